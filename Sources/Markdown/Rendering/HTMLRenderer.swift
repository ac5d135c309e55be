/// Events to HTML, in one pass, without recursion.
struct HTMLRenderer {
    let tree: EventTree
    let links: [MarkdownLink]
    let headings: [Heading]
    let htmlImages: [Int: HTMLImageAttributes]
    let isRestricted: Bool
    let rendering: MarkdownRendering

    var out: HTMLBuffer
    let isPage: Bool
    let tableCount: Int
    var tablesWritten = 0
    /// How often each footnote has been referred to so far.
    var footnoteCounts: [Int: Int] = [:]
    /// The number of the one that is being written.
    var footnote: Int?
    /// How deep in images: their content is alternative text.
    private var plain = 0
    /// For each open link, whether its tag was written.
    private var linkStack: [Bool] = []
    /// For each open image of which the tag is being written, its event.
    private var image: (event: Event, image: MarkdownImage)?

    init(
        tree: EventTree, links: [MarkdownLink], headings: [Heading], htmlImages: [Int: HTMLImageAttributes], isRestricted: Bool,
        rendering: MarkdownRendering
    ) {
        self.tree = tree
        self.links = links
        self.headings = headings
        self.htmlImages = htmlImages
        self.isRestricted = isRestricted
        self.rendering = rendering
        isPage = rendering.form == .page
        tableCount = isPage ? tree.events.count { $0.kind == .table && $0.phase == .enter } : 0
        out = HTMLBuffer(capacity: tree.pool.count + tree.events.count * 12)
    }

    mutating func render() -> [UInt8] {
        for (number, event) in tree.events.enumerated() {
            if plain > 0 { renderPlain(event) } else { render(event, number) }
        }
        return out.bytes
    }

    private mutating func render(_ event: Event, _ number: Int) {
        let isEntering = event.phase == .enter
        switch event.kind {
        case .nothing: break
        case .text: out.escape(tree.bytes(event.text))
        case .softBreak: out.write("\n")
        case .lineBreak: out.write(isPage ? "<br>\n" : "<br />\n")
        case .emphasis: out.write(isEntering ? "<em>" : "</em>")
        case .strong: out.write(isEntering ? "<strong>" : "</strong>")
        case .strikethrough: out.write(isEntering ? "<del>" : "</del>")
        case .code: code(event)
        case .htmlInline: out.write(raw: tree.bytes(event.text))
        case .htmlBreak: out.write(isPage ? "<br>" : "<br />")
        case .link: link(event)
        case .image: if isEntering { enterImage(event, number) }
        case .htmlImage: htmlImage(event, number)
        case .paragraph:
            guard event.flag == 0 else { break }
            if isEntering {
                out.line()
                out.write("<p>")
            } else {
                if footnote != nil, tree.events[number + 1].kind == .footnote { backLinks() }
                out.write("</p>\n")
            }
        case .heading: heading(event)
        case .thematicBreak:
            out.line()
            out.write(isPage ? "<hr>\n" : "<hr />\n")
        case .blockQuote:
            out.line()
            out.write(isEntering ? "<blockquote>\n" : "</blockquote>\n")
        case .list: list(event)
        case .item: item(event)
        case .codeBlock: codeBlock(event)
        case .htmlBlock:
            out.line()
            out.write(raw: tree.bytes(event.text))
            out.line()
        case .note: note(event)
        case .title: title(event)
        case .tabs, .tab: tabs(event)
        case .footnotes: footnotes(event)
        case .footnote: footnote(event, number)
        case .footnoteReference: footnoteReference(event)
        case .checkbox: checkbox(event)
        case .element: element(event)
        case .table: table(event)
        case .tableHead:
            out.line()
            out.write(isEntering ? "<thead>\n" : "</thead>\n")
        case .tableBody: out.write(isEntering ? "<tbody>\n" : "</tbody>\n")
        case .tableRow: out.write(isEntering ? "<tr>\n" : "</tr>\n")
        case .tableCell: cell(event)
        }
    }

    // MARK: Lines

    private mutating func code(_ event: Event) {
        let address = event.number >= 0 ? rendering.resolveSymbol(tree.string(event.text).trimmingSpaces) : nil
        if let address {
            out.write("<a href=\"")
            out.escapeURL(Array(address.utf8)[...])
            out.write("\">")
        }
        out.write("<code>")
        out.escape(tree.bytes(event.text))
        out.write(address == nil ? "</code>" : "</code></a>")
    }

    private mutating func link(_ event: Event) {
        guard event.phase == .enter else {
            if linkStack.popLast() == true { out.write("</a>") }
            return
        }
        let destination: [UInt8]?
        if event.number >= 0 {
            destination = rendering.resolveLink(links[Int(event.number)]).map { Array($0.utf8) }
        } else {
            destination = isRestricted ? nil : Array(tree.bytes(event.text))
        }
        linkStack.append(destination != nil)
        guard let destination else { return }
        out.write("<a href=\"")
        out.escapeURL(destination[...])
        title(event.extra)
        out.write("\">")
    }

    private mutating func title(_ span: Event.Span) {
        guard !span.isEmpty else { return }
        out.write("\" title=\"")
        out.escape(tree.bytes(span))
    }

    private mutating func enterImage(_ event: Event, _ number: Int) {
        plain = 1
        let resolved: MarkdownImage?
        if event.number >= 0 {
            resolved = rendering.resolveImage(links[Int(event.number)])
        } else {
            resolved = isRestricted ? nil : MarkdownImage(source: tree.string(event.text))
        }
        image = resolved.map { (event, $0) }
        guard let resolved else { return }
        out.write("<img src=\"")
        out.escapeURL(Array(resolved.source.utf8)[...])
        out.write("\" alt=\"")
    }

    private mutating func exitImage() {
        guard let (event, resolved) = image else { return }
        image = nil
        title(event.extra)
        out.write("\"")
        endImage(width: resolved.width, height: resolved.height)
    }

    private mutating func endImage(width: Int?, height: Int?) {
        if isPage {
            if let width, let height { out.write(" width=\"\(width)\" height=\"\(height)\"") }
            out.write(" loading=\"lazy\">")
        } else {
            out.write(" />")
        }
    }

    private mutating func htmlImage(_ event: Event, _ number: Int) {
        guard event.number >= 0, let resolved = rendering.resolveImage(links[Int(event.number)]) else {
            out.escape(tree.bytes(event.extra))
            return
        }
        out.write("<img src=\"")
        out.escapeURL(Array(resolved.source.utf8)[...])
        out.write("\" alt=\"")
        out.escape(tree.bytes(event.extra))
        let attributes = htmlImages[number]
        if let title = attributes?.title, !title.isEmpty {
            out.write("\" title=\"")
            out.escape(title[...])
        }
        out.write("\"")
        // One side alone would distort; the other follows from the file's own proportions where they are known.
        var (width, height) = (attributes?.width, attributes?.height)
        if let w = resolved.width, let h = resolved.height, w > 0, h > 0 {
            switch (width, height) {
            case (nil, nil): (width, height) = (w, h)
            case (let own?, nil): height = max(1, own * h / w)
            case (nil, let own?): width = max(1, own * w / h)
            default: break
            }
        }
        endImage(width: width, height: height)
    }

    private mutating func renderPlain(_ event: Event) {
        switch event.kind {
        case .image:
            plain += event.phase == .enter ? 1 : -1
            if plain == 0 { exitImage() }
        case .text, .code, .htmlInline: out.escape(tree.bytes(event.text))
        case .softBreak, .lineBreak, .htmlBreak: out.write(" ")
        case .htmlImage: out.escape(tree.bytes(event.extra))
        default: break
        }
    }
}
