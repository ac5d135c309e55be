import AdaptyClient
import Diagnostics
import LocaleKit

/// What the stores sell, read from the files that developers have: products with their prices, periods and offers in every
/// storefront.
///
/// Several files make one catalog: StoreKit configurations of several storefronts, answers of App Store Connect and Google Play,
/// and price lists, in any order. Of two files that say different things about one price, the first counts, and the difference
/// is a finding.
public struct StoreCatalog: Sendable {
    /// A file that was read.
    public struct File: Sendable {
        /// What kind of file it is.
        public let kind: ProductFileKind
        /// The storefronts that it has prices for, in its order.
        public let storefronts: [String]
        /// The file's text without secrets, for excerpts beside findings.
        public let source: SourceText
    }

    /// The products in the order of the files. A base plan of Google Play is a product of its own.
    public private(set) var products: [StoreProduct] = []
    /// The storefronts in the order in which the files name them; the first is the default.
    public private(set) var storefronts: [String] = []
    /// The files, in order.
    public private(set) var files: [File] = []
    /// What is wrong with the files.
    public private(set) var diagnostics: [Diagnostic] = []

    /// The places of the products by id; of one id there may be a product of each store.
    var index: [String: [Int]] = [:]
    /// The places of the base plans by the subscription's id.
    var plans: [String: [Int]] = [:]

    /// A catalog without products.
    public init() {}

    /// Reads files of products, each of whichever kind its content shows it to be.
    ///
    /// - Parameters:
    ///   - sources: The files. Their order decides which storefront is the default.
    ///   - currencies: Currencies by storefront (alpha-3) that are right where the App Store's table has become old.
    ///   - asOf: The day on which prices and offers of App Store Connect are looked at, as `2027-02-01`. Without it only those
    ///     count that have no first day: no clock is ever asked.
    /// - Returns: The catalog, with findings about its parts.
    /// - Throws: `DiagnosticError` with status `.unreadable` and a finding for each file that can't be read as its kind or is of
    ///   no known kind.
    public static func load(
        _ sources: [SourceText], currencies: [String: String] = [:], asOf: String? = nil
    ) throws(DiagnosticError) -> StoreCatalog {
        var catalog = StoreCatalog()
        var reading = Reading(currencies: currencies, asOf: asOf)
        var unreadable: [Diagnostic] = []
        for source in sources {
            do {
                try reading.add(redacted(source))
            } catch {
                unreadable += error.diagnostics
            }
        }
        if !unreadable.isEmpty { throw DiagnosticError(unreadable, status: .unreadable) }
        reading.finish()
        catalog.diagnostics = reading.diagnostics
        for file in reading.files {
            for product in file.products { catalog.merge(product) }
        }
        catalog.noteStorefronts(of: reading.files)
        catalog.diagnostics += catalog.missingTexts()
        catalog.diagnostics.sort()
        return catalog
    }

    private mutating func merge(_ product: StoreProduct) {
        // The same id in both stores is two products; a file that doesn't say its store joins whichever there is.
        let place = index[product.id]?.first { place in
            let store = products[place].store
            return store == nil || product.store == nil || store == product.store
        }
        if let place {
            let wasPlan = products[place].basePlan != nil
            diagnostics += products[place].merge(product)
            if !wasPlan, products[place].basePlan != nil { plans[products[place].productId, default: []].append(place) }
            return
        }
        index[product.id, default: []].append(products.count)
        if product.basePlan != nil { plans[product.productId, default: []].append(products.count) }
        products.append(product)
    }

    private mutating func noteStorefronts(of read: [Reading.File]) {
        for file in read {
            var own: [String] = []
            var seen: Set<String> = []
            for storefront in file.storefronts where seen.insert(storefront).inserted { own.append(storefront) }
            files.append(File(kind: file.kind, storefronts: own, source: file.source))
        }
        var seen: Set<String> = []
        for file in files {
            for storefront in file.storefronts where seen.insert(storefront).inserted { storefronts.append(storefront) }
        }
    }
}
