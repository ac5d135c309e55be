/// A piece of a remote-config string: its tags have been taken out before.
public enum InlineSegment: Sendable, Hashable {
    /// Inline Markdown, as written.
    case text(String)
    /// What stands where a tag was.
    case value(InlineValue)
}

/// What stands where a tag was.
public struct InlineValue: Sendable, Hashable {
    public enum Mark: Sendable, Hashable {
        case resolved, fallback, unresolved
    }

    /// As plain text, escaped where it is written into HTML.
    public var text: String
    /// Trusted HTML to write instead of `text`, where there is any.
    public var html: [UInt8]?
    /// Whether the value is kept apart from the direction of the text around it (`<bdi>`).
    public var isIsolated: Bool
    /// A fallback or unresolved value is marked visibly.
    public var mark: Mark

    public init(_ text: String, html: [UInt8]? = nil, isIsolated: Bool = true, mark: Mark = .resolved) {
        self.text = text
        self.html = html
        self.isIsolated = isIsolated
        self.mark = mark
    }
}
