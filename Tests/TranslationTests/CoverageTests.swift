import Diagnostics
import Foundation
import Testing

@testable import Translation

@Suite("Coverage")
struct CoverageTests {
    private func counts(_ states: [(UnitState, Int)], allowed: Int = 0) -> StateCounts {
        var counts = StateCounts()
        for (state, count) in states { counts.add(state, count: count) }
        if allowed > 0 { counts.add(.sameAsSource, allowed: true, count: allowed) }
        return counts
    }

    @Test("percent is done of all units of the source, cut to one decimal")
    func percent() {
        #expect(counts([(.translated, 8), (.missing, 1), (.outdated, 1)]).percent == "80.0")
        #expect(counts([(.translated, 1), (.sameAsSource, 1)], allowed: 1).percent == "66.6")
        #expect(counts([(.translated, 2999), (.missing, 1)]).percent == "99.9")
        #expect(counts([(.translated, 2), (.orphan, 5)]).percent == "100.0")
        #expect(counts([(.orphan, 5)]).percent == "100.0")
        #expect(counts([(.missing, 3)]).percent == "0.0")
    }

    @Test("a minimum is met exactly, not as rounded")
    func meets() throws {
        let third = counts([(.translated, 1), (.missing, 2)])
        #expect(third.meets(try #require(Decimal(string: "33.3"))))
        #expect(!third.meets(try #require(Decimal(string: "33.34"))))
        #expect(counts([]).meets(100))
    }

    @Test("counts add up and compare by what they count")
    func sum() {
        let a = counts([(.translated, 1), (.missing, 0)], allowed: 1)
        #expect(a + counts([(.translated, 2)]) == counts([(.translated, 3)], allowed: 1))
        #expect(a == counts([(.translated, 1)], allowed: 1))
        #expect(a != counts([(.translated, 1), (.sameAsSource, 1)]))
    }

    @Test("the report keeps the order of surfaces and locales, whatever comes first")
    func json() {
        var report = CoverageReport(source: "en", locales: ["fr", "vi"])
        report.add(counts([(.translated, 1)]), to: .interface, locale: "vi")
        report.add(counts([(.translated, 5)]), to: .paywalls, locale: "pt-br")
        report.add(counts([(.translated, 8), (.missing, 1), (.outdated, 1)]), to: .paywalls, locale: "fr")
        report.add(counts([(.translated, 1)]), to: .interface, locale: "vi")
        report.add([
            Diagnostic(
                "copy.missing", .error, "gone", at: SourceLocation(file: "a.json", line: 2, column: 3),
                subject: Subject(locale: "fr", pointer: "/a", placement: "main", variation: "v"))
        ])
        #expect(
            report.json == """
                {
                  "source": "en",
                  "surfaces": [
                    {
                      "id": "paywalls",
                      "unit": "string",
                      "locales": {
                        "fr": {"total": 10, "translated": 8, "missing": 1, "empty": 0, "same-as-source": 0, "outdated": 1, "mismatched": 0, "orphan": 0, "percent": 80.0},
                        "pt-br": {"total": 5, "translated": 5, "missing": 0, "empty": 0, "same-as-source": 0, "outdated": 0, "mismatched": 0, "orphan": 0, "percent": 100.0}
                      }
                    },
                    {
                      "id": "interface",
                      "unit": "string",
                      "locales": {
                        "vi": {"total": 2, "translated": 2, "missing": 0, "empty": 0, "same-as-source": 0, "outdated": 0, "mismatched": 0, "orphan": 0, "percent": 100.0}
                      }
                    }
                  ],
                  "findings": [
                    {"rule": "copy.missing", "severity": "error", "message": "gone", "file": "a.json", "line": 2, "column": 3, "locale": "fr", "pointer": "/a", "placement": "main", "variation": "v"}
                  ]
                }

                """)
        #expect(report.counts(locale: "fr").total == 10)
    }

    @Test("a report of nothing is well-formed")
    func nothing() {
        #expect(
            CoverageReport(source: "vi", locales: []).json
                == "{\n  \"source\": \"vi\",\n  \"surfaces\": [],\n  \"findings\": []\n}\n")
    }

    @Test(
        "an argument sets a minimum or says what is wrong with it",
        arguments: [
            ("docs.fr=90", nil), ("paywalls=99.5", nil), ("docs.pt-br=0", nil),
            ("doc=1", "no surface \"doc\": one of paywalls, docs, reference, interface, products, catalogs"),
            ("docs", "\"docs\" is not of the form docs.fr=90, a percentage from 0 to 100"),
            ("docs.=9", "\"docs.=9\" is not of the form docs.fr=90, a percentage from 0 to 100"),
            ("docs=101", "\"docs=101\" is not of the form docs.fr=90, a percentage from 0 to 100"),
            ("docs=9,5", "\"docs=9,5\" is not of the form docs.fr=90, a percentage from 0 to 100"),
            ("docs=1e1", "\"docs=1e1\" is not of the form docs.fr=90, a percentage from 0 to 100"),
            ("", "no surface \"\": one of paywalls, docs, reference, interface, products, catalogs"),
        ] as [(String, String?)])
    func argument(_ text: String, _ fault: String?) {
        var minimum = CoverageMinimum()
        #expect(minimum.add(argument: text) == fault)
    }
}
