import AdaptyClient
import Foundation
import LocaleKit
import StoreCatalog

/// What is true of a product in one storefront, whoever reads it: amounts and lengths before they are written out in a language.
struct ProductFacts: Sendable {
    struct Offer: Sendable {
        let type: AdaptySubscriptionOffer.OfferType
        let paymentMode: AdaptySubscriptionOffer.PaymentMode
        let id: String?
        let amount: Decimal?
        let period: Period
        let numberOfPeriods: Int
        /// Not normalised again.
        let duration: Period
        /// By unit, as ``ProductFacts/pricePer``.
        let pricePer: [(unit: PeriodUnit, amount: Decimal)]
        /// What all payments of a pay-as-you-go offer come to.
        let total: Decimal?
        /// Later phases (Google Play).
        let then: [Offer]
    }

    let id: String
    let text: AdaptyStoreProduct.Text?
    /// Canonical BCP 47.
    let titleLanguage: String?
    /// `nil` where the product isn't sold here.
    let currency: String?
    let price: Decimal?
    /// Normalised.
    let period: Period?
    let pricePer: [(unit: PeriodUnit, amount: Decimal)]
    let offers: [Offer]
    let plans: [StoreBillingPlan]
    let group: String?
    /// Why the product isn't sold here, where a file says so.
    let absence: String?
}

extension ProductPricer {
    /// - Parameter includesAll: Whether offers count that the reference doesn't name, and offer codes.
    func facts(_ reference: AdaptyProductReference, in storefront: String, includesAll: Bool) -> ProductFacts {
        let product = catalog.product(for: reference)
        let listing = product?.listing(in: storefront)
        // The title is in the storefront's language, else in the store file's own.
        let text = product.flatMap { product in
            product.text(
                for: [Storefront.likelyLanguage(of: storefront)].compactMap(\.self),
                fallback: listing?.sourceLocale ?? product.texts.first?.locale)
        }
        let period = product?.period
        let digits = listing.map { Currency.fractionDigits($0.currency) } ?? 2
        return ProductFacts(
            id: reference.vendorProductId, text: text, titleLanguage: text.flatMap { LocaleTag($0.locale)?.canonical },
            currency: listing?.currency, price: listing?.price, period: period?.normalized,
            pricePer: listing?.price.flatMap { amount in period.map { pricePer(amount, $0, 1, digits) } } ?? [],
            offers: (listing?.offers ?? []).compactMap { offer in
                includesAll || isNamed(offer, reference) ? facts(offer, offer.phases[...], digits) : nil
            },
            plans: (listing?.billingPlans ?? []).filter(\.isEnabled), group: product?.group?.id,
            absence: product?.absence(in: storefront)?.words)
    }

    /// The introductory offer, and those that the reference names, are what an app can attach.
    private func isNamed(_ offer: StoreOffer, _ reference: AdaptyProductReference) -> Bool {
        switch offer.type {
        case .introductory: true
        case .promotional: offer.identifier != nil && offer.identifier == reference.promotionalOfferId
        case .winBack: offer.identifier != nil && offer.identifier == reference.winBackOfferId
        case .code: false
        }
    }

    private func facts(_ offer: StoreOffer, _ phases: ArraySlice<StorePhase>, _ digits: Int) -> ProductFacts.Offer? {
        guard let phase = phases.first, let period = phase.period else { return nil }
        let normal = period.normalized
        let amount = phase.paymentMode == .freeTrial ? 0 : phase.price
        let repetitions = phase.numberOfPeriods
        let isInParts = phase.paymentMode == .payAsYouGo && repetitions > 1
        return ProductFacts.Offer(
            type: offer.type, paymentMode: phase.paymentMode, id: offer.identifier, amount: amount, period: normal,
            numberOfPeriods: repetitions, duration: normal.times(repetitions) ?? normal,
            pricePer: amount.map { pricePer($0, period, phase.paymentMode == .payUpFront ? repetitions : 1, digits) } ?? [],
            total: isInParts ? amount.map { $0 * Decimal(repetitions) } : nil,
            then: facts(offer, phases.dropFirst(), digits).map { [$0] + $0.then } ?? [])
    }

    private func pricePer(_ amount: Decimal, _ period: Period, _ times: Int, _ digits: Int) -> [(unit: PeriodUnit, amount: Decimal)] {
        PeriodUnit.allCases.compactMap { unit in
            profile.price(amount, of: period, times: times, per: unit, fractionDigits: digits).map { (unit, $0) }
        }
    }
}
