import Testing

@testable import Translation

@Suite("copy.tag-malformed")
struct CopyTagMalformedRuleTests {
    private static let options = CopyOptions(tags: CopyTags(custom: ["user.streak"]))

    @Test(
        "fires",
        arguments: [
            RuleCase(
                "<PROD_PRICE/> a month", "<PROD_PRICE> mỗi tháng", "vi",
                "malformed tag <PROD_PRICE> in /k (vi); write <PROD_PRICE/>"),
            RuleCase(
                "<PROD_PRICE/> a month", "<prod_price> par mois", "fr", "malformed tag <prod_price> in /k (fr); write <PROD_PRICE/>"
            ),
            RuleCase(
                "<PROD_PRICE/> a month", "＜PROD_PRICE/＞ شهريًا", "ar", "malformed tag PROD_PRICE in /k (ar); write <PROD_PRICE/>"),
            RuleCase(
                "<user.streak/> days", "<user.streak> dias", "pt-br",
                "malformed tag <user.streak> in /k (pt-br); write <user.streak/>"),
            RuleCase(
                "<PROD_PRICE/>, <PROD_TITLE/>", "<PROD_PRICE >, PROD_TITLE", "fr",
                "malformed tag <PROD_PRICE > in /k (fr); write <PROD_PRICE/>",
                "malformed tag PROD_TITLE in /k (fr); write <PROD_TITLE/>"),
        ])
    func fires(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyTagMalformedRule.self, options: Self.options) == example.messages)
    }

    @Test(
        "leaves alone",
        arguments: [
            RuleCase("<PROD_PRICE/> a month", "<PROD_PRICE/> par mois", "fr"),
            RuleCase("A", "Giá < 5, giá > 3", "vi"),
            RuleCase("A", "<b>غامق</b>", "ar"),
            RuleCase("A", "snake_case", "pt-br"),
            RuleCase("PRICE", "PRIX", "fr"),
        ])
    func silent(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyTagMalformedRule.self, options: Self.options) == [])
    }

    @Test("the tag alone is underlined, and can be replaced")
    func place() throws {
        let findings = try compare("<PROD_PRICE/>", "À <PROD_PRICE>").diagnostics
        #expect(
            findings.map(\.line) == [
                "fr.json:1:10+17 error copy.tag-malformed: malformed tag <PROD_PRICE> in /k (fr); write <PROD_PRICE/>"
            ])
        #expect(findings.flatMap(\.fixes).map(\.replacement) == ["<PROD_PRICE/>"])
    }
}
