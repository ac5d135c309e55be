import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit
import Testing

@testable import StoreCatalog

@Suite("Several files about one product")
struct MergeTests {
    private let yearly = "com.example.lumora.pro.yearly"

    @Test(
        "what contradicts the first file names both",
        arguments: [
            ("USA,USD,59.99,P1Y,free_trial,,P1W", []), ("USA,USD,59.99,P12M,,,", []), ("DEU,EUR,64.99,P1Y,pay_up_front,1.99,P1M", []),
            ("USA,USD,49.99,P1Y,,,", ["the price of ID in USA: 59.99 USD in Products.storekit and 49.99 USD in p.csv"]),
            ("USA,EUR,59.99,P1Y,,,", ["the price of ID in USA: 59.99 USD in Products.storekit and 59.99 EUR in p.csv"]),
            ("USA,USD,59.99,P1M,,,", ["how often ID renews: P1Y in Products.storekit and P1M in p.csv"]),
            (
                "USA,USD,59.99,P1Y,free_trial,,P1M",
                ["the introductory offer of ID in USA: 0, free trial, P1W × 1 in Products.storekit and 0, free trial, P1M × 1 in p.csv"]
            ),
            (
                "USA,USD,59.99,P1Y,pay_up_front,1.99,P1W",
                ["the introductory offer of ID in USA: 0, free trial, P1W × 1 in Products.storekit and 1.99, pay up front, P1W × 1 in p.csv"]
            ),
        ])
    func contradictions(row: String, conflicts: [String]) throws {
        let list = SourceText(
            file: "p.csv", text: "product,storefront,currency,price,period,intro_mode,intro_price,intro_period\n\(yearly),\(row)\n")
        let catalog = try StoreCatalog.load([fixture("Products.storekit"), list])
        let found = catalog.diagnostics.filter { $0.rule == "products.conflict" }
        #expect(found.map(\.message) == conflicts.map { "two files disagree on \($0.replacing("ID", with: yearly)); the first counts" })
        #expect(found.allSatisfy { $0.range?.start.file == "p.csv" && $0.notes.map(\.range?.start.file) == ["Products.storekit"] })
        #expect(catalog.product(yearly)?.listing(in: "USA")?.price?.description == "59.99")
    }

    @Test("a price that the first file hasn't is taken from the second; the first file's offers stay")
    func completion() throws {
        let store = #"{"settings":{"_storefront":"USA","_locale":"en_US"},"subscriptionGroups":[{"id":"g","subscriptions":[{"productID":"s","displayPrice":"9,99","recurringSubscriptionPeriod":"P1M","introductoryOffer":{"internalID":"1","paymentMode":"free","subscriptionPeriod":"P1W"}}]}]}"#
        let list = "product,storefront,currency,price,period,intro_mode,intro_price,intro_period\ns,USA,USD,9.99,P1M,,,\n"
        let catalog = try StoreCatalog.load([SourceText(file: "s", text: store), SourceText(file: "l", text: list)])
        #expect(catalog.diagnostics.map(\.rule) == ["products.price"])
        #expect(catalog.product("s")?.listings.map(shown) == ["USA 9.99 USD"])
        #expect(catalog.product("s")?.listings[0].offers.map(offer) == ["introductory - free_trial 0 P1W×1"])
    }

    @Test("a price list adds to a base plan of Google Play by its id and the plan's")
    func basePlan() throws {
        let list = SourceText(file: "p.csv", text: "product,storefront,currency,price\nlumora_pro:yearly,DEU,EUR,64.99\n")
        let catalog = try StoreCatalog.load([list, fixture("play-subscription.json")])
        #expect(catalog.storefronts.first == "DEU")
        let product = try #require(catalog.product("lumora_pro", basePlan: "yearly"))
        #expect(product.store == .googlePlay && product.basePlanId == "yearly" && product.listings.count == 7)
        #expect(catalog.basePlans(of: "lumora_pro").count == 4)
    }

    @Test("a language that most products have a name in, and one lacks, is a note; scripts are apart")
    func texts() throws {
        func product(_ id: String, _ locales: [String]) -> String {
            let texts = locales.map { #"{"locale":"\#($0)","displayName":"N","description":""}"# }.joined(separator: ",")
            return #"{"type":"NonConsumable","productID":"\#(id)","displayPrice":"1","localizations":[\#(texts)]}"#
        }
        let products = [product("a", ["en_US", "zh_Hans", "fr"]), product("b", ["en_GB", "zh_CN", "fr_CA"]), product("c", ["en", "zh_Hant"])]
        let catalog = try catalog(
            text: #"{"settings":{"_storefront":"USA","_locale":"en_US"},"products":[\#(products.joined(separator: ","))]}"#)
        #expect(
            catalog.diagnostics.map { "\($0.subject.product ?? "") \($0.subject.locale ?? "") \($0.message)" } == [
                "c fr c has no name in \"fr\", which 2 of 3 products have", "c zh c has no name in \"zh\", which 2 of 3 products have",
            ])
    }

    @Test("mistakes of files that were written by hand")
    func handWritten() throws {
        let text = #"""
            {"settings":{"_storefront":"USA","_locale":"en_US","_lastSynchronizedDate":"2024-01-01T00:00:00Z"},
            "products":[{"type":"NonConsumable","id":"made.up","displayPrice":"1"}],
            "subscriptionGroups":[{"id":"g","subscriptions":[{"productID":"s","displayPrice":"6","recurringSubscriptionPeriod":"P6M",
            "adHocOffers":[{"offerID":"o","paymentMode":"free","subscriptionPeriod":"P1W"},
            {"offerID":"o","paymentMode":"free","subscriptionPeriod":"P1M"}],
            "billingPlans":[{"billingPlanType":"MONTHLY","displayPrice":"1","commitmentDisplayPrice":"12"}]}]}]}
            """#
        #expect(
            try catalog(text: text).diagnostics.map(line) == [
                "1:76 warning products.settings [] \"_lastSynchronizedDate\" should be a number of seconds, not a string",
                "2:42 error products.missing-key [made.up] the product lacks \"productID\"; it has \"id\"",
                "5:1 warning products.duplicate-offer [s] the subscription has two promotional offers \"o\"; the first counts",
                "6:90 warning products.commitment [s] 6 payments of 1 are 6, not 12",
            ])
    }
}
