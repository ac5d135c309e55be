import Foundation

/// A list of products inside an ``AdaptyFlow``.
///
/// A flow can hold several paywalls, for example one for each screen that sells something, or none. A paywall names products;
/// their prices come from the store, through ``Adapty/getPaywallProducts(flow:)`` for all paywalls of a flow.
///
/// In JSON the keys are `placement`, `paywall_id`, `paywall_name`, `variation_id`, `products` and `web_purchase_url`.
public struct AdaptyFlowPaywall: Sendable, Hashable, Identifiable {
    /// The placement that the flow was loaded for.
    public let placement: AdaptyPlacement
    /// The paywall's id in the dashboard.
    public let id: String
    /// The variation that purchases from this paywall are counted for.
    public let variationId: String
    /// The paywall's name in the dashboard. It is for colleagues, not for customers.
    public let name: String
    /// The products as the paywall names them, in the order in which they should be shown.
    public let products: [AdaptyProductReference]
    /// Where a purchase on the web starts, or `nil` where the paywall has no web purchase.
    public let webPaywallBaseUrl: URL?

    /// The store's ids of the products, in order.
    public var vendorProductIds: [String] { products.map(\.vendorProductId) }

    /// Makes a paywall, for previews and tests.
    ///
    /// - Parameters:
    ///   - placement: The placement that the flow belongs to.
    ///   - id: The paywall's id.
    ///   - variationId: The variation that purchases are counted for.
    ///   - name: The name in the dashboard.
    ///   - products: The products in the order in which they are shown.
    ///   - webPaywallBaseUrl: Where a purchase on the web starts.
    public init(
        placement: AdaptyPlacement, id: String, variationId: String, name: String, products: [AdaptyProductReference],
        webPaywallBaseUrl: URL? = nil
    ) {
        self.placement = placement
        self.id = id
        self.variationId = variationId
        self.name = name
        self.products = products
        self.webPaywallBaseUrl = webPaywallBaseUrl
    }
}

extension AdaptyFlowPaywall: Codable {
    private enum CodingKeys: String, CodingKey {
        case placement
        case id = "paywall_id"
        case variationId = "variation_id"
        case name = "paywall_name"
        case products
        case webPaywallBaseUrl = "web_purchase_url"
    }

    /// Reads the JSON object of a paywall that names its placement.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where a required key is missing or of the wrong type.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(from: decoder, placement: keys.decode(AdaptyPlacement.self, forKey: .placement))
    }

    init(from decoder: any Decoder, placement: AdaptyPlacement) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            placement: placement,
            id: try keys.decode(String.self, forKey: .id),
            variationId: try keys.decode(String.self, forKey: .variationId),
            name: try keys.decode(String.self, forKey: .name),
            products: try keys.decode([AdaptyProductReference].self, forKey: .products),
            webPaywallBaseUrl: try keys.decodeIfPresent(String.self, forKey: .webPaywallBaseUrl).flatMap(URL.init(string:)))
    }

    /// Writes the JSON object, with the placement.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(placement, forKey: .placement)
        try keys.encode(id, forKey: .id)
        try keys.encode(variationId, forKey: .variationId)
        try keys.encode(name, forKey: .name)
        try keys.encode(products, forKey: .products)
        try keys.encodeIfPresent(webPaywallBaseUrl?.absoluteString, forKey: .webPaywallBaseUrl)
    }
}
