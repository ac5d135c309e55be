import Diagnostics

/// The unit of translation: a piece of a page that a translator would read as one.
public struct MarkdownBlock: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        case heading(level: Int)
        case paragraph
        /// The first paragraph of a list item; its further blocks are units of their own.
        case listItem
        /// Cells are separated by ` | ` in the texts.
        case tableRow
        case codeBlock
        /// A paragraph directly inside a note.
        case note
    }

    public var kind: Kind
    public var location: SourceLocation
    /// What a reader sees, white space collapsed; a code block's text is kept whole.
    public var text: String
    /// What a fingerprint is taken of: white space, emphasis marks and the spelling of links don't count, words, code and
    /// destinations do.
    public var normalized: String
    /// Destinations of links, in order.
    public var links: [String]
    /// Sources of images, in order.
    public var images: [String]
    /// Contents of code spans, in order.
    public var codeSpans: [String]
    /// Cells of a table row, else 0.
    public var cells: Int
    /// How many lists and quotes the block is inside of.
    public var depth: Int

    public init(
        kind: Kind, location: SourceLocation, text: String, normalized: String, links: [String] = [], images: [String] = [],
        codeSpans: [String] = [], cells: Int = 0, depth: Int = 0
    ) {
        self.kind = kind
        self.location = location
        self.text = text
        self.normalized = normalized
        self.links = links
        self.images = images
        self.codeSpans = codeSpans
        self.cells = cells
        self.depth = depth
    }
}
