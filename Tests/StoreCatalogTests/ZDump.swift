import Diagnostics
import Foundation
import Testing
@testable import StoreCatalog

@Test("dump") func dump() throws {
    for names in [["asc-subscription-prices.json", "asc-subscription.json"], ["asc-subscription-prices.json"], ["asc-subscription.json"], ["play-subscription.json", "play-subscription-offers.json", "play-product-details.json"], ["play-subscription-offers.json"], ["play-product-details.json"], ["Products.storekit","Products.FRA.storekit","Products.VNM.storekit"], ["Products.v5.storekit", "asc-subscription-prices.json", "asc-subscription.json"], ["Products.v2.storekit"]] {
        let c = try StoreCatalog.load(names.map(fixture))
        print("=====", names, c.storefronts, c.files.map(\.storefronts))
        for d in c.diagnostics { print(d.range?.start.file ?? "", line(d)) }
        if names[0].contains("Prod") && names.count == 3 { continue }
        for p in c.products {
            print(p.id, p.kind, p.period?.iso8601 ?? "-", p.texts.map { $0.locale + " " + $0.title }, p.absences.map { $0.storefront + " " + $0.words })
            for l in p.listings {
                print("   ", l.storefront, l.price.map { "\($0)" } ?? "nil", l.currency, l.billingPlans.map { "\($0.type) \($0.price!) \($0.commitmentPrice!)" })
                for o in l.offers + l.laterOffers { print("        ", o.type, o.identifier ?? "-", o.phases.map { "\($0.paymentMode) \($0.price.map { "\($0)" } ?? "nil") \($0.period?.iso8601 ?? "?")x\($0.numberOfPeriods)\($0.isComputed ? "!" : "")" }, o.eligibility.map(\.words)) }
            }
        }
    }
}
