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
    /// Code spans between double backticks that have the form of a symbol's path.
    public let symbolLinks: [SymbolLink]
    /// Findings, in the order of the page: `markdown.html`, `directives.…`, `footnotes.…`, `code.marks`, `links.scheme`, `headings.duplicate-id`, `frontmatter.…`.
    public let diagnostics: [Diagnostic]

    let tree: EventTree
    let htmlImages: [Int: HTMLImageAttributes]
    private let bodyStart: Int

    /// Throws, with status `.findings`, where the page is unreadable: invalid UTF-8, front matter that doesn't close or isn't YAML.
    public static func parse(_ source: SourceText, options: MarkdownOptions = .guide) throws(DiagnosticError) -> MarkdownDocument {
        if let invalid = UTF8Check.firstInvalid(source.bytes) {
            throw DiagnosticError(
                Diagnostic(
                    "markdown.encoding", .error, "invalid UTF-8", at: source.location(at: invalid),
                    explanation: "Save the file as UTF-8."), status: .findings)
        }
        var bodyStart = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var frontMatter = FrontMatter()
        var diagnostics: [Diagnostic] = []
        if options.frontMatter {
            let read = try FrontMatterReader.read(source, from: bodyStart)
            (frontMatter, bodyStart, diagnostics) = (read.frontMatter, read.bodyStart, read.diagnostics)
        }
        return MarkdownDocument(
            source: source, options: options, frontMatter: frontMatter, body: bodyStart..<source.bytes.count, diagnostics: diagnostics)
    }

    /// The page's text, without byte-order mark and front matter.
    public var body: ArraySlice<UInt8> { source.bytes[bodyStart...] }

    private init(source: SourceText, options: MarkdownOptions, frontMatter: FrontMatter, body: Range<Int>, diagnostics: [Diagnostic]) {
        let builder = Self.build(source, options, body)
        var assembler = DocumentAssembler(source: source, options: options, tree: builder.tree)
        assembler.assemble(builder.rejections)
        self.source = source
        self.options = options
        self.frontMatter = frontMatter
        bodyStart = body.lowerBound
        tree = assembler.tree
        htmlImages = builder.htmlImages
        outline = assembler.headings
        links = assembler.links
        symbolLinks = assembler.symbolLinks
        self.diagnostics = diagnostics + assembler.diagnostics.sorted()
    }

    private static func build(_ source: SourceText, _ options: MarkdownOptions, _ body: Range<Int>) -> TreeBuilder {
        let lines = LineTable(source.bytes, body)
        func build(_ prepared: PreparedText) -> TreeBuilder {
            var builder = TreeBuilder(source: source, options: options, prepared: prepared, lines: lines)
            _ = CmarkTree.withDocument([prepared.cells, prepared.body]) { builder.build($0) }
            return builder
        }
        guard options.extensions else { return build(PreparedText(plain: source.bytes, body)) }
        // Where cmark sees the lines of a table, a directive or a footnote otherwise than the scan of lines did, they are text: cmark is right.
        var excluded = Set<Int>()
        for _ in 0..<3 {
            let prepared = PreparedText(source.bytes, lines: lines, range: body, excluded: excluded)
            let builder = build(prepared)
            let wrong = prepared.tables.filter { !$0.lines.allSatisfy(builder.metRows.contains) }
            let unmet =
                prepared.directives.keys.filter { !builder.metDirectives.contains($0) }
                + prepared.items.filter { $0.value.contains { $0.map { !builder.metFootnotes.contains($0) } ?? false } }.keys
            if wrong.isEmpty, unmet.isEmpty { return builder }
            excluded.formUnion(wrong.compactMap(\.lines.first))
            excluded.formUnion(unmet)
        }
        return build(PreparedText(plain: source.bytes, body))
    }

    public func html(_ rendering: MarkdownRendering = MarkdownRendering()) -> [UInt8] {
        var renderer = HTMLRenderer(
            tree: tree, links: links, headings: outline, htmlImages: htmlImages, isRestricted: options.isRestricted,
            rendering: rendering)
        return renderer.render()
    }

    public func html(resolvingLinks: @escaping (MarkdownLink) -> String?, headingIDs: [String]? = nil) -> [UInt8] {
        html(MarkdownRendering(headingIDs: headingIDs, resolveLink: resolvingLinks))
    }

    /// Symbol links that `resolve` doesn't know, as warnings `symbols.unresolved`.
    public func unresolvedSymbols(_ resolve: (String) -> String?) -> [Diagnostic] {
        symbolLinks.compactMap { link in
            guard resolve(link.path) == nil else { return nil }
            return Diagnostic(
                "symbols.unresolved", .warning, "no symbol is called \(link.path)", at: link.range,
                explanation: "A code span between double backticks links to a symbol of the reference. Use single backticks for plain code.")
        }
    }
}
