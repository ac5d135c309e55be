import Diagnostics
import Markdown
import SymbolGraph

/// A part of a documentation comment as Markdown, parsed once for all languages' pages; its places lead back to the Swift file.
struct CommentText: Sendable {
    let document: MarkdownDocument
    private let text: DocText
    private let file: String?
    /// Where the symbol is declared: stands in where the graph tells no place of the line.
    private let fallback: SourceRange?

    /// `nil` where there is nothing to read.
    init?(_ text: DocText?, file: String?, fallback: SourceRange? = nil) {
        guard let text, !text.isEmpty else { return nil }
        let source = SourceText(file: file ?? "", text: text.markdown)
        // Only invalid UTF-8 and front matter make a text unreadable; a `String` has no such bytes and a comment no front matter.
        guard let document = try? MarkdownDocument.parse(source, options: MarkdownOptions(frontMatter: false)) else { return nil }
        self.document = document
        self.text = text
        self.file = file
        self.fallback = fallback
    }

    /// One line of inline Markdown without a place: a title, the message of an attribute.
    init?(line: String?, fallback: SourceRange? = nil) {
        self.init(line.map { DocText([DocText.Line($0)]) }, file: nil, fallback: fallback)
    }

    /// What a reader sees, on one line.
    var plainText: String { document.plainText.split { $0 == "\n" || $0 == " " }.joined(separator: " ") }

    /// The findings of Markdown. None is an error: the page can be read all the same, and Swift's own tools accept the comment.
    var diagnostics: [Diagnostic] {
        document.diagnostics.map { diagnostic in
            var placed = diagnostic
            placed.severity = min(.warning, diagnostic.severity)
            placed.range = diagnostic.range.flatMap(range)
            placed.notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: $0.range.flatMap(range)) }
            return placed
        }
    }

    /// The place in the Swift file of a range in the Markdown.
    func range(_ range: SourceRange) -> SourceRange? {
        guard let file, let start = text.location(line: range.start.line, column: range.start.column, in: file) else { return fallback }
        return SourceRange(start, length: range.length)
    }
}
