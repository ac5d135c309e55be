import Foundation
import LocaleKit

extension AdaptyPaywallProduct {
    /// Joins what the paywall says with what the store says.
    ///
    /// - Parameters:
    ///   - eligibility: What is known about offers; `nil` where no offer should be determined.
    ///   - locale: The device's locale, for prices and lengths.
    init(
        _ request: ProductRequest, _ product: AdaptyStoreProduct, eligibility: AdaptyOfferEligibility?, locale: String,
        formatters: Formatters
    ) {
        let prices = formatters.price(locale: locale, currency: product.currencyCode)
        let periods = formatters.period(locale: locale)
        let choice = eligibility.map { OfferChoice(for: request.reference, product: product, eligibility: $0) }
        let text = product.text
        vendorProductId = product.id
        adaptyProductId = request.reference.adaptyProductId
        accessLevelId = request.reference.accessLevelId
        adaptyProductType = request.reference.productType
        flowProductId = request.reference.flowProductId
        paywallProductIndex = request.index
        variationId = request.variationId
        paywallABTestName = request.abTestName
        paywallName = request.paywallName
        webPaywallBaseUrl = request.webPaywallBaseUrl
        localizedTitle = text?.title ?? ""
        localizedDescription = text?.description ?? ""
        textLocale = text?.locale
        price = product.price
        currencyCode = product.currencyCode
        currencySymbol = prices.symbol
        regionCode = Storefront.alpha2(ofAlpha3: product.storefront)
        localizedPrice = prices.text(product.price)
        isFamilyShareable = product.isFamilyShareable
        subscriptionGroupIdentifier = product.subscriptionGroupIdentifier
        subscriptionPeriod = product.subscriptionPeriod
        localizedSubscriptionPeriod = product.subscriptionPeriod?.period.map { periods.text($0) }
        subscriptionOffer = choice?.offer.map { AdaptySubscriptionOffer($0, currencyCode: product.currencyCode, prices, periods) }
        offerDecision = choice?.decision ?? .notDetermined
    }
}

extension AdaptySubscriptionOffer {
    init(_ offer: AdaptyStoreOffer, currencyCode: String, _ prices: PriceFormatter, _ periods: PeriodFormatter) {
        let period = offer.subscriptionPeriod.period
        let price = offer.paymentMode == .freeTrial ? 0 : offer.price
        self.init(
            identifier: offer.identifier, offerType: offer.offerType, paymentMode: offer.paymentMode, price: price,
            currencyCode: currencyCode, localizedPrice: prices.text(price), subscriptionPeriod: offer.subscriptionPeriod,
            numberOfPeriods: offer.numberOfPeriods, localizedSubscriptionPeriod: period.map { periods.text($0) },
            localizedNumberOfPeriods: period.flatMap { $0.times(offer.numberOfPeriods) }.map { periods.text($0) })
    }
}

extension AdaptySubscriptionPeriod {
    /// For formatting; `nil` where the unit is unknown.
    var period: Period? { PeriodUnit(rawValue: unit.rawValue).map { Period(unit: $0, count: numberOfUnits) } }
}

extension AdaptyStoreProduct {
    /// The text in the storefront's language, else the store's own first. Texts without a title give way to one that has it.
    var text: Text? {
        let filled = texts.filter { !$0.title.isEmpty }
        let candidates = filled.isEmpty ? texts : filled
        var asked: [String] = []
        if let language = Storefront.likelyLanguage(of: storefront) {
            asked = [Storefront.alpha2(ofAlpha3: storefront).map { language + "-" + $0 }, language].compactMap { $0 }
        }
        let match = LocaleMatcher(available: candidates.map(\.locale), fallback: candidates.first?.locale).match(asked: asked)
        return candidates.first { $0.locale == match.used }
    }
}
