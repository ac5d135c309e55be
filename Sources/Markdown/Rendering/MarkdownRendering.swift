/// How a document becomes HTML.
public struct MarkdownRendering {
    public enum Form: Sendable {
        /// For pages: labels, classes and `tabindex` that page checks ask for, heading ids.
        case page
        /// As the public conformance suites write it.
        case suite
    }

    public var form: Form
    /// The address to write for a link; `nil` writes the link's text alone.
    public var resolveLink: (MarkdownLink) -> String?
    /// The address to write for an image; `nil` writes its alternative text alone.
    public var resolveImage: (MarkdownLink) -> MarkdownImage?
    /// The address of a symbol's page; `nil` leaves the code span without link.
    public var resolveSymbol: (String) -> String?
    /// Ids in the order of the outline, instead of the document's own.
    public var headingIDs: [String]?
    public var strings: MarkdownStrings
    /// Added to every heading's level (a page whose title stands above the text); the result is 6 at most.
    public var headingOffset: Int

    public init(
        form: Form = .page, strings: MarkdownStrings = MarkdownStrings(), headingIDs: [String]? = nil, headingOffset: Int = 0,
        resolveSymbol: @escaping (String) -> String? = { _ in nil },
        resolveImage: @escaping (MarkdownLink) -> MarkdownImage? = { MarkdownImage(source: $0.destination) },
        resolveLink: @escaping (MarkdownLink) -> String? = { $0.destination }
    ) {
        self.form = form
        self.strings = strings
        self.headingIDs = headingIDs
        self.headingOffset = headingOffset
        self.resolveSymbol = resolveSymbol
        self.resolveImage = resolveImage
        self.resolveLink = resolveLink
    }
}

/// Where an image is, and its size in pixels where that is known.
public struct MarkdownImage: Sendable, Hashable {
    public var source: String
    public var width: Int?
    public var height: Int?

    public init(source: String, width: Int? = nil, height: Int? = nil) {
        self.source = source
        self.width = width
        self.height = height
    }
}

/// The words that a rendered page needs beside its own, in the page's language.
public struct MarkdownStrings: Sendable, Hashable {
    public var noteTitles: [NoteKind: String]
    /// The name of a table's scrolling region; a number is added where a page has several.
    public var table: String
    public var taskDone: String
    public var taskOpen: String
    /// The name of the footnotes' section.
    public var footnotes: String
    /// The name of the link from a footnote to where it is referred to; a number is added.
    public var footnoteBack: String

    public init(
        noteTitles: [NoteKind: String] = [
            .note: "Note", .tip: "Tip", .important: "Important", .warning: "Warning", .caution: "Caution",
        ], table: String = "Table", taskDone: String = "Done", taskOpen: String = "To do",
        footnotes: String = "Footnotes", footnoteBack: String = "Back to the text"
    ) {
        self.noteTitles = noteTitles
        self.table = table
        self.taskDone = taskDone
        self.taskOpen = taskOpen
        self.footnotes = footnotes
        self.footnoteBack = footnoteBack
    }
}
