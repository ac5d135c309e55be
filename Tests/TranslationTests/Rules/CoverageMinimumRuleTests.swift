import Testing

@testable import Translation

@Suite("coverage.minimum")
struct CoverageMinimumRuleTests {
    private func check(_ minimum: (inout CoverageMinimum) -> Void) -> [String] {
        var report = CoverageReport(source: "en", locales: ["fr", "vi"])
        var counts = StateCounts()
        counts.add(.translated, count: 3)
        counts.add(.missing)
        for locale in ["fr", "vi"] { report.add(counts, to: .docs, locale: locale) }
        var asked = CoverageMinimum()
        minimum(&asked)
        return CoverageMinimumRule.check(report, asked).map(\.line)
    }

    @Test("fires for each locale below; a locale's own minimum goes before the surface's")
    func fires() {
        #expect(
            check {
                $0.set(100, for: .docs)
                $0.set(75, for: .docs, locale: "vi")
            } == ["error coverage.minimum: docs in fr: 75.0 % translated (3 of 4 blocks), 100 % asked for"])
    }

    @Test("leaves alone what is enough, and surfaces that the project doesn't have")
    func silent() {
        #expect(check { $0.set(75, for: .docs) } == [])
        #expect(check { $0.set(100, for: .paywalls) } == [])
        #expect(check { _ in } == [])
    }
}
