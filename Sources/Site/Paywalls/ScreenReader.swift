import JSONText

/// Finds the parts of a screen in a remote config, and for what the translation lacks in the source's.
struct ScreenReader {
    /// The locale's own config.
    let config: JSONNode
    /// The source locale's; the same where this is the source.
    let source: JSONNode?
    /// JSON pointers of the strings that are copy.
    let isCopy: (String) -> Bool

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
        var found: [ScreenString] = []
        func visit(_ node: JSONNode, _ pointer: String) {
            switch node.value {
            case .string(let text):
                guard isCopy(pointer) else { return }
                let own = config.at(pointer: pointer)?.string
                let isMissing = own == nil || own?.isBlank == true
                if !text.isBlank || !isMissing {
                    found.append(ScreenString(key: pointer, text: isMissing ? text : own ?? text, isFallback: isMissing))
                }
            case .array(let items):
                for (i, item) in items.enumerated() { visit(item, pointer + "/\(i)") }
            case .object(let members):
                for member in members { visit(member.value, pointer + "/" + JSONPointer.escape(member.key)) }
            case .null, .bool, .number: break
            }
        }
        visit(source ?? config, "")
        if source != nil {
            let known = Set(found.map(\.key))
            let shared = found
            found = []
            visit(config, "")
            found = shared + found.filter { !known.contains($0.key) }
        }
        return found
    }
}

extension String {
    /// Empty, or white space only.
    var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
