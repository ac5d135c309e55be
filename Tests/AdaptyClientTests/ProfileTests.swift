import Foundation
import Testing

@testable import AdaptyClient

@Suite("Profiles on the wire")
struct ProfileTests {
    private let json = """
        {"profile_id":"p-1","customer_user_id":"u-1","segment_hash":"abc","is_test_user":true,"timestamp":42,
         "custom_attributes":{"streak":12,"city":"Huế","vip":true},
         "paid_access_levels":{"premium":{"id":"premium","is_active":true,"vendor_product_id":"pro.year","store":"app_store",
            "activated_at":"2026-01-01T00:00:00.000Z","is_lifetime":false,"will_renew":false,"is_in_grace_period":false,"is_refund":false,
            "expires_at":"2027-01-01T02:00:00.500+0200","cancellation_reason":"voluntarily_cancelled"}},
         "subscriptions":{"pro.year":{"is_active":true,"vendor_product_id":"pro.year","store":"play_store",
            "vendor_transaction_id":"t2","vendor_original_transaction_id":"t1","is_sandbox":false,
            "activated_at":"2026-01-01T00:00:00Z","is_lifetime":true,"will_renew":true,"is_in_grace_period":false,"is_refund":false}},
         "non_subscriptions":{"coins":[{"purchase_id":"x","store":"huawei","vendor_product_id":"coins",
            "purchased_at":"2026-01-01T00:00:00.000Z","is_sandbox":true,"is_refund":false,"is_consumable":true}]},
         "applied_attribution_sources":["apple_search_ads"],"unknown":1}
        """

    @Test("every key is read, dates with any offset, unknown stores kept")
    func reading() throws {
        let profile = try decode(AdaptyProfile.self, json)
        #expect(profile.profileId == "p-1")
        #expect(profile.customerUserId == "u-1")
        #expect(profile.isTestUser)
        #expect(profile.version == 42)
        #expect(profile.customAttributes == ["streak": .number(12), "city": .string("Huế"), "vip": .number(1)])
        let premium = try #require(profile.accessLevels["premium"])
        #expect(premium.isActive && !premium.willRenew)
        #expect(premium.expiresAt == Date(timeIntervalSince1970: 1_798_761_600.5))
        #expect(premium.cancellationReason == .voluntarilyCancelled)
        #expect(premium.store == .appStore)
        #expect(profile.subscriptions["pro.year"]?.isLifetime == true)
        #expect(profile.nonSubscriptions["coins"]?.map(\.store.rawValue) == ["huawei"])
        #expect(profile.appliedExternalAttributionProviders == ["apple_search_ads"])
    }

    @Test("a profile is written and read back whole, wrapped in attributes or not")
    func roundTrip() throws {
        let profile = try decode(AdaptyProfile.self, json)
        let written = try encode(profile)
        #expect(try decode(AdaptyProfile.self, written) == profile)
        #expect(try decode(AdaptyProfile.self, #"{"type":"x","attributes":\#(written)}"#) == profile)
        #expect(written.contains(#""expires_at":"2027-01-01T00:00:00.500Z""#))
    }

    @Test("attribution providers take no part in comparing profiles")
    func equality() {
        let a = AdaptyProfile(profileId: "p", appliedExternalAttributionProviders: ["adjust"])
        #expect(a == AdaptyProfile(profileId: "p"))
        #expect(a != AdaptyProfile(profileId: "q"))
    }

    @Test("null and absent maps are empty")
    func defaults() throws {
        let read = try decode(AdaptyProfile.self, #"{"profile_id":"p","segment_hash":"","paid_access_levels":null}"#)
        #expect(read == AdaptyProfile(profileId: "p"))
    }

    @Test(
        "dates of the API",
        arguments: [
            ("1970-01-01T00:00:00.000Z", 0), ("2026-01-01T00:00:00.000Z", 1_767_225_600), ("2024-02-29T23:59:59.000Z", 1_709_251_199),
            ("1969-12-31T23:59:59.000Z", -1), ("2000-03-01T00:00:00.000Z", 951_868_800), ("2100-03-01T00:00:00.000Z", 4_107_542_400),
        ] as [(String, Double)])
    func dates(text: String, seconds: Double) {
        #expect(WireDate.date(text) == Date(timeIntervalSince1970: seconds))
        #expect(WireDate.text(milliseconds: Int64(seconds) * 1000) == text)
    }

    @Test(
        "what isn't a date of the API",
        arguments: [
            "", "2026", "2026-13-01T00:00:00Z", "2026-01-01 00:00:00", "2026-01-01T25:00:00Z", "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00",
            "2026-01-01T00:00:00ZZ", "٢٠٢٦-01-01T00:00:00Z", "2026-01-01T00:00:00+1",
        ])
    func badDates(text: String) {
        #expect(WireDate.date(text) == nil)
    }
}
