import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit
import Testing

@testable import StoreCatalog

@Suite("StoreKit configurations")
struct StoreKitTests {
    private let yearly = "com.example.lumora.pro.yearly"

    @Test("three storefronts are one catalog: the same products, each with three prices, the first file's storefront first")
    func threeStorefronts() throws {
        let catalog = try catalog("Products.storekit", "Products.FRA.storekit", "Products.VNM.storekit")
        #expect(
            catalog.diagnostics.map(line) == [
                "298:25 note products.missing-text [com.example.lumora.pro.quarterly] com.example.lumora.pro.quarterly has no name in \"vi\", which 6 of 7 products have"
            ])
        #expect(catalog.storefronts == ["USA", "FRA", "VNM"])
        #expect(
            catalog.products.map { String($0.id.dropFirst("com.example.lumora.".count)) } == [
                "lifetime", "coins", "pass", "pro.yearly", "pro.quarterly", "pro.monthly", "pro.weekly",
            ])
        #expect(
            catalog.products.map(\.kind) == [
                .nonConsumable, .consumable, .nonRenewing, .subscription, .subscription, .subscription, .subscription,
            ])
        let product = try #require(catalog.product(yearly))
        #expect(product.listings.map(\.storefront) == ["USA", "FRA", "VNM"])
        #expect(product.listings.map(\.currency) == ["USD", "EUR", "VND"])
        #expect(product.listings.map { $0.price?.description } == ["59.99", "64.99", "1499000"])
        #expect(product.listings.map(\.sourceLocale) == ["en_US", "fr", "vi"])
        #expect(product.period == Period(unit: .year, count: 1))
        #expect(product.level == 1 && product.group?.name == "Lumora Pro" && product.isFamilyShareable)
        #expect(product.texts.map(\.locale) == ["en_US", "fr", "vi", "ar", "ja"])
        #expect(product.text(for: ["fr-CA"])?.title == "Lumora Pro annuel")
        #expect(catalog.currency(of: "VNM") == "VND" && catalog.currency(of: "DEU") == nil)
    }

    @Test("offers of each kind, in order, with their modes and lengths")
    func offers() throws {
        let listing = try #require(try catalog("Products.storekit").product(yearly)?.listing(in: "USA"))
        #expect(
            listing.offers.map { "\($0.type.rawValue) \($0.identifier ?? "-") \($0.paymentMode.rawValue) \($0.price?.description ?? "?") \($0.period?.iso8601 ?? "?")×\($0.numberOfPeriods)" }
                == [
                    "introductory - free_trial 0 P1W×1", "promotional yearly_promo_upfront pay_up_front 39.99 P1Y×1",
                    "promotional yearly_promo_free_month free_trial 0 P1M×1", "win_back yearly_winback_half pay_as_you_go 29.99 P1Y×1",
                    "win_back yearly_winback_free free_trial 0 P2W×1", "code SPRING free_trial 0 P2W×1",
                ])
        #expect(listing.offers.map(\.isEligible) == [nil, nil, nil, true, false, nil])
        #expect(listing.offers.last?.customers == ["new", "expired"])
        let monthly = try #require(try catalog("Products.storekit").product("com.example.lumora.pro.monthly")?.listing(in: "USA")?.offers.first)
        #expect(monthly.duration == Period(unit: .month, count: 3))
    }

    @Test("version 5: the list of introductory offers, and billing plans")
    func version5() throws {
        let catalog = try catalog("Products.v5.storekit")
        #expect(catalog.diagnostics.map(\.rule) == ["products.missing-text"])
        let listing = try #require(catalog.product(yearly)?.listing(in: "USA"))
        #expect(listing.billingPlans.map(\.payments) == [1, 12])
        #expect(listing.offers.filter { $0.type == .introductory }.map(\.paymentMode) == [.freeTrial])
        #expect(listing.offers[0].billingPlanType == "BILLED_UPFRONT")
        #expect(listing.billingPlans.map(\.type) == ["BILLED_UPFRONT", "MONTHLY"])
        #expect(listing.billingPlans.map { $0.price?.description } == ["59.99", "5.99"])
        #expect(listing.billingPlans.map { $0.commitmentPrice?.description } == ["59.99", "71.88"])
    }

    @Test("an old, thin file: defaults are said, the stale price of a free offer means nothing")
    func version2() throws {
        let catalog = try catalog("Products.v2.storekit")
        #expect(
            catalog.diagnostics.map(line) == [
                "19:16 note products.defaults [] the file doesn't say its storefront; taken for storefront USA and locale en_US",
                "42:30 note products.stale-price [com.example.lumora.pro.monthly] the introductory offer is free, so its price 9.99 means nothing",
                "51:31 note products.empty-text [com.example.lumora.pro.monthly] the product has no name in \"en_US\"",
            ])
        #expect(catalog.storefronts == ["USA"])
        #expect(catalog.product("com.example.lumora.pro.monthly")?.listings.first?.offers.map { $0.price } == [0])
    }

    @Test(
        "a price that isn't a plain decimal is an error at its place, and the product is kept without a price",
        arguments: [
            "9,99", "$9.99", "9.99 ", " 9.99", "-1", "+1", "1e3", "", "9.", ".99", "1'000", "0x10", "9.99abc", "٩", "NaN", "1.2.3",
            "99999999999999999999999999999999999999999",
        ])
    func badPrices(price: String) throws {
        let catalog = try catalog(text: store(#"{"type":"Consumable","productID":"p","displayPrice":"\#(price)"}"#))
        #expect(catalog.diagnostics.map(\.rule) == ["products.price"])
        #expect(catalog.diagnostics[0].message == "\"\(price)\" isn't a price")
        #expect(catalog.diagnostics[0].range?.start.column == 117)
        #expect(catalog.product("p")?.listings.map(\.price) == [nil])
        #expect(catalog.products(ids: ["p"], storefront: nil) == [])
    }

    @Test("prices keep their value from text to text", arguments: [("0.99", "0.99"), ("22", "22"), ("80990.00", "80990"), ("0.5", "0.5"), ("19.9", "19.9")])
    func goodPrices(price: String, value: String) throws {
        let catalog = try catalog(text: store(#"{"type":"Consumable","productID":"p","displayPrice":"\#(price)"}"#))
        #expect(catalog.product("p")?.listings.map { $0.price?.description } == [value])
    }

    @Test("an unknown storefront leaves every product without price; the near one is named")
    func storefronts() throws {
        let product = #"{"type":"Consumable","productID":"p","displayPrice":"1"}"#
        let two = try catalog(text: store(product, settings: #"{"_storefront":"FR","_locale":"fr"}"#))
        #expect(two.diagnostics.map(\.message) == [#""FR" isn't a storefront, so no price in the file has a currency; did you mean "FRA"?"#])
        #expect(two.product("p")?.listings.map(\.price) == [nil])
        let kosovo = try catalog(text: store(product, settings: #"{"_storefront":"XKS","_locale":"sq"}"#))
        #expect(kosovo.product("p")?.listings.map(\.currency) == ["EUR"])
        let kuwait = try catalog(text: store(product, settings: #"{"_storefront":"KWT","_locale":"ar"}"#))
        #expect(kuwait.product("p")?.listings.map(\.currency) == ["USD"])
        let source = SourceText(file: "p", text: store(product, settings: #"{"_storefront":"BGR","_locale":"bg"}"#))
        #expect(try StoreCatalog.load([source], currencies: ["BGR": "BGN"]).currency(of: "BGR") == "BGN")
    }

    @Test("contradictions inside a subscription are findings")
    func contradictions() throws {
        let subscription = #"""
            {"type":"RecurringSubscription","productID":"s","displayPrice":"50","recurringSubscriptionPeriod":"P1Y","subscriptionGroupID":"other","groupNumber":1,
            "introductoryOffers":[{"internalID":"1","paymentMode":"free","subscriptionPeriod":"P1W","numberOfPeriods":2}],
            "introductoryOffer":{"internalID":"1","paymentMode":"free","subscriptionPeriod":"P1W"},
            "adHocOffers":[{"paymentMode":"payAsYouGo","displayPrice":"1","subscriptionPeriod":"P1M"},{"offerID":"x","paymentMode":"gratis","displayPrice":"1","subscriptionPeriod":"1 month"}],
            "billingPlans":[{"billingPlanType":"MONTHLY","displayPrice":"5","commitmentDisplayPrice":"61"},{"billingPlanType":"BILLED_UPFRONT","displayPrice":"49"}]}
            """#
        let group = #"{"id":"g","name":"G","subscriptions":[\#(subscription),\#(subscription),{"productID":7},{"id":"s2"}]}"#
        let catalog = try catalog(text: #"{"settings":{"_storefront":"USA","_locale":"en_US"},"subscriptionGroups":[\#(group)]}"#)
        #expect(
            Dictionary(grouping: catalog.diagnostics, by: \.rule).mapValues(\.count) == [
                "products.group-id": 2, "products.offer-length": 2, "products.offer-period": 2, "products.missing-key": 3,
                "products.payment-mode": 2, "products.period": 2, "products.commitment": 2, "products.billing-price": 2,
                "products.duplicate-id": 1, "products.wrong-type": 1,
            ], "\(catalog.diagnostics.map(line).joined(separator: "\n"))")
        #expect(catalog.products.map(\.id) == ["s"])
        let offers = try #require(catalog.product("s")?.listings.first?.offers)
        #expect(offers.map(\.type) == [.introductory, .promotional, .promotional])
        #expect(offers[0].duration == Period(unit: .week, count: 2))
        #expect(catalog.products(ids: ["s"], storefront: "USA").first?.offers.count == 2)
    }

    @Test("two files that disagree on a price: a finding names both, the first counts")
    func conflict() throws {
        func file(_ name: String, _ price: String) -> SourceText {
            SourceText(file: name, text: store(#"{"type":"Consumable","productID":"p","displayPrice":"\#(price)"}"#))
        }
        let catalog = try StoreCatalog.load([file("a", "1.00"), file("b", "2.50")])
        #expect(catalog.diagnostics.map(\.message) == ["two files disagree on the price of p in USA: 1 USD in a and 2.5 USD in b; the first counts"])
        #expect(catalog.diagnostics.map(\.range?.start.file) == ["b"])
        #expect(catalog.diagnostics[0].notes.map(\.range?.start.file) == ["a"])
        #expect(catalog.product("p")?.listings.map(\.price) == [1])
        #expect(try StoreCatalog.load([file("a", "1.00"), file("b", "1")]).diagnostics == [])
    }

    private func store(_ product: String, settings: String = #"{"_storefront":"USA","_locale":"en_US"}"#) -> String {
        #"{"settings":\#(settings),"products":[\#(product)]}"#
    }
}
