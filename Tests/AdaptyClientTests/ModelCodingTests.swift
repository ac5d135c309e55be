import AdaptyClient
import Foundation
import Testing

@Suite("Models on the wire")
struct ModelCodingTests {
    @Test(
        "a period is normalised: whole weeks of days, whole years of months",
        arguments: [
            (.day, 7, .week, 1), (.day, 14, .week, 2), (.day, 0, .week, 0), (.day, 30, .day, 30), (.day, 3, .day, 3), (.week, 4, .week, 4),
            (.week, 52, .week, 52), (.month, 12, .year, 1), (.month, 24, .year, 2), (.month, 6, .month, 6), (.year, 1, .year, 1),
            (.unknown, 7, .unknown, 7),
        ] as [(AdaptySubscriptionPeriod.Unit, Int, AdaptySubscriptionPeriod.Unit, Int)])
    func periods(unit: AdaptySubscriptionPeriod.Unit, count: Int, toUnit: AdaptySubscriptionPeriod.Unit, toCount: Int) {
        let period = AdaptySubscriptionPeriod(unit: unit, numberOfUnits: count)
        #expect(period.unit == toUnit)
        #expect(period.numberOfUnits == toCount)
    }

    @Test("a period is normalised when it is read, and an unknown unit is kept as unknown")
    func decodedPeriods() throws {
        let read = try decode([AdaptySubscriptionPeriod].self, #"[{"unit":"month","number_of_units":12},{"unit":"fortnight","number_of_units":2}]"#)
        #expect(read == [.init(unit: .year, numberOfUnits: 1), .init(unit: .unknown, numberOfUnits: 2)])
        #expect(try encode(read[0]) == #"{"number_of_units":1,"unit":"year"}"#)
    }

    @Test(
        "fetch policies keep their wire form",
        arguments: [
            (#"{"type":"reload_revalidating_cache_data"}"#, .reloadRevalidatingCacheData),
            (#"{"type":"return_cache_data_else_load"}"#, .returnCacheDataElseLoad),
            (#"{"max_age":600,"type":"return_cache_data_if_not_expired_else_load"}"#, .returnCacheDataIfNotExpiredElseLoad(maxAge: 600)),
        ] as [(String, AdaptyPlacementFetchPolicy)])
    func policies(json: String, policy: AdaptyPlacementFetchPolicy) throws {
        #expect(try decode(AdaptyPlacementFetchPolicy.self, json) == policy)
        #expect(try encode(policy) == json)
    }

    @Test("an unknown fetch policy is the default one")
    func unknownPolicy() throws {
        #expect(try decode(AdaptyPlacementFetchPolicy.self, #"{"type":"x"}"#) == .default)
    }

    @Test("a promotional offer counts only where the dashboard hasn't switched it off")
    func promotional() throws {
        let json = #"{"vendor_product_id":"p","adapty_product_id":"a","promotional_offer_id":"o","promotional_offer_eligibility":"#
        #expect(try decode(AdaptyProductReference.self, json + "false}").promotionalOfferId == nil)
        #expect(try decode(AdaptyProductReference.self, json + "true}").promotionalOfferId == "o")
        let absent = #"{"vendor_product_id":"p","adapty_product_id":"a","promotional_offer_id":"o","title":"ignored"}"#
        #expect(
            try decode(AdaptyProductReference.self, absent)
                == AdaptyProductReference(vendorProductId: "p", adaptyProductId: "a", promotionalOfferId: "o"))
    }

    private let placement = AdaptyPlacement(
        id: "main", audienceName: "All Users", revision: 3, abTestName: "Main", isTrackingPurchases: true, audienceVersionId: "pav-1")

    @Test("a flow is written and read back whole")
    func flow() throws {
        let paywall = AdaptyFlowPaywall(
            placement: placement, id: "pw", variationId: "v", name: "P",
            products: [.init(vendorProductId: "p", adaptyProductId: "a", accessLevelId: "premium", productType: .annual)],
            webPaywallBaseUrl: URL(string: "https://example.com/buy"))
        let flow = AdaptyFlow(
            placement: placement, id: "f", variationId: "v", variationName: "A", name: "F",
            remoteConfigs: [.init(locale: "en", jsonString: "{}")], hasViewConfiguration: true, viewConfigurationVersionId: "fv",
            paywalls: [paywall], responseCreatedAt: 1_767_225_600_000)
        #expect(try decode(AdaptyFlow.self, try encode(flow)) == flow)
        let layoutOnly = AdaptyFlow(placement: placement, id: "f", variationId: "v", name: "F", hasViewConfiguration: true)
        #expect(try decode(AdaptyFlow.self, try encode(layoutOnly)) == layoutOnly)
        #expect(try decode(AdaptyFlowPaywall.self, try encode(paywall)) == paywall)
    }

    @Test("a paywall is written and read back whole")
    func paywall() throws {
        let paywall = AdaptyPaywall(
            placement: placement, instanceIdentity: "pw", variationId: "v", name: "P", remoteConfig: .init(locale: "en", jsonString: "[]"),
            hasViewConfiguration: true, products: [.init(vendorProductId: "p", adaptyProductId: "a")], responseCreatedAt: 5)
        #expect(try decode(AdaptyPaywall.self, try encode(paywall)) == paywall)
    }

    @Test("a placement without is_tracking_purchases doesn't track")
    func placementDefault() throws {
        let json = #"{"developer_id":"m","audience_name":"A","revision":1,"ab_test_name":"t","placement_audience_version_id":"p"}"#
        #expect(
            try decode(AdaptyPlacement.self, json)
                == AdaptyPlacement(id: "m", audienceName: "A", revision: 1, abTestName: "t", audienceVersionId: "p"))
    }

    @Test("an error has its number, its text and its cause")
    func errors() {
        let error = AdaptyError(.decodingFailed, "not JSON", underlyingError: CancellationError())
        #expect(error.description == "AdaptyError 2006: not JSON")
        #expect((error as NSError).code == 2006)
        #expect(error.underlyingError is CancellationError)
        let codes: [AdaptyError.Code] = [
            .unknown, .noProductIDsFound, .productRequestFailed, .notActivated, .badRequest, .serverError, .networkFailed, .decodingFailed,
            .encodingFailed, .analyticsDisabled, .wrongParam, .activateOnce, .profileWasChanged, .unsupportedData, .fetchTimeout,
            .operationInterrupted,
        ]
        #expect(
            codes.map(\.rawValue) == [0, 1000, 1002, 2002, 2003, 2004, 2005, 2006, 2009, 3000, 3001, 3005, 3006, 3007, 3101, 9000])
    }

    @Test("a configuration never shows its key")
    func secretKey() {
        let configuration = AdaptyConfiguration(apiKey: "public_live_SECRET")
        var dumped = ""
        dump(configuration, to: &dumped)
        #expect(!"\(configuration) \(String(reflecting: configuration)) \(dumped)".contains("SECRET"))
    }
}

func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T { try JSONDecoder().decode(type, from: Data(json.utf8)) }

func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
