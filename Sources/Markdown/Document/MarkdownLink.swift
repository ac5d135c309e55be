import Diagnostics

/// A link or an image of a page.
public struct MarkdownLink: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case link, image
    }

    public var kind: Kind
    /// As written, escapes and entities resolved.
    public var destination: String
    public var title: String?
    /// The plain text of a link, the alternative text of an image.
    public var text: String
    /// From the opening bracket; its length is the destination's where that is found on the line.
    public var range: SourceRange

    public var location: SourceLocation { range.start }

    public init(kind: Kind, destination: String, title: String? = nil, text: String, range: SourceRange) {
        self.kind = kind
        self.destination = destination
        self.title = title
        self.text = text
        self.range = range
    }
}
