import Diagnostics
import JSONText

/// An object whose keys are read one by one, where so named also in an object that may wrap the content.
package struct Fields {
    package let node: JSONNode
    private let outer: [String: JSONNode]
    private let inner: [String: JSONNode]

    package init(_ node: JSONNode, wrapper: String? = nil) {
        self.node = node
        let members = node.dictionary ?? [:]
        outer = members
        inner = wrapper.flatMap { members[$0]?.dictionary } ?? [:]
    }

    /// The value, or `nil` where it is missing or null.
    package subscript(key: String) -> JSONNode? {
        guard let value = inner[key] ?? outer[key], !value.isNull else { return nil }
        return value
    }
}

/// Reads the keys of objects, noting each that is missing or of the wrong type with its place, and goes on.
package protocol FieldReading {
    /// The file, for places. Nodes of embedded documents count in it too.
    var source: SourceText { get }
    var diagnostics: [Diagnostic] { get set }
    /// What the rules are called: `fallback` for `fallback.missing-key`.
    static var rules: String { get }
    /// The key of an object that may wrap an object's content.
    static var wrapper: String? { get }
}

package extension FieldReading {
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
        if node.object != nil { return Fields(node, wrapper: Self.wrapper) }
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
            Self.rules + ".missing-key", .error, "\(what) lacks \"\(key)\"" + nearMiss(key, in: keys),
            at: source.range(node.range.lowerBound..<node.range.lowerBound + 1), subject: subject)
    }

    /// A key that is there and differs only in case or separators: somebody's slip. Farther ones are other keys.
    private func nearMiss(_ key: String, in keys: [String]) -> String {
        func folded(_ key: String) -> String { key.lowercased().filter { $0 != "_" && $0 != "-" } }
        return keys.first { folded($0) == folded(key) }.map { "; it has \"\($0)\"" } ?? ""
    }

    mutating func wrongType(_ key: String, of what: String, expected: String, _ found: JSONNode, subject: Subject = Subject()) {
        let shown = found.number ?? found.kind
        note(Self.rules + ".wrong-type", .error, "\"\(key)\" of \(what) should be \(expected), not \(shown)", at: found, subject: subject)
    }

    mutating func note(
        _ rule: String, _ severity: Severity, _ message: String, at node: JSONNode, explanation: String? = nil, subject: Subject = Subject()
    ) {
        note(rule, severity, message, at: source.range(node.range), explanation: explanation, subject: subject)
    }

    mutating func note(
        _ rule: String, _ severity: Severity, _ message: String, at range: SourceRange, explanation: String? = nil,
        subject: Subject = Subject()
    ) {
        diagnostics.append(Diagnostic(rule, severity, message, at: range, explanation: explanation, subject: subject))
    }
}
