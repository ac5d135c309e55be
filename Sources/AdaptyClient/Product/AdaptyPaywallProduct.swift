import Foundation

/// A product of a paywall with its price and texts from the store, ready to be shown.
///
/// Prices and lengths are written for the device's locale, the title and the description in the storefront's language: a
/// German phone with a Japanese store account shows Japanese titles and yen in German notation, as phones do.
public struct AdaptyPaywallProduct: Sendable, Hashable {
    /// The product's id in the store.
    public let vendorProductId: String
    /// The product's id in the dashboard.
    public let adaptyProductId: String
    /// The access level that a purchase unlocks; `nil` where the source doesn't say.
    public let accessLevelId: String?
    /// What kind of product the dashboard says it is; `nil` where the source doesn't say.
    public let adaptyProductType: AdaptyProductType?
    /// The product's id inside its flow, where there is one.
    public let flowProductId: String?
    /// The product's place among the products that its paywall names, counted from 0. Products that the store doesn't sell
    /// keep their place, so there may be gaps.
    public let paywallProductIndex: Int
    /// The variation that a purchase is counted for.
    public let variationId: String
    /// The A/B test of the placement.
    public let paywallABTestName: String
    /// The paywall's name in the dashboard.
    public let paywallName: String
    /// Where a purchase on the web starts, or `nil` where the paywall has no web purchase.
    public let webPaywallBaseUrl: URL?

    /// The product's name in the storefront's language, else in the store's own first language. Empty where the store has
    /// none.
    public let localizedTitle: String
    /// What the customer gets, in the language of ``localizedTitle``.
    public let localizedDescription: String
    /// The locale of ``localizedTitle`` and ``localizedDescription`` as the store spells it; `nil` where the store has no text.
    public let textLocale: String?
    /// What is charged, in ``currencyCode``.
    public let price: Decimal
    /// The currency of ``price``, ISO 4217.
    public let currencyCode: String
    /// The currency's symbol as it stands in ``localizedPrice``.
    public let currencySymbol: String
    /// The storefront's ISO 3166-1 alpha-2 code, as `FR`.
    public let regionCode: String?
    /// ``price`` as text for the device's locale.
    public let localizedPrice: String
    /// Whether a family shares the purchase.
    public let isFamilyShareable: Bool
    /// The subscription group; `nil` where the product isn't a subscription.
    public let subscriptionGroupIdentifier: String?
    /// How often it renews; `nil` where the product isn't a subscription.
    public let subscriptionPeriod: AdaptySubscriptionPeriod?
    /// ``subscriptionPeriod`` as text for the device's locale, as `1 year`; `nil` where the product isn't a subscription.
    public let localizedSubscriptionPeriod: String?
    /// The offer that the person may have: if there is one, show it. ``offerDecision`` says why there is none.
    public let subscriptionOffer: AdaptySubscriptionOffer?
    /// Why the product carries the offer that it carries, or none.
    public let offerDecision: AdaptyOfferDecision
}
