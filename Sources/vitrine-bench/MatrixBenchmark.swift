import Foundation
import Site

/// `paywalls.json` of an invented shop: 200 products, 40 locales, 40 storefronts.
enum MatrixBenchmark {
    static let products = 200

    static let locales = """
        en fr vi de es it pt-br pt-pt nl pl ru uk cs sk hu ro bg hr sl sr da sv nb fi et lv lt el tr ar he fa hi bn th id ms ja ko zh-hant
        """.split { $0 == " " || $0 == "\n" }.map(String.init)

    static let storefronts = """
        USA:USD FRA:EUR VNM:VND DEU:EUR ESP:EUR ITA:EUR BRA:BRL PRT:EUR NLD:EUR POL:PLN RUS:RUB UKR:USD CZE:CZK SVK:EUR HUN:HUF ROU:RON
        BGR:EUR HRV:EUR SVN:EUR SRB:EUR DNK:DKK SWE:SEK NOR:NOK FIN:EUR EST:EUR LVA:EUR LTU:EUR GRC:EUR TUR:TRY EGY:EGP ISR:ILS KWT:USD
        IND:INR BGD:USD THA:THB IDN:IDR MYS:MYR JPN:JPY KOR:KRW TWN:TWD
        """.split { $0 == " " || $0 == "\n" }.map { $0.split(separator: ":").map(String.init) }

    static func run() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [("vitrine.yml", configuration), ("f.json", fallback), ("p.csv", prices)] {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        var bytes: [UInt8]?
        let time = try ContinuousClock().measure { bytes = try PaywallData.json(project: folder.path) }
        let size = (bytes?.count ?? 0) / 1_000_000
        print(
            "\(products) products × \(locales.count) locales × \(storefronts.count) storefronts, \(size) MB of JSON: \(Stopwatch.text(time))"
                + (Stopwatch.peakMemory.map { ", \($0) of memory at most" } ?? ""))
    }

    private static let configuration = "languages: [en]\npaywalls: { sources: [{ file: f.json }], products: [p.csv] }\n"

    private static var prices: String {
        var text = "product,storefront,currency,price,title,period,intro_mode,intro_price,intro_period,intro_count\n"
        for i in 0..<products {
            for (j, storefront) in storefronts.enumerated() {
                let amount = "\(i * 3 + j + 1).99"
                text += "pro.\(i),\(storefront[0]),\(storefront[1]),\(amount),Plan \(i),\(i % 2 == 0 ? "P1Y" : "P1M"),free_trial,0,P1W,1\n"
            }
        }
        return text
    }

    private static var fallback: String {
        let configs = locales.map { #"{"lang": "\#($0)", "data": "{\"title\": \"Go Pro\"}"}"# }.joined(separator: ",")
        let list = (0..<products).map {
            #"{"vendor_product_id": "pro.\#($0)", "adapty_product_id": "a\#($0)", "access_level_id": "x", "product_type": "annual"}"#
        }.joined(separator: ",")
        return #"{"meta": {"version": 11, "developer_ids": ["main"], "response_created_at": 1790000000000}, "data": {"main": {"meta": {"#
            + #""placement": {"developer_id": "main", "audience_name": "All Users", "revision": 1, "ab_test_name": "main"}}, "data": [{"#
            + #""variation_id": "v", "variation_name": "V", "weight": 100, "flow_id": "f", "flow_name": "F", "remote_configs": [\#(configs)],"#
            + #""variations": [{"paywall_id": "p", "paywall_name": "P", "variation_id": "v", "products": [\#(list)]}]}]}}}"#
    }
}
