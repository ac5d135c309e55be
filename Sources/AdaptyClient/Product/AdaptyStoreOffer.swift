import Foundation

/// An offer as the store has it for a product, whoever may use it. It becomes an ``AdaptySubscriptionOffer`` where the person
/// may have it.
public struct AdaptyStoreOffer: Sendable, Hashable {
    /// The offer's id in the store; introductory offers have none, of an offer code it is the code's name.
    public let identifier: String?
    /// Who the offer is for.
    public let offerType: AdaptySubscriptionOffer.OfferType
    /// How the offer is paid.
    public let paymentMode: AdaptySubscriptionOffer.PaymentMode
    /// What is charged each time, in the product's currency; 0 for a free trial.
    public let price: Decimal
    /// The length of one period of the offer.
    public let subscriptionPeriod: AdaptySubscriptionPeriod
    /// How many periods the offer runs for.
    public let numberOfPeriods: Int
    /// Whether the store itself says that the person may have it, where it says so: store files do for win-back offers.
    public let isEligible: Bool?

    /// Makes an offer.
    ///
    /// - Parameters:
    ///   - identifier: The offer's id in the store.
    ///   - offerType: Who it is for.
    ///   - paymentMode: How it is paid.
    ///   - price: What is charged each time.
    ///   - subscriptionPeriod: The length of one period.
    ///   - numberOfPeriods: How many periods.
    ///   - isEligible: What the store says about the person.
    public init(
        identifier: String? = nil, offerType: AdaptySubscriptionOffer.OfferType, paymentMode: AdaptySubscriptionOffer.PaymentMode,
        price: Decimal, subscriptionPeriod: AdaptySubscriptionPeriod, numberOfPeriods: Int = 1, isEligible: Bool? = nil
    ) {
        self.identifier = identifier
        self.offerType = offerType
        self.paymentMode = paymentMode
        self.price = price
        self.subscriptionPeriod = subscriptionPeriod
        self.numberOfPeriods = numberOfPeriods
        self.isEligible = isEligible
    }
}
