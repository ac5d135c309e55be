import CCmark
import Diagnostics

/// One Markdown text, parsed: what it holds and what is wrong with it. Immutable; rendering is a pure function of it.
public struct MarkdownDocument: Sendable {
    public let source: SourceText
    public let options: MarkdownOptions
    public let frontMatter: FrontMatter
    /// Headings in the order of the page.
    public let outline: [Heading]
    /// Links and images in the order of the page; those with a forbidden scheme are diagnostics instead.
    public let links: [MarkdownLink]
    public let symbolLinks: [SymbolLink]
    /// Findings, in the order of the page.
    public let diagnostics: [Diagnostic]

    /// Throws, with status `.findings`, where the page is unreadable: invalid UTF-8, front matter that doesn't close or isn't YAML.
    public static func parse(_ source: SourceText, options: MarkdownOptions = .guide) throws(DiagnosticError) -> MarkdownDocument {
        MarkdownDocument(
            source: source, options: options, frontMatter: FrontMatter(), outline: [], links: [], symbolLinks: [], diagnostics: [])
    }

    /// Blocks as units of translation, in the order of the page. Made anew at each call.
    public var blocks: [MarkdownBlock] { [] }
    /// The text by heading. Made anew at each call.
    public var sections: [SearchSection] { [] }
    /// All text, one block a line. Made anew at each call.
    public var plainText: String { "" }

    public func html(_ rendering: MarkdownRendering = MarkdownRendering()) -> [UInt8] {
        commonMarkHTML(source.bytes)
    }

    public func html(resolvingLinks: @escaping (MarkdownLink) -> String?, headingIDs: [String]? = nil) -> [UInt8] {
        html(MarkdownRendering(headingIDs: headingIDs, resolveLink: resolvingLinks))
    }

    /// Symbol links that `resolve` doesn't know, as `symbols.unresolved`.
    public func unresolvedSymbols(_ resolve: (String) -> String?) -> [Diagnostic] { [] }
}
