public import Diagnostics

/// How much of every surface is translated into every locale, and what was found on the way.
public struct CoverageReport: Sendable {
    /// The source language of the site.
    public let source: String
    /// The locales in the order in which they are shown; one that turns up besides stands after them.
    public let locales: [String]
    /// In the order of `SurfaceID`, only those that the project has.
    public private(set) var surfaces: [CoverageSurface] = []
    /// Sorted by place.
    public private(set) var findings: [Diagnostic] = []

    public init(source: String, locales: [String]) {
        self.source = source
        self.locales = locales
    }

    public subscript(surface: SurfaceID) -> CoverageSurface? { surfaces.first { $0.id == surface } }

    /// Adds what one page, configuration or file of strings came to in one locale.
    public mutating func add(_ counts: StateCounts, to surface: SurfaceID, locale: String) {
        let index: Int
        if let found = surfaces.firstIndex(where: { $0.id == surface }) {
            index = found
        } else {
            index = surfaces.firstIndex { surface < $0.id } ?? surfaces.count
            surfaces.insert(CoverageSurface(id: surface), at: index)
        }
        if surfaces[index].add(counts, locale: locale) { return }
        let ranks = Dictionary(locales.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        func rank(_ locale: String) -> Int { ranks[locale] ?? ranks.count }
        let own = (rank(locale), locale)
        let place = surfaces[index].locales.firstIndex { own < (rank($0.locale), $0.locale) } ?? surfaces[index].locales.count
        surfaces[index].locales.insert(.init(locale: locale, counts: counts), at: place)
    }

    public mutating func add(_ more: [Diagnostic]) {
        findings = (findings + more).sorted()
    }

    /// All surfaces together.
    public func counts(locale: String) -> StateCounts {
        surfaces.reduce(StateCounts()) { sum, surface in surface[locale].map { sum + $0 } ?? sum }
    }
}
