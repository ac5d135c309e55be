extension Adapty {
    /// Loads the products of a flow with their prices, texts and offers.
    ///
    /// The order is that of the paywalls, then of the products in each. Products that the store doesn't sell are left out.
    /// At most one offer is attached to each product: the win-back offer that the paywall names, if the person may have it;
    /// else the promotional one that it names; else the introductory one, if the person may have it.
    ///
    /// - Parameter flow: A flow from ``getFlow(placementId:fetchPolicy:loadTimeout:)``.
    /// - Returns: The products; none where the flow sells nothing.
    /// - Throws: ``AdaptyError/Code/notActivated`` (2002) before ``activate(with:)``;
    ///   ``AdaptyError/Code/productRequestFailed`` (1002) where there is no product source or it fails;
    ///   ``AdaptyError/Code/noProductIDsFound`` (1000) where the flow names products and the store sells none of them.
    public static func getPaywallProducts(flow: AdaptyFlow) async throws(AdaptyError) -> [AdaptyPaywallProduct] {
        try await session.products(ProductRequest.all(of: flow), determiningOffer: true)
    }

    /// Loads the products of one paywall of a flow with their prices, texts and offers.
    ///
    /// - Parameter paywall: One of ``AdaptyFlow/paywalls``.
    /// - Returns: The products in the order of the paywall, without those that the store doesn't sell.
    /// - Throws: The same errors as ``getPaywallProducts(flow:)``.
    public static func getPaywallProducts(paywall: AdaptyFlowPaywall) async throws(AdaptyError) -> [AdaptyPaywallProduct] {
        try await session.products(ProductRequest.all(of: paywall), determiningOffer: true)
    }

    /// Loads the products of a paywall of generation 3 with their prices, texts and offers.
    ///
    /// - Parameter paywall: A paywall from ``getPaywall(placementId:locale:fetchPolicy:loadTimeout:)``.
    /// - Returns: The products in the order of the paywall, without those that the store doesn't sell. A product that is named
    ///   twice is returned once, in its first place.
    /// - Throws: The same errors as ``getPaywallProducts(flow:)``.
    public static func getPaywallProducts(paywall: AdaptyPaywall) async throws(AdaptyError) -> [AdaptyPaywallProduct] {
        try await session.products(ProductRequest.all(of: paywall), determiningOffer: true)
    }

    /// Loads the products of a paywall of generation 3 without asking which offer the person may have: quicker, for a first
    /// screen. Each product says ``AdaptyOfferDecision/notDetermined``.
    ///
    /// - Parameter paywall: A paywall from ``getPaywall(placementId:locale:fetchPolicy:loadTimeout:)``.
    /// - Returns: The products in the order of the paywall, without offers.
    /// - Throws: The same errors as ``getPaywallProducts(flow:)``.
    public static func getPaywallProductsWithoutDeterminingOffer(
        paywall: AdaptyPaywall
    ) async throws(AdaptyError) -> [AdaptyPaywallProduct] {
        try await session.products(ProductRequest.all(of: paywall), determiningOffer: false)
    }
}
