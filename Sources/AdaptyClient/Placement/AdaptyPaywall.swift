import Foundation

/// What is shown at a placement in the vocabulary of SDKs of generation 3: one remote config, an optional screen made in the
/// builder, and the products to sell.
///
/// Load one with ``Adapty/getPaywall(placementId:locale:fetchPolicy:loadTimeout:)``. New code should use ``AdaptyFlow``, which
/// carries every locale at once.
public struct AdaptyPaywall: Sendable, Hashable {
    /// The placement that the paywall was loaded for, with its audience.
    public let placement: AdaptyPlacement
    /// The paywall's id in the dashboard. Several placements may show the same paywall.
    public let instanceIdentity: String
    /// The variation that was drawn for this profile. Send it with your own analytics.
    public let variationId: String
    /// The paywall's name in the dashboard. It is for colleagues, not for customers.
    public let name: String
    /// The content in the locale that was found, or `nil` where nothing was filled in.
    public let remoteConfig: AdaptyRemoteConfig?
    /// Whether the paywall has a screen made in the builder. Without one the app draws the screen itself.
    public let hasViewConfiguration: Bool
    /// The products as the paywall names them, in the order in which they should be shown.
    public let products: [AdaptyProductReference]
    /// Where a purchase on the web starts, or `nil` where the paywall has no web purchase.
    public let webPaywallBaseUrl: URL?
    /// When the content was made, in milliseconds since 1970-01-01T00:00:00Z. It is the content's version: of two copies the
    /// later one is used.
    public let responseCreatedAt: Int64

    /// The store's ids of the products, in order.
    public var vendorProductIds: [String] { products.map(\.vendorProductId) }

    /// Makes a paywall, for previews and tests.
    ///
    /// - Parameters:
    ///   - placement: The placement that the paywall belongs to.
    ///   - instanceIdentity: The paywall's id.
    ///   - variationId: The variation's id.
    ///   - name: The name in the dashboard.
    ///   - remoteConfig: The content in one locale.
    ///   - hasViewConfiguration: Whether there is a screen made in the builder.
    ///   - products: The products in the order in which they are shown.
    ///   - webPaywallBaseUrl: Where a purchase on the web starts.
    ///   - responseCreatedAt: The content's version in milliseconds since 1970.
    public init(
        placement: AdaptyPlacement, instanceIdentity: String, variationId: String, name: String, remoteConfig: AdaptyRemoteConfig? = nil,
        hasViewConfiguration: Bool = false, products: [AdaptyProductReference], webPaywallBaseUrl: URL? = nil, responseCreatedAt: Int64 = 0
    ) {
        self.placement = placement
        self.instanceIdentity = instanceIdentity
        self.variationId = variationId
        self.name = name
        self.remoteConfig = remoteConfig
        self.hasViewConfiguration = hasViewConfiguration
        self.products = products
        self.webPaywallBaseUrl = webPaywallBaseUrl
        self.responseCreatedAt = responseCreatedAt
    }
}

extension AdaptyPaywall: Codable {
    private enum CodingKeys: String, CodingKey {
        case placement
        case instanceIdentity = "paywall_id"
        case variationId = "variation_id"
        case name = "paywall_name"
        case remoteConfig = "remote_config"
        case viewConfiguration = "paywall_builder"
        case products
        case webPaywallBaseUrl = "web_purchase_url"
        case responseCreatedAt = "response_created_at"
    }

    /// A member whose presence alone says something.
    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    /// Reads a paywall in the form in which it is handed to other platforms: `placement`, `paywall_id`, `paywall_name`,
    /// `variation_id`, `products`, and where present `remote_config`, `paywall_builder`, `web_purchase_url` and
    /// `response_created_at`.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where a required key is missing or of the wrong type.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            placement: try keys.decode(AdaptyPlacement.self, forKey: .placement),
            instanceIdentity: try keys.decode(String.self, forKey: .instanceIdentity),
            variationId: try keys.decode(String.self, forKey: .variationId),
            name: try keys.decode(String.self, forKey: .name),
            remoteConfig: try keys.decodeIfPresent(AdaptyRemoteConfig.self, forKey: .remoteConfig),
            hasViewConfiguration: try keys.decodeIfPresent(Anything.self, forKey: .viewConfiguration) != nil,
            products: try keys.decode([AdaptyProductReference].self, forKey: .products),
            webPaywallBaseUrl: try keys.decodeIfPresent(String.self, forKey: .webPaywallBaseUrl).flatMap(URL.init(string:)),
            responseCreatedAt: try keys.decodeIfPresent(Int64.self, forKey: .responseCreatedAt) ?? 0)
    }

    /// Writes the form that ``init(from:)`` reads. The builder's screen itself isn't part of it.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(placement, forKey: .placement)
        try keys.encode(instanceIdentity, forKey: .instanceIdentity)
        try keys.encode(variationId, forKey: .variationId)
        try keys.encode(name, forKey: .name)
        try keys.encodeIfPresent(remoteConfig, forKey: .remoteConfig)
        if hasViewConfiguration { try keys.encode([String: String](), forKey: .viewConfiguration) }
        try keys.encode(products, forKey: .products)
        try keys.encodeIfPresent(webPaywallBaseUrl?.absoluteString, forKey: .webPaywallBaseUrl)
        try keys.encode(responseCreatedAt, forKey: .responseCreatedAt)
    }
}
