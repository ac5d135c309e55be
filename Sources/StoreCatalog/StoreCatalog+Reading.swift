import Diagnostics
import Foundation

extension StoreCatalog {
    /// The files on their way into a catalog. Answers of App Store Connect and Google Play refer to one another, so their
    /// products are made once all are read.
    struct Reading {
        struct File {
            let kind: ProductFileKind
            var source: SourceText
            var products: [StoreProduct] = []
            var storefronts: [String] = []
        }

        let currencies: [String: String]
        private(set) var files: [File] = []
        private(set) var diagnostics: [Diagnostic] = []
        private var connect: ConnectReader
        private var play: PlayReader

        init(currencies: [String: String], asOf: String?) {
            self.currencies = currencies
            connect = ConnectReader(currencies: currencies, asOf: asOf)
            play = PlayReader()
        }

        mutating func add(_ source: SourceText) throws(DiagnosticError) {
            let kind = try Self.kind(of: source)
            var file = File(kind: kind, source: source)
            switch kind {
            case .storeKit:
                let read = try StoreKitReader.read(source, currencies: currencies)
                file.products = read.products
                diagnostics += read.diagnostics
                file.source = read.source
            case .priceList:
                var reader = PriceListReader(source: source)
                file.products = try reader.read()
                diagnostics += reader.diagnostics
            case .appStoreConnect: try connect.add(source, file: files.count)
            case .googlePlay: try play.add(source, file: files.count)
            }
            file.storefronts = file.products.flatMap(\.listings).map(\.storefront)
            files.append(file)
        }

        mutating func finish() {
            var numbers: [String: String] = [:]
            for product in files.flatMap(\.products) {
                if let number = product.storeNumber, numbers[number] == nil { numbers[number] = product.id }
            }
            connect.known = numbers
            let names = Dictionary(files.enumerated().map { ($1.source.file, $0) }) { first, _ in first }
            for product in connect.finish() { take(product, names) }
            var storefronts: [String: String] = [:]
            for listing in files.flatMap(\.products).flatMap(\.listings) where storefronts[listing.currency] == nil {
                storefronts[listing.currency] = listing.storefront
            }
            for storefront in currencies.keys.sorted() {
                if let currency = currencies[storefront], storefronts[currency] == nil { storefronts[currency] = storefront }
            }
            for product in play.finish(storefronts: storefronts) { take(product, names) }
            diagnostics += connect.diagnostics + play.diagnostics
        }

        /// A product belongs to the file that names it, each of its prices to the file where it stands.
        private mutating func take(_ made: (file: Int, product: StoreProduct), _ names: [String: Int]) {
            files[made.file].products.append(made.product)
            for listing in made.product.listings {
                let name = listing.priceRange.start.file
                files[names[name] ?? made.file].storefronts.append(listing.storefront)
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
                    explanation: "A file of products is a StoreKit configuration, an answer of App Store Connect or Google Play as JSON, "
                        + "or a table whose first line names the columns product, storefront, currency and price."),
                status: .unreadable)
        }
    }
}
