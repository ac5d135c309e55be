/// The configuration in force, as YAML that `vitrine.yml` could hold.
public enum ConfigurationText {
    /// Deterministic: maps are sorted by key. Values of the environment are never in it.
    ///
    /// - Parameter output: the folder that the command line names instead.
    public static func yaml(_ c: ProjectConfiguration, output: String? = nil) -> String {
        var out = "title: " + localized(c.title) + "\n"
        out += "languages: " + list(c.languages) + "\n"
        if let content = c.content {
            out += content.source == content.translations
                ? "content: " + quoted(content.source) + "\n"
                : "content: { source: \(quoted(content.source)), translations: \(quoted(content.translations)) }\n"
        }
        if let templates = c.templates { out += "templates: " + quoted(templates) + "\n" }
        out += "output: " + quoted(output ?? c.output) + "\n"
        if c.url != nil || c.edit != nil {
            out += "site:\n"
            if let url = c.url { out += "  url: " + quoted(url) + "\n" }
            if let edit = c.edit { out += "  edit: " + quoted(edit) + "\n" }
        }
        if let paywalls = c.paywalls { out += text(paywalls) }
        if !c.reference.isEmpty {
            out += "reference:\n"
            for item in c.reference {
                let members = [("package", item.package), ("target", item.target), ("symbols", item.symbols), ("source", item.source)]
                out += "  - { " + members.compactMap { key, value in value.map { "\(key): \(quoted($0))" } }.joined(separator: ", ") + " }\n"
            }
        }
        out += text(c.checks)
        let order = ["paywalls", "coverage"].filter(c.publish.internal.contains)
        out += "publish:\n  internal: " + list(order) + "\n  placements: " + list(c.publish.placements) + "\n"
        return out
    }

    private static func text(_ p: PaywallSettings) -> String {
        var out = "paywalls:\n"
        if let sdk = p.sdk { out += "  sdk: " + quoted(sdk) + "\n" }
        if let locales = p.locales { out += "  locales: " + list(locales) + "\n" }
        if !p.sources.isEmpty {
            out += "  sources:\n"
            for source in p.sources {
                let members = [("file", source.file as String?), ("placement", source.placement), ("audience", source.audience)]
                out += "    - { " + members.compactMap { key, value in value.map { "\(key): \(quoted($0))" } }.joined(separator: ", ") + " }\n"
            }
        }
        if !p.products.isEmpty { out += "  products: " + list(p.products.map(\.path)) + "\n" }
        if !p.storefronts.isEmpty {
            out += "  storefronts: { " + p.storefronts.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(list($0.value))" }.joined(separator: ", ") + " }\n"
        }
        out += "  matching: \(p.matching.rawValue)\n"
        if !p.readers.isEmpty { out += "  readers: " + list(p.readers.map(\.text)) + "\n" }
        if !p.match.isEmpty {
            out += "  match: { " + p.match.map { "\(quoted($0.appStore)): { play: \(quoted($0.play)) }" }.joined(separator: ", ") + " }\n"
        }
        out += "  pricePer: \(p.pricePer)\n"
        out += "  translatable: " + list(p.translatable) + "\n"
        for (name, map) in [("tags", p.tags), ("currencies", p.currencies)] where !map.isEmpty {
            out += "  \(name): { " + map.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(quoted($0.value))" }.joined(separator: ", ") + " }\n"
        }
        return out
    }

    private static func text(_ checks: CheckSettings) -> String {
        var out = ""
        if !checks.minimumText.isEmpty {
            let surfaces = checks.minimumText.sorted { $0.key < $1.key }.map { surface, byLocale in
                if byLocale.count == 1, let all = byLocale["*"] { return "\(surface): \(all)" }
                return "\(surface): { " + byLocale.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ") + " }"
            }
            out += "  minimum: { " + surfaces.joined(separator: ", ") + " }\n"
        }
        if !checks.severity.isEmpty {
            let rules = checks.severity.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \($0.value?.rawValue ?? "off")" }
            out += "  severity: { " + rules.joined(separator: ", ") + " }\n"
        }
        if !checks.sameAllowed.isEmpty { out += "  sameAllowed: " + list(checks.sameAllowed) + "\n" }
        return out.isEmpty ? "" : "checks:\n" + out
    }

    private static func localized(_ text: LocalizedText) -> String {
        if let plain = text.plain { return quoted(plain) }
        return "{ " + text.byLanguage.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(quoted($0.value))" }.joined(separator: ", ") + " }"
    }

    private static func list(_ items: [String]) -> String { "[" + items.map(quoted).joined(separator: ", ") + "]" }

    /// What YAML, ours or that of another tool (YAML 1.1), takes for something else than text.
    private static let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

    /// Plain where YAML reads a plain word as that text, else between double quotes.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.first.map { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } ?? false
        let plainBytes = text.utf8.allSatisfy {
            $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || "-_./ ".utf8.contains($0)
        }
        if isPlain, plainBytes, !text.hasSuffix(" "), !words.contains(text.lowercased()) { return text }
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            // What YAML takes for a line end, or for no text at all (YAML 1.1 §5.1), stands as an escape.
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
                let hex = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
