import AdaptyClient
import Diagnostics
import Foundation
import StoreCatalog
import Testing

/// The one test that uses the process's own `Adapty`, which can be activated once.
@Suite("An app, from launch to prices")
struct EndToEndTests {
    @Test("set the fallback file, activate, load a flow, pick the text, load the products")
    func app() async throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/fallback-10.json")
        let catalog = try catalog("Products.storekit", "Products.FRA.storekit", "Products.VNM.storekit")
        try await Adapty.setFallback(fileURL: file)
        await #expect(throws: AdaptyError.self) { try await Adapty.getFlow(placementId: "onboarding") }
        try await Adapty.activate(
            with: AdaptyConfiguration(
                apiKey: "public_live_x", profileId: "profile-1", deviceLocale: "vi_VN", storefront: "VNM", productSource: catalog,
                offerEligibility: .init(introductory: .eligible)))
        let flow = try await Adapty.getFlow(placementId: "onboarding", fetchPolicy: .returnCacheDataElseLoad, loadTimeout: 1)
        #expect(flow == (try await Adapty.getFlowForDefaultAudience(placementId: "onboarding")))
        #expect(flow.remoteConfig(for: ["vi-VN", "en"]).config?.locale == "vi")
        let products = try await Adapty.getPaywallProducts(flow: flow)
        #expect(products == (try await Adapty.getPaywallProducts(paywall: flow.paywalls[0])))
        let year = try #require(products.first { $0.vendorProductId.hasSuffix("yearly") })
        #expect(year.localizedTitle == "Lumora Pro theo năm")
        #expect(year.localizedPrice == "1.499.000\u{A0}₫")
        #expect(year.localizedSubscriptionPeriod == "1 năm")
        #expect(year.subscriptionOffer?.localizedNumberOfPeriods == "1 tuần")
        let error = await #expect(throws: AdaptyError.self) { try await Adapty.getPaywall(placementId: "onboarding", locale: "vi") }
        #expect(error?.code == .unsupportedData)
        let wire = try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(year)) as? [String: Any])
        #expect((wire["price"] as? [String: Any])?["currency_code"] as? String == "VND")
        #expect(((wire["subscription"] as? [String: Any])?["period"] as? [String: Any])?["unit"] as? String == "year")
    }

    @Test("an amount on the wire keeps its digits")
    func amounts() throws {
        let offer = AdaptySubscriptionOffer(
            identifier: "o", offerType: .winBack, paymentMode: .payAsYouGo, price: try #require(Decimal(string: "19.9")), currencyCode: "EUR",
            localizedPrice: "19,90 €", subscriptionPeriod: .init(unit: .month, numberOfUnits: 1), numberOfPeriods: 3)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try encoder.encode(offer), as: UTF8.self)
                == #"{"offer_identifier":{"id":"o","type":"win_back"},"phases":[{"number_of_periods":3,"payment_mode":"pay_as_you_go","price":{"amount":19.9,"currency_code":"EUR","localized_string":"19,90 €"},"subscription_period":{"number_of_units":1,"unit":"month"}}]}"#
        )
    }
}
