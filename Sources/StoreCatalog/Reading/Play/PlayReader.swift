import AdaptyClient
import Diagnostics
import JSONText

/// Reads answers of the Android Publisher API (version 3) and what the Play Billing Library hands to an app, as JSON. Offers stand in
/// another answer than the plans that they belong to, so they are joined when all files are read.
struct PlayReader: FieldReading {
    static let rules = "products"
    static let wrapper: String? = nil

    /// The file at hand.
    var source = SourceText(file: "", bytes: [])
    var file = 0
    var diagnostics: [Diagnostic] = []
    /// Base plans and legacy products, each with the number of its file.
    var made: [(file: Int, product: StoreProduct)] = []
    /// The place of the first product of an id in `made`.
    var places: [String: Int] = [:]
    var offers: [PlayOffer] = []
    var details: [(node: JSONNode, source: SourceText, file: Int)] = []
    /// For each kind of list: where answers say that they go on, and whether one is the last.
    private var tokens: [(list: String, range: SourceRange)] = []
    private var ended: Set<String> = []

    mutating func add(_ source: SourceText, file: Int) throws(DiagnosticError) {
        let document = try JSONDocument.parse(source)
        self.source = source
        self.file = file
        diagnostics += document.diagnostics
        if let items = document.root.array {
            for item in items { read(item) }
            return
        }
        guard document.root.object != nil else {
            throw DiagnosticError(
                Diagnostic(
                    "products.unreadable", .error, "an answer of Google Play is a JSON object, this is \(document.root.kind)",
                    at: document.range(of: document.root)),
                status: .unreadable)
        }
        let root = Fields(document.root)
        let lists = ["subscriptions", "subscriptionOffers", "inappproduct", "productDetailsList"].filter { root[$0] != nil }
        guard !lists.isEmpty else {
            read(document.root)
            return
        }
        for name in lists {
            for node in list(root, name, of: "the file") { read(node) }
            if let token = text(root, "nextPageToken", of: "the file"), !token.isEmpty {
                tokens.append((name, place(of: "nextPageToken", in: root)))
            } else {
                ended.insert(name)
            }
        }
    }

    /// One object of whichever kind its keys show it to be.
    private mutating func read(_ node: JSONNode) {
        guard let fields = fields(node, "entries", of: "the file") else { return }
        if fields["subscriptionOfferDetails"] != nil || fields["oneTimePurchaseOfferDetails"] != nil || fields["productType"] != nil {
            details.append((node, source, file))
        } else if fields["phases"] != nil || fields["offerId"] != nil {
            readOffer(fields)
        } else if fields["sku"] != nil {
            readLegacy(fields)
        } else {
            readSubscription(fields)
        }
    }

    /// - Parameter storefronts: A storefront for each currency, from what else is known: the device library doesn't say where
    ///   its prices are from.
    mutating func finish(storefronts: [String: String]) -> [(file: Int, product: StoreProduct)] {
        for token in tokens where !ended.contains(token.list) {
            note(
                "products.missing-page", .note, "the list goes on with a page that no file holds", at: token.range,
                explanation: "What stands there is missing here. Save every page, each as a file of its own.")
        }
        for offer in offers { attach(offer) }
        var storefronts = storefronts
        for product in made.map(\.product) {
            for listing in product.listings where storefronts[listing.currency] == nil { storefronts[listing.currency] = listing.storefront }
        }
        for detail in details {
            source = detail.source
            file = detail.file
            readDetails(Fields(detail.node), storefronts)
        }
        return made
    }

    /// Keeps a product. The same id twice in one file is an error; in two files the catalog compares them.
    mutating func keep(_ product: StoreProduct) {
        if let place = places[product.id] {
            if made[place].file == file {
                diagnostics.append(
                    Diagnostic(
                        "products.duplicate-id", .error, "two products of the file have the id \"\(product.id)\"; the first counts",
                        at: product.range, notes: [.init("the first is here", at: made[place].product.range)],
                        subject: Subject(product: product.id)))
                return
            }
        } else {
            places[product.id] = made.count
        }
        made.append((file, product))
    }
}
