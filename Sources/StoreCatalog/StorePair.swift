import AdaptyClient
import Diagnostics

/// One product as both stores sell it.
public struct StorePair: Sendable {
    /// The product's id in the dashboard, which the paywalls of both platforms share; `nil` where only the map joins them.
    public let adaptyProductId: String?
    /// The App Store's product.
    public let appStore: StoreProduct?
    /// Google Play's product or base plan.
    public let googlePlay: StoreProduct?
}

extension StoreCatalog {
    /// Joins the products of both stores: by the dashboard's id that the paywalls of the iOS and the Android app name, or by a
    /// map where they don't say.
    ///
    /// - Parameters:
    ///   - references: The products of all paywalls, in order, with their places.
    ///   - map: Ids of Google Play by those of the App Store; a base plan is `pro:yearly`.
    /// - Returns: The pairs in the order of the references, then of the products that the map alone joins; and, where there
    ///   are products of both stores, a finding (`products.one-store`) for each product that only one of them has.
    public func pairs(
        _ references: [(reference: AdaptyProductReference, range: SourceRange)], map: [String: String] = [:]
    ) -> (pairs: [StorePair], diagnostics: [Diagnostic]) {
        var order: [String] = []
        var found: [String: (apple: StoreProduct?, google: StoreProduct?, first: AdaptyProductReference, range: SourceRange)] = [:]
        for (reference, range) in references where !reference.adaptyProductId.isEmpty {
            let id = reference.adaptyProductId
            var pair = found[id] ?? (nil, nil, reference, range)
            if found[id] == nil { order.append(id) }
            let isPlay = reference.basePlanId != nil
            if pair.apple == nil, !isPlay { pair.apple = product(reference.vendorProductId, store: .appStore).flatMap(\.onAppStore) }
            if pair.google == nil {
                pair.google = product(reference.vendorProductId, basePlan: reference.basePlanId, store: .googlePlay).flatMap(\.onGooglePlay)
            }
            found[id] = pair
        }
        var pairs: [StorePair] = []
        var diagnostics: [Diagnostic] = []
        var taken: Set<String> = []
        let hasBoth = StoreKind.allCases.allSatisfy { store in products.contains { $0.store == store } }
        let reverse = Dictionary(map.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }) { first, _ in first }
        for id in order {
            guard var pair = found[id] else { continue }
            if pair.google == nil, let apple = pair.apple, let named = map[apple.id] {
                pair.google = product(named, store: .googlePlay).flatMap(\.onGooglePlay)
            }
            if pair.apple == nil, let google = pair.google, let named = reverse[google.id] ?? reverse[google.productId] {
                pair.apple = product(named, store: .appStore).flatMap(\.onAppStore)
            }
            guard let known = pair.apple ?? pair.google else { continue }
            if let apple = pair.apple { taken.insert(apple.id) }
            pairs.append(StorePair(adaptyProductId: id, appStore: pair.apple, googlePlay: pair.google))
            guard hasBoth, pair.apple == nil || pair.google == nil else { continue }
            let (has, lacks) = pair.apple != nil ? ("the App Store", "Google Play") : ("Google Play", "the App Store")
            diagnostics.append(
                Diagnostic(
                    "products.one-store", .note, "\(known.id) is known in \(has) only, not in \(lacks)", at: pair.range,
                    explanation: "Add the other app's fallback file, whose product has the same adapty_product_id, or name the two ids "
                        + "under paywalls.match.", subject: Subject(product: pair.first.vendorProductId)))
        }
        for (apple, google) in map.sorted(by: { $0.key < $1.key }) where !taken.contains(apple) {
            let pair = StorePair(
                adaptyProductId: nil, appStore: product(apple, store: .appStore).flatMap(\.onAppStore),
                googlePlay: product(google, store: .googlePlay).flatMap(\.onGooglePlay))
            if pair.appStore != nil, pair.googlePlay != nil { pairs.append(pair) }
        }
        return (pairs, diagnostics)
    }
}

extension StoreProduct {
    /// The product where a file says that the store sells it: a price list doesn't.
    fileprivate var onAppStore: StoreProduct? { store == .appStore ? self : nil }
    fileprivate var onGooglePlay: StoreProduct? { store == .googlePlay ? self : nil }
}
