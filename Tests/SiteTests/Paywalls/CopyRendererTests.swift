import Testing

@testable import Site

@Suite("Copy as a screen shows it")
struct CopyRendererTests {
    private func html(
        _ text: String, _ product: PaywallProduct? = .yearly(), _ state: OfferState = .eligible, language: String = "fr", custom: [String: String] = [:],
        links: Bool = true
    ) -> String {
        String(
            decoding: CopyRenderer(custom: custom, language: language).html(text, product: product, state: state, allowsLinks: links), as: UTF8.self)
    }

    @Test(
        "Inline Markdown with tags filled in",
        arguments: [
            ("Go *Pro*", "Go <em>Pro</em>"), ("a\nb", "a<br>\nb"), ("+ de 300", "+ de 300"), ("2026. Une année", "2026. Une année"), ("# 1", "# 1"),
            ("<PROD_PRICE/> par an", "<bdi class=\"amount\">64,99\u{A0}€</bdi> par an"),
            ("**<PROD_PRICE/>**", "<strong><bdi class=\"amount\">64,99\u{A0}€</bdi></strong>"),
            ("<PRICE_AMOUNT/> <CURRENCY_CODE/>", "64,99 EUR"), ("<OFFER_FULL_DURATION/>", "1\u{A0}semaine"),
            ("[Terms](https://x.example)", "<a href=\"https://x.example\">Terms</a>"),
        ])
    func inline(text: String, expected: String) {
        #expect(html(text) == expected)
    }

    @Test(
        "Hostile copy ends up as text",
        arguments: [
            ("<script>alert(1)</script>", "alert(1)"), ("<img src=x onerror=alert(1)>", ""), ("a < b & c", "a &lt; b &amp; c"),
            ("[x](javascript:alert(1))", "x"), ("![x](https://evil.example/pixel)", "x"),
        ])
    func hostile(text: String, expected: String) {
        #expect(html(text) == expected)
    }

    @Test("A product's own words are escaped and set apart in their language and direction")
    func titles() {
        let product = PaywallProduct.yearly(title: "<b>*Pro*</b>")
        #expect(html("<PROD_TITLE/>", product, language: "en") == "<bdi>&lt;b&gt;*Pro*&lt;/b&gt;</bdi>")
        #expect(html("<PROD_TITLE/>", product, language: "fr") == "<bdi lang=\"en\">&lt;b&gt;*Pro*&lt;/b&gt;</bdi>")
        #expect(html("<PROD_TITLE/>", .yearly(titleLanguage: "en-US"), language: "en") == "<bdi>Pro</bdi>")
    }

    @Test("Samples of the app's tags are escaped and isolated")
    func custom() {
        #expect(html("<user.name/>", custom: ["user.name": "<i>Eve</i>"]) == "<bdi>&lt;i&gt;Eve&lt;/i&gt;</bdi>")
    }

    @Test("A tag that nobody fills is a visible mark, never printed as if it were copy", arguments: [true, false])
    func unresolved(links: Bool) {
        let mark = "<mark class=\"tag tag-unresolved\" title=\"&lt;NO_SUCH/&gt;\">?</mark>"
        #expect(html("Hi <NO_SUCH/>!", links: links) == "Hi \(mark)!")
        #expect(html("[Hi <NO_SUCH/>](https://x.example)!", links: links) == (links ? "<a href=\"https://x.example\">Hi \(mark)</a>!" : "Hi \(mark)!"))
    }

    @Test("In buttons links are dropped and everything else stays")
    func buttons() {
        #expect(html("*Buy* for <PROD_PRICE/>", links: false) == "<em>Buy</em> for <bdi class=\"amount\">64,99\u{A0}€</bdi>")
        #expect(
            html("*Buy* [now & here](https://x.example) for <PROD_PRICE/>", links: false)
                == "<em>Buy</em> now &amp; here for <bdi class=\"amount\">64,99\u{A0}€</bdi>")
    }

    @Test("Offers follow the state: a promotional one needs no asking, an introductory one an eligible reader")
    func states() {
        #expect(html("[<OFFER_PRICE/>]", .yearly(), .eligible) == "[<bdi class=\"amount\">0,00\u{A0}€</bdi>]")
        #expect(html("[<OFFER_PRICE/>]", .yearly(), .ineligible) == "[]")
        #expect(html("[<OFFER_PRICE/>]", .yearly(offers: [.week, .promotional]), .ineligible) == "[<bdi class=\"amount\">1,00\u{A0}€</bdi>]")
    }

    @Test("As plain text, and with tags by their names for the table")
    func others() {
        let renderer = CopyRenderer(custom: [:], language: "fr")
        #expect(renderer.plainText("*Go* <PROD_PRICE/> & <b>on</b>", product: .yearly(), state: .eligible) == "Go 64,99\u{A0}€ & on")
        #expect(
            String(decoding: renderer.tableHTML("*Go* <PROD_PRICE/>"), as: UTF8.self)
                == "<em>Go</em> <code class=\"tag\">&lt;PROD_PRICE/&gt;</code>")
    }
}
