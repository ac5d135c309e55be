import Diagnostics
import Foundation
import Testing

@testable import AdaptyClient

@Suite("Asking for flows, paywalls and products")
struct SessionTests {
    private struct Store: ProductSource {
        var products: [AdaptyStoreProduct] = []
        var fails = false

        func products(ids: [String], storefront: String?) async throws -> [AdaptyStoreProduct] {
            if fails { throw CancellationError() }
            return products.filter { $0.storefront == storefront ?? "USA" }
        }
    }

    private static func product(_ id: String, _ storefront: String, _ price: Decimal, _ currency: String) -> AdaptyStoreProduct {
        AdaptyStoreProduct(
            id: "com.example.lumora." + id, storefront: storefront, price: price, currencyCode: currency,
            texts: [.init(locale: "en_US", title: "Yearly", description: "A year"), .init(locale: "fr", title: "Annuel", description: "Un an")],
            subscriptionGroupIdentifier: "g", subscriptionPeriod: .init(unit: .year, numberOfUnits: 1),
            offers: [.init(offerType: .introductory, paymentMode: .freeTrial, price: 9, subscriptionPeriod: .init(unit: .day, numberOfUnits: 7))])
    }

    private func url(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/" + name)
    }

    private func session(
        _ file: String? = "fallback-10.json", profile: String = "profile-1", locale: String = "en_US", storefront: String? = nil,
        source: Store? = Store(products: [product("pro.yearly", "USA", 59.99, "USD"), product("pro.yearly", "FRA", 64.99, "EUR")]),
        eligibility: AdaptyOfferEligibility = .init()
    ) async throws -> AdaptySession {
        let session = AdaptySession()
        if let file { try await session.setFallback(fileURL: url(file)) }
        try await session.activate(
            with: AdaptyConfiguration(
                apiKey: "public_live_x", profileId: profile, deviceLocale: locale, storefront: storefront, productSource: source,
                offerEligibility: eligibility))
        return session
    }

    private func code(_ body: () async throws -> Void) async -> AdaptyError.Code? {
        do {
            try await body()
            return nil
        } catch { return (error as? AdaptyError)?.code }
    }

    @Test("a flow comes from the fallback file, always the same variation for one profile, both for many")
    func flows() async throws {
        let session = try await session()
        let flow = try await session.flow(placementId: "  settings\n")
        #expect(flow.variationId == "var-settings")
        #expect(flow.placement.id == "settings")
        #expect(flow.responseCreatedAt == 1_767_225_600_000)
        var drawn: Set<String> = []
        for number in 0..<40 {
            let profile = "profile-\(number)"
            let first = try await self.session(profile: profile).flow(placementId: "onboarding").variationId
            #expect(try await self.session(profile: profile).flow(placementId: "onboarding").variationId == first)
            drawn.insert(first)
        }
        #expect(drawn == ["var-features", "var-short"])
    }

    @Test("a paywall of generation 3 comes from a file of format 8 or 9")
    func paywalls() async throws {
        let paywall = try await session("fallback-9.json").paywall(placementId: "onboarding")
        #expect(paywall.name == "Three plans")
        #expect(try await session("fallback-8-real.json").paywall(placementId: "promo").name == "Settings paywall")
    }

    @Test("each misuse has its number")
    func errors() async throws {
        let fresh = AdaptySession()
        #expect(await code { _ = try await fresh.flow(placementId: "main") } == .notActivated)
        #expect(await code { _ = try await fresh.products([], determiningOffer: true) } == .notActivated)
        let empty = try await session(nil)
        #expect(await code { _ = try await empty.flow(placementId: "onboarding") } == .networkFailed)
        #expect(await code { try await empty.activate(with: AdaptyConfiguration(apiKey: "")) } == .activateOnce)
        let v4 = try await session()
        #expect(await code { _ = try await v4.flow(placementId: " ") } == .wrongParam)
        #expect(await code { _ = try await v4.flow(placementId: "gone") } == .networkFailed)
        #expect(await code { _ = try await v4.paywall(placementId: "onboarding") } == .unsupportedData)
        let v3 = try await session("fallback-9.json")
        #expect(await code { _ = try await v3.flow(placementId: "onboarding") } == .unsupportedData)
        #expect(await code { _ = try await v3.paywall(placementId: "welcome") } == .unsupportedData)
        let defects = try await session("fallback-defects.json")
        #expect(await code { _ = try await defects.flow(placementId: "empty") } == .networkFailed)
    }

    @Test("a fallback file that is refused isn't used, and the accepted one stays")
    func refusedFiles() async throws {
        let session = try await session()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adapty-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func file(_ text: String) throws -> URL {
            let url = folder.appendingPathComponent(UUID().uuidString)
            try Data(text.utf8).write(to: url)
            return url
        }
        let web = try #require(URL(string: "https://example.com/f.json"))
        #expect(await code { try await session.setFallback(fileURL: web) } == .wrongParam)
        for text in ["", "{", "{}", #"{"data":{}}"#, #"{"meta":{"version":7},"data":{}}"#, #"{"meta":{"version":12},"data":{}}"#] {
            let url = try file(text)
            #expect(await code { try await session.setFallback(fileURL: url) } == .decodingFailed)
        }
        #expect(await code { try await session.setFallback(fileURL: folder) } == .decodingFailed)
        #expect(await code { try await session.setFallback(fileURL: folder.appendingPathComponent("gone")) } == .decodingFailed)
        #expect(try await session.flow(placementId: "settings").id == "flow-3")
    }

    @Test("the text of a refused format says what to do", arguments: [(7, "download a new one"), (12, "update the library")])
    func refusalText(format: Int, advice: String) async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("adapty-\(UUID().uuidString).json")
        try Data(#"{"meta":{"version":\#(format)},"data":{}}"#.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let session = AdaptySession()
        let error = await #expect(throws: AdaptyError.self) { try await session.setFallback(fileURL: url) }
        #expect(error?.message.hasSuffix(advice) == true)
    }

    @Test("products have the device's prices and periods, the storefront's titles, and what the paywall says")
    func products() async throws {
        let session = try await session(locale: "fr_FR", storefront: "FRA", eligibility: .init(introductory: .eligible))
        let flow = try await session.flow(placementId: "settings")
        let products = try await session.products(ProductRequest.all(of: flow), determiningOffer: true)
        #expect(products.map(\.vendorProductId) == ["com.example.lumora.pro.yearly"])
        let product = try #require(products.first)
        #expect(product.localizedPrice == "64,99\u{A0}€")
        #expect(product.localizedSubscriptionPeriod == "1\u{A0}an")
        #expect(product.localizedTitle == "Annuel" && product.localizedDescription == "Un an" && product.textLocale == "fr")
        #expect(product.currencySymbol == "€" && product.currencyCode == "EUR" && product.regionCode == "FR")
        #expect(product.paywallProductIndex == 0 && product.variationId == "var-settings" && product.paywallABTestName == "settings")
        #expect(product.accessLevelId == "premium" && product.adaptyProductType == .annual && product.flowProductId == "fp-1")
        #expect(product.offerDecision == .introductory)
        let offer = try #require(product.subscriptionOffer)
        #expect(offer.paymentMode == .freeTrial && offer.price == 0 && offer.localizedPrice == "0,00\u{A0}€")
        #expect(offer.localizedSubscriptionPeriod == "1\u{A0}semaine" && offer.localizedNumberOfPeriods == "1\u{A0}semaine")
    }

    @Test("without determining an offer there is none, and the product says so")
    func withoutOffer() async throws {
        let session = try await session("fallback-9.json", eligibility: .init(introductory: .eligible))
        let paywall = try await session.paywall(placementId: "onboarding")
        let products = try await session.products(ProductRequest.all(of: paywall), determiningOffer: false)
        #expect(products.map(\.offerDecision) == [.notDetermined])
        #expect(products.map(\.subscriptionOffer) == [nil])
        #expect(products.map(\.localizedPrice) == ["$59.99"])
    }

    @Test("no store, a store that fails, and a store that sells none of it")
    func storeFailures() async throws {
        for (source, expected) in [(nil, .productRequestFailed), (Store(fails: true), .productRequestFailed), (Store(), .noProductIDsFound)] as [(Store?, AdaptyError.Code)] {
            let session = try await session(source: source)
            let flow = try await session.flow(placementId: "settings")
            #expect(await code { _ = try await session.products(ProductRequest.all(of: flow), determiningOffer: true) } == expected)
        }
        let session = try await session(source: nil)
        #expect(try await session.products([], determiningOffer: true) == [])
    }

    @Test("generation 3 takes the first of two references to one product, generation 4 both")
    func duplicates() {
        let placement = AdaptyPlacement(id: "p")
        let references = ["a", "b", "a"].enumerated().map { AdaptyProductReference(vendorProductId: $1, adaptyProductId: "\($0)") }
        let paywall = AdaptyPaywall(placement: placement, instanceIdentity: "i", variationId: "v", name: "n", products: references)
        #expect(ProductRequest.all(of: paywall).map(\.index) == [0, 1])
        let flowPaywall = AdaptyFlowPaywall(placement: placement, id: "i", variationId: "v", name: "n", products: references)
        #expect(ProductRequest.all(of: flowPaywall).map(\.index) == [0, 1, 2])
    }
}
