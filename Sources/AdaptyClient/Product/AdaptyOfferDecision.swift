/// Why a product carries the offer that it carries, or none.
public enum AdaptyOfferDecision: String, Sendable, Hashable, Codable, CaseIterable {
    /// The win-back offer that the paywall names: the store has it and the person may have it.
    case winBack = "win_back"
    /// The promotional offer that the paywall names: the store has it. Nobody checks whether the person may have it; that is
    /// the paywall's decision.
    case promotional
    /// The introductory offer: the person may have it.
    case introductory
    /// No offer: the product isn't a subscription.
    case notASubscription = "not_a_subscription"
    /// No offer: the store has no introductory offer for the product.
    case noIntroductoryOffer = "no_introductory_offer"
    /// No offer: there is an introductory offer, but the person may not have it.
    case ineligible
    /// No offer: there is an introductory offer, but nobody knows whether the person may have it.
    case eligibilityUnknown = "eligibility_unknown"
    /// No offer: the products were asked for without one.
    case notDetermined = "not_determined"
}
