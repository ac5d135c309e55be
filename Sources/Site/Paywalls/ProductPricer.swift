import AdaptyClient
import Foundation
import LocaleKit
import StoreCatalog

/// Writes out a product's price, period and offers for one reader.
struct ProductPricer: Sendable {
    let catalog: StoreCatalog
    let profile: PricePerProfile
    let formatters: Formatters

    /// The product as the app of a reader of this locale has it.
    func product(_ reference: AdaptyProductReference, for locale: PaywallLocale) -> PaywallProduct {
        product(facts(reference, in: locale.storefront ?? "", includesAll: false), formattingLocale: locale.formattingLocale, hasParts: true)
    }

    /// - Parameter hasParts: Whether the price's parts are needed too, which cost more than all the rest.
    func product(_ facts: ProductFacts, formattingLocale: String, hasParts: Bool) -> PaywallProduct {
        let language = facts.titleLanguage
        guard let currency = facts.currency else {
            return PaywallProduct(
                id: facts.id, title: facts.text?.title, titleLanguage: language, description: nil, isMissing: true, price: nil, period: nil,
                pricePer: [:], offers: [], parts: nil, group: facts.group, absence: facts.absence)
        }
        let prices = formatters.price(locale: formattingLocale, currency: currency)
        let periods = formatters.period(locale: formattingLocale)
        return PaywallProduct(
            id: facts.id, title: facts.text?.title, titleLanguage: language,
            description: facts.text.flatMap { $0.description.isEmpty ? nil : $0.description }, isMissing: false,
            price: facts.price.map { price($0, prices) }, period: facts.period.map { length($0, periods) },
            pricePer: Self.texts(facts.pricePer, prices), offers: facts.offers.map { offer($0, prices, periods) },
            parts: !hasParts
                ? nil
                : facts.price.map {
                    PriceParts(
                        amount: prices.amountText($0), integer: prices.integer($0), fraction: prices.fraction($0), symbol: prices.symbol)
                },
            plans: facts.plans.compactMap { plan in
                plan.price.map { amount in
                    PaywallProduct.Plan(
                        type: plan.type, price: price(amount, prices), total: plan.commitmentPrice.map { price($0, prices) },
                        payments: plan.payments)
                }
            }, group: facts.group)
    }

    private func offer(_ facts: ProductFacts.Offer, _ prices: PriceFormatter, _ periods: PeriodFormatter) -> PaywallProduct.Offer {
        PaywallProduct.Offer(
            type: facts.type.rawValue, paymentMode: facts.paymentMode.rawValue, id: facts.id, price: facts.amount.map { price($0, prices) },
            period: length(facts.period, periods), numberOfPeriods: facts.numberOfPeriods, duration: periods.text(facts.duration),
            pricePer: Self.texts(facts.pricePer, prices), total: facts.total.map { price($0, prices) },
            then: facts.then.map { offer($0, prices, periods) })
    }

    private func price(_ amount: Decimal, _ prices: PriceFormatter) -> PaywallProduct.Price {
        PaywallProduct.Price(amount: amount, currency: prices.currency, text: prices.text(amount))
    }

    private func length(_ period: Period, _ periods: PeriodFormatter) -> PaywallProduct.Length {
        PaywallProduct.Length(unit: period.unit.rawValue, count: period.count, text: periods.text(period))
    }

    private static func texts(_ amounts: [(unit: PeriodUnit, amount: Decimal)], _ prices: PriceFormatter) -> [String: String] {
        var result: [String: String] = [:]
        for (unit, amount) in amounts { result[unit.rawValue] = prices.text(amount) }
        return result
    }
}
