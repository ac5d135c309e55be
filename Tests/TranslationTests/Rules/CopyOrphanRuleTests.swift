import Testing

@testable import Translation

@Suite("copy.orphan")
struct CopyOrphanRuleTests {
    @Test(
        "fires",
        arguments: [
            RuleCase("", "Reste", "fr", "/k is in fr but not in the source (en)"),
            RuleCase(" ", "Còn lại", "vi", "/k is in vi but not in the source (en)"),
        ])
    func fires(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyOrphanRule.self) == example.messages)
    }

    @Test(
        "leaves alone",
        arguments: [
            RuleCase("One", "Un", "fr"),
            RuleCase("", ""),
            RuleCase("", "\u{A0}", "ar"),
            RuleCase("https://example.com", "Texte", "pt-br"),
            RuleCase("", "https://example.com/ar", "ar"),
            RuleCase("", "#FFFFFF", "vi"),
        ])
    func silent(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyOrphanRule.self) == [])
    }

    @Test("a group that only the translation has gives a finding for each of its texts")
    func group() throws {
        let comparison = CopyComparison(
            source: try config("en", "{}"),
            translation: try config("ar", #"{"extra": {"a": "واحد", "b": ["اثنان"], "icon": "moon"}}"#),
            locale: "ar")
        #expect(comparison.diagnostics.map { $0.subject.pointer } == ["/extra/a", "/extra/b/0"])
    }
}
