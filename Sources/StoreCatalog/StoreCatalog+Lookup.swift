import AdaptyClient

extension StoreCatalog {
    /// A product by its id, letter for letter.
    ///
    /// The bare id of a Google Play subscription stands for several base plans. It gives the one that Google itself gives to old
    /// apps (`legacyCompatible`), else the first that is sold, else the first.
    ///
    /// - Parameters:
    ///   - id: The product's id in the store; of a base plan also `pro:yearly`.
    ///   - basePlan: The base plan, where a reference names one.
    ///   - store: The store; `nil` for whichever has the product, the first file's first.
    /// - Returns: The product, or `nil` where no file has it.
    public func product(_ id: String, basePlan: String? = nil, store: StoreKind? = nil) -> StoreProduct? {
        func isWanted(_ place: Int) -> Bool { store == nil || products[place].store == nil || products[place].store == store }
        if let basePlan, let place = index[id + ":" + basePlan]?.first(where: isWanted) { return products[place] }
        if let place = index[id]?.first(where: isWanted), basePlan == nil || products[place].store != .googlePlay {
            return products[place]
        }
        guard basePlan == nil, let places = plans[id]?.filter(isWanted) else { return nil }
        let place = places.first { products[$0].basePlan?.isLegacyCompatible == true && products[$0].isSold }
        return (place ?? places.first { products[$0].isSold } ?? places.first).map { products[$0] }
    }

    /// The product that a paywall's reference names: by its base plan where it has one, else by its id alone.
    ///
    /// - Parameter reference: The reference, as fallback files have it.
    /// - Returns: The product, or `nil` where no file has it.
    public func product(for reference: AdaptyProductReference) -> StoreProduct? {
        product(reference.vendorProductId, basePlan: reference.basePlanId)
    }

    /// All base plans of a Google Play subscription, in the order of the files; empty for any other product.
    ///
    /// - Parameter productId: The subscription's id, without a plan.
    public func basePlans(of productId: String) -> [StoreProduct] { (plans[productId] ?? []).map { products[$0] } }

    /// The currency of a storefront's prices as the files have it, the App Store's before Google Play's; `nil` where no file
    /// has the storefront.
    ///
    /// - Parameter storefront: ISO 3166-1 alpha-3.
    public func currency(of storefront: String) -> String? {
        var play: String?
        for product in products {
            guard let listing = product.listing(in: storefront) else { continue }
            if product.store != .googlePlay { return listing.currency }
            play = play ?? listing.currency
        }
        return play
    }

    /// The storefronts where a store sells something that the files have, in the order of ``storefronts``. Products whose store no file
    /// names, as those of a price list, count for both.
    ///
    /// - Parameter store: The store.
    public func storefronts(of store: StoreKind) -> [String] {
        var found: Set<String> = []
        for product in products where product.store == nil || product.store == store {
            for listing in product.listings { found.insert(listing.storefront) }
        }
        return storefronts.filter(found.contains)
    }
}
