import Foundation
import JSONText
import LocaleKit
import StoreCatalog

/// The table `prices` of `paywalls.json`: formatting locale → storefront → product → what is charged there and how it is written.
///
/// Screens refer to it by their formatting locale and storefront and the product's id. It may have hundreds of thousands of entries, so each
/// is written straight from the amounts, compact and on a line of its own.
struct PriceTableJSON {
    let matrix: PriceMatrix

    func write(_ writer: inout JSONWriter) {
        // A first entry tells how large the rest will be: growing by doubling would take twice the memory.
        var entrySize: Int?
        let count = matrix.formattingLocales.count * matrix.storefronts.count * matrix.products.count
        writer.object { locales in
            for formattingLocale in matrix.products.isEmpty ? [] : matrix.formattingLocales {
                let periods = matrix.pricer.formatters.period(locale: formattingLocale)
                let percents = matrix.pricer.formatters.percent(locale: formattingLocale)
                locales.key(formattingLocale)
                locales.object { storefronts in
                    for (column, storefront) in matrix.storefronts.enumerated() {
                        storefronts.key(storefront)
                        storefronts.object { products in
                            for product in matrix.products {
                                products.key(product.id)
                                var entry = JSONWriter(style: .compact)
                                let prices = product.facts[column].currency.map { matrix.pricer.formatters.price(locale: formattingLocale, currency: $0) }
                                Self.write(product.facts[column], product.savings[column], prices, periods, percents, &entry)
                                products.json(entry.bytes)
                                if entrySize == nil {
                                    entrySize = entry.bytes.count
                                    products.reserve((entry.bytes.count + product.id.utf8.count + 32) * count)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func write(
        _ facts: ProductFacts, _ savings: PriceMatrix.Saving?, _ prices: PriceFormatter?, _ periods: PeriodFormatter,
        _ percents: PercentFormatter, _ writer: inout JSONWriter
    ) {
        writer.object { object in
            object.member("title", orNull: facts.text?.title)
            object.member("titleLanguage", orNull: facts.titleLanguage)
            guard let prices else {
                object.key("missing")
                object.bool(true)
                object.member("reason", orNull: facts.absence)
                return
            }
            object.key("price")
            price(facts.price, prices, &object)
            object.key("period")
            period(facts.period, periods, &object)
            pricePer(facts.pricePer, prices, &object)
            object.array("offers") { list in
                for offer in facts.offers { list.object { write(offer, prices, periods, &$0) } }
            }
            object.array("billingPlans") { list in
                for plan in facts.plans {
                    list.object { object in
                        object.member("type", plan.type)
                        object.key("price")
                        price(plan.price, prices, &object)
                        object.key("commitment")
                        price(plan.commitmentPrice, prices, &object)
                        object.key("payments")
                        if let payments = plan.payments { object.int(payments) } else { object.null() }
                    }
                }
            }
            object.key("savings")
            guard let savings else { return object.null() }
            object.object { object in
                object.member("percent", savings.percent)
                object.member("text", percents.text(savings.percent))
                object.member("against", savings.against)
            }
        }
    }

    private static func write(
        _ offer: ProductFacts.Offer, _ prices: PriceFormatter, _ periods: PeriodFormatter, _ object: inout JSONWriter
    ) {
        object.member("type", offer.type.rawValue)
        object.member("paymentMode", offer.paymentMode.rawValue)
        object.member("id", orNull: offer.id)
        object.key("price")
        price(offer.amount, prices, &object)
        object.key("period")
        period(offer.period, periods, &object)
        object.member("numberOfPeriods", offer.numberOfPeriods)
        object.member("duration", periods.text(offer.duration))
        object.key("total")
        price(offer.total, prices, &object)
        pricePer(offer.pricePer, prices, &object)
        if !offer.then.isEmpty {
            object.array("then") { list in
                for phase in offer.then { list.object { write(phase, prices, periods, &$0) } }
            }
        }
    }

    private static func price(_ amount: Decimal?, _ prices: PriceFormatter, _ object: inout JSONWriter) {
        guard let amount else { return object.null() }
        object.object { object in
            object.member("amount", StrictDecimal.text(amount))
            object.member("currency", prices.currency)
            object.member("text", prices.text(amount))
        }
    }

    private static func period(_ period: Period?, _ periods: PeriodFormatter, _ object: inout JSONWriter) {
        guard let period else { return object.null() }
        object.object { object in
            object.member("unit", period.unit.rawValue)
            object.member("count", period.count)
            object.member("text", periods.text(period))
        }
    }

    private static func pricePer(_ amounts: [(unit: PeriodUnit, amount: Decimal)], _ prices: PriceFormatter, _ object: inout JSONWriter) {
        object.key("pricePer")
        if amounts.isEmpty { return object.null() }
        object.object { object in
            for (unit, amount) in amounts { object.member(unit.rawValue, prices.text(amount)) }
        }
    }
}
