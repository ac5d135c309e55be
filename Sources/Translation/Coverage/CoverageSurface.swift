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

    mutating func add(_ counts: StateCounts, locale: String) {
        if let index = locales.firstIndex(where: { $0.locale == locale }) {
            locales[index].counts += counts
        } else {
            locales.append(Entry(locale: locale, counts: counts))
        }
    }
}
