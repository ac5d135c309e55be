import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit

/// A special price of a subscription in one storefront, whoever may have it.
public struct StoreOffer: Sendable {
    /// Who the offer is for.
    public let type: AdaptySubscriptionOffer.OfferType
    /// The offer's id in the store: of a promotional or win-back offer its id, of a code offer the code's name; introductory
    /// offers have none.
    public let identifier: String?
    /// The internal name, not for customers.
    public let referenceName: String?
    /// How the offer is paid. "Free" may be said only of `.freeTrial`.
    public let paymentMode: AdaptySubscriptionOffer.PaymentMode
    /// What is charged each time; 0 for a free trial, whatever price the file has left there. `nil` where it can't be read.
    public let price: Decimal?
    /// The length of one period, as the file says it; `nil` where it can't be read.
    public let period: Period?
    /// How many periods.
    public let numberOfPeriods: Int
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

    /// The whole length: the period, as often as it runs. Not normalised: twelve months stay twelve months. `nil` where the
    /// period can't be read.
    public var duration: Period? { period.flatMap { $0.times(numberOfPeriods) } }
}
