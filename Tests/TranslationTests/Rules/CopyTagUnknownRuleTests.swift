import Testing

@testable import Translation

@Suite("copy.tag-unknown")
struct CopyTagUnknownRuleTests {
    private static let options = CopyOptions(tags: CopyTags(custom: ["user.streak"]))

    @Test(
        "fires",
        arguments: [
            RuleCase("A", "<OFFER_LENGTH/> مجانًا", "ar", "unknown tag <OFFER_LENGTH/> in /k (ar)"),
            RuleCase("A", "<PROD_PRCE/> par an", "fr", "unknown tag <PROD_PRCE/> in /k (fr); did you mean <PROD_PRICE/>?"),
            RuleCase(
                "A", "<user.steak/> ngày, <user.steak/>", "vi", "unknown tag <user.steak/> in /k (vi); did you mean <user.streak/>?"
            ),
            RuleCase(
                "A", "<prod_price/> e <X9/>", "pt-br", "unknown tag <prod_price/> in /k (pt-br); did you mean <PROD_PRICE/>?",
                "unknown tag <X9/> in /k (pt-br)"),
        ])
    func fires(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyTagUnknownRule.self, options: Self.options) == example.messages)
    }

    @Test(
        "leaves alone",
        arguments: [
            RuleCase("A", "<PROD_PRICE/> par an", "fr"),
            RuleCase("A", "<user.streak/> ngày", "vi"),
            RuleCase("A", "<br/>سطر", "ar"),
            RuleCase("A", "<TIMER_Total_Hours_2/> h", "pt-br"),
            RuleCase("A", "</TITLE/>", "fr"),
            RuleCase("<X/>", "", "fr"),
        ])
    func silent(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyTagUnknownRule.self, options: Self.options) == [])
    }
}
