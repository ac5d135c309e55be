import AdaptyClient
import LocaleKit
import StoreCatalog

/// Every product that a paywall sells, in every storefront of the product files, for every way of writing that a screen has.
///
/// Amounts are looked up once for each product and storefront; they are written out when asked for, because all of them together may be
/// hundreds of thousands.
struct PriceMatrix: Sendable {
    /// How much cheaper a plan is than the dearest of its group.
    struct Saving: Sendable {
        let percent: Int
        /// The dearest plan's id.
        let against: String
    }

    struct Product: Sendable {
        /// As screens call it: the store's id; a further base plan of it (Google Play) is `pro:yearly`.
        let id: String
        /// One for each of ``PriceMatrix/storefronts``.
        let facts: [ProductFacts]
        /// Beside each of ``facts``.
        var savings: [Saving?]
    }

    let pricer: ProductPricer
    let storefronts: [String]
    /// In the order of the screens.
    let formattingLocales: [String]
    let products: [Product]
    private let index: [String: Int]

    init(pricer: ProductPricer, references: [AdaptyProductReference], formattingLocales: [String]) {
        self.pricer = pricer
        storefronts = pricer.catalog.storefronts
        var seen: Set<String> = []
        self.formattingLocales = formattingLocales.filter { seen.insert($0).inserted }
        var plans: Set<String> = []
        var index: [String: Int] = [:]
        var products: [Product] = []
        for reference in references {
            let whole = reference.vendorProductId + (reference.basePlanId.map { ":" + $0 } ?? "")
            guard pricer.catalog.product(for: reference) != nil, plans.insert(whole).inserted else { continue }
            let id = index[reference.vendorProductId] == nil ? reference.vendorProductId : whole
            guard index[id] == nil else { continue }
            index[id] = products.count
            let facts = storefronts.map { pricer.facts(reference, in: $0, includesAll: true) }
            products.append(Product(id: id, facts: facts, savings: facts.map { _ in nil }))
        }
        for column in storefronts.indices {
            for (place, saving) in Self.savings(products.map { ($0.id, $0.facts[column]) }) { products[place].savings[column] = saving }
        }
        self.products = products
        self.index = index
    }

    /// Every plan against the dearest of its group over the same time, in one storefront; by the plan's place.
    private static func savings(_ products: [(id: String, facts: ProductFacts)]) -> [(Int, Saving)] {
        var dearest: [String: Int] = [:]
        /// The group, and the currency: nobody compares dollars with euros.
        func group(_ facts: ProductFacts) -> String { (facts.group ?? "") + "\u{0}" + (facts.currency ?? "") }
        func percent(_ a: ProductFacts, _ b: ProductFacts) -> Int? {
            guard let price = a.price, let period = a.period, let other = b.price, let length = b.period else { return nil }
            return Savings.percent(of: price, period: period, against: other, otherPeriod: length)
        }
        for (place, product) in products.enumerated() where product.facts.price != nil && product.facts.period != nil {
            let key = group(product.facts)
            guard let known = dearest[key] else {
                dearest[key] = place
                continue
            }
            if percent(products[known].facts, product.facts) != nil { dearest[key] = place }
        }
        return products.indices.compactMap { place in
            guard let other = dearest[group(products[place].facts)], other != place,
                let saved = percent(products[place].facts, products[other].facts)
            else { return nil }
            return (place, Saving(percent: saved, against: products[other].id))
        }
    }

    /// A product as a reader sees it; `nil` for one that no file has or a storefront that no file covers.
    func product(_ id: String, in storefront: String, formattingLocale: String) -> PaywallProduct? {
        guard let place = index[id], let column = storefronts.firstIndex(of: storefront) else { return nil }
        return pricer.product(products[place].facts[column], formattingLocale: formattingLocale, hasParts: false)
    }
}

extension PaywallProduct {
    /// How much cheaper the plan is than the dearest of its group, over the same time.
    ///
    /// - Parameter others: Products of the same storefront.
    /// - Returns: Whole percent, cut down, and the dearest plan's id; `nil` below 1 % and for the dearest itself. Regular prices only.
    func savings(among others: [PaywallProduct]) -> (percent: Int, against: PaywallProduct)? {
        guard let price, let own = period?.period else { return nil }
        var best: (percent: Int, against: PaywallProduct)?
        for other in others where other.id != id && other.group == group && other.price?.currency == price.currency {
            guard let otherPrice = other.price, let length = other.period?.period,
                let percent = Savings.percent(of: price.amount, period: own, against: otherPrice.amount, otherPeriod: length),
                percent > best?.percent ?? 0
            else { continue }
            best = (percent, other)
        }
        return best
    }
}

extension PaywallProduct.Length {
    var period: Period? { PeriodUnit(rawValue: unit).map { Period(unit: $0, count: count) } }
}
