public import Diagnostics

/// One value of a YAML text, with its place. Aliases are replaced by what they stand for.
public struct YAMLNode: Sendable {
    public enum Content: Sendable {
        /// The text, and whether it was written without quotes: only such text can be a number, a boolean or null.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        /// In the order of the text; keys are scalars and unique.
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    public let content: Content
    /// The value's part on the line where it begins; for an alias, the place of the alias.
    public let range: SourceRange

    public init(_ content: Content, range: SourceRange) {
        self.content = content
        self.range = range
    }

    /// The text of a scalar as written, numbers and booleans too (`title: 2024` is "2024"); `nil` for null, lists and mappings.
    public var string: String? { if case .scalar(let text, _) = content, !isNull { text } else { nil } }

    /// `true` or `false`, unquoted. `yes`, `no`, `on`, `off` are text: `no` is a language.
    public var bool: Bool? {
        switch plain {
        case "true", "True", "TRUE": true
        case "false", "False", "FALSE": false
        default: nil
        }
    }

    /// An unquoted whole number in decimal digits that fits.
    public var int: Int? { plain.flatMap { Int($0) } }

    /// Nothing, `~` or `null`, unquoted (YAML 1.2 core schema).
    public var isNull: Bool {
        switch plain {
        case "", "~", "null", "Null", "NULL": true
        default: false
        }
    }

    public var sequence: [YAMLNode]? { if case .sequence(let nodes) = content { nodes } else { nil } }

    public var mapping: [(key: YAMLNode, value: YAMLNode)]? { if case .mapping(let pairs) = content { pairs } else { nil } }

    /// The value of a key, or `nil` where there is none or this is no mapping.
    public subscript(key: String) -> YAMLNode? { mapping?.first { $0.key.text == key }?.value }

    /// The keys in the order of the text; empty where this is no mapping.
    public var keys: [YAMLNode] { mapping?.map(\.key) ?? [] }

    /// The text of a scalar, whatever it may mean: what a key is called, even where it is `null` or `~`.
    public var text: String? { if case .scalar(let text, _) = content { text } else { nil } }

    /// What this is, for a message: "a mapping", "a number".
    public var kind: String {
        switch content {
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .scalar where isNull: "nothing"
        case .scalar where bool != nil: "a boolean"
        case .scalar where plain.flatMap({ Double($0) }) != nil: "a number"
        case .scalar: "text"
        }
    }

    private var plain: String? { if case .scalar(let text, isPlain: true) = content { text } else { nil } }
}
