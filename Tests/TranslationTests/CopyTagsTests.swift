import Testing

@testable import Translation

@Suite("Tags of copy")
struct CopyTagsTests {
    private let tags = CopyTags(custom: ["user.streak", "APP_NAME"])

    /// `form name=meaning written`.
    private func parse(_ text: String) -> [String] {
        tags.parse(text).map { tag in
            let meaning =
                switch tag.meaning {
                case .product(let name): "=\(name)"
                case .timer: "=timer"
                case .progress: "=progress"
                case .custom: "=custom"
                case nil: ""
                }
            return "\(tag.form) \(tag.name)\(meaning) \(tag.written)"
        }
    }

    @Test(
        "both names of a product's tag, timers, progress and the app's own are known",
        arguments: [
            ("<PROD_TITLE/>", "tag PROD_TITLE=TITLE"), ("<TITLE/>", "tag TITLE=TITLE"),
            ("<OFFER_BILLING_PERIOD/>", "tag OFFER_BILLING_PERIOD=OFFER_PERIOD"),
            ("<OFFER_FULL_DURATION/>", "tag OFFER_FULL_DURATION=OFFER_NUMBER_OF_PERIOD"),
            ("<PROD_PRICE_PER_MONTH/>", "tag PROD_PRICE_PER_MONTH=PRICE_PER_MONTH"),
            ("<SUBSCRIPTION_PERIOD/>", "tag SUBSCRIPTION_PERIOD=SUBSCRIPTION_PERIOD"), ("</TITLE/>", "tag TITLE=TITLE"),
            ("<TIMER_hh/>", "tag TIMER_hh=timer"), ("<TIMER_Total_Days_2/>", "tag TIMER_Total_Days_2=timer"),
            ("<PERCENT/>", "tag PERCENT=progress"), ("<user.streak/>", "tag user.streak=custom"),
            ("<APP_NAME/>", "tag APP_NAME=custom"),
            ("<User.streak/>", "tag User.streak"), ("<TIMER_HH/>", "tag TIMER_HH"),
            ("<TIMER_Total_Days_/>", "tag TIMER_Total_Days_"),
            ("<OFFER_LENGTH/>", "tag OFFER_LENGTH"), ("<prod_price/>", "tag prod_price"), ("<BR/>", "tag BR"),
            ("<streak/>", "tag streak"),
            ("<br/>", "html br"), ("<b>", "html b"), ("</b>", "html b"), ("<a href=\"https://x.y\">", "html a"), ("<B>", "html B"),
            ("<!-- x <b> -->", "html !--"), ("<title>", "html title"), ("<Foo bar>", "html Foo"), ("<script >", "html script"),
            ("<PROD_PRICE>", "malformed PROD_PRICE=PRICE"), ("</PROD_PRICE>", "malformed PROD_PRICE=PRICE"),
            ("<PROD_PRICE />", "malformed PROD_PRICE=PRICE"), ("< PROD_PRICE/>", "malformed PROD_PRICE=PRICE"),
            ("<prod_price>", "malformed prod_price=PRICE"), ("<OFFER_LENGTH>", "malformed OFFER_LENGTH"),
            ("<TITLE>", "malformed TITLE=TITLE"), ("<user.streak>", "malformed user.streak=custom"),
        ])
    func one(_ text: String, _ expected: String) {
        #expect(parse(text) == [expected + " " + text])
        #expect(parse("é " + text + " ở đây") == [expected + " " + text])
    }

    @Test(
        "damaged brackets around a known name are found",
        arguments: [
            ("＜PROD_PRICE/＞", "PROD_PRICE"), ("PROD_PRICE/>", "PROD_PRICE"), ("{PROD_PRICE}", "PROD_PRICE"),
            ("&lt;PROD_PRICE/&gt;", "PROD_PRICE"), ("<PROD_PRICE mỗi tháng", "<PROD_PRICE"), ("for PROD_PRICE.", "PROD_PRICE"),
            ("<PROD_PRICE/ mỗi <b", "<PROD_PRICE"),
        ])
    func damaged(_ text: String, _ written: String) {
        #expect(parse(text) == ["malformed PROD_PRICE=PRICE " + written])
    }

    @Test(
        "text stays text",
        arguments: [
            "1 < 2 and 3 > 2", "I <3 you", "<https://example.com>", "<a@b.c>", "snake_case_words", "PRICE and TITLE in capitals",
            "<", "<>",
            "</>", "a <b", "50 % de réduction", "APP_NAME", "<\u{0}>", "",
        ])
    func text(_ text: String) {
        #expect(parse(text) == [])
    }

    @Test("a text is cut at its tags, and nothing is lost")
    func pieces() {
        let pieces = tags.pieces("Số <b>tiền</b>: <PROD_PRICE/><PERCENT/> <PROD_PRICE>")
        let shown = pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .tag(let tag): "{" + tag.name + "}"
            }
        }
        #expect(shown == ["Số <b>tiền</b>: ", "{PROD_PRICE}", "{PERCENT}", " <PROD_PRICE>"])
    }

    @Test(
        "hostile strings are read soon",
        arguments: ["<", "<!--", "<PROD_PRICE", "<a ", "_", "<a/", "</", "<x>"].map { String(repeating: $0, count: 20_000) })
    func hostile(_ text: String) {
        #expect(tags.parse(text).count <= 20_000)
    }
}
