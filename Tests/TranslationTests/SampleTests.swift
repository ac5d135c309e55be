import Diagnostics
import JSONText
import Testing

@testable import Translation

@Suite("Copy of the sample files")
struct SampleTests {
    /// Every variation of a fallback file of format 10: the source and the configs that can be read.
    private func comparisons(_ file: String) throws -> [CopyComparison] {
        let document = try JSONDocument.parse(try Fixture.source(file))
        var comparisons: [CopyComparison] = []
        for placement in document.root["data"]?.object ?? [] {
            for variation in placement.value["data"]?.array ?? [] {
                var configs: [(locale: String, config: LocalizedConfig?)] = []
                for config in variation["remote_configs"]?.array ?? [] {
                    guard let locale = config["lang"]?.string, let data = config["data"] else { continue }
                    let embedded = try? document.embedded(in: data)
                    let readable = embedded.flatMap { $0.root.object == nil ? nil : LocalizedConfig(locale: locale, document: $0) }
                    configs.append((locale, readable))
                }
                guard let source = configs.first?.config else { continue }
                let subject = Subject(placement: placement.key, variation: variation["variation_id"]?.string)
                comparisons.append(CopyComparison(source: SourceCopy(source), subject: subject))
                comparisons += configs.dropFirst().map {
                    CopyComparison(source: source, translation: $0.config, locale: $0.locale, subject: subject)
                }
            }
        }
        return comparisons
    }

    @Test("every planted fault of the copy is found, once, and nothing else")
    func defects() throws {
        let expected = try JSONDocument.parse(try Fixture.source("fallback-defects.expected.json")).root["expected"]?.array ?? []
        let keys = ["rule", "locale", "pointer", "placement", "variation"]
        let planted = expected.map { finding in keys.map { finding[$0]?.string ?? "" }.joined(separator: " ") }
            .filter { $0.hasPrefix("copy.") }
        let found = try comparisons("fallback-defects.json").flatMap(\.diagnostics).map { finding in
            let subject = finding.subject
            return [finding.rule, subject.locale ?? "", subject.pointer ?? "", subject.placement ?? "", subject.variation ?? ""]
                .joined(separator: " ")
        }
        #expect(planted.count == 14)
        #expect(found.sorted() == planted.sorted())
    }

    @Test("each finding points into the escaped config inside the file")
    func places() throws {
        let findings = try comparisons("fallback-defects.json").flatMap(\.diagnostics)
        #expect(findings.allSatisfy { $0.range?.start.file == "fallback-defects.json" && ($0.range?.start.column ?? 0) > 0 })
        let source = try Fixture.source("fallback-defects.json")
        let tag = try #require(findings.first { $0.rule == "copy.tag-malformed" }?.range)
        let line = Array(try #require(source.line(tag.start.line)).unicodeScalars)
        let written = String(String.UnicodeScalarView(line[(tag.start.column - 1)..<(tag.start.column - 1 + tag.length)]))
        #expect(written == "<PROD_PRICE>")
    }

    @Test("the file without faults has no finding, and every locale is complete")
    func clean() throws {
        let comparisons = try comparisons("fallback-10.json")
        #expect(comparisons.flatMap(\.diagnostics).map(\.line) == [])
        #expect(comparisons.count > 5)
        #expect(comparisons.allSatisfy { $0.counts.percent == "100.0" && $0.counts.total > 0 })
    }

    @Test("the states of a locale with faults are counted")
    func counts() throws {
        let comparisons = try comparisons("fallback-defects.json")
        let lines = comparisons.map { comparison in
            let counts = comparison.counts
            let states = UnitState.allCases.filter { counts[$0] > 0 }.map { "\($0.rawValue) \(counts[$0])" }
            return "\(comparison.locale): \(states.joined(separator: ", ")) of \(counts.total), \(counts.percent)"
        }
        #expect(
            lines == [
                "en: translated 23 of 23, 100.0", "fr: translated 20, missing 1, empty 1, mismatched 1 of 23, 86.9",
                "vi: translated 18, missing 2, same-as-source 1, mismatched 2 of 23, 78.2",
                "ar: translated 21, mismatched 2 of 23, 91.3",
                "pt-br: translated 23, orphan 1 of 23, 100.0", "ja: missing 23 of 23, 0.0", "de: missing 23 of 23, 0.0",
            ])
    }
}
