import Diagnostics
import Foundation
import Testing

@testable import StoreCatalog

/// Every sample, cut off anywhere or with one byte changed, gives a finding or a reading. The variable
/// `VITRINE_DENSE` is the beginning of the names of files of which every byte is tried: `play`, `asc`, or nothing for all.
@Suite("Broken files of products")
struct HostileTests {
    static let samples = [
        "Products.storekit", "Products.FRA.storekit", "Products.VNM.storekit", "Products.v2.storekit", "Products.v5.storekit",
        "asc-subscription.json", "asc-subscription-prices.json", "play-subscription.json", "play-subscription-offers.json",
        "play-product-details.json",
    ]
    /// The other half of what a file is joined with.
    static let partners = [
        "asc-subscription.json": "asc-subscription-prices.json", "asc-subscription-prices.json": "asc-subscription.json",
        "play-subscription-offers.json": "play-subscription.json", "play-product-details.json": "play-subscription.json",
        "play-subscription.json": "play-subscription-offers.json",
    ]

    @Test("any truncation or change of one byte gives a finding or a reading", arguments: samples)
    func broken(name: String) throws {
        let bytes = try fixture(name).bytes
        let partner = try Self.partners[name].map(fixture)
        let isDense = ProcessInfo.processInfo.environment["VITRINE_DENSE"].map(name.hasPrefix) ?? false
        let values: [UInt8] = [0x00, 0x22, 0x5C, 0x7B, 0x7D, 0x2C, 0x39, 0xFF, 0x2D, 0x65, 0x5B, 0x3A]
        for (turn, place) in stride(from: 0, to: bytes.count, by: isDense ? 1 : 173).enumerated() {
            read(name, Array(bytes[..<place]), partner)
            for value in isDense ? (0..<3).map({ values[(turn + $0 * 5) % values.count] }) : [values[turn % values.count]] {
                var changed = bytes
                changed[place] = value
                read(name, changed, partner)
            }
        }
    }

    private func read(_ name: String, _ bytes: [UInt8], _ partner: SourceText?) {
        let sources = [SourceText(file: name, bytes: bytes)] + [partner].compactMap { $0 }
        do {
            let catalog = try StoreCatalog.load(sources, asOf: "2027-02-01")
            #expect(!catalog.products.isEmpty || !catalog.diagnostics.isEmpty )
            // No amount below 0 and no place outside the files comes out.
            let amounts = catalog.products.flatMap(\.listings).flatMap { [$0.price] + $0.offers.flatMap(\.phases).map(\.price) }
            #expect(amounts.allSatisfy { ($0 ?? 0) >= 0 })
            #expect(catalog.diagnostics.allSatisfy { $0.range != nil })
        } catch {
            #expect(!error.diagnostics.isEmpty)
        }
    }

    @Test(
        "numbers and nesting beyond all measure are findings",
        arguments: [
            #"{"subscriptions":[{"productId":"p","basePlans":[{"basePlanId":"b","state":"ACTIVE","autoRenewingBasePlanType":{"billingPeriodDuration":"P999999999999Y"},"regionalConfigs":[{"regionCode":"US","newSubscriberAvailability":true,"price":{"currencyCode":"USD","units":"9223372036854775808","nanos":1e400}}]}]}]}"#,
            #"{"subscriptions":[{"productId":"p","basePlans":[{"basePlanId":"b","state":"ACTIVE","installmentsBasePlanType":{"billingPeriodDuration":"P1M","committedPaymentsCount":9223372036854775807},"regionalConfigs":[{"regionCode":"US","newSubscriberAvailability":true,"price":{"currencyCode":"USD","units":"9223372036854775807","nanos":999999999}}]}]}]}"#,
            #"{"productId":"p","subscriptionOfferDetails":[{"basePlanId":"b","pricingPhases":{"pricingPhaseList":[{"priceCurrencyCode":"USD","priceAmountMicros":9223372036854775807,"billingPeriod":"P1000000Y","billingCycleCount":9223372036854775807,"recurrenceMode":1}]}}]}"#,
            #"{"data":{"type":"subscriptions","id":"1","attributes":{"productId":"p","subscriptionPeriod":"ONE_YEAR","groupLevel":-1}},"included":[{"type":"subscriptionPrices","id":"1","relationships":{"territory":{"data":{"type":"territories","id":"USA"}},"subscriptionPricePoint":{"data":{"type":"subscriptions","id":"1"}}}}]}"#,
            #"{"data":[],"links":{"next":"http://"#,
            #"{"data":[],"links":{"self":"","next":"?#"},"meta":{"paging":{"total":1e99}}}"#,
            "{\"subscriptions\":" + String(repeating: "[", count: 100_000),
        ])
    func absurd(text: String) {
        do {
            let catalog = try StoreCatalog.load([SourceText(file: "x", text: text)])
            #expect(!catalog.diagnostics.isEmpty)
        } catch {
            #expect(!error.diagnostics.isEmpty)
        }
    }
}
