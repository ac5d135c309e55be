import Diagnostics
import Testing
import Translation

@testable import Site

@Suite("Coverage of a project")
struct CoverageBuilderTests {
    private let guides = [
        "vitrine.yml": "languages: [en, fr, vi]", "content/docs/en/index.md": "# Welcome\n\nOne.\n\nTwo.", "content/docs/en/a.md": "# A page\n\nThree.",
        "content/docs/fr/index.md": "# Bienvenue\n\nUn.", "content/docs/fr/own.md": "# En plus\n\nQuatre.",
    ]

    @Test("Guides count by block; what only a translation has is an orphan")
    func docs() throws {
        try TemporaryFolder.with(guides) { folder in
            let report = try #require(folder.check().coverage)
            let fr = try #require(report[.docs]?["fr"])
            #expect(fr.total == 5 && fr[.translated] == 2 && fr[.missing] == 3 && fr[.orphan] == 2 && fr.percent == "40.0")
            let vi = try #require(report[.docs]?["vi"])
            #expect(vi.total == 5 && vi[.missing] == 5 && vi.percent == "0.0")
            #expect(report.locales == ["fr", "vi"] && report.source == "en")
        }
    }

    @Test("Paywalls count by string, over all variations")
    func paywalls() throws {
        let source = #"{"en": {"title": "Go Pro", "cta": "Buy", "legal": "All of it"}, "fr": {"title": "Passez à Pro", "cta": ""}}"#
        try TemporaryFolder.with(["vitrine.yml": "paywalls: { sources: [{ file: main.json }] }", "main.json": source]) { folder in
            let report = try #require(folder.check().coverage)
            let fr = try #require(report[.paywalls]?["fr"])
            #expect(fr.total == 3 && fr[.translated] == 1 && fr[.empty] == 1 && fr[.missing] == 1 && fr.percent == "33.3")
            #expect(report[.docs] == nil && report[.interface] == nil)
        }
    }

    @Test("The built-in interface is whole in its languages; one that it doesn't have is missing")
    func interface() throws {
        try TemporaryFolder.with(["vitrine.yml": "languages: [en, fr, de]", "content/docs/en/index.md": "# A"]) { folder in
            let outcome = folder.check()
            let report = try #require(outcome.coverage)
            #expect(report[.interface]?["fr"]?.percent == "100.0")
            #expect(report[.interface]?["de"]?.percent == "0.0")
            #expect(outcome.diagnostics.filter { $0.rule == "interface.absent" }.map(\.subject.locale) == ["de"])
        }
    }

    @Test("Below the minimum the status is 1, from the file or over it from the command line")
    func minimum() throws {
        var files = guides
        files["vitrine.yml"] = "languages: [en, fr, vi]\nchecks: { minimum: { docs: { fr: 40 } }, severity: { docs.missing: off } }"
        try TemporaryFolder.with(files) { folder in
            #expect(folder.check().status == .success)
            let below = folder.check { $0.minimum = ["docs.fr=41"] }
            #expect(below.status == .findings)
            #expect(below.diagnostics.filter { $0.severity == .error }.map(\.rule) == ["coverage.minimum"])
            let wrong = folder.check { $0.minimum = ["dosc=41"] }
            #expect(wrong.status == .usage && wrong.diagnostics.first?.message.hasPrefix("--min: no surface \"dosc\"") == true)
        }
    }

    @Test("A severity may be changed or turned off")
    func severities() throws {
        var files = guides
        files["vitrine.yml"] = "languages: [en, fr]\nchecks: { severity: { docs.missing: error, docs.not-in-source: off } }"
        try TemporaryFolder.with(files) { folder in
            let outcome = folder.check()
            #expect(outcome.status == .findings)
            #expect(outcome.diagnostics.contains { $0.rule == "docs.missing" && $0.severity == .error })
            #expect(!outcome.diagnostics.contains { $0.rule == "docs.not-in-source" })
        }
    }

    @Test("The table for a terminal")
    func table() throws {
        var report = CoverageReport(source: "en", locales: ["fr"])
        #expect(CoverageTable.text(report) == "")
        var counts = StateCounts()
        counts.add(.translated, count: 8)
        counts.add(.missing, count: 1)
        counts.add(.outdated, count: 1)
        report.add(counts, to: .docs, locale: "fr")
        #expect(
            CoverageTable.text(report) == """
                surface  locale  translated  of  percent  not translated
                docs     fr               8  10   80.0 %  1 missing, 1 outdated

                """)
    }
}
