import Foundation

@testable import Site

/// Products that tests write out by hand.
extension PaywallProduct {
    static func yearly(
        id: String = "pro.year", title: String? = "Pro", titleLanguage: String? = "en", missing: Bool = false, offers: [Offer] = [.week]
    ) -> PaywallProduct {
        PaywallProduct(
            id: id, title: title, titleLanguage: titleLanguage, description: "All of it", isMissing: missing,
            price: missing ? nil : Price(amount: Decimal(6499) / 100, currency: "EUR", text: "64,99\u{A0}€"),
            period: Length(unit: "year", count: 1, text: "1\u{A0}an"),
            pricePer: ["day": "0,18\u{A0}€", "week": "1,25\u{A0}€", "month": "5,42\u{A0}€", "year": "64,99\u{A0}€"], offers: offers,
            parts: PriceParts(amount: "64,99", integer: "64", fraction: "99", symbol: "€"))
    }
}

extension PaywallProduct.Offer {
    static let week = PaywallProduct.Offer(
        type: "introductory", paymentMode: "free_trial", id: nil, price: .init(amount: 0, currency: "EUR", text: "0,00\u{A0}€"),
        period: .init(unit: "week", count: 1, text: "1\u{A0}semaine"), numberOfPeriods: 1, duration: "1\u{A0}semaine",
        pricePer: ["day": "0,00\u{A0}€"])
    static let promotional = PaywallProduct.Offer(
        type: "promotional", paymentMode: "pay_as_you_go", id: "back", price: .init(amount: 1, currency: "EUR", text: "1,00\u{A0}€"),
        period: .init(unit: "month", count: 1, text: "1\u{A0}mois"), numberOfPeriods: 2, duration: "2\u{A0}mois", pricePer: [:])
}
