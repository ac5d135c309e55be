import Testing
import Translation

@testable import Site

@Suite("What tags become")
struct TagValuesTests {
    private func value(_ tag: String, _ product: PaywallProduct?, offer: PaywallProduct.Offer? = nil, custom: [String: String] = [:]) throws -> TagValue {
        let tags = CopyTags(custom: Set(custom.keys)).parse("<\(tag)/>")
        return TagValues(product: product, offer: offer, amounts: product?.parts, custom: custom).value(of: try #require(tags.first))
    }

    @Test(
        "Every tag of a product, by both of its names",
        arguments: [
            ("PROD_TITLE", "Pro"), ("TITLE", "Pro"), ("DESCRIPTION", "All of it"), ("PROD_PRICE", "64,99\u{A0}€"), ("PRICE", "64,99\u{A0}€"),
            ("PROD_PRICE_PER_DAY", "0,18\u{A0}€"), ("PRICE_PER_WEEK", "1,25\u{A0}€"), ("PROD_PRICE_PER_MONTH", "5,42\u{A0}€"),
            ("PRICE_PER_YEAR", "64,99\u{A0}€"), ("PRICE_AMOUNT", "64,99"), ("PRICE_AMOUNT_INTEGER", "64"), ("PRICE_AMOUNT_FRACTION", "99"),
            ("CURRENCY_CODE", "EUR"), ("CURRENCY_SYMBOL", "€"), ("SUBSCRIPTION_PERIOD", "1\u{A0}an"), ("OFFER_PRICE", "0,00\u{A0}€"),
            ("OFFER_PERIOD", "1\u{A0}semaine"), ("OFFER_BILLING_PERIOD", "1\u{A0}semaine"), ("OFFER_FULL_DURATION", "1\u{A0}semaine"),
            ("OFFER_NUMBER_OF_PERIOD", "1\u{A0}semaine"), ("OFFER_PRICE_PER_DAY", "0,00\u{A0}€"),
        ])
    func product(tag: String, expected: String) throws {
        #expect(try value(tag, .yearly(), offer: .week) == .text(expected))
    }

    @Test("Every tag that the catalog knows has a value or is known not to apply")
    func complete() throws {
        for name in TagCatalog.product { #expect(try value(name, .yearly(), offer: .week) != .unresolved, "\(name)") }
    }

    @Test("Without offer, product or price a tag doesn't apply")
    func notApplicable() throws {
        #expect(try value("OFFER_PRICE", .yearly()) == .notApplicable)
        #expect(try value("PROD_PRICE", nil) == .notApplicable)
        #expect(try value("PROD_TITLE", .yearly(missing: true)) == .notApplicable)
        #expect(try value("OFFER_PRICE_PER_WEEK", .yearly(), offer: .week) == .notApplicable)
    }

    @Test("Tags of the app take the project's sample, which goes before everything; unknown ones stay unresolved")
    func custom() throws {
        #expect(try value("user.streak", nil, custom: ["user.streak": "12"]) == .text("12"))
        #expect(try value("PROD_PRICE", .yearly(), custom: ["PROD_PRICE": "free"]) == .text("free"))
        #expect(try value("PROD_PRCE", .yearly()) == .unresolved)
    }

    @Test("Countdowns show a number of the asked width", arguments: [
        ("TIMER_h", "9"), ("TIMER_hh", "12"), ("TIMER_SSS", "012"), ("TIMER_Total_Days_2", "12"), ("TIMER_Total_Hours_3", "012"), ("TIMER_Total_Hours_1", "9"),
        ("PERCENT", "50"),
    ])
    func timers(tag: String, expected: String) throws {
        #expect(try value(tag, nil) == .text(expected))
    }
}
