import Testing

@testable import Translation

@Suite("copy.empty")
struct CopyEmptyRuleTests {
    @Test(
        "fires",
        arguments: [
            RuleCase("Continue", "", "fr", "/k is empty in fr"),
            RuleCase("Continue", " ", "vi", "/k is empty in vi"),
            RuleCase("Continue", "\u{A0}\n", "ar", "/k is empty in ar"),
            RuleCase("<PROD_PRICE/>", "", "pt-br", "/k is empty in pt-br"),
        ])
    func fires(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyEmptyRule.self) == example.messages)
    }

    @Test(
        "leaves alone",
        arguments: [
            RuleCase("Continue", "Continuer", "fr"),
            RuleCase("Continue", ".", "vi"),
            RuleCase("", "", "ar"),
            RuleCase(" ", "", "pt-br"),
            RuleCase("Continue", "\u{200F}…", "ar"),
        ])
    func silent(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyEmptyRule.self) == [])
    }
}
