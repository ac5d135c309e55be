import Testing

@testable import Translation

@Suite("copy.tag-lost")
struct CopyTagLostRuleTests {
    private static let options = CopyOptions(tags: CopyTags(custom: ["user.streak"]))

    @Test(
        "fires",
        arguments: [
            RuleCase(
                "<OFFER_FULL_DURATION/> free, then <PROD_PRICE/>", "7 jours gratuits, puis 59 €", "fr",
                "<OFFER_FULL_DURATION/>, <PROD_PRICE/> of the source are gone from /k in fr"),
            RuleCase(
                "only <PROD_PRICE_PER_MONTH/> a month", "chỉ mỗi tháng", "vi",
                "<PROD_PRICE_PER_MONTH/> of the source is gone from /k in vi"),
            RuleCase(
                "<OFFER_FULL_DURATION/> free", "<OFFER_LENGTH/> مجانًا", "ar",
                "<OFFER_FULL_DURATION/> of the source is gone from /k in ar"),
            RuleCase("<user.streak/> days", "dias", "pt-br", "<user.streak/> of the source is gone from /k in pt-br"),
        ])
    func fires(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyTagLostRule.self, options: Self.options) == example.messages)
    }

    @Test(
        "leaves alone",
        arguments: [
            RuleCase("<PROD_PRICE/> a year", "<PRICE/> par an", "fr"),
            RuleCase("<PROD_PRICE/>, then <PROD_PRICE/>", "sau đó <PROD_PRICE/>", "vi"),
            RuleCase("<PROD_PRICE/>", "<PROD_PRICE>", "ar"),
            RuleCase("<PROD_PRICE/>", "<PROD_PRCE/>", "pt-br"),
            RuleCase("<PROD_PRICE/>", "", "fr"),
            RuleCase("<b>Now</b>", "Bây giờ", "vi"),
            RuleCase("Now", "<PROD_PRICE/>", "ar"),
        ])
    func silent(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyTagLostRule.self, options: Self.options) == [])
    }
}
