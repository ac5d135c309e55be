import AdaptyClient
import Diagnostics
import JSONText
import LocaleKit

/// Reads answers of the App Store Connect API. One answer often comes as several pages, and prices stand in another answer than
/// the subscription that they are for: all files together are one pool of resources, joined by type and id.
struct ConnectReader: FieldReading {
    static let rules = "products"
    static let wrapper: String? = nil

    /// The file of the resource at hand.
    var source = SourceText(file: "", bytes: [])
    var diagnostics: [Diagnostic] = []
    let currencies: [String: String]
    let asOf: String?
    /// Product ids by the App Store's numbers, as other files have them.
    var known: [String: String] = [:]

    /// Each resource once, in order.
    private(set) var resources: [ConnectResource] = []
    private(set) var places: [ConnectResource.Key: Int] = [:]
    /// What belongs to a resource, in order: localizations, prices and offers to their subscription, prices to their offer.
    private(set) var children: [ConnectResource.Key: [Int]] = [:]
    private var parents: [ConnectResource.Key: ConnectResource.Key] = [:]
    var pages: [Page] = []
    /// Places of prices whose amount no file has, until they are told together.
    var missingPoints: [SourceRange] = []
    var missingTerritories: [SourceRange] = []
    /// What was told already: an offer has a row for each of 175 territories.
    var laterOffers: Set<String> = []
    var badTerritories: Set<String> = []

    struct Page {
        let address: ConnectAddress?
        let next: (address: ConnectAddress, range: SourceRange)?
        let count: Int
        let total: (count: Int, range: SourceRange)?
    }

    init(currencies: [String: String], asOf: String?) {
        self.currencies = currencies
        self.asOf = asOf
    }

    /// The types that are part of another resource.
    static let parts: Set<String> = [
        "subscriptionLocalizations", "subscriptionPrices", "subscriptionIntroductoryOffers", "subscriptionPromotionalOffers",
        "subscriptionPromotionalOfferPrices", "winBackOffers", "winBackOfferPrices", "subscriptionOfferCodes",
        "subscriptionOfferCodePrices", "inAppPurchaseLocalizations", "inAppPurchasePrices", "inAppPurchasePriceSchedules",
    ]

    mutating func add(_ source: SourceText, file: Int) throws(DiagnosticError) {
        let document = try JSONDocument.parse(source)
        guard document.root.object != nil else {
            throw DiagnosticError(
                Diagnostic(
                    "products.unreadable", .error, "an answer of App Store Connect is a JSON object, this is \(document.root.kind)",
                    at: document.range(of: document.root)),
                status: .unreadable)
        }
        self.source = source
        diagnostics += document.diagnostics
        let root = Fields(document.root)
        let links = root["links"].flatMap { fields($0, "links", of: "the file") }
        let address = links.flatMap { text($0, "self", of: "the links") }.map(ConnectAddress.init)
        var main: [ConnectResource] = []
        var only: ConnectResource.Key?
        if let data = root["data"], data.object != nil {
            main = [readResource(data, file)].compactMap { $0 }
            only = main.first?.key
        } else {
            for node in list(root, "data", of: "the file") { if let found = readResource(node, file) { main.append(found) } }
        }
        let included = list(root, "included", of: "the file").compactMap { readResource($0, file) }
        readPage(root, links, address, count: main.count)
        if let other = main.first(where: { !Self.isUseful($0.key.type) }) {
            note(
                "products.no-effect", .note, "\(other.key.type) say nothing of prices, so they have no effect", at: beginning(of: other.node),
                explanation: "Save subscriptions, in-app purchases, their prices, localizations and offers.")
        }
        for resource in main {
            keep(resource)
            if let owner = address?.owner, Self.parts.contains(resource.key.type) { adopt(resource.key, by: owner) }
        }
        for resource in included { keep(resource) }
        // A single subscription's answer needn't say that what it includes is its own.
        if let only, !Self.parts.contains(only.type) || Self.isOwner(only) {
            for resource in included where Self.parts.contains(resource.key.type) && !resource.key.type.hasSuffix("OfferPrices")
                && !resource.key.type.hasSuffix("CodePrices")
            { adopt(resource.key, by: only) }
        }
    }

    private static func isUseful(_ type: String) -> Bool {
        let others = [
            "subscriptions", "inAppPurchases", "subscriptionGroups", "territories", "subscriptionPricePoints", "inAppPurchasePricePoints",
        ]
        return parts.contains(type) || others.contains(type)
    }

    private static func isOwner(_ key: ConnectResource.Key) -> Bool { key.type == "inAppPurchasePriceSchedules" }

    private mutating func readPage(_ root: Fields, _ links: Fields?, _ address: ConnectAddress?, count: Int) {
        var next: (ConnectAddress, SourceRange)?
        if let links, let text = text(links, "next", of: "the links") { next = (ConnectAddress(text), place(of: "next", in: links)) }
        var total: (Int, SourceRange)?
        if let meta = root["meta"].flatMap({ fields($0, "meta", of: "the file") }),
            let paging = meta["paging"].flatMap({ fields($0, "paging", of: "meta") }),
            let number = whole(paging, "total", of: "the paging")
        {
            total = (number, place(of: "total", in: paging))
        }
        pages.append(Page(address: address, next: next.map { ($0.0, $0.1) }, count: count, total: total.map { ($0.0, $0.1) }))
    }

    private mutating func readResource(_ node: JSONNode, _ file: Int) -> ConnectResource? {
        let what = "the resource"
        guard let fields = fields(node, "data", of: "the file"), let type = text(fields, "type", of: what, required: true),
            let id = text(fields, "id", of: what, required: true)
        else { return nil }
        let attributes = fields["attributes"].flatMap { self.fields($0, "attributes", of: what) }
        var links: [(name: String, targets: [ConnectResource.Key])] = []
        for member in fields["relationships"]?.object ?? [] {
            guard let data = member.value["data"], !data.isNull else { continue }
            let nodes = data.array ?? [data]
            let targets = nodes.compactMap { node -> ConnectResource.Key? in
                guard let type = node["type"]?.string, let id = node["id"]?.string else {
                    note(
                        "products.relationship", .error, "\"\(member.key)\" of \(type) \(id) doesn't name a resource by type and id",
                        at: beginning(of: node))
                    return nil
                }
                return ConnectResource.Key(type: type, id: id)
            }
            links.append((member.key, targets))
            // A list inside a resource is cut at the limit that was asked for, and says so.
            if let total = member.value.at(pointer: "/meta/paging/total"), let count = total.int, count > nodes.count {
                note(
                    "products.missing-page", .note, "the answer names \(nodes.count) of \(count) \(member.key) of \(type) \(id)", at: total,
                    explanation: "Save the list's own answer too, with all its pages.")
            }
        }
        return ConnectResource(
            key: .init(type: type, id: id), node: node, attributes: attributes ?? Fields(JSONNode(.object([]), range: node.range)),
            relationships: links, source: source, file: file)
    }

    private mutating func keep(_ resource: ConnectResource) {
        for (name, targets) in resource.relationships {
            for target in targets {
                if Self.parts.contains(target.type), !["subscriptionPricePoint", "territory"].contains(name) {
                    adopt(target, by: resource.key)
                } else if Self.parts.contains(resource.key.type),
                    ["subscription", "inAppPurchase", "inAppPurchaseV2", "subscriptionPromotionalOffer", "winBackOffer"].contains(name)
                {
                    adopt(resource.key, by: target)
                }
            }
        }
        guard let place = places[resource.key] else {
            places[resource.key] = resources.count
            resources.append(resource)
            return
        }
        let first = resources[place]
        let (own, other) = (first.node["attributes"], resource.node["attributes"])
        if let own, let other, !own.isSame(as: other) {
            diagnostics.append(
                Diagnostic(
                    "products.conflict", .warning,
                    "the files disagree on \(resource.key.type) \(resource.key.id); the first counts",
                    at: resource.source.range(other.range.lowerBound..<other.range.lowerBound + 1),
                    notes: [.init("the first is here", at: first.source.range(own.range.lowerBound..<own.range.lowerBound + 1))]))
        }
        // Of a resource that is only named first, the one with its attributes and relationships counts.
        if own == nil && other != nil || first.relationships.isEmpty && !resource.relationships.isEmpty && other != nil {
            resources[place] = resource
        }
    }

    private mutating func adopt(_ child: ConnectResource.Key, by parent: ConnectResource.Key) {
        if child != parent, parents[child] == nil { parents[child] = parent }
    }

    /// Joins what was read. The answer is the products, each with the number of the file that names it.
    mutating func finish() -> [(file: Int, product: StoreProduct)] {
        for (place, resource) in resources.enumerated() {
            if let parent = parents[resource.key] { children[parent, default: []].append(place) }
        }
        notePages()
        var products: [(file: Int, product: StoreProduct)] = []
        var seen: [String: SourceRange] = [:]
        for resource in resources where ["subscriptions", "inAppPurchases"].contains(resource.key.type) {
            source = resource.source
            guard let product = readProduct(resource) else { continue }
            if let first = seen[product.id] {
                diagnostics.append(
                    Diagnostic(
                        "products.duplicate-id", .error, "two products have the id \"\(product.id)\"; the first counts", at: product.range,
                        notes: [.init("the first is here", at: first)], subject: Subject(product: product.id)))
                continue
            }
            seen[product.id] = product.range
            products.append((resource.file, product))
        }
        return products + readNumbered()
    }

    func resource(_ key: ConnectResource.Key?) -> ConnectResource? { key.flatMap { places[$0] }.map { resources[$0] } }

    func parts(of key: ConnectResource.Key, _ types: String...) -> [ConnectResource] {
        (children[key] ?? []).map { resources[$0] }.filter { types.contains($0.key.type) }
    }

    /// What belongs to a product that no file describes, or to nothing at all.
    private mutating func readNumbered() -> [(file: Int, product: StoreProduct)] {
        var products: [(file: Int, product: StoreProduct)] = []
        var told: Set<String> = []
        var owners: Set<ConnectResource.Key> = []
        for resource in resources where Self.parts.contains(resource.key.type) {
            source = resource.source
            guard let owner = parents[resource.key] else {
                if told.insert("\(resource.file) \(resource.key.type)").inserted {
                    note(
                        "products.no-owner", .warning, "the file doesn't say whose \(resource.key.type) it holds, so they have no effect",
                        at: beginning(of: resource.node),
                        explanation: "Keep \"links\" of the answer, whose \"self\" names the subscription, or ask for the "
                            + "subscription with what belongs to it (include=…).")
                }
                continue
            }
            // A schedule goes by its product's number, whose prices were read with the product.
            let isKnown = places[owner] != nil || owner.type == "inAppPurchasePriceSchedules" && places[.init(type: "inAppPurchases", id: owner.id)] != nil
            guard !isKnown, owners.insert(owner).inserted, let product = readNumbered(owner, first: resource) else { continue }
            products.append((resource.file, product))
        }
        return products
    }
}
