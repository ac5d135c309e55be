import Diagnostics
import JSONText
import Testing

@testable import Site

@Suite("internal/data/paywalls.json")
struct PaywallJSONTests {
    private func document() throws -> JSONDocument {
        try JSONDocument.parse(SourceText(file: "paywalls.json", bytes: PaywallJSON.bytes(try Lumora.paywalls())))
    }

    @Test("Has exactly the documented keys, in their order, at every level")
    func shape() throws {
        let root = try document().root
        func keys(_ node: JSONNode?) -> [String]? { node?.object?.map(\.key) }
        #expect(keys(root) == ["sources", "placements", "prices", "stores"])
        #expect(root["sources"]?.array?.map { keys($0) } == [["kind", "file", "format", "createdAt"]])
        let placements = root["placements"]?.array ?? []
        #expect(placements.map { $0["id"]?.string } == ["welcome", "settings"])
        var screens = 0
        for placement in placements {
            #expect(keys(placement) == ["id", "audience", "revision", "abTest", "variations"])
            for variation in placement["variations"]?.array ?? [] {
                #expect(keys(variation) == ["id", "kind", "name", "weight", "hasViewConfiguration", "screens"])
                for screen in variation["screens"]?.array ?? [] {
                    screens += 1
                    #expect(keys(screen) == [
                        "locale", "storefront", "formattingLocale", "direction", "path", "products", "state", "copy",
                    ])
                    for entry in screen["copy"]?.array ?? [] { #expect(keys(entry) == ["key", "source", "text", "state"]) }
                    for product in screen["products"]?.array ?? [] {
                        #expect(keys(product) == [
                            "id", "title", "titleLanguage", "description", "missing", "price", "period", "pricePer", "offers",
                        ])
                        #expect(keys(product["price"]) == ["amount", "currency", "text"])
                        for offer in product["offers"]?.array ?? [] {
                            #expect(keys(offer) == ["type", "paymentMode", "id", "price", "period", "numberOfPeriods", "duration"])
                            #expect(keys(offer["price"]) == ["amount", "currency", "text"])
                            #expect(keys(offer["period"]) == ["unit", "count", "text"])
                        }
                        if product["id"]?.string != "app.lumora.plus.lifetime" {
                            #expect(keys(product["period"]) == ["unit", "count", "text"])
                            #expect(keys(product["pricePer"]) == ["day", "week", "month", "year"])
                        }
                    }
                }
            }
        }
        #expect(screens == 15)
    }

    @Test("The source says what it is and when it was made, in UTC")
    func source() throws {
        let source = try document().root["sources"]?[0]
        #expect(source?["kind"]?.string == "fallback-file" && source?["file"]?.string == "ios_fallback.json")
        #expect(source?["format"]?.int == 11 && source?["createdAt"]?.string == "2026-09-21T14:13:20.000Z")
    }

    @Test("Amounts are text, never passed through binary numbers")
    func amounts() throws {
        let root = try document().root
        let fr = root.at(pointer: "/placements/0/variations/0/screens/1")
        #expect(fr?["locale"]?.string == "fr" && fr?["storefront"]?.string == "FRA" && fr?["formattingLocale"]?.string == "fr_FR")
        #expect(fr?["path"]?.string?.hasPrefix("internal/screens/welcome/rituals-") == true && fr?["path"]?.string?.hasSuffix("/fr.html") == true)
        #expect(fr?.at(pointer: "/products/0/price/amount")?.string == "64.99")
        #expect(fr?.at(pointer: "/products/0/price/text")?.string == "64,99\u{A0}€")
        #expect(fr?.at(pointer: "/products/0/offers/0/id")?.isNull == true)
        #expect(fr?["state"]?.string == "ok")
    }
}
