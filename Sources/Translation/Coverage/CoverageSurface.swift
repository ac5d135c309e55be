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

    /// - Parameter isBefore: the order of locales; a new one is put in its place.
    mutating func add(_ counts: StateCounts, locale: String, isBefore: (String, String) -> Bool) {
        if let index = locales.firstIndex(where: { $0.locale == locale }) {
            locales[index].counts += counts
        } else {
            let index = locales.firstIndex { isBefore(locale, $0.locale) } ?? locales.count
            locales.insert(Entry(locale: locale, counts: counts), at: index)
        }
    }
}
