/// The counts of one surface, per locale.
public struct CoverageSurface: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public var locale: String
        public var counts: StateCounts

        public init(locale: String, counts: StateCounts) {
            self.locale = locale
            self.counts = counts
        }
    }

    public var id: SurfaceID
    /// In the order of the report's locales.
    public var locales: [Entry]

    public init(id: SurfaceID, locales: [Entry] = []) {
        self.id = id
        self.locales = locales
    }

    public subscript(locale: String) -> StateCounts? { locales.first { $0.locale == locale }?.counts }

    /// Adds to the counts of a locale that stands here.
    /// - Returns: whether it does.
    mutating func add(_ counts: StateCounts, locale: String) -> Bool {
        guard let index = locales.firstIndex(where: { $0.locale == locale }) else { return false }
        locales[index].counts += counts
        return true
    }
}
