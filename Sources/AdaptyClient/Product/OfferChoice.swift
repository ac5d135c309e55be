/// Which offer a product gets. At most one, the first that applies: win-back, promotional, introductory.
struct OfferChoice: Hashable {
    let offer: AdaptyStoreOffer?
    let decision: AdaptyOfferDecision

    init(for reference: AdaptyProductReference, product: AdaptyStoreProduct, eligibility: AdaptyOfferEligibility) {
        func named(_ id: String?, _ type: AdaptySubscriptionOffer.OfferType) -> AdaptyStoreOffer? {
            id.flatMap { id in product.offers.first { $0.offerType == type && $0.identifier == id } }
        }
        if product.subscriptionPeriod == nil {
            (offer, decision) = (nil, .notASubscription)
        } else if let winBack = named(reference.winBackOfferId, .winBack), Self.mayHave(winBack, eligibility) {
            (offer, decision) = (winBack, .winBack)
        } else if let promotional = named(reference.promotionalOfferId, .promotional) {
            (offer, decision) = (promotional, .promotional)
        } else if let introductory = product.offers.first(where: { $0.offerType == .introductory }) {
            switch product.subscriptionGroupIdentifier.flatMap({ eligibility.introductoryByGroup[$0] }) ?? eligibility.introductory {
            case .eligible: (offer, decision) = (introductory, .introductory)
            case .ineligible: (offer, decision) = (nil, .ineligible)
            case .unknown: (offer, decision) = (nil, .eligibilityUnknown)
            }
        } else {
            (offer, decision) = (nil, .noIntroductoryOffer)
        }
    }

    private static func mayHave(_ winBack: AdaptyStoreOffer, _ eligibility: AdaptyOfferEligibility) -> Bool {
        switch winBack.identifier.flatMap({ eligibility.winBack[$0] }) ?? .unknown {
        case .eligible: true
        case .ineligible: false
        case .unknown: winBack.isEligible ?? false
        }
    }
}
