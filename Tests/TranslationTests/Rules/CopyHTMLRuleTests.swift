import Testing

@testable import Translation

@Suite("copy.html")
struct CopyHTMLRuleTests {
    @Test(
        "fires",
        arguments: [
            RuleCase("Now", "<b>Maintenant</b>", "fr", "HTML in /k (fr): <b> is dropped, its text stays"),
            RuleCase("Now", "Bây<br/>giờ", "vi", "HTML in /k (vi): <br/> is dropped, its text stays"),
            RuleCase("Now", "<!-- x -->الآن", "ar", "HTML in /k (ar): <!-- x --> is dropped, its text stays"),
            RuleCase("Now", "<script>alert(1)</script> Agora", "pt-br", "HTML in /k (pt-br): <script> is dropped, its text stays"),
            RuleCase("Now", "<A HREF='x'>Ici</A>", "fr", "HTML in /k (fr): <A HREF='x'> is dropped, its text stays"),
        ])
    func fires(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyHTMLRule.self) == example.messages)
    }

    @Test(
        "leaves alone",
        arguments: [
            RuleCase("Now", "**Maintenant**", "fr"),
            RuleCase("Now", "3 < 5 và 7 > 6", "vi"),
            RuleCase("Now", "<PROD_PRICE/>", "ar"),
            RuleCase("Now", "<https://example.com>", "pt-br"),
            RuleCase("Now", "<3", "fr"),
        ])
    func silent(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyHTMLRule.self) == [])
    }
}
