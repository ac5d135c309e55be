/// What is shown at a placement: remote configs in every locale, an optional screen made in the builder, and the paywalls
/// with the products to sell.
///
/// Load one with ``Adapty/getFlow(placementId:fetchPolicy:loadTimeout:)``, pick the text with ``remoteConfig(for:defaultLocale:)``, and load
/// the prices with ``Adapty/getPaywallProducts(flow:)``. A flow is what SDKs of generation 4 call the content of a placement;
/// generation 3 has ``AdaptyPaywall`` in its place.
public struct AdaptyFlow: Sendable, Hashable, Identifiable {
    /// The placement that the flow was loaded for, with its audience.
    public let placement: AdaptyPlacement
    /// The flow's id in the dashboard. Several placements may show the same flow.
    public let id: String
    /// The variation that was drawn for this profile. Send it with your own analytics.
    public let variationId: String
    /// The name of the variation inside its A/B test, where the source has one (since SDK 4.1).
    public let variationName: String?
    /// The flow's name in the dashboard. It is for colleagues, not for customers.
    public let name: String
    /// One remote config for each locale that was filled in, in the order of the source. The source's first is not
    /// necessarily the default: pick one with ``remoteConfig(for:defaultLocale:)``.
    public let remoteConfigs: [AdaptyRemoteConfig]
    /// Whether the flow has a screen made in the builder. Without one the app draws the screen itself.
    public let hasViewConfiguration: Bool
    /// The version of the builder's screen, where the source names one.
    public let viewConfigurationVersionId: String?
    /// The paywalls of the flow, in order; empty where it sells nothing.
    public let paywalls: [AdaptyFlowPaywall]
    /// When the content was made, in milliseconds since 1970-01-01T00:00:00Z. It is the content's version: of two copies the
    /// later one is used.
    public let responseCreatedAt: Int64

    /// The store's ids of the products of all paywalls, in order.
    public var vendorProductIds: [String] { paywalls.flatMap(\.vendorProductIds) }

    /// Makes a flow, for previews and tests.
    ///
    /// - Parameters:
    ///   - placement: The placement that the flow belongs to.
    ///   - id: The flow's id.
    ///   - variationId: The variation's id.
    ///   - variationName: The variation's name.
    ///   - name: The name in the dashboard.
    ///   - remoteConfigs: One config for each locale.
    ///   - hasViewConfiguration: Whether there is a screen made in the builder.
    ///   - viewConfigurationVersionId: The version of that screen.
    ///   - paywalls: The paywalls in order.
    ///   - responseCreatedAt: The content's version in milliseconds since 1970.
    public init(
        placement: AdaptyPlacement, id: String, variationId: String, variationName: String? = nil, name: String,
        remoteConfigs: [AdaptyRemoteConfig] = [], hasViewConfiguration: Bool = false, viewConfigurationVersionId: String? = nil,
        paywalls: [AdaptyFlowPaywall] = [], responseCreatedAt: Int64 = 0
    ) {
        self.placement = placement
        self.id = id
        self.variationId = variationId
        self.variationName = variationName
        self.name = name
        self.remoteConfigs = remoteConfigs
        self.hasViewConfiguration = hasViewConfiguration
        self.viewConfigurationVersionId = viewConfigurationVersionId
        self.paywalls = paywalls
        self.responseCreatedAt = responseCreatedAt
    }
}
