import Testing

@testable import Site

@Suite("Prices as each storefront's customers read them")
struct ProductPricerTests {
    @Test(
        "Price and period of Lumora's plans",
        arguments: [
            ("fr", "app.lumora.plus.yearly", "64,99\u{A0}€", "1\u{A0}an"), ("fr", "app.lumora.plus.monthly", "9,99\u{A0}€", "1\u{A0}mois"),
            ("en", "app.lumora.plus.yearly", "$59.99", "1 year"), ("vi", "app.lumora.plus.monthly", "219.000\u{A0}₫", "1 tháng"),
        ])
    func prices(locale: String, id: String, price: String, period: String) throws {
        let product = try #require(try Lumora.paywalls().product(id, locale))
        #expect(shown(product.price?.text) == shown(price))
        #expect(shown(product.period?.text) == shown(period))
        #expect(!product.isMissing)
    }

    @Test("Two months are a dual in Arabic")
    func dual() throws {
        let product = try #require(try Lumora.paywalls().product("app.lumora.plus.monthly", "ar"))
        #expect(product.offers.map { shown($0.duration) } == ["شهران"])
        #expect(product.offers.map(\.numberOfPeriods) == [2])
    }

    @Test("A purchase without period has no price per month; derived prices name each unit")
    func derived() throws {
        let set = try Lumora.paywalls()
        let lifetime = try #require(set.product("app.lumora.plus.lifetime", "fr"))
        #expect(lifetime.period == nil && lifetime.pricePer.isEmpty && lifetime.offers.isEmpty)
        let yearly = try #require(set.product("app.lumora.plus.yearly", "fr"))
        #expect(yearly.pricePer.mapValues { shown($0) } == [
            "day": "0,18\\u{a0}€", "week": "1,25\\u{a0}€", "month": "5,42\\u{a0}€", "year": "64,99\\u{a0}€",
        ])
    }

    @Test("Offers: the introductory one, and those that this placement's product names")
    func offers() throws {
        let set = try Lumora.paywalls()
        func offers(_ placement: String, _ locale: String) -> [String] {
            (set.screen(placement, 0, locale)?.products.first?.offers ?? []).map {
                "\($0.type) \($0.paymentMode) \($0.id ?? "-") \(shown($0.price?.text)) \(shown($0.period.text)) ×\($0.numberOfPeriods) = \(shown($0.duration))"
            }
        }
        #expect(offers("welcome", "fr") == [
            "introductory free_trial - 0,00\\u{a0}€ 1\\u{a0}semaine ×1 = 1\\u{a0}semaine",
            "win_back free_trial plus_yearly_return 0,00\\u{a0}€ 2\\u{a0}semaines ×1 = 2\\u{a0}semaines",
        ])
        #expect(offers("settings", "fr") == [
            "introductory free_trial - 0,00\\u{a0}€ 1\\u{a0}semaine ×1 = 1\\u{a0}semaine",
            "promotional free_trial plus_yearly_free_month 0,00\\u{a0}€ 1\\u{a0}mois ×1 = 1\\u{a0}mois",
        ])
    }

    @Test("A title is in the storefront's language and says so")
    func titles() throws {
        let set = try Lumora.paywalls()
        let french = try #require(set.product("app.lumora.plus.lifetime", "fr"))
        #expect(french.title == "Lumora Plus à vie" && french.titleLanguage == "fr")
        let arabic = try #require(set.product("app.lumora.plus.lifetime", "ar"))  // shown in the American store
        #expect(arabic.title == "Lumora Plus Lifetime" && arabic.titleLanguage == "en-US")
    }

    @Test("A product of no file, or not sold in the storefront, is missing and is a finding")
    func missing() throws {
        let configuration = """
            languages: [en]
            paywalls:
              sources: [{ file: ios_fallback.json }]
              products: [prices.csv]
              translatable: ["/title"]
            """
        let csv = "product,storefront,currency,price\napp.lumora.plus.yearly,USA,USD,59.99\n"
        try Lumora.with(configuration, ["prices.csv": csv]) { folder in
            let lines = folder.check().diagnostics.filter { $0.rule.hasPrefix("products.") }.map { "\($0.subject.product ?? "") \($0.rule)" }
            #expect(Set(lines) == [
                "app.lumora.plus.monthly products.unknown", "app.lumora.plus.weekly products.unknown", "app.lumora.plus.lifetime products.unknown",
            ])
        }
    }
}
