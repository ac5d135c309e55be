import Diagnostics
import JSONText

/// An object whose keys are read one by one, in the object itself and in the `attributes` that may wrap its content.
struct Fields {
    let node: JSONNode
    private let outer: [String: JSONNode]
    private let inner: [String: JSONNode]

    init(_ node: JSONNode) {
        self.node = node
        outer = node.dictionary ?? [:]
        inner = outer["attributes"]?.dictionary ?? [:]
    }

    /// The value, or `nil` where it is missing or null.
    subscript(key: String) -> JSONNode? {
        guard let value = inner[key] ?? outer[key], !value.isNull else { return nil }
        return value
    }
}

extension FallbackReader {
    /// A text. Missing where `required`, or no text at all: a finding, and `nil`.
    mutating func text(
        _ fields: Fields, _ key: String, of what: String, required: Bool = false, subject: Subject = Subject()
    ) -> String? {
        guard let value = fields[key] else {
            if required { missing(key, of: what, in: fields.node, subject: subject) }
            return nil
        }
        if let text = value.string { return text }
        wrongType(key, of: what, expected: "a string", value, subject: subject)
        return nil
    }

    /// A whole number of 0 or more.
    mutating func whole(
        _ fields: Fields, _ key: String, of what: String, required: Bool = false, subject: Subject = Subject()
    ) -> Int? {
        guard let value = fields[key] else {
            if required { missing(key, of: what, in: fields.node, subject: subject) }
            return nil
        }
        if let number = value.int, number >= 0 { return number }
        wrongType(key, of: what, expected: "a whole number of 0 or more", value, subject: subject)
        return nil
    }

    mutating func flag(_ fields: Fields, _ key: String, of what: String, subject: Subject = Subject()) -> Bool? {
        guard let value = fields[key] else { return nil }
        if let flag = value.bool { return flag }
        wrongType(key, of: what, expected: "true or false", value, subject: subject)
        return nil
    }

    mutating func list(
        _ fields: Fields, _ key: String, of what: String, required: Bool = false, subject: Subject = Subject()
    ) -> [JSONNode] {
        guard let value = fields[key] else {
            if required { missing(key, of: what, in: fields.node, subject: subject) }
            return []
        }
        if let items = value.array { return items }
        wrongType(key, of: what, expected: "a list", value, subject: subject)
        return []
    }

    /// An object inside a list or under a key; anything else is a finding.
    mutating func fields(_ node: JSONNode, _ name: String, of what: String, subject: Subject = Subject()) -> Fields? {
        if node.object != nil { return Fields(node) }
        wrongType(name, of: what, expected: "an object", node, subject: subject)
        return nil
    }

    mutating func missing(_ key: String, of what: String, in node: JSONNode, found: JSONNode? = nil, subject: Subject = Subject()) {
        if let found {
            wrongType(key, of: what, expected: "an object", found, subject: subject)
            return
        }
        let keys = node.object?.map(\.key) ?? []
        note(
            "fallback.missing-key", .error, "\(what) lacks \"\(key)\"" + nearMiss(key, in: keys),
            at: document.source.range(node.range.lowerBound..<node.range.lowerBound + 1), subject: subject)
    }

    private func nearMiss(_ key: String, in keys: [String]) -> String {
        NearMiss.suggestion(for: key, in: keys).map { "; it has \"\($0)\"" } ?? ""
    }

    mutating func wrongType(_ key: String, of what: String, expected: String, _ found: JSONNode, subject: Subject = Subject()) {
        let shown = found.number ?? found.kind
        note("fallback.wrong-type", .error, "\"\(key)\" of \(what) should be \(expected), not \(shown)", at: found, subject: subject)
    }

    mutating func note(
        _ rule: String, _ severity: Severity, _ message: String, at node: JSONNode, explanation: String? = nil, subject: Subject = Subject()
    ) {
        note(rule, severity, message, at: document.range(of: node), explanation: explanation, subject: subject)
    }

    mutating func note(
        _ rule: String, _ severity: Severity, _ message: String, at range: SourceRange, explanation: String? = nil,
        subject: Subject = Subject()
    ) {
        diagnostics.append(Diagnostic(rule, severity, message, at: range, explanation: explanation, subject: subject))
    }
}
