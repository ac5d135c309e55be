import Foundation
import Translation

/// What a tag becomes for one product and one state of its offer.
enum TagValue: Sendable, Equatable {
    case text(String)
    /// The product has no such thing: no offer, no subscription.
    case notApplicable
    /// Nobody knows the name, or the app fills it and gave no sample.
    case unresolved
}

/// Resolves the tags of a string (Adapty's tags, in both of their spellings).
struct TagValues: Sendable {
    /// `nil` where the string belongs to no product and the screen has none.
    let product: PaywallProduct?
    /// `nil` where the offer isn't shown: the reader isn't eligible, or the product has none.
    let offer: PaywallProduct.Offer?
    let amounts: PriceParts?
    /// Sample values that the project gives for tags of the app.
    let custom: [String: String]

    func value(of tag: CopyTag) -> TagValue {
        // The app's own resolver goes before the product's values.
        if let own = custom[tag.name] { return .text(own) }
        switch tag.meaning {
        case .product(let name): return product(name)
        case .timer: return .text(Self.timerSample(tag.name))
        case .progress: return .text("50")
        case .custom, nil: return .unresolved
        }
    }

    private func product(_ name: String) -> TagValue {
        guard let product, !product.isMissing else { return .notApplicable }
        func known(_ text: String?) -> TagValue { text.map { .text($0) } ?? .notApplicable }
        return switch name {
        case "TITLE": known(product.title)
        case "DESCRIPTION": known(product.description)
        case "PRICE": known(product.price?.text)
        case "PRICE_PER_DAY": known(product.pricePer["day"])
        case "PRICE_PER_WEEK": known(product.pricePer["week"])
        case "PRICE_PER_MONTH": known(product.pricePer["month"])
        case "PRICE_PER_YEAR": known(product.pricePer["year"])
        case "PRICE_AMOUNT": known(amounts?.amount)
        case "PRICE_AMOUNT_INTEGER": known(amounts?.integer)
        case "PRICE_AMOUNT_FRACTION": known(amounts?.fraction)
        case "CURRENCY_CODE": known(product.price?.currency)
        case "CURRENCY_SYMBOL": known(amounts?.symbol)
        case "SUBSCRIPTION_PERIOD": known(product.period?.text)
        case "OFFER_PRICE": known(offer?.price?.text)
        case "OFFER_PERIOD": known(offer?.period.text)
        case "OFFER_NUMBER_OF_PERIOD": known(offer?.duration)
        case "OFFER_PRICE_PER_DAY": known(offer?.pricePer["day"])
        case "OFFER_PRICE_PER_WEEK": known(offer?.pricePer["week"])
        case "OFFER_PRICE_PER_MONTH": known(offer?.pricePer["month"])
        case "OFFER_PRICE_PER_YEAR": known(offer?.pricePer["year"])
        default: .unresolved
        }
    }

    /// A countdown as it looks with a day left: the number in as many digits as the name asks for.
    private static func timerSample(_ name: String) -> String {
        let digits = name.split(separator: "_").last.flatMap { Int($0) }
        let width = digits ?? name.split(separator: "_").last?.count ?? 1
        return String(repeating: "0", count: max(0, min(width, 20) - 2)) + (width == 1 ? "9" : "12")
    }
}

/// A price taken apart, for tags that show its parts.
struct PriceParts: Sendable, Hashable {
    let amount: String
    let integer: String
    /// `nil` for a currency without fraction.
    let fraction: String?
    let symbol: String
}
