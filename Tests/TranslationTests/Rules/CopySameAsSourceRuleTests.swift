import Testing

@testable import Translation

@Suite("copy.same-as-source")
struct CopySameAsSourceRuleTests {
    private static let options = CopyOptions(sameAllowed: SameWords(["Lumora Pro", "Premium"]))

    @Test(
        "fires",
        arguments: [
            RuleCase("Go Premium", "Go Premium", "fr", "/k is the same in fr as in the source (en)"),
            RuleCase("Sleep better", "Sleep better ", "vi", "/k is the same in vi as in the source (en)"),
            RuleCase("<PROD_PRICE/> per year", "<PROD_PRICE/> per year", "ar", "/k is the same in ar as in the source (en)"),
            RuleCase("Restore", "Restore", "pt-br", "/k is the same in pt-br as in the source (en)"),
            RuleCase("Lumora", "Lumora", "fr", "/k is the same in fr as in the source (en)"),
        ])
    func fires(_ example: RuleCase) throws {
        #expect(try example.found(by: CopySameAsSourceRule.self, options: Self.options) == example.messages)
    }

    @Test(
        "leaves alone",
        arguments: [
            RuleCase("Lumora Pro", "Lumora Pro", "fr"),
            RuleCase("**Premium** – Lumora Pro", "**Premium** – Lumora Pro", "vi"),
            RuleCase("<PROD_TITLE/>", "<PROD_TITLE/>", "ar"),
            RuleCase("100 %", "100 %", "pt-br"),
            RuleCase("Restore", "Restore", "en-GB"),
            RuleCase("Restore", "restore", "fr"),
            RuleCase("Photos", "Photos !", "fr"),
        ])
    func silent(_ example: RuleCase) throws {
        #expect(try example.found(by: CopySameAsSourceRule.self, options: Self.options) == [])
    }
}
