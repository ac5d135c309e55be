import AdaptyClient
import Diagnostics
import LocaleKit

/// What the store sells, read from the files that developers have: products with their prices, periods and offers in every
/// storefront.
///
/// Several files make one catalog: StoreKit configurations of several storefronts, and price lists. Of two files that say
/// different things about one price, the first counts, and the difference is a finding.
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

    /// The products in the order of the files.
    public private(set) var products: [StoreProduct] = []
    /// The storefronts in the order in which the files name them; the first is the default.
    public private(set) var storefronts: [String] = []
    /// The files, in order.
    public private(set) var files: [File] = []
    /// What is wrong with the files.
    public private(set) var diagnostics: [Diagnostic] = []

    private var index: [String: Int] = [:]

    /// A catalog without products.
    public init() {}

    /// Reads files of products, each of whichever kind its content shows it to be.
    ///
    /// - Parameters:
    ///   - sources: The files. Their order decides which storefront is the default.
    ///   - currencies: Currencies by storefront (alpha-3) that are right where the App Store's table has become old.
    /// - Returns: The catalog, with findings about its parts.
    /// - Throws: `DiagnosticError` with status `.unreadable` and a finding for each file that can't be read as its kind or is of
    ///   no known kind.
    public static func load(_ sources: [SourceText], currencies: [String: String] = [:]) throws(DiagnosticError) -> StoreCatalog {
        var catalog = StoreCatalog()
        var unreadable: [Diagnostic] = []
        for source in sources {
            let source = redacted(source)
            do {
                try catalog.add(source, currencies)
            } catch {
                unreadable += error.diagnostics
            }
        }
        if !unreadable.isEmpty { throw DiagnosticError(unreadable, status: .unreadable) }
        catalog.diagnostics.sort()
        return catalog
    }

    /// A product by its id, letter for letter.
    ///
    /// - Parameter id: The product's id in the store.
    /// - Returns: The product, or `nil` where no file has it.
    public func product(_ id: String) -> StoreProduct? { index[id].map { products[$0] } }

    /// The currency of a storefront's prices as the files have it; `nil` where no file has the storefront.
    ///
    /// - Parameter storefront: ISO 3166-1 alpha-3.
    public func currency(of storefront: String) -> String? {
        for product in products {
            if let listing = product.listing(in: storefront) { return listing.currency }
        }
        return nil
    }

    private mutating func add(_ source: SourceText, _ currencies: [String: String]) throws(DiagnosticError) {
        let kind = try Self.kind(of: source)
        var found: [StoreProduct] = []
        var source = source
        switch kind {
        case .storeKit:
            let read = try StoreKitReader.read(source, currencies: currencies)
            found = read.products
            diagnostics += read.diagnostics
            source = read.source
        case .priceList:
            var reader = PriceListReader(source: source)
            found = try reader.read()
            diagnostics += reader.diagnostics
        case .appStoreConnect, .googlePlay:
            let store = kind == .googlePlay ? "Google Play" : "App Store Connect"
            diagnostics.append(
                Diagnostic(
                    "products.no-effect", .note, "products from \(store) have no effect yet", at: SourceLocation(file: source.file),
                    explanation: "Use a StoreKit configuration or a price list for now."))
        }
        var own: [String] = []
        for product in found {
            for listing in product.listings where !own.contains(listing.storefront) { own.append(listing.storefront) }
            merge(product)
        }
        for storefront in own where !storefronts.contains(storefront) { storefronts.append(storefront) }
        files.append(File(kind: kind, storefronts: own, source: source))
    }

    private mutating func merge(_ product: StoreProduct) {
        if let place = index[product.id] {
            diagnostics += products[place].merge(product)
        } else {
            index[product.id] = products.count
            products.append(product)
        }
    }

    private static func kind(of source: SourceText) throws(DiagnosticError) -> ProductFileKind {
        if let kind = recognise(source) { return kind }
        let message =
            source.bytes.isEmpty
            ? "the file is empty"
            : source.bytes.prefix(1024).contains(0) ? "the file is binary, not a file of products" : "the file isn't a file of products"
        throw DiagnosticError(
            Diagnostic(
                "products.unknown-file", .error, message, at: SourceLocation(file: source.file),
                explanation: "A file of products is a StoreKit configuration, or a table whose first line names the columns "
                    + "product, storefront, currency and price."),
            status: .unreadable)
    }
}
