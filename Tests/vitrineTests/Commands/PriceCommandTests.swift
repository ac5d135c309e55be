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
        (["--period", "P3M", "--locale", "vi"], "3 tháng"),
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
        try folder.write("t.tsv", rows)
        let plain = try Vitrine.run("price", "--batch", "t.tsv", in: folder, environment: ["LANG": "C"]).output
        #expect(plain.split(separator: "\n").count == 2 * locales.count)
        for language in ["ar_EG.UTF-8", "ja_JP.UTF-8", "fr_FR.UTF-8"] {
            let environment = ["LANG": language, "LC_ALL": language]
            #expect(try Vitrine.run("price", "--batch", "t.tsv", in: folder, environment: environment).output == plain)
        }
    }

    @Test("--batch fills a table's last column and names the row that makes no sense")
    func batch() throws {
        let folder = try Folder()
        try folder.write("t.tsv", "kind\tlocale\tunit\tvalue\ttext\nprice\tfr_FR\tEUR\t64.99\t\nprice\tfr_FR\tEUR\tdear\t\n")
        let run = try Vitrine.run("price", "--batch", "t.tsv", in: folder)
        #expect(run.output == "kind\tlocale\tunit\tvalue\ttext\nprice\tfr_FR\tEUR\t64.99\t64,99\u{A0}€\nprice\tfr_FR\tEUR\tdear\t\n")
        #expect(run.error.hasPrefix("t.tsv:3:1: error: no price or period: price, fr_FR, EUR, dear [price.row]\n"), "\(run.error)")
        #expect(run.status == 1)
    }
}
