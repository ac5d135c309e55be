import Diagnostics
import Mustache
import YAMLText

/// The words of the interface in one language, from `strings/<language>.yml`: groups of texts.
struct ThemeStrings: Sendable {
    /// `group.key` → text and its place, in the file's order.
    private(set) var entries: [(key: String, text: String, range: SourceRange)] = []
    private var index: [String: String] = [:]
    /// As templates read them: `s.group.key`.
    private(set) var value: MustacheValue = .object([:])

    init() {}

    /// - Throws: status 2 where the file isn't two levels of texts.
    init(_ source: SourceText) throws(DiagnosticError) {
        let root: YAMLNode?
        do { root = try YAMLText.parse(source) } catch { throw DiagnosticError(error.diagnostics, status: .usage) }
        var groups: [String: MustacheValue] = [:]
        if let root, !root.isMapping { throw Self.fault(root) }
        for (key, node) in root?.members ?? [] {
            guard let group = key.string else { continue }
            if let text = node.string {
                add(group, text, node.range)
                groups[group] = .string(text)
                continue
            }
            guard node.isMapping else { throw Self.fault(node) }
            var texts: [String: MustacheValue] = [:]
            for (key, node) in node.members {
                guard let name = key.string, let text = node.string else { throw Self.fault(node) }
                add(group + "." + name, text, node.range)
                texts[name] = .string(text)
            }
            groups[group] = .object(texts)
        }
        value = .object(groups)
    }

    /// One text; its key in brackets where there is none, so that the gap is seen.
    subscript(key: String) -> String { index[key] ?? "[\(key)]" }

    /// One text with `{name}` filled in. In one pass: a value that holds braces, a placement's id say, is data and stays as it is.
    func text(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
        var rest = Substring(self[key])
        var out = ""
        while let open = rest.firstIndex(of: "{") {
            out += rest[..<open]
            rest = rest[open...]
            if let close = rest.firstIndex(of: "}"), let value = values.first(where: { $0.key == rest[open...].dropFirst().prefix { $0 != "}" } }) {
                out += value.value
                rest = rest[rest.index(after: close)...]
            } else {
                out.append("{")
                rest = rest.dropFirst()
            }
        }
        return out + rest
    }

    /// The same with `other`'s text wherever it has none; `entries`, by which coverage counts, stay its own.
    func filled(from other: ThemeStrings) -> ThemeStrings {
        var result = self
        result.index.merge(other.index) { own, _ in own }
        result.value = Self.merged(value, other.value)
        return result
    }

    private static func merged(_ own: MustacheValue, _ other: MustacheValue) -> MustacheValue {
        guard case .object(let members) = own, case .object(let others) = other else { return own }
        return .object(members.merging(others) { merged($0, $1) })
    }

    private mutating func add(_ key: String, _ text: String, _ range: SourceRange) {
        entries.append((key, text, range))
        index[key] = text
    }

    private static func fault(_ node: YAMLNode) -> DiagnosticError {
        DiagnosticError(
            Diagnostic("template.strings", .error, "interface texts are groups of texts, two levels at most", at: node.range), status: .usage)
    }
}
