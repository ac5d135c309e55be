import Testing

@Suite("vitrine price")
struct PriceCommandTests {
    static let rows: [(arguments: [String], text: String)] = [
        (["64.99", "--locale", "fr", "--storefront", "FRA"], "64,99\u{A0}€"),
        (["64.99", "--locale", "fr_FR", "--currency", "EUR"], "64,99\u{A0}€"),
        (["64.99", "--locale", "fr", "--storefront", "fra", "--currency", "usd"], "64,99\u{A0}$US"),
        (["1499000", "--locale", "vi", "--storefront", "VNM"], "1.499.000\u{A0}₫"),
        (["9.99", "--locale", "en_US", "--currency", "USD"], "$9.99"),
        (["123456.78", "--locale", "hi_IN", "--currency", "INR"], "₹1,23,456.78"),
        (["--period", "P1Y", "--locale", "fr_FR"], "1\u{A0}an"),
        (["--period", "P2M", "--locale", "ar"], "شهران"),
        (["--period", "P3M", "--locale", "vi"], "3 tháng"), (["--period", "P3M", "--locale", "ru"], "3 месяца"),
        (["--period", "P7D", "--locale", "en"], "1 week"),
        (["--price", "9.99", "--currency", "EUR", "--locale", "fr_FR"], "9,99\u{A0}€"),
        (["--price", "9.99", "--currency", "EUR", "--locale", "fr_FR", "--show-spaces"], "9,99<U+00A0>€"),
        (["--price", "39.9", "--locale", "he", "--storefront", "ISR", "--show-spaces"], "<U+200F>39.90<U+00A0><U+200F>₪"),
        (["--price", "9.99", "--locale", "fr", "--storefront", "FRA", "--period", "P1M", "--per", "week"], "2,33\u{A0}€"),
        (["9.99", "--locale", "fr", "--storefront", "FRA", "--period", "P1M", "--per", "week", "--profile", "adapty-3"], "2,50\u{A0}€"),
        (["9.99", "--locale", "fr", "--storefront", "FRA", "--period", "P1M", "--per", "week", "--profile", "exact-floor"], "2,29\u{A0}€"),
        (["64.99", "--locale", "fr", "--storefront", "FRA", "--period", "P12M", "--per", "year", "--profile", "exact-floor"], "64,99\u{A0}€"),
    ]

    @Test("prints one price or period as a customer reads it", arguments: rows)
    func prints(_ arguments: [String], _ text: String) throws {
        let run = try Vitrine.run(["price"] + arguments, in: try Folder(), environment: ["LANG": "de_DE.UTF-8"])
        #expect(run.output == text + "\n")
        #expect(run.error == "")
        #expect(run.status == 0)
    }

    /// ICU would answer for a language that it lacks with the process's own locale.
    @Test("the machine's own locale shows in no price and no period")
    func environment() throws {
        let folder = try Folder()
        let locales = ["xx", "xx_FR", "tlh", "fr_XX", "und", "fr_FR", "mt", "no_NO", "nb", "zh_Hant_HK"]
        let rows = locales.map { "price\t\($0)\tEUR\t1234.5\nperiod\t\($0)\tweek\t3\n" }.joined()
        try folder.write("t.tsv", "kind\tlocale\tcurrency_or_unit\tvalue\n" + rows)
        let plain = try Vitrine.run("price", "--batch", "t.tsv", in: folder, environment: ["LANG": "C"]).output
        #expect(plain.split(separator: "\n").count == 2 * locales.count)
        for language in ["ar_EG.UTF-8", "ja_JP.UTF-8", "fr_FR.UTF-8"] {
            let environment = ["LANG": language, "LC_ALL": language]
            #expect(try Vitrine.run("price", "--batch", "t.tsv", in: folder, environment: environment).output == plain)
        }
    }

    static let mistakes: [(arguments: [String], message: String)] = [
        (["--price", "9.99", "9.99", "--currency", "EUR"], "one AMOUNT is needed, as 64.99"),
        (["--price", "9,99", "--currency", "EUR"], "\"9,99\" is no amount: digits, and after a point more digits"),
        (["9.99"], "--currency or --storefront is needed"),
        (["9.99", "--currency", "EUR", "--period", "P1Y"], "a price and --period together need --per, as --per month"),
        (["9.99", "--currency", "EUR", "--per", "month"], "--per needs --period, the length that the price pays for, as P1Y"),
        (["9.99", "--currency", "EUR", "--profile", "adapty"], "--profile goes with --per"),
        (["9.99", "--currency", "EUR", "--period", "P1Y", "--per", "months"], "--per is day, week, month or year; did you mean \"month\"?"),
        (
            ["9.99", "--currency", "EUR", "--period", "P1Y", "--per", "month", "--profile", "adapty-5"],
            "\"adapty-5\" is no profile; did you mean \"adapty-3\"?"
        ),
        (
            ["9.99", "--currency", "EUR", "--period", "P1Y", "--per", "month", "--profile", "precise"],
            "\"precise\" is no profile; there are adapty, adapty-3, adapty-4, exact-floor"
        ),
    ]

    @Test("a contradiction or a gap is named, with status 2", arguments: mistakes)
    func faults(_ arguments: [String], _ message: String) throws {
        let run = try Vitrine.run(["price"] + arguments, in: try Folder())
        #expect(run.error.contains(message), "\(run.error)")
        #expect(run.output == "")
        #expect(run.status == 2)
    }

    @Test("--batch reads columns by their names and prints five, a line for each line")
    func batch() throws {
        let folder = try Folder()
        try folder.write(
            "t.tsv",
            "note\tvalue\tkind\tcurrency_or_unit\tlocale\nx\t64.99\tprice\tEUR\tfr_FR\n\t7\tperiod\tday\ten\n"
                + "\t1\toffer\tEUR\tfr\n\n\t2\tperiod\tweek\tfr\n")
        let run = try Vitrine.run("price", "--batch", "t.tsv", in: folder)
        #expect(
            run.output
                == "price\tfr_FR\tEUR\t64.99\t64,99\u{A0}€\nperiod\ten\tday\t7\t7 days\noffer\tfr\tEUR\t1\t\n\t\t\t\t\n"
                + "period\tfr\tweek\t2\t2 semaines\n")
        #expect(run.error.hasPrefix("t.tsv:4:1: warning: \"offer\" is no kind of row [price.kind]\n"), "\(run.error)")
        #expect(run.status == 0)
    }

    @Test("--batch names the row that makes no sense")
    func batchFault() throws {
        let folder = try Folder()
        try folder.write("t.tsv", "kind\tlocale\tcurrency_or_unit\tvalue\nprice\tfr_FR\tEUR\tdear\nprice\t??\tEUR\t1\n")
        let run = try Vitrine.run("price", "--batch", "t.tsv", in: folder)
        #expect(run.output == "price\tfr_FR\tEUR\tdear\t\nprice\t??\tEUR\t1\t\n")
        #expect(run.error.hasPrefix("t.tsv:2:1: error: no price: fr_FR, EUR, dear [price.row]\n"), "\(run.error)")
        #expect(run.error.contains("t.tsv:3:1: error: \"??\" is not a locale such as fr_FR [price.row]\n"), "\(run.error)")
        #expect(run.status == 1)
    }

    @Test("--batch needs a heading that names the columns")
    func batchHeading() throws {
        let folder = try Folder()
        try folder.write("t.tsv", "kind\tlocale\tcurrency\tvalue\nprice\tfr_FR\tEUR\t1\n")
        let run = try Vitrine.run("price", "--batch", "t.tsv", in: folder)
        #expect(run.error.hasPrefix("t.tsv:1:1: error: the first line must name the column currency_or_unit"), "\(run.error)")
        #expect(run.output == "")
        #expect(run.status == 3)
    }
}
