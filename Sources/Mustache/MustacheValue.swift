/// What a template is rendered with.
///
/// A section counts `null`, `false`, the empty list, the empty string and empty HTML as absent; every number is present, zero
/// too, so that "0 of 5" can be said.
public enum MustacheValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// Text: escaped wherever `{{name}}` inserts it.
    case string(String)
    /// Markup in UTF-8 that this program made itself; never escaped. Nothing that a reader, translator or store wrote may come
    /// here without having been escaped.
    case html([UInt8])
    case list([MustacheValue])
    case object([String: MustacheValue])

    /// Whether a section over this value is rendered at all.
    public var isPresent: Bool {
        switch self {
        case .null: false
        case .bool(let flag): flag
        case .int, .object: true
        case .string(let text): !text.isEmpty
        case .html(let bytes): !bytes.isEmpty
        case .list(let items): !items.isEmpty
        }
    }

    /// Markup from a string of this program's own.
    public static func html(_ text: String) -> MustacheValue { .html(Array(text.utf8)) }

    /// `.string`, or `.null` where there is none.
    public static func optional(_ text: String?) -> MustacheValue { text.map(MustacheValue.string) ?? .null }

    /// The member of an object; `nil` for other values and absent keys.
    public subscript(key: String) -> MustacheValue? {
        get {
            guard case .object(let members) = self else { return nil }
            return members[key]
        }
        set {
            guard case .object(var members) = self else { return }
            self = .null  // so that the members are held once and change in place
            members[key] = newValue
            self = .object(members)
        }
    }
}
