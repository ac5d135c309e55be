import AdaptyClient
import Diagnostics
import JSONText
import LocaleKit

/// Reads a StoreKit configuration, version 1.1 to 5.0. It goes by the keys that are there, not by the version's number.
struct StoreKitReader: FieldReading {
    static let rules = "products"
    static let wrapper: String? = nil

    let source: SourceText
    let root: JSONNode
    var diagnostics: [Diagnostic]
    var storefront = "USA"
    var currency = "USD"
    /// `false` where the storefront isn't one: amounts without a currency are no prices.
    var hasCurrency = true
    var locale = "en_US"
    var seen: [String: SourceRange] = [:]

    /// What a file holds; `source` is the file without secrets.
    typealias Result = (products: [StoreProduct], diagnostics: [Diagnostic], source: SourceText)

    static func read(_ source: SourceText, currencies: [String: String]) throws(DiagnosticError) -> Result {
        let document = try JSONDocument.parse(source)
        guard document.root.object != nil else {
            throw DiagnosticError(
                Diagnostic(
                    "products.unreadable", .error, "a StoreKit configuration is a JSON object, this is \(document.root.kind)",
                    at: document.range(of: document.root)),
                status: .unreadable)
        }
        var clean = source
        let pair = document.root.member("subscriptionOffersKeyPair")
        if let pair { clean = StoreCatalog.redacted(source, valueIn: pair.value.range) }
        var reader = StoreKitReader(source: clean, root: document.root, diagnostics: document.diagnostics)
        if let pair {
            reader.note(
                "products.key-pair", .note, "the file holds the private key that signs promotional offers in tests",
                at: clean.range(pair.keyRange),
                explanation: "It isn't read and appears nowhere. Keep such a file out of public repositories.")
        }
        return (reader.read(currencies), reader.diagnostics, clean)
    }

    private mutating func read(_ currencies: [String: String]) -> [StoreProduct] {
        readSettings(currencies)
        let root = Fields(root)
        var products: [StoreProduct] = []
        for node in list(root, "products", of: "the file") { append(readProduct(node, in: "products"), to: &products) }
        for node in list(root, "nonRenewingSubscriptions", of: "the file") {
            append(readProduct(node, in: "nonRenewingSubscriptions"), to: &products)
        }
        for node in list(root, "subscriptionGroups", of: "the file") {
            guard let fields = fields(node, "subscriptionGroups", of: "the file") else { continue }
            let group = StoreProduct.Group(
                id: text(fields, "id", of: "the group", required: true) ?? "", name: text(fields, "name", of: "the group") ?? "")
            for node in list(fields, "subscriptions", of: "the group") {
                append(readProduct(node, in: "subscriptions", group: group), to: &products)
            }
        }
        return products
    }

    private mutating func append(_ product: StoreProduct?, to products: inout [StoreProduct]) {
        guard let product else { return }
        if let first = seen[product.id] {
            diagnostics.append(
                Diagnostic(
                    "products.duplicate-id", .error, "two products of the file have the id \"\(product.id)\"; the first counts",
                    at: product.range, notes: [.init("the first is here", at: first)], subject: Subject(product: product.id)))
            return
        }
        seen[product.id] = product.range
        products.append(product)
    }

    private mutating func readSettings(_ currencies: [String: String]) {
        let settings = Fields(root)["settings"].flatMap { fields($0, "settings", of: "the file") }
        let place = settings.map(\.node) ?? root
        let beginning = source.range(place.range.lowerBound..<place.range.lowerBound + 1)
        let named = settings.flatMap { text($0, "_storefront", of: "settings") }
        let language = settings.flatMap { text($0, "_locale", of: "settings") }
        if named == nil || language == nil {
            let assumed = [named == nil ? "storefront USA" : nil, language == nil ? "locale en_US" : nil].compactMap { $0 }
            note(
                "products.defaults", .note, "the file doesn't say its \(named == nil ? "storefront" : "locale"); taken for "
                    + assumed.joined(separator: " and "), at: beginning,
                explanation: "These are Xcode's defaults. The currency of every price in the file follows from the storefront.")
        }
        if let settings, let node = settings["_lastSynchronizedDate"], node.number == nil {
            note(
                "products.settings", .warning, "\"_lastSynchronizedDate\" should be a number of seconds, not \(node.kind)", at: node,
                explanation: "Xcode writes the seconds since 2001. The key was made up by hand, and has no effect here.")
        }
        locale = language ?? locale
        storefront = named ?? storefront
        if let found = Storefront.currency(of: storefront, overrides: currencies) {
            currency = found
            return
        }
        hasCurrency = false
        let converted = Storefront.alpha3(ofAlpha2: storefront).map { "; did you mean \"\($0)\"?" }
        note(
            "products.storefront", .error, "\"\(storefront)\" isn't a storefront, so no price in the file has a currency"
                + (converted ?? NearMiss.hint(for: storefront, in: Storefront.codes)),
            at: settings?["_storefront"].map { source.range($0.range) } ?? beginning,
            explanation: "A storefront is a country's ISO 3166-1 alpha-3 code, as USA, FRA or VNM.")
    }
}
