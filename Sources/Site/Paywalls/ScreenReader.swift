import JSONText

/// Finds the parts of a screen in a remote config, and for what the translation lacks in the source's.
struct ScreenReader {
    /// The locale's own config.
    let config: JSONNode
    /// The source locale's; the same where this is the source.
    let source: JSONNode?
    /// Whether a string, by its JSON pointer and its text, is copy.
    let isCopy: (_ pointer: String, _ text: String) -> Bool

    /// Keys by which a config is known to be of the default screen's shape.
    private static let standardKeys = ["title", "subtitle", "features", "products", "cta", "ctaOffer", "legal"]

    /// The screen that this config means.
    ///
    /// - Parameters:
    ///   - templates: names of the project's own templates (`paywalls/<name>`).
    ///   - productIDs: the variation's products in order.
    func content(templates: Set<String>, productIDs: [String]) -> ScreenContent {
        let reference = source ?? config
        if let name = (config["template"] ?? reference["template"])?.string, name != "default", templates.contains(name) {
            return .custom(template: name, config: config)
        }
        let isStandard = reference["title"]?.string != nil && Self.standardKeys.count { reference[$0] != nil } >= 2
        return isStandard ? .standard(standard(productIDs)) : .generic(strings())
    }

    private func standard(_ productIDs: [String]) -> StandardScreen {
        StandardScreen(
            title: string(["title"]), subtitle: string(["subtitle"]), features: features(),
            cards: productIDs.enumerated().map { i, id in
                func part(_ name: String) -> ScreenString? { string(["products", id, name]) }
                return .init(
                    product: i, badge: part("badge"), title: part("title"), price: part("price"), note: part("note"), offer: part("offer"))
            },
            cta: string(["cta"]), ctaOffer: string(["ctaOffer"]), legal: string(["legal"]), restore: string(["restore"]),
            terms: address(["links", "terms"]), privacy: address(["links", "privacy"]), theme: ScreenTheme(config: config))
    }

    private func features() -> [StandardScreen.Feature] {
        let count = max(config["features"]?.array?.count ?? 0, source?["features"]?.array?.count ?? 0)
        return (0..<count).compactMap { i in
            let own = config["features"]?[i]
            let other = source?["features"]?[i]
            if own?.string != nil || other?.string != nil {
                return string(["features", String(i)]).map { .init(icon: "check", title: $0, text: nil) }
            }
            let title = string(["features", String(i), "title"])
            let text = string(["features", String(i), "text"])
            if title == nil, text == nil { return nil }
            return .init(icon: (own?["icon"] ?? other?["icon"])?.string ?? "check", title: title, text: text)
        }
    }

    /// The string at a path: the locale's own, else the source's, marked as fallback.
    private func string(_ path: [String]) -> ScreenString? {
        let key = path.reduce("") { $0 + "/" + JSONPointer.escape($1) }
        if let own = Self.node(config, path)?.string, !own.isBlank { return ScreenString(key: key, text: own, isFallback: false) }
        if let other = source.flatMap({ Self.node($0, path) })?.string, !other.isBlank {
            return ScreenString(key: key, text: other, isFallback: true)
        }
        return nil
    }

    /// `https:` or a relative address; anything else is no link that a screen may have.
    private func address(_ path: [String]) -> String? {
        let text = Self.node(config, path)?.string ?? source.flatMap { Self.node($0, path) }?.string
        return text.flatMap { $0.hasPrefix("https://") ? $0 : nil }
    }

    private static func node(_ root: JSONNode, _ path: [String]) -> JSONNode? {
        path.reduce(root as JSONNode?) { node, key in
            guard let node else { return nil }
            if node.array != nil { return Int(key).flatMap { node[$0] } }
            return node[key]
        }
    }

    /// Every string of a config of another shape, in its order; the source's stand in for what is missing.
    private func strings() -> [ScreenString] {
        let own = Self.nodes(of: config)
        let byPointer = Dictionary(own.map { ($0.pointer, $0.node) }, uniquingKeysWith: { _, last in last })
        func string(_ pointer: String, _ node: JSONNode) -> ScreenString? {
            let value = byPointer[pointer]
            guard let text = node.string, value == nil || value?.string != nil, isCopy(pointer, value?.string ?? text) else { return nil }
            if let translated = value?.string, !translated.isBlank { return ScreenString(key: pointer, text: translated, isFallback: false) }
            return text.isBlank ? nil : ScreenString(key: pointer, text: text, isFallback: true)
        }
        guard let source else { return own.compactMap { string($0.pointer, $0.node) } }
        let shared = Self.nodes(of: source).compactMap { string($0.pointer, $0.node) }
        let known = Set(shared.map(\.key))
        return shared + own.filter { !known.contains($0.pointer) }.compactMap { string($0.pointer, $0.node) }
    }

    /// Every value under a node and its JSON pointer, in the order of the file: looking each pointer up from the root would take time
    /// by the square of a large config's size.
    private static func nodes(of root: JSONNode) -> [(pointer: String, node: JSONNode)] {
        var found: [(String, JSONNode)] = []
        func visit(_ node: JSONNode, _ pointer: String) {
            found.append((pointer, node))
            switch node.value {
            case .array(let items):
                for (i, item) in items.enumerated() { visit(item, pointer + "/\(i)") }
            case .object(let members):
                for member in members { visit(member.value, pointer + "/" + JSONPointer.escape(member.key)) }
            case .null, .bool, .number, .string: break
            }
        }
        visit(root, "")
        return found
    }
}

extension String {
    /// Empty, or white space only.
    var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
