/// Events to HTML, in one pass, without recursion.
struct HTMLRenderer {
    let tree: EventTree
    let links: [MarkdownLink]
    let headings: [Heading]
    let imageSizes: [Int: HTMLImageSize]
    let isRestricted: Bool
    let rendering: MarkdownRendering

    private var out: HTMLBuffer
    private let isPage: Bool
    /// How deep in images: their content is alternative text.
    private var plain = 0
    /// For each open link, whether its tag was written.
    private var linkStack: [Bool] = []
    /// For each open image of which the tag is being written, its event.
    private var image: (event: Event, image: MarkdownImage)?

    init(
        tree: EventTree, links: [MarkdownLink], headings: [Heading], imageSizes: [Int: HTMLImageSize], isRestricted: Bool,
        rendering: MarkdownRendering
    ) {
        self.tree = tree
        self.links = links
        self.headings = headings
        self.imageSizes = imageSizes
        self.isRestricted = isRestricted
        self.rendering = rendering
        isPage = rendering.form == .page
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
        out.write("\"")
        let size = imageSizes[number]
        // One side alone would distort; the other follows from the file's own proportions where they are known.
        var (width, height) = (size?.width, size?.height)
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

    // MARK: Blocks

    private mutating func heading(_ event: Event) {
        let level = max(1, min(6, Int(event.flag) + (isPage ? rendering.headingOffset : 0)))
        guard event.phase == .enter else {
            out.write("</h\(level)>\n")
            return
        }
        out.line()
        out.write("<h\(level)")
        if isPage, event.number >= 0 {
            let number = Int(event.number)
            out.write(" id=\"")
            if let ids = rendering.headingIDs, number < ids.count {
                out.escape(ids[number])
            } else if number < headings.count {
                out.escape(headings[number].id)
            }
            out.write("\"")
        }
        out.write(">")
    }

    private mutating func list(_ event: Event) {
        out.line()
        guard event.phase == .enter else {
            out.write(event.number >= 0 ? "</ol>\n" : "</ul>\n")
            return
        }
        switch event.number {
        case ..<0: out.write("<ul>\n")
        case 1: out.write("<ol>\n")
        default: out.write("<ol start=\"\(event.number)\">\n")
        }
    }

    private mutating func item(_ event: Event) {
        guard event.phase == .enter else {
            out.write("</li>\n")
            return
        }
        out.line()
        out.write(isPage && event.flag > 0 ? "<li class=\"task\">" : "<li>")
    }

    private mutating func checkbox(_ event: Event) {
        if isPage {
            let label = event.flag == 1 ? rendering.strings.taskDone : rendering.strings.taskOpen
            out.write(event.flag == 1 ? "<input type=\"checkbox\" checked disabled aria-label=\"" : "<input type=\"checkbox\" disabled aria-label=\"")
            out.escape(label)
            out.write("\">")
        } else {
            out.write(event.flag == 1 ? "<input type=\"checkbox\" checked=\"\" disabled=\"\" />" : "<input type=\"checkbox\" disabled=\"\" />")
        }
    }

    private mutating func codeBlock(_ event: Event) {
        out.line()
        let info = CodeInfo(tree.bytes(event.extra))
        if isPage, let title = info.title {
            out.write("<figure class=\"code\">\n<figcaption>")
            out.escape(title)
            out.write("</figcaption>\n")
        }
        out.write(isPage ? "<pre tabindex=\"0\"><code" : "<pre><code")
        if !info.language.isEmpty {
            out.write(" class=\"language-")
            out.escape(info.language)
            out.write("\"")
        }
        out.write(">")
        out.escape(tree.bytes(event.text))
        out.write("</code></pre>\n")
        if isPage, info.title != nil { out.write("</figure>\n") }
    }

    private mutating func note(_ event: Event) {
        guard event.phase == .enter else {
            out.line()
            out.write("</aside>\n")
            return
        }
        let kind = NoteKind.allCases[min(Int(event.flag), NoteKind.allCases.count - 1)]
        out.line()
        out.write("<aside class=\"note note-\(kind.rawValue)\" role=\"note\">\n")
        if let title = rendering.strings.noteTitles[kind] {
            out.write("<p class=\"note-title\">")
            out.escape(title)
            out.write("</p>\n")
        }
    }

    private mutating func element(_ event: Event) {
        guard let element = HTMLElement(rawValue: event.flag) else { return }
        if element.isBlock, event.phase == .enter { out.line() }
        if event.phase == .enter {
            out.write("<\(element.name)")
            out.write(raw: tree.bytes(event.extra))
            out.write(">")
            if element == .details { out.write("\n") }
        } else {
            if element == .details { out.line() }
            out.write("</\(element.name)>")
            if element.isBlock { out.write("\n") }
        }
    }

    private mutating func table(_ event: Event) {
        guard event.phase == .enter else {
            out.write(isPage ? "</table>\n</div>\n" : "</table>\n")
            return
        }
        out.line()
        if isPage {
            out.write("<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"")
            out.escape(rendering.strings.table)
            out.write("\">\n")
        }
        out.write("<table>\n")
    }

    private mutating func cell(_ event: Event) {
        let isHead = event.flag & 8 != 0
        guard event.phase == .enter else {
            out.write(isHead ? "</th>\n" : "</td>\n")
            return
        }
        out.write(isHead ? "<th" : "<td")
        let alignment: StaticString? =
            switch TableRow.Alignment(rawValue: event.flag & 7) {
            case .left?: "left"
            case .center?: "center"
            case .right?: "right"
            default: nil
            }
        if let alignment {
            out.write(isPage ? " class=\"align-" : " align=\"")
            out.write(alignment)
            out.write("\"")
        }
        if isHead, isPage { out.write(" scope=\"col\"") }
        out.write(">")
    }
}
