import CCmark
import Diagnostics

/// Turns cmark's tree into events, with what guides know beyond CommonMark.
struct TreeBuilder {
    enum HTMLSpace {
        case none, space, lineEnd
    }

    let source: SourceText
    let options: MarkdownOptions
    let prepared: PreparedText
    let lines: LineTable
    var tree = EventTree()
    var rejections: [Rejection] = []
    /// Names of opening tags that were rejected: their closing tags are no second finding.
    var rejectedNames: [String: Int] = [:]
    /// What `img` tags say, by event.
    var htmlImages: [Int: HTMLImageAttributes] = [:]
    /// Lines of the body whose placeholder was met where it should be.
    var metRows = Set<Int>()
    /// The same for directives, by line, and footnotes, by their place.
    var metDirectives = Set<Int>()
    var metFootnotes = Set<Int>()

    // Where the walk is.
    /// How many nodes are open, to pair what must lie in one parent.
    var depth = 0
    var listDepth = 0
    var quoteDepth = 0
    /// For each open quote, whether it is a note.
    var quotes: [Bool] = []
    /// The next paragraph's first line was a note's mark.
    var isAfterMark = false
    /// For each open list item, where its event is; far before all for a footnote.
    var items: [Int] = []
    /// For each open list, whether its tag is: footnotes stand in none.
    var lists: [Bool] = []
    /// The line on which the last item began, and how many did before on the same.
    var itemLine = (line: -1, count: 0)
    /// For each open `:::tabs`, what has been met in it.
    var tabs: [TabsState] = []
    /// The first definition of each label.
    let footnotes: [String: Int]
    /// The open paragraph's tags aren't written.
    var isTight = false
    var linkDepth = 0
    var imageDepth = 0
    var text = TextRun()
    var open = OpenElements()
    /// The table whose rows are being met, and which is next.
    var table: (number: Int, nextRow: Int)?
    var places: PlaceFinder
    /// The text of an HTML block stands in a paragraph of our own.
    var isInHTMLParagraph = false
    /// White space stands before what comes next in it.
    var htmlSpace = HTMLSpace.none
    /// Where the HTML block begins.
    var htmlOffset: Int32 = -1

    init(source: SourceText, options: MarkdownOptions, prepared: PreparedText, lines: LineTable) {
        self.source = source
        self.options = options
        self.prepared = prepared
        self.lines = lines
        footnotes = Dictionary(
            prepared.footnotes.enumerated().map { (FootnoteMark.normalized(source.bytes[$1.label]), $0) }, uniquingKeysWith: { first, _ in first })
        places = PlaceFinder(source: source)
        tree.events.reserveCapacity(lines.count * 4)
        tree.pool.reserveCapacity(source.bytes.count)
    }

    mutating func build(_ document: OpaquePointer) {
        var cells: [OpaquePointer] = []
        var node = cmark_node_first_child(document)
        while cells.count < prepared.cellCount, let cell = node {
            cells.append(cell)
            node = cmark_node_next(cell)
        }
        guard let first = node, let iterator = cmark_iter_new(document) else { return }
        defer { cmark_iter_free(iterator) }
        cmark_iter_reset(iterator, first, CMARK_EVENT_ENTER)
        // `reset` stands on the event that the next step would leave.
        var event = CMARK_EVENT_ENTER
        while event != CMARK_EVENT_DONE {
            guard let node = cmark_iter_get_node(iterator) else { break }
            if node != document { add(node, isEntering: event == CMARK_EVENT_ENTER, cells: cells) }
            event = cmark_iter_next(iterator)
        }
        endTable()
        for unclosed in open.closeAll(above: -1) { reject(unclosed) }
        collectFootnotes()
    }

    /// The line of the body, from 0, on which a block begins.
    func line(of node: OpaquePointer) -> Int {
        min(max(0, Int(cmark_node_get_start_line(node)) - 1 - prepared.cellCount), max(0, lines.count - 1))
    }

    func endLine(of node: OpaquePointer) -> Int {
        min(max(line(of: node), Int(cmark_node_get_end_line(node)) - 1 - prepared.cellCount), max(0, lines.count - 1))
    }

    private mutating func add(_ node: OpaquePointer, isEntering: Bool, cells: [OpaquePointer]) {
        let type = cmark_node_get_type(node)
        if type.rawValue > CMARK_NODE_LAST_BLOCK.rawValue {
            addInline(node, type, isEntering: isEntering)
            return
        }
        if type == CMARK_NODE_HTML_BLOCK {
            addHTMLBlock(node, cells: cells)
            return
        }
        endTable()
        if isEntering, !tabs.isEmpty { checkTabs(node) }
        switch type {
        case CMARK_NODE_BLOCK_QUOTE:
            if isEntering {
                let note = options.extensions ? NoteMarker.take(from: node) : nil
                quotes.append(note != nil)
                isAfterMark = note != nil
                enter(Event(kind: note == nil ? .blockQuote : .note, phase: .enter, flag: note ?? 0, offset: note == nil ? -1 : visibleOffset(node)))
                quoteDepth += 1
            } else {
                quoteDepth -= 1
                exit(quotes.popLast() == true ? .note : .blockQuote)
            }
        case CMARK_NODE_LIST:
            if isEntering { lists.append(false) } else if lists.popLast() == true { exitList(node) }
        case CMARK_NODE_ITEM:
            if isEntering {
                enterItem(node)
                listDepth += 1
            } else {
                listDepth -= 1
                exit((items.popLast() ?? 0) < 0 ? .footnote : .item)
            }
        case CMARK_NODE_CODE_BLOCK:
            let info = intern(cmark_node_get_fence_info(node))
            let literal = internVerbatim(cmark_node_get_literal(node))
            tree.events.append(Event(kind: .codeBlock, phase: .leaf, text: literal, extra: info, offset: visibleOffset(node)))
        case CMARK_NODE_PARAGRAPH:
            // Only a note whose mark was all its text leaves an empty one.
            guard cmark_node_first_child(node) != nil else {
                isAfterMark = false
                return
            }
            if isEntering {
                isTight = isTight(node)
                beginText()
                text.mayBeTask = !items.isEmpty && cmark_node_previous(node) == nil && tree.events.count == (items.last ?? 0) + 1
                enter(Event(kind: .paragraph, phase: .enter, flag: isTight ? 1 : 0, offset: visibleOffset(node, linesDown: isAfterMark ? 1 : 0)))
                isAfterMark = false
            } else {
                endText(rawRange(node))
                exit(.paragraph, flag: isTight ? 1 : 0)
            }
        case CMARK_NODE_HEADING:
            let level = UInt8(clamping: cmark_node_get_heading_level(node))
            if isEntering {
                beginText()
                enter(Event(kind: .heading, phase: .enter, flag: level, offset: visibleOffset(node)))
            } else {
                endText(rawRange(node))
                exit(.heading, flag: level)
            }
        case CMARK_NODE_THEMATIC_BREAK:
            tree.events.append(Event(kind: .thematicBreak, phase: .leaf))
        default:
            break
        }
    }

    mutating func addInline(_ node: OpaquePointer, _ type: cmark_node_type, isEntering: Bool) {
        switch type {
        case CMARK_NODE_TEXT:
            text.bytes.append(contentsOf: CmarkTree.bytes(cmark_node_get_literal(node)))
            return
        case CMARK_NODE_SOFTBREAK:
            flushText(next: .space)
            tree.events.append(Event(kind: .softBreak, phase: .leaf))
            text.before = .space
        case CMARK_NODE_LINEBREAK:
            flushText(next: .space)
            tree.events.append(Event(kind: .lineBreak, phase: .leaf))
            text.before = .space
        case CMARK_NODE_CODE:
            flushText(next: .mark)
            text.needsPlaces = text.needsPlaces || places.hasDoubleBacktick
            tree.events.append(Event(kind: .code, phase: .leaf, text: internVerbatim(cmark_node_get_literal(node))))
            text.before = .mark
        case CMARK_NODE_HTML_INLINE:
            flushText(next: .mark)
            addHTMLInline(internVerbatim(cmark_node_get_literal(node)))
            text.before = .mark
        case CMARK_NODE_EMPH, CMARK_NODE_STRONG:
            flushText(next: .mark)
            let kind: Event.Kind = type == CMARK_NODE_EMPH ? .emphasis : .strong
            if isEntering { enter(Event(kind: kind, phase: .enter)) } else { exit(kind) }
            text.before = .mark
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
            flushText(next: .mark)
            let kind: Event.Kind = type == CMARK_NODE_LINK ? .link : .image
            if isEntering {
                text.needsPlaces = true
                let url = intern(cmark_node_get_url(node))
                let title = intern(cmark_node_get_title(node))
                enter(Event(kind: kind, phase: .enter, text: url, extra: title))
                if kind == .link { linkDepth += 1 } else { imageDepth += 1 }
            } else {
                if kind == .link { linkDepth -= 1 } else { imageDepth -= 1 }
                exit(kind)
            }
            text.before = .mark
        default:
            break
        }
    }

    // MARK: Events

    mutating func enter(_ event: Event) {
        tree.events.append(event)
        depth += 1
    }

    mutating func exit(_ kind: Event.Kind, flag: UInt8 = 0, number: Int32 = -1) {
        for unclosed in open.closeAll(above: depth - 1) { reject(unclosed) }
        depth -= 1
        dropInnerTildes()
        tree.events.append(Event(kind: kind, phase: .exit, flag: flag, number: number))
    }

    /// Text, without stand-ins.
    mutating func intern(_ text: UnsafePointer<CChar>?) -> Event.Span {
        let bytes = CmarkTree.bytes(text)
        return prepared.hasStandIns ? tree.intern(prepared.restoring(Array(bytes))) : tree.intern(bytes)
    }

    /// Code and raw HTML.
    mutating func internVerbatim(_ text: UnsafePointer<CChar>?) -> Event.Span {
        let bytes = CmarkTree.bytes(text)
        return prepared.hasStandIns ? tree.intern(prepared.restoring(Array(bytes), isVerbatim: true)) : tree.intern(bytes)
    }

    // MARK: Places

    /// The bytes of the source that a block's lines hold.
    func rawRange(_ node: OpaquePointer) -> Range<Int> {
        guard lines.count > 0 else { return 0..<0 }
        return lines.range(line(of: node)).lowerBound..<lines.content(endLine(of: node), in: source.bytes).upperBound
    }

    /// The offset of a block's first visible byte behind the marks of quotes and lists.
    func visibleOffset(_ node: OpaquePointer, linesDown: Int = 0) -> Int32 {
        guard options.extensions, lines.count > 0 else { return -1 }
        let content = lines.content(min(line(of: node) + linesDown, lines.count - 1), in: source.bytes)
        return Int32(LinePrefix.end(source.bytes, content, quotes: quoteDepth, items: listDepth))
    }
}
