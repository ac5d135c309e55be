import Diagnostics
import YAMLText

/// Holds a parsed `vitrine.yml` against the schema: unknown keys with the nearest known one, wrong types, keys whose feature
/// comes later.
struct ConfigurationChecker {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func check(_ node: YAMLNode, against keys: [ConfigurationKey], path: String = "") {
        guard case .mapping(let members) = node.content else {
            return wrongType(node, path.isEmpty ? "vitrine.yml" : path, .object(keys))
        }
        for (key, value) in members {
            guard let name = key.string else {
                diagnostics.append(Diagnostic("config.wrong-type", .error, "a key must be a text", at: key.range))
                continue
            }
            let full = path.isEmpty ? name : path + "." + name
            guard let known = keys.first(where: { $0.name == name }) else {
                let nearest = NearMiss.suggestion(for: name, in: keys.map(\.name))
                diagnostics.append(
                    Diagnostic(
                        "config.unknown-key", .error,
                        "unknown key \"\(full)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""), at: key.range,
                        explanation: nearest == nil ? "Known here: " + keys.map(\.name).joined(separator: ", ") + "." : nil,
                        fixes: nearest.map { [.init("replace with \"\($0)\"", replacement: $0)] } ?? []))
                continue
            }
            check(value, known.type, full)
            if known.isPending {
                diagnostics.append(
                    Diagnostic("config.no-effect", .note, "\"\(full)\" has no effect yet in this release", at: key.range))
            }
        }
    }

    private mutating func check(_ node: YAMLNode, _ type: ConfigurationType, _ path: String) {
        guard fits(node, type) else { return wrongType(node, path, type) }
        switch type {
        case .list(let element), .oneOrMore(let element):
            for (i, item) in (node.sequence ?? []).enumerated() { check(item, element, "\(path)[\(i)]") }
        case .map(let value):
            for (key, item) in node.members { check(item, value, path + "." + (key.string ?? "?")) }
        case .localizedText:
            for (key, item) in node.members { check(item, .text, path + "." + (key.string ?? "?")) }
        case .object(let keys):
            check(node, against: keys, path: path)
        case .either(let types):
            if let fitting = types.first(where: { fits(node, $0) }) { check(node, fitting, path) }
        default: break
        }
    }

    /// Whether the outer shape is right; what is inside is looked at afterwards, each with its own place.
    private func fits(_ node: YAMLNode, _ type: ConfigurationType) -> Bool {
        switch type {
        case .text: node.string != nil && !node.isNull
        case .localizedText: node.string != nil && !node.isNull || node.isMapping
        case .bool: node.bool != nil
        case .integer: node.int != nil
        case .number: node.number != nil
        case .choice(let names): node.string.map(names.contains) ?? false
        case .list: node.sequence != nil
        case .oneOrMore(let element): node.sequence != nil || fits(node, element)
        case .map, .object: node.isMapping
        case .either(let types): types.contains { fits(node, $0) }
        }
    }

    private mutating func wrongType(_ node: YAMLNode, _ path: String, _ type: ConfigurationType) {
        var message = "\"\(path)\" must be \(type.name)"
        if case .choice(let names) = type, let word = node.string { message += NearMiss.hint(for: word, in: names) }
        diagnostics.append(Diagnostic("config.wrong-type", .error, message, at: node.range))
    }
}

extension YAMLNode {
    var isMapping: Bool {
        if case .mapping = content { true } else { false }
    }

    /// Keys and values of a mapping in their order; empty for anything else.
    var members: [(key: YAMLNode, value: YAMLNode)] {
        if case .mapping(let members) = content { members } else { [] }
    }

    /// A plain decimal number.
    var number: Double? {
        guard case .scalar(let text, true) = content, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E || $0 == 0x2D })
        else { return nil }
        return Double(text)
    }
}
