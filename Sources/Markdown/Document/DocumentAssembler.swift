import Diagnostics

/// One walk over a finished tree that gathers headings, links and symbol links, gives headings their ids, and reports.
struct DocumentAssembler {
    private let source: SourceText
    private let options: MarkdownOptions
    var tree: EventTree
    private(set) var headings: [Heading] = []
    private(set) var links: [MarkdownLink] = []
    private(set) var symbolLinks: [SymbolLink] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Text of the block so far.
    private var plain: [UInt8] = []
    private var heading: (event: Int, textStart: Int)?
    private var link: (event: Int, textStart: Int)?
    private var image: (event: Int, textStart: Int)?
    private var images = 0

    init(source: SourceText, options: MarkdownOptions, tree: EventTree) {
        self.source = source
        self.options = options
        self.tree = tree
    }

    mutating func assemble(_ rejections: [Rejection]) {
        guard options.extensions else { return }
        for number in tree.events.indices { visit(number) }
        giveIDs()
        for rejection in rejections {
            let event = rejection.event < tree.events.count ? tree.events[rejection.event] : nil
            diagnostics.append(
                Diagnostic("markdown.html", .error, rejection.message, at: event.flatMap(range), explanation: rejection.explanation))
        }
    }

    private mutating func visit(_ number: Int) {
        let event = tree.events[number]
        switch event.kind {
        case .text:
            plain += tree.bytes(event.text)
        case .code:
            plain += tree.bytes(event.text)
            if event.flag == 1, images == 0 { addSymbol(event, number) }
        case .softBreak, .lineBreak, .htmlBreak:
            plain.append(0x20)
        case .paragraph, .tableCell:
            plain.removeAll(keepingCapacity: true)
        case .heading:
            if event.phase == .enter {
                plain.removeAll(keepingCapacity: true)
                heading = (number, 0)
            } else if let open = heading {
                heading = nil
                addHeading(open.event, exit: number)
            }
        case .link where images == 0:
            if event.phase == .enter {
                link = (number, plain.count)
            } else if let open = link {
                link = nil
                addLink(.link, open.event, text: plain[open.textStart...])
            }
        case .image:
            if event.phase == .enter {
                if images == 0 { image = (number, plain.count) }
                images += 1
            } else {
                images -= 1
                if images == 0, let open = image { addLink(.image, open.event, text: plain[open.textStart...]) }
            }
        case .codeBlock where !event.extra.isEmpty:
            checkMarks(event)
        case .htmlImage where images == 0:
            addLink(.image, number, text: tree.bytes(event.extra))
        default:
            break
        }
    }

    private func range(_ event: Event) -> SourceRange? {
        guard event.offset >= 0 else { return nil }
        return source.range(Int(event.offset)..<max(Int(event.offset), Int(event.end)))
    }

    /// Marked lines that the code doesn't have.
    private mutating func checkMarks(_ event: Event) {
        let marks = CodeInfo(tree.bytes(event.extra)).marks
        func add(_ message: String, _ explanation: String) {
            diagnostics.append(Diagnostic("code.marks", .warning, message, at: range(event), explanation: explanation))
        }
        if let first = marks.unreadable.first {
            add("\"\(first)\" marks no line of the code", "Lines are marked by their numbers, from 1: {2,4-5}.")
        }
        guard !marks.isEmpty else { return }
        let code = tree.bytes(event.text)
        let lines = code.count { $0 == 0x0A } + (code.last.map { $0 == 0x0A } ?? true ? 0 : 1)
        if marks.last > lines { add("line \(marks.last) is marked, but the code ends with line \(lines)", "Lines count from 1.") }
    }

    private mutating func addLink(_ kind: MarkdownLink.Kind, _ number: Int, text: ArraySlice<UInt8>) {
        let event = tree.events[number]
        let destination = tree.bytes(event.text)
        let range = range(event) ?? SourceRange(SourceLocation(file: source.file))
        if options.isRestricted, !LinkScheme.isAllowed(destination, LinkScheme.guides) {
            let scheme = LinkScheme.of(destination) ?? ""
            diagnostics.append(
                Diagnostic(
                    "links.scheme", .error,
                    scheme == "//" ? "\(kind) without scheme but with host" : "\(kind) with scheme \(scheme): isn't allowed in a guide",
                    at: range, explanation: "Allowed are http, https, mailto and relative addresses. Its text is kept without the link."))
            return
        }
        tree.events[number].number = Int32(links.count)
        links.append(
            MarkdownLink(
                kind: kind, destination: String(decoding: destination, as: UTF8.self),
                title: event.extra.isEmpty || event.kind == .htmlImage ? nil : tree.string(event.extra),
                text: String(decoding: text, as: UTF8.self), range: range))
    }

    private mutating func addSymbol(_ event: Event, _ number: Int) {
        let path = tree.string(event.text).trimmingSpaces
        guard SymbolLink.isPath(path), let range = range(event) else { return }
        tree.events[number].number = Int32(symbolLinks.count)
        symbolLinks.append(SymbolLink(path: path, range: range))
    }

    private mutating func addHeading(_ number: Int, exit: Int) {
        let event = tree.events[number]
        var title = plain
        var id: String?
        // `{#id}` at the end of the last text.
        if exit - 1 > number, tree.events[exit - 1].kind == .text, let mark = HeadingMark(tree.bytes(tree.events[exit - 1].text)) {
            id = mark.id
            tree.events[exit - 1].text.count = Int32(mark.textCount)
            title.removeLast(mark.length)
        }
        tree.events[number].number = Int32(headings.count)
        headings.append(
            Heading(
                level: Int(event.flag), title: String(decoding: title, as: UTF8.self).collapsingSpaces, id: id ?? "",
                isExplicit: id != nil, location: source.location(at: max(0, Int(event.offset)))))
    }

    /// Explicit ids first, so that a heading without one makes way.
    private mutating func giveIDs() {
        var ids = UniqueIDs()
        for i in headings.indices where headings[i].isExplicit {
            let wanted = headings[i].id
            headings[i].id = ids.take(wanted)
            if headings[i].id != wanted {
                diagnostics.append(
                    Diagnostic(
                        "headings.duplicate-id", .warning, "a heading before this one has the id \(wanted) too", at: headings[i].location,
                        explanation: "It gets \(headings[i].id)."))
            }
        }
        for i in headings.indices where !headings[i].isExplicit {
            let slug = HeadingIDs.slug(headings[i].title)
            headings[i].id = ids.take(slug.isEmpty ? "section" : slug)
        }
    }
}
