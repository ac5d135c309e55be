import Foundation

/// A product as one storefront sells it: what a ``ProductSource`` answers with.
public struct AdaptyStoreProduct: Sendable, Hashable, Identifiable {
    /// A product's name and description in one language.
    public struct Text: Sendable, Hashable {
        /// The language, as a locale code in any spelling: `fr`, `fr_CA`, `fr-CA`.
        public let locale: String
        /// The product's name; it may be empty.
        public let title: String
        /// What the customer gets; it may be empty.
        public let description: String

        /// Makes a text.
        ///
        /// - Parameters:
        ///   - locale: The language.
        ///   - title: The product's name.
        ///   - description: What the customer gets.
        public init(locale: String, title: String, description: String) {
            self.locale = locale
            self.title = title
            self.description = description
        }
    }

    /// The product's id in the store.
    public let id: String
    /// The storefront's ISO 3166-1 alpha-3 code.
    public let storefront: String
    /// What is charged, in ``currencyCode``.
    public let price: Decimal
    /// The currency of every price of this product, ISO 4217.
    public let currencyCode: String
    /// The texts in every language that the store has, the store's own first language first.
    public let texts: [Text]
    /// Whether a family shares the purchase.
    public let isFamilyShareable: Bool
    /// The subscription group; `nil` where the product isn't a subscription.
    public let subscriptionGroupIdentifier: String?
    /// How often it renews; `nil` where the product isn't a subscription.
    public let subscriptionPeriod: AdaptySubscriptionPeriod?
    /// The offers that the storefront has for the product, in the store's order.
    public let offers: [AdaptyStoreOffer]

    /// Makes a product.
    ///
    /// - Parameters:
    ///   - id: The product's id in the store.
    ///   - storefront: The storefront's ISO 3166-1 alpha-3 code.
    ///   - price: What is charged.
    ///   - currencyCode: The currency, ISO 4217.
    ///   - texts: The texts, the store's own first language first.
    ///   - isFamilyShareable: Whether a family shares the purchase.
    ///   - subscriptionGroupIdentifier: The subscription group.
    ///   - subscriptionPeriod: How often it renews.
    ///   - offers: The offers in the store's order.
    public init(
        id: String, storefront: String, price: Decimal, currencyCode: String, texts: [Text], isFamilyShareable: Bool = false,
        subscriptionGroupIdentifier: String? = nil, subscriptionPeriod: AdaptySubscriptionPeriod? = nil, offers: [AdaptyStoreOffer] = []
    ) {
        self.id = id
        self.storefront = storefront
        self.price = price
        self.currencyCode = currencyCode
        self.texts = texts
        self.isFamilyShareable = isFamilyShareable
        self.subscriptionGroupIdentifier = subscriptionGroupIdentifier
        self.subscriptionPeriod = subscriptionPeriod
        self.offers = offers
    }
}
