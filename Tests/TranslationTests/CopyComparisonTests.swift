import Diagnostics
import JSONText
import Testing

@testable import Translation

@Suite("Comparing copy")
struct CopyComparisonTests {
    private func states(_ comparison: CopyComparison) -> [String] {
        comparison.units.map { "\($0.pointer) \($0.state.rawValue)\($0.isAllowed ? " allowed" : "")" }
    }

    @Test("units come in the order of the source, texts without source after them")
    func order() throws {
        let comparison = CopyComparison(
            source: try config("en", #"{"z": "Zoo", "a": ["One word", {"b/c": "Two"}], "m": "Gone", "n": 1, "e": ""}"#),
            translation: try config(
                "fr", #"{"y": "Reste", "a": ["Un mot", {"b/c": " "}, "Trois"], "z": "Zoo", "e": "Plein", "n": "Mot"}"#),
            locale: "fr", subject: Subject(placement: "main", variation: "v"))
        #expect(
            states(comparison) == [
                "/z same-as-source", "/a/0 translated", "/a/1/b~1c empty", "/m missing", "/y orphan", "/a/2 orphan", "/e orphan",
            ])
        #expect(
            comparison.diagnostics.map(\.line) == [
                "fr.json:1:61+5 warning copy.same-as-source: /z is the same in fr as in the source (en)",
                "fr.json:1:40+3 error copy.empty: /a/1/b~1c is empty in fr",
                "fr.json:1:1+1 error copy.missing: /m is missing in fr",
                "fr.json:1:7+7 warning copy.orphan: /y is in fr but not in the source (en)",
                "fr.json:1:46+7 warning copy.orphan: /a/2 is in fr but not in the source (en)",
                "fr.json:1:73+7 warning copy.orphan: /e is in fr but not in the source (en)",
            ])
        #expect(
            comparison.diagnostics.map(\.subject).first
                == Subject(locale: "fr", pointer: "/z", placement: "main", variation: "v"))
        #expect(comparison.counts.percent == "25.0")
    }

    @Test("a unit holds both texts and both places")
    func unit() throws {
        let comparison = try compare("Hello", "Bonjour")
        #expect(
            comparison.units == [
                CopyUnit(
                    pointer: "/k", source: "Hello", text: "Bonjour", state: .translated,
                    sourceRange: SourceRange(SourceLocation(file: "en.json", line: 1, column: 7), length: 7),
                    range: SourceRange(SourceLocation(file: "fr.json", line: 1, column: 7), length: 9))
            ])
    }

    @Test("a locale without a readable config lacks everything, without a finding per key")
    func absent() throws {
        let comparison = CopyComparison(
            source: try config("en", ##"{"a": "One", "b": "#FFFFFF"}"##), translation: nil, locale: "de")
        #expect(states(comparison) == ["/a missing"])
        #expect(comparison.diagnostics == [])
    }

    @Test("a value of another kind is one finding, however many strings it should have held")
    func mismatch() throws {
        let comparison = CopyComparison(
            source: try config("en", #"{"list": [{"a": "One", "b": "Two"}], "text": "Three", "gone": {"c": "Four"}}"#),
            translation: try config("fr", #"{"list": {"a": "Un"}, "text": ["Trois"], "gone": null}"#), locale: "fr")
        #expect(
            states(comparison) == ["/list/0/a mismatched", "/list/0/b mismatched", "/text mismatched", "/gone/c missing"])
        #expect(
            comparison.diagnostics.map { "\($0.rule) \($0.subject.pointer ?? ""): \($0.message)" } == [
                "copy.mismatched /list: /list is an object in fr, an array in the source",
                "copy.mismatched /text: /text is an array in fr, a string in the source",
                "copy.missing /gone/c: /gone/c is missing in fr",
            ])
    }

    @Test("of a key that comes twice the last counts")
    func duplicates() throws {
        let comparison = CopyComparison(
            source: try config("en", #"{"a": "Old", "a": "New"}"#), translation: try config("fr", #"{"a": "Neuf"}"#), locale: "fr")
        #expect(comparison.units.map(\.source) == ["New"])
    }

    @Test(
        "what may stay the same is allowed, what has no words counts as translated",
        arguments: [
            ("Lumora Pro", "fr", "same-as-source allowed"), ("**Lumora** PRO!", "fr", "same-as-source allowed"),
            ("Lumora Plus", "fr", "same-as-source"), ("<PROD_TITLE/>", "fr", "translated"), ("300 %", "fr", "translated"),
            ("<PROD_PRICE/> Pro", "fr", "same-as-source allowed"), ("<PROD_PRICE/> per month", "fr", "same-as-source"),
            ("[Lumora](https://example.com/terms)", "fr", "same-as-source allowed"), ("Colour", "en-GB", "same-as-source allowed"),
            ("→ •", "fr", "translated"), ("تابع", "ar", "same-as-source"), ("👋🏽", "vi", "translated"),
        ])
    func same(_ text: String, _ locale: String, _ expected: String) throws {
        let options = CopyOptions(sameAllowed: SameWords(["Lumora Pro", "Lumora", "Pro"]))
        let comparison = try compare(text, text, locale: locale, options: options)
        #expect(states(comparison) == ["/k \(expected)"])
        #expect(comparison.diagnostics.map(\.rule) == (expected == "same-as-source" ? ["copy.same-as-source"] : []))
    }

    @Test("the source alone is checked for what is wrong in any language")
    func source() throws {
        let comparison = CopyComparison(
            source: SourceCopy(try config("en", #"{"a": "Only <PROD_PRICE> ", "b": "", "c": "<user.streak/>"}"#)))
        #expect(states(comparison) == ["/a translated", "/c translated"])
        #expect(comparison.diagnostics.map(\.rule) == ["copy.tag-malformed", "copy.white-space", "copy.tag-unknown"])
    }

    @Test("deep configs are walked without trouble")
    func deep() throws {
        let json = String(repeating: "[", count: 500) + "\"Word\"" + String(repeating: "]", count: 500)
        #expect(CopyComparison(source: try config("en", json), translation: try config("fr", "[]"), locale: "fr").units.count == 1)
    }
}
