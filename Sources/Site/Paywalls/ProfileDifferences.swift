import Diagnostics
import Foundation
import LocaleKit
import Translation

/// Derived prices on a screen that come out otherwise by another profile: vendors, and generations of one vendor, divide differently.
struct ProfileDifferences {
    let screen: PaywallScreen
    let tags: CopyTags
    let custom: [String: String]
    let subject: Subject
    let formatters: Formatters

    /// One note for each product and unit, at the first string that shows it.
    func findings() -> [Diagnostic] {
        var seen: Set<String> = []
        return screen.copy.flatMap { entry -> [Diagnostic] in
            guard let text = entry.text else { return [] }
            return tags.parse(text).flatMap { tag -> [Diagnostic] in
                guard case .product(let name) = tag.meaning, custom[tag.name] == nil, let unit = Self.unit(name) else { return [] }
                let isOffer = name.hasPrefix("OFFER")
                return products(of: entry.key).compactMap { product in
                    guard seen.insert("\(product.id)\u{0}\(name)").inserted,
                        let values = isOffer
                            ? product.offer(.eligible).flatMap({ values(of: $0, unit) }) : values(of: product, unit)
                    else { return nil }
                    return finding(product, unit, isOffer: isOffer, values, entry)
                }
            }
        }
    }

    private static func unit(_ name: String) -> PeriodUnit? {
        guard let range = name.range(of: "PRICE_PER_") else { return nil }
        return PeriodUnit(rawValue: name[range.upperBound...].lowercased())
    }

    /// A string of one product's entry speaks of that one, any other string of the product that is chosen.
    private func products(of key: String) -> [PaywallProduct] {
        let parts = key.split(separator: "/")
        let sold = screen.products.filter { !$0.isMissing }
        guard parts.count > 1, parts[0] == "products" else { return sold }
        return sold.filter { $0.id == parts[1] }
    }

    private func values(of product: PaywallProduct, _ unit: PeriodUnit) -> [(profile: PricePerProfile, text: String)]? {
        guard let price = product.price, let period = product.period?.period else { return nil }
        return values(price, period, times: 1, unit)
    }

    private func values(of offer: PaywallProduct.Offer, _ unit: PeriodUnit) -> [(profile: PricePerProfile, text: String)]? {
        guard let price = offer.price, let period = offer.period.period else { return nil }
        return values(price, period, times: offer.paymentMode == "pay_up_front" ? offer.numberOfPeriods : 1, unit)
    }

    /// What each profile gives; `nil` where a reader sees no difference.
    private func values(
        _ price: PaywallProduct.Price, _ period: Period, times: Int, _ unit: PeriodUnit
    ) -> [(profile: PricePerProfile, text: String)]? {
        let prices = formatters.price(locale: screen.locale.formattingLocale, currency: price.currency)
        let values = PricePerProfile.allCases.compactMap { profile in
            profile.price(price.amount, of: period, times: times, per: unit, fractionDigits: prices.fractionDigits)
                .map { (profile: profile, text: prices.text($0)) }
        }
        return Set(values.map(\.text)).count > 1 ? values : nil
    }

    private func finding(
        _ product: PaywallProduct, _ unit: PeriodUnit, isOffer: Bool, _ values: [(profile: PricePerProfile, text: String)], _ entry: CopyEntry
    ) -> Diagnostic {
        var texts: [String] = []
        for value in values where !texts.contains(value.text) { texts.append(value.text) }
        let list = texts.map { text in
            // Bidi marks would turn the English sentence around.
            "\(String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .format }))) (\(values.filter { $0.text == text }.map(\.profile.rawValue).joined(separator: ", ")))"
        }
        var subject = subject
        subject.locale = screen.locale.code
        subject.pointer = entry.key
        subject.product = product.id
        return Diagnostic(
            "prices.profiles-differ", .note,
            "\(isOffer ? "the offer of " : "")\(product.id) costs, per \(unit.rawValue), \(list.joined(separator: " or "))", at: entry.range,
            explanation: "Ways to divide a price disagree; paywalls.pricePer and paywalls.sdk say which one the screen shows.",
            subject: subject)
    }
}
