import AdaptyClient
import LocaleKit

extension StoreCatalog: ProductSource {
    /// The products with these ids, as one storefront sells them.
    ///
    /// - Parameters:
    ///   - ids: The store's ids.
    ///   - storefront: ISO 3166-1 alpha-3; `nil` for the first file's.
    /// - Returns: The products that have a readable price in the storefront, in the order of the ids, each once. Offers whose
    ///   price or length can't be read are left out.
    public func products(ids: [String], storefront: String?) -> [AdaptyStoreProduct] {
        guard let storefront = storefront ?? storefronts.first else { return [] }
        var seen: Set<String> = []
        return ids.compactMap { id in
            guard seen.insert(id).inserted, let product = product(id), let listing = product.listing(in: storefront),
                let price = listing.price
            else { return nil }
            return AdaptyStoreProduct(
                id: id, storefront: storefront, price: price, currencyCode: listing.currency,
                texts: product.texts(from: listing.sourceLocale), isFamilyShareable: product.isFamilyShareable,
                subscriptionGroupIdentifier: product.group?.id, subscriptionPeriod: product.period.map(AdaptySubscriptionPeriod.init),
                offers: listing.offers.compactMap(AdaptyStoreOffer.init))
        }
    }
}

extension StoreProduct {
    /// The texts, those of the file's own locale first.
    fileprivate func texts(from locale: String?) -> [AdaptyStoreProduct.Text] {
        guard let locale else { return texts }
        let used = LocaleMatcher(available: texts.map(\.locale), fallback: nil).match(asked: [locale]).used
        return texts.filter { $0.locale == used } + texts.filter { $0.locale != used }
    }
}

extension AdaptySubscriptionPeriod {
    fileprivate init(_ period: Period) {
        self.init(unit: Unit(rawValue: period.unit.rawValue) ?? .unknown, numberOfUnits: period.count)
    }
}

extension AdaptyStoreOffer {
    fileprivate init?(_ offer: StoreOffer) {
        guard let price = offer.price, let period = offer.period else { return nil }
        self.init(
            identifier: offer.identifier, offerType: offer.type, paymentMode: offer.paymentMode, price: price,
            subscriptionPeriod: AdaptySubscriptionPeriod(period), numberOfPeriods: offer.numberOfPeriods, isEligible: offer.isEligible)
    }
}
