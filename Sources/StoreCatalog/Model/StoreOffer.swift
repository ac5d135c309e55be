import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit

/// A special price of a subscription in one storefront, whoever may have it.
public struct StoreOffer: Sendable {
    /// Who the offer is for. Of Google Play's offers those for new customers are introductory, the others promotional.
    public internal(set) var type: AdaptySubscriptionOffer.OfferType
    /// The offer's id in the store: of a promotional or win-back offer its id, of a code offer the code's name; introductory
    /// offers of the App Store have none.
    public let identifier: String?
    /// The internal name, not for customers.
    public let referenceName: String?
    /// What is charged, stretch after stretch; at least one.
    public internal(set) var phases: [StorePhase]
    /// What the file says about the person in tests; only win-back offers have it.
    public let isEligible: Bool?
    /// Whom a code offer is for: `new`, `existing`, `expired`.
    public let customers: [String]
    /// Whether a code offer combines with an introductory one.
    public let isStackable: Bool?
    /// The billing plan that the offer belongs to (StoreKit configuration 5.0), as `BILLED_UPFRONT`.
    public let billingPlanType: String?
    /// Where the offer stands.
    public let range: SourceRange
    /// Who may have it, where the store says more than ``type``: every rule must hold.
    public internal(set) var eligibility: [StoreEligibility] = []
    /// The first and the last day of the offer, as `2027-02-01`; `nil` where there is none.
    public var startDate: String? = nil
    /// See ``startDate``.
    public var endDate: String? = nil
    /// The tags that an app finds an offer of Google Play by.
    public var tags: [String] = []

    /// How the first phase is paid. "Free" may be said only of `.freeTrial`.
    public var paymentMode: AdaptySubscriptionOffer.PaymentMode { phases.first?.paymentMode ?? .unknown }
    /// What the first phase charges each time; 0 for a free trial, whatever price the file has left there. `nil` where it can't
    /// be read.
    public var price: Decimal? { phases.first.flatMap(\.price) }
    /// The length of one period of the first phase, as the file says it; `nil` where it can't be read.
    public var period: Period? { phases.first.flatMap(\.period) }
    /// How many periods the first phase has.
    public var numberOfPeriods: Int { phases.first?.numberOfPeriods ?? 1 }

    /// The whole length of the first phase: the period, as often as it runs. Not normalised: twelve months stay twelve months.
    /// `nil` where the period can't be read.
    public var duration: Period? { phases.first.flatMap(\.duration) }
}
