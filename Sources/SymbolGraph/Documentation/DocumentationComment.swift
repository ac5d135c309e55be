/// A documentation comment taken apart, every part Markdown with its places.
public struct DocumentationComment: Hashable, Sendable {
    /// The Swift file, relative to the project where it lies inside; `nil` where the graph doesn't say.
    public var file: String?
    /// The comment was written for another symbol, the requirement or overridden member, and taken over by the compiler.
    public var isInherited = false
    /// The first paragraph; empty where the comment begins otherwise.
    public var summary = DocText()
    /// Everything that isn't taken out below, in the author's order.
    public var discussion: [DocBlock] = []
    public var parameters: [DocParameter] = []
    public var returns: DocText?
    public var throwing: DocText?
    /// The lists under `## Topics`.
    public var topics: [DocTopicGroup] = []
    /// The lists under `## See Also`.
    public var seeAlso: [DocTopicGroup] = []

    public init() {}

    /// Takes a comment, or the text of a catalog's page after its title, apart.
    /// - Parameters:
    ///   - lines: without comment marks, with their places where known.
    ///   - file: what the lines' places are in.
    public init(_ lines: [DocText.Line], file: String? = nil) {
        self = CommentParser.parse(lines)
        self.file = file
    }

    /// It is the same text at the same place.
    func hasPlaces(of other: DocumentationComment) -> Bool { file == other.file && summary == other.summary }

    /// Notes, warnings and the like in order, also `since` and `complexity`.
    public var asides: [DocAside] {
        discussion.compactMap { if case .aside(let aside) = $0 { aside } else { nil } }
    }

    public func aside(_ kind: String) -> DocAside? { asides.first { $0.kind == kind } }
}

public enum DocBlock: Hashable, Sendable {
    case markdown(DocText)
    case aside(DocAside)
}

/// `- Note: …` or `> Note: …`
public struct DocAside: Hashable, Sendable {
    /// Lower case, without blanks: `note`, `important`, `since`, `complexity`, …
    public var kind: String
    /// As the author wrote it.
    public var title: String
    public var text: DocText

    public init(kind: String, title: String, text: DocText) {
        self.kind = kind
        self.title = title
        self.text = text
    }
}

public struct DocParameter: Hashable, Sendable {
    public var name: String
    public var text: DocText
    /// Where the name stands, 1-based; 0 where unknown.
    public var line: Int
    public var column: Int

    public init(name: String, text: DocText, line: Int = 0, column: Int = 0) {
        self.name = name
        self.text = text
        self.line = line
        self.column = column
    }
}

public struct DocTopicGroup: Hashable, Sendable {
    public struct Link: Hashable, Sendable {
        /// The symbol link without its backticks, or a `doc:` address.
        public var destination: String
        public var line: Int
        public var column: Int

        public init(_ destination: String, line: Int = 0, column: Int = 0) {
            self.destination = destination
            self.line = line
            self.column = column
        }
    }

    /// `nil` for a list before the first heading.
    public var title: String?
    /// What stands between heading and list, and list items that aren't links.
    public var text: DocText
    public var links: [Link]

    public init(title: String? = nil, text: DocText = DocText(), links: [Link] = []) {
        self.title = title
        self.text = text
        self.links = links
    }
}
