import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit

/// An offer as its answer has it, before it is joined with its base plan: discounts need the plan's price.
struct PlayOffer {
    enum Price {
        case free
        case price(PlayReader.Money)
        /// A share of the plan's price that is taken off, above 0 and below 1.
        case relative(Decimal)
        /// An amount that is taken off.
        case absolute(PlayReader.Money)
        /// What the file says can't be read; the finding stands.
        case unreadable
    }

    struct Phase {
        let period: Period?
        let count: Int
        let prices: [String: (price: Price, range: SourceRange)]
        let range: SourceRange
    }

    let productId: String
    let basePlanId: String
    let id: String
    let phases: [Phase]
    let eligibility: [StoreEligibility]
    /// The storefronts where new customers may have it, in the file's order.
    let storefronts: [String]
    let tags: [String]
    let source: SourceText
    let range: SourceRange

    /// Offers for new customers are what the App Store calls introductory; the others are given by the app.
    var type: AdaptySubscriptionOffer.OfferType {
        eligibility.contains { if case .newTo = $0 { true } else { false } } ? .introductory : .promotional
    }
}
