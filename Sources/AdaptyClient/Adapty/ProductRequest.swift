import Foundation

/// One product that a paywall names, with what the paywall says around it.
struct ProductRequest: Hashable {
    let reference: AdaptyProductReference
    let index: Int
    let variationId: String
    let abTestName: String
    let paywallName: String
    let webPaywallBaseUrl: URL?

    static func all(of flow: AdaptyFlow) -> [ProductRequest] { flow.paywalls.flatMap(all) }

    static func all(of paywall: AdaptyFlowPaywall) -> [ProductRequest] {
        paywall.products.enumerated().map { index, reference in
            ProductRequest(
                reference: reference, index: index, variationId: paywall.variationId, abTestName: paywall.placement.abTestName,
                paywallName: paywall.name, webPaywallBaseUrl: paywall.webPaywallBaseUrl)
        }
    }

    /// Generation 3 has one product for each store id: the first reference wins.
    static func all(of paywall: AdaptyPaywall) -> [ProductRequest] {
        var seen: Set<String> = []
        return paywall.products.enumerated().compactMap { index, reference in
            guard seen.insert(reference.vendorProductId).inserted else { return nil }
            return ProductRequest(
                reference: reference, index: index, variationId: paywall.variationId, abTestName: paywall.placement.abTestName,
                paywallName: paywall.name, webPaywallBaseUrl: paywall.webPaywallBaseUrl)
        }
    }
}
