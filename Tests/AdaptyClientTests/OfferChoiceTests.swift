import Foundation
import Testing

@testable import AdaptyClient

@Suite("Which offer a product gets")
struct OfferChoiceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var winBack: String?
        var promotional: String?
        var eligibility = AdaptyOfferEligibility()
        var offers: [AdaptyStoreOffer] = [introductory, promotionalOffer, winBackOffer]
        var isSubscription = true
        var decision: AdaptyOfferDecision
        var offer: String?
        var testDescription: String { name }
    }

    private static let week = AdaptySubscriptionPeriod(unit: .week, numberOfUnits: 1)
    private static let introductory = AdaptyStoreOffer(offerType: .introductory, paymentMode: .freeTrial, price: 0, subscriptionPeriod: week)
    private static let promotionalOffer = AdaptyStoreOffer(
        identifier: "promo", offerType: .promotional, paymentMode: .payUpFront, price: 3, subscriptionPeriod: week)
    private static let winBackOffer = AdaptyStoreOffer(
        identifier: "back", offerType: .winBack, paymentMode: .payAsYouGo, price: 1, subscriptionPeriod: week)
    private static let winBackForMe = AdaptyStoreOffer(
        identifier: "back", offerType: .winBack, paymentMode: .payAsYouGo, price: 1, subscriptionPeriod: week, isEligible: true)

    @Test(
        arguments: [
            Case(
                name: "win-back before promotional before introductory", winBack: "back", promotional: "promo",
                eligibility: .init(introductory: .eligible, winBack: ["back": .eligible]), decision: .winBack, offer: "back"),
            Case(name: "a win-back offer that the store says is for me", winBack: "back", offers: [winBackForMe], decision: .winBack, offer: "back"),
            Case(
                name: "what is known about a win-back offer beats the store", winBack: "back",
                eligibility: .init(winBack: ["back": .ineligible]), offers: [winBackForMe], decision: .noIntroductoryOffer),
            Case(name: "a win-back offer nobody knows about isn't used", winBack: "back", promotional: "promo", decision: .promotional, offer: "promo"),
            Case(name: "a promotional offer needs no eligibility", promotional: "promo", decision: .promotional, offer: "promo"),
            Case(
                name: "an offer that the store lacks isn't used", winBack: "gone", promotional: "gone", eligibility: .init(introductory: .eligible),
                decision: .introductory),
            Case(name: "introductory for somebody new", eligibility: .init(introductory: .eligible), decision: .introductory),
            Case(name: "introductory for somebody who had one", eligibility: .init(introductory: .ineligible), decision: .ineligible),
            Case(name: "introductory where nobody knows", decision: .eligibilityUnknown),
            Case(
                name: "the group's own answer counts first", eligibility: .init(introductory: .eligible, introductoryByGroup: ["g": .ineligible]),
                decision: .ineligible),
            Case(name: "no introductory offer", eligibility: .init(introductory: .eligible), offers: [promotionalOffer], decision: .noIntroductoryOffer),
            Case(name: "not a subscription", promotional: "promo", isSubscription: false, decision: .notASubscription),
        ])
    func choice(_ test: Case) {
        let product = AdaptyStoreProduct(
            id: "p", storefront: "USA", price: 9, currencyCode: "USD", texts: [], subscriptionGroupIdentifier: test.isSubscription ? "g" : nil,
            subscriptionPeriod: test.isSubscription ? Self.week : nil, offers: test.offers)
        let reference = AdaptyProductReference(
            vendorProductId: "p", adaptyProductId: "a", promotionalOfferId: test.promotional, winBackOfferId: test.winBack)
        let choice = OfferChoice(for: reference, product: product, eligibility: test.eligibility)
        #expect(choice.decision == test.decision)
        #expect(choice.offer?.identifier == test.offer)
        #expect((choice.offer != nil) == [.winBack, .promotional, .introductory].contains(test.decision))
    }
}
