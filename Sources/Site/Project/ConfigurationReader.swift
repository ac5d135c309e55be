import Diagnostics
import LocaleKit
import Translation
import YAMLText

/// From the checked YAML to the typed configuration. The shapes were checked before, so what doesn't fit is left at its default.
enum ConfigurationReader {
    /// - Returns: the configuration and notes about keys without effect.
    /// - Throws: status 2 with every fault in the file.
    static func read(_ source: SourceText) throws(DiagnosticError) -> (ProjectConfiguration, [Diagnostic]) {
        let node: YAMLNode?
        do {
            node = try YAMLText.parse(source)
        } catch {
            throw DiagnosticError(error.diagnostics, status: .usage)
        }
        guard let node else { return (ProjectConfiguration(), []) }
        var checker = ConfigurationChecker()
        checker.check(node, against: ConfigurationSchema.root)
        var diagnostics = checker.diagnostics
        let configuration = typed(node, &diagnostics)
        if diagnostics.contains(where: { $0.severity == .error }) { throw DiagnosticError(diagnostics, status: .usage) }
        return (configuration, diagnostics)
    }

    private static func typed(_ node: YAMLNode, _ diagnostics: inout [Diagnostic]) -> ProjectConfiguration {
        var result = ProjectConfiguration()
        if let title = node["title"] { result.title = localized(title) }
        if let languages = node["languages"]?.sequence {
            result.languages = languages.compactMap(\.string)
            for (i, item) in languages.enumerated() {
                if let tag = item.string, !isLanguage(tag) {
                    diagnostics.append(
                        Diagnostic("config.language", .error, "\"\(tag)\" is not a language tag such as en, fr or pt-BR", at: item.range))
                } else if languages[..<i].contains(where: { $0.string?.lowercased() == item.string?.lowercased() }) {  // folders would collide
                    diagnostics.append(Diagnostic("config.language", .error, "\"\(item.string ?? "")\" is listed twice", at: item.range))
                }
            }
            if result.languages.isEmpty {
                diagnostics.append(
                    Diagnostic("config.language", .error, "\"languages\" must name at least one language", at: node["languages"]?.range))
                result.languages = ["en"]
            }
        }
        result.content = content(node["content"], &diagnostics)
        result.templates = node["templates"]?.string
        result.output = node["output"]?.string ?? result.output
        result.url = address(node["site"]?["url"], &diagnostics).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        result.edit = address(node["site"]?["edit"], &diagnostics)
        if let paywalls = node["paywalls"] { result.paywalls = settings(paywalls, &diagnostics) }
        result.reference = (node["reference"]?.sequence ?? []).map {
            ReferenceSettings(
                package: $0["package"]?.string, target: $0["target"]?.string, symbols: $0["symbols"]?.string,
                source: $0["source"]?.string, range: $0.range)
        }
        if let checks = node["checks"] { result.checks = settings(checks, checks: &diagnostics) }
        if let publish = node["publish"] {
            if let parts = publish["internal"] { result.publish.internal = Set(texts(parts)) }
            result.publish.placements = texts(publish["placements"])
            for item in publish["placements"]?.sequence ?? [publish["placements"]].compactMap({ $0 }) {
                if let id = item.string { result.publish.ranges[id] = item.range }
            }
        }
        return result
    }

    private static func content(_ node: YAMLNode?, _ diagnostics: inout [Diagnostic]) -> ContentLayout? {
        guard let node else { return nil }
        if let pattern = node.string {
            if !pattern.contains("{lang}") || !pattern.contains("{path}") {
                diagnostics.append(
                    Diagnostic("config.content", .error, "\"content\" must hold {lang} and {path}", at: node.range))
            }
            return ContentLayout(source: pattern, translations: pattern, range: node.range)
        }
        guard let source = node["source"]?.string, let translations = node["translations"]?.string else {
            diagnostics.append(Diagnostic("config.content", .error, "\"content\" needs source and translations", at: node.range))
            return nil
        }
        if !translations.contains("{lang}") || !translations.contains("{path}") {
            diagnostics.append(
                Diagnostic(
                    "config.content", .error, "\"content.translations\" must hold {lang} and {path}", at: node["translations"]?.range))
        }
        return ContentLayout(
            source: source.contains("{path}") ? source : source + "/{path}", translations: translations, range: node.range)
    }

    private static func settings(_ node: YAMLNode, _ diagnostics: inout [Diagnostic]) -> PaywallSettings {
        var result = PaywallSettings()
        result.sdk = node["sdk"]?.string
        result.locales = node["locales"].map { texts($0) }
        result.sources = (node["sources"]?.sequence ?? []).compactMap { item in
            guard let file = item["file"] else {
                // A misspelt key is the one cause, and was named before.
                if item.members.contains(where: { !["file", "placement", "audience"].contains($0.key.string) }) { return nil }
                diagnostics.append(Diagnostic("config.missing-key", .error, "a source needs \"file\"", at: item.range))
                return nil
            }
            return .init(
                file: file.string ?? "", placement: item["placement"]?.string, audience: item["audience"]?.string, range: file.range)
        }
        result.products = (node["products"]?.sequence ?? []).compactMap { item in
            item.string.map { .init(path: $0, range: item.range) }
        }
        for (key, value) in node["storefronts"]?.members ?? [] { result.storefronts[key.string ?? ""] = texts(value) }
        result.pricePer = node["pricePer"]?.string ?? result.pricePer
        if let globs = node["translatable"] { result.translatable = texts(globs) }
        for (key, value) in node["tags"]?.members ?? [] { result.tags[key.string ?? ""] = value.string }
        for (key, value) in node["currencies"]?.members ?? [] { result.currencies[key.string ?? ""] = value.string }
        result.matching = node["matching"]?.string.flatMap { MatchingRule(rawValue: $0) } ?? result.matching
        result.readers = (node["readers"]?.sequence ?? []).compactMap { item in item.string.map { .init(text: $0, range: item.range) } }
        result.match = (node["match"]?.members ?? []).compactMap { key, value in
            guard let id = key.string, let play = value["play"]?.string else { return nil }
            return .init(appStore: id, play: play, range: key.range)
        }
        return result
    }

    private static func settings(_ node: YAMLNode, checks diagnostics: inout [Diagnostic]) -> CheckSettings {
        var result = CheckSettings()
        for (surface, value) in node["minimum"]?.members ?? [] {
            let name = surface.string ?? ""
            let entries = value.number == nil ? value.members.map { ($0.key.string ?? "", $0.value) } : [("*", value)]
            for (locale, percent) in entries {
                guard let text = percent.string else { continue }
                if let fault = result.minimum.add(argument: (locale == "*" ? name : name + "." + locale) + "=" + text) {
                    let known = SurfaceID.allCases.map(\.rawValue)
                    let hint = known.contains(name) ? "" : NearMiss.hint(for: name, in: known)
                    diagnostics.append(Diagnostic("config.minimum", .error, fault + hint, at: surface.range))
                }
                result.minimumText[name, default: [:]][locale] = text
            }
        }
        for (rule, value) in node["severity"]?.members ?? [] {
            guard let id = rule.string, let name = value.string else { continue }
            result.severity[id] = .some(Severity(rawValue: name))
            if KnownRules.all.contains(id) { continue }
            let nearest = NearMiss.suggestion(for: id, in: KnownRules.all.sorted())
            diagnostics.append(
                Diagnostic(
                    "config.unknown-rule", .error, "there is no rule \"\(id)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
                    at: rule.range, explanation: "A finding names its rule in brackets at its end.",
                    fixes: nearest.map { [.init("replace with \"\($0)\"", replacement: $0)] } ?? []))
        }
        result.sameAllowed = texts(node["sameAllowed"])
        return result
    }

    private static func address(_ node: YAMLNode?, _ diagnostics: inout [Diagnostic]) -> String? {
        guard let node, let text = node.string else { return nil }
        if !text.hasPrefix("https://") && !text.hasPrefix("http://") {
            diagnostics.append(
                Diagnostic("config.address", .error, "\"\(text)\" is not an address that begins with https://", at: node.range))
        }
        return text
    }

    private static func localized(_ node: YAMLNode) -> LocalizedText {
        if let text = node.string { return LocalizedText(plain: text) }
        var texts: [String: String] = [:]
        for (key, value) in node.members { texts[key.string ?? ""] = value.string }
        return LocalizedText(byLanguage: texts)
    }

    private static func texts(_ node: YAMLNode?) -> [String] {
        guard let node else { return [] }
        return node.sequence?.compactMap(\.string) ?? [node.string].compactMap { $0 }
    }

    /// A language tag by form (BCP 47): letters first, then subtags of at most eight letters or digits.
    private static func isLanguage(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.utf8.count), first.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A })
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.utf8.count)
                && part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
        }
    }
}
