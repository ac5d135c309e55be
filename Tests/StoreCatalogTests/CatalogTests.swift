import AdaptyClient
import Diagnostics
import Foundation
import Testing

@testable import StoreCatalog

@Suite("Catalogs")
struct CatalogTests {
    @Test(
        "the kind of a file is told by its content, also where it is cut off or broken",
        arguments: [
            (#"{"identifier":"x","products":[]}"#, .storeKit), (#"{"appPolicies":{"#, .storeKit), (#"{"identifier":"1A2B"#, .storeKit),
            (#"{"subscriptionGroups":[]}"#, .storeKit), (#"{"products":[],"settings":{}}"#, .storeKit), (#"{"products":[]}"#, nil),
            ("product,storefront,currency,price", .priceList), ("\u{FEFF}Product;x;PRICE\r\n", .priceList), ("a,b,c", nil), ("", nil),
            (#"{"data":[],"links":{}}"#, .appStoreConnect), (#"{"data":{},"included":[]}"#, .appStoreConnect),
            (#"{"meta":{},"data":{}}"#, nil), (#"{"en":{}}"#, nil), ("{}", nil), ("[]", nil), ("\u{0}\u{1}", nil), (#"{"offerings":[]}"#, nil),
            (#"[{"productId":"p","subscriptionOfferDetails":[]}]"#, .googlePlay), (#"[{"a":1}]"#, nil), ("[1]", nil),
            (#"{"productId":"p","productType":"inapp"}"#, .googlePlay), (#"{"inappproduct":[]}"#, .googlePlay), (#"{"packageName":"a","sku":"b"}"#, .googlePlay),
        ] as [(String, ProductFileKind?)])
    func recognise(text: String, kind: ProductFileKind?) {
        #expect(StoreCatalog.recognise(SourceText(file: "x", text: text)) == kind)
    }

    @Test(
        "samples are told, and no file is both a source of copy and of products",
        arguments: [
            ("Products.storekit", .storeKit), ("Products.v2.storekit", .storeKit), ("Products.v5.storekit", .storeKit),
            ("asc-subscription.json", .appStoreConnect), ("asc-subscription-prices.json", .appStoreConnect),
            ("play-subscription.json", .googlePlay), ("play-subscription-offers.json", .googlePlay), ("play-product-details.json", .googlePlay),
            ("revenuecat-offerings.json", nil), ("fallback-10.json", nil),
        ] as [(String, ProductFileKind?)])
    func samples(name: String, kind: ProductFileKind?) throws {
        let source = try fixture(name)
        #expect(StoreCatalog.recognise(source) == kind)
        #expect(kind == nil || CopySource.recognise(source) == nil)
    }

    @Test("every file that can't be read is named, and nothing is returned")
    func unreadable() throws {
        let sources = [
            SourceText(file: "empty", text: ""), SourceText(file: "binary", text: "\u{0}\u{1}"), SourceText(file: "text", text: "hello"),
            SourceText(file: "cut", text: #"{"products":[],"settings":"#), try fixture("Products.storekit"),
        ]
        let error = #expect(throws: DiagnosticError.self) { try StoreCatalog.load(sources) }
        #expect(error?.status == .unreadable)
        #expect(error?.diagnostics.map(\.range?.start.file) == ["empty", "binary", "text", "cut"])
        #expect(
            error?.diagnostics.prefix(3).map(\.message) == [
                "the file is empty", "the file is binary, not a file of products", "the file isn't a file of products",
            ])
    }

    @Test("no files are an empty catalog")
    func nothing() throws {
        let catalog = try StoreCatalog.load([])
        #expect(catalog.products.isEmpty && catalog.products(ids: ["x"], storefront: nil) == [])
    }

    @Test("a catalog answers an app: prices of the storefront, its own language first, unknown ids left out")
    func productSource() throws {
        let catalog = try catalog("Products.storekit", "Products.FRA.storekit")
        let id = "com.example.lumora.pro.yearly"
        let products = catalog.products(ids: [id, "gone", id, "com.example.lumora.coins"], storefront: "FRA")
        #expect(products.map(\.id) == [id, "com.example.lumora.coins"])
        #expect(products[0].currencyCode == "EUR" && products[0].texts.first?.locale == "fr")
        #expect(products[0].subscriptionPeriod == AdaptySubscriptionPeriod(unit: .year, numberOfUnits: 1))
        #expect(products[1].subscriptionPeriod == nil && products[1].subscriptionGroupIdentifier == nil)
        #expect(catalog.products(ids: [id], storefront: nil).map(\.storefront) == ["USA"])
        #expect(catalog.products(ids: [id], storefront: "DEU") == [])
    }

    @Test("any truncation of a price list gives a finding or a reading")
    func brokenList() {
        let bytes = Array("\u{FEFF}product;storefront;currency;price;title\r\n\"p\";FRA;EUR;9.99;\"a \"\"b\"\"\r\nc\"\r\n".utf8)
        for count in 0...bytes.count { _ = try? StoreCatalog.load([SourceText(file: "l", bytes: Array(bytes[..<count]))]) }
    }
}
