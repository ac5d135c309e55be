import AdaptyClient
import Foundation
import LocaleKit
import StoreCatalog

/// Writes out a product's price, period and offers for one reader.
struct ProductPricer: Sendable {
    let catalog: StoreCatalog
    let profile: PricePerProfile
    let formatters: Formatters

    func product(_ reference: AdaptyProductReference, for locale: PaywallLocale) -> PaywallProduct {
        let id = reference.vendorProductId
        guard let product = catalog.product(id) else { return missing(id, nil) }
        let storefront = locale.storefront ?? ""
        let listing = product.listing(in: storefront)
        // The title is in the storefront's language, else in the store file's own.
        let language = Storefront.likelyLanguage(of: storefront)
        let text = product.text(for: [language].compactMap { $0 }, fallback: listing?.sourceLocale ?? product.texts.first?.locale)
        guard let listing else { return missing(id, text) }
        let prices = formatters.price(locale: locale.formattingLocale, currency: listing.currency)
        let period = product.period
        return PaywallProduct(
            id: id, title: text?.title, titleLanguage: text.flatMap { LocaleTag($0.locale)?.canonical },
            description: text.flatMap { $0.description.isEmpty ? nil : $0.description }, isMissing: false,
            price: listing.price.map { price($0, prices) }, period: period.map { length($0.normalized, locale) },
            pricePer: listing.price.flatMap { amount in period.map { pricePer(amount, $0, 1, prices) } } ?? [:],
            offers: offers(listing, reference, prices, locale),
            parts: listing.price.map {
                PriceParts(
                    amount: prices.amountText($0), integer: prices.integer($0), fraction: prices.fraction($0), symbol: prices.symbol)
            })
    }

    /// The introductory offer, then those that the reference names, in the order in which an app would attach them.
    private func offers(
        _ listing: StoreListing, _ reference: AdaptyProductReference, _ prices: PriceFormatter, _ locale: PaywallLocale
    ) -> [PaywallProduct.Offer] {
        listing.offers.filter { offer in
            switch offer.type {
            case .introductory: true
            case .promotional: offer.identifier != nil && offer.identifier == reference.promotionalOfferId
            case .winBack: offer.identifier != nil && offer.identifier == reference.winBackOfferId
            case .code: false
            }
        }.compactMap { offer in
            guard let period = offer.period else { return nil }
            let normal = period.normalized
            let total = normal.times(offer.numberOfPeriods) ?? normal
            let isFree = offer.paymentMode == .freeTrial
            let amount = isFree ? 0 : offer.price
            let times = offer.paymentMode == .payUpFront ? offer.numberOfPeriods : 1
            return PaywallProduct.Offer(
                type: offer.type.rawValue, paymentMode: offer.paymentMode.rawValue, id: offer.identifier,
                price: amount.map { price($0, prices) }, period: length(normal, locale), numberOfPeriods: offer.numberOfPeriods,
                duration: formatters.period(locale: locale.formattingLocale).text(total),
                pricePer: amount.map { pricePer($0, period, times, prices) } ?? [:])
        }
    }

    private func price(_ amount: Decimal, _ prices: PriceFormatter) -> PaywallProduct.Price {
        PaywallProduct.Price(amount: amount, currency: prices.currency, text: prices.text(amount))
    }

    private func length(_ period: Period, _ locale: PaywallLocale) -> PaywallProduct.Length {
        PaywallProduct.Length(
            unit: period.unit.rawValue, count: period.count, text: formatters.period(locale: locale.formattingLocale).text(period))
    }

    private func pricePer(_ amount: Decimal, _ period: Period, _ times: Int, _ prices: PriceFormatter) -> [String: String] {
        var result: [String: String] = [:]
        for unit in PeriodUnit.allCases {
            result[unit.rawValue] = profile.price(
                amount, of: period, times: times, per: unit, fractionDigits: prices.fractionDigits
            ).map(prices.text)
        }
        return result
    }

    private func missing(_ id: String, _ text: AdaptyStoreProduct.Text?) -> PaywallProduct {
        PaywallProduct(
            id: id, title: text?.title, titleLanguage: text.flatMap { LocaleTag($0.locale)?.canonical }, description: nil, isMissing: true,
            price: nil, period: nil, pricePer: [:], offers: [], parts: nil)
    }
}
