/// One thing in angle brackets, or one that should have been, in a string of a remote config.
public struct CopyTag: Hashable, Sendable {
    public enum Form: Hashable, Sendable {
        /// `<NAME/>`, or `</NAME/>` as older editors wrote.
        case tag
        /// The name of a tag, but not written as one: `<PROD_PRICE>`, `PROD_PRICE/>`, `＜PROD_PRICE/＞`.
        case malformed
        /// An element, comment or declaration of HTML, which is never drawn.
        case html
    }

    public var form: Form
    /// The name as written; of HTML the element's, or `!--`.
    public var name: String
    /// `nil` for HTML and for unknown names.
    public var meaning: TagMeaning?
    /// What stands in the text, brackets included.
    public var written: String
    /// Where, in UTF-8 offsets of the text.
    public var range: Range<Int>

    /// Whether this is a well-formed tag whose name nobody knows.
    public var isUnknown: Bool { form == .tag && meaning == nil }

    /// The name to compare by: both names of a product's tag are one.
    public var key: String {
        if case .product(let name) = meaning { return name }
        return name
    }
}

/// A text cut at its tags.
public enum CopyPiece: Hashable, Sendable {
    case text(String)
    case tag(CopyTag)
}
