import Diagnostics

/// Walks over a document's events and cuts them into blocks.
struct BlockReader {
    private enum Container {
        case quote, note
        case item(hasBlock: Bool)
    }

    private let document: MarkdownDocument
    private let tree: EventTree
    private var containers: [Container] = []
    private var depth = 0
    private var blocks: [MarkdownBlock] = []

    // The block that is open.
    private var text: [UInt8] = []
    private var normalized: [UInt8] = []
    private var links: [String] = []
    private var images: [String] = []
    private var codeSpans: [String] = []
    private var cells = 0
    /// Destinations of open links and images, written behind their text.
    private var targets: [Event.Span] = []
    private var lastLocation: SourceLocation

    init(_ document: MarkdownDocument) {
        self.document = document
        tree = document.tree
        lastLocation = SourceLocation(file: document.source.file, line: 1, column: 1)
    }

    mutating func read() -> [MarkdownBlock] {
        for (number, event) in tree.events.enumerated() { read(event, number) }
        return blocks
    }

    private mutating func read(_ event: Event, _ number: Int) {
        let isEntering = event.phase == .enter
        switch event.kind {
        case .blockQuote, .note:
            depth += isEntering ? 1 : -1
            if isEntering { containers.append(event.kind == .note ? .note : .quote) } else { containers.removeLast() }
        case .footnote:
            // Its paragraphs are paragraphs, whatever it stands in.
            if isEntering { containers.append(.quote) } else { containers.removeLast() }
        case .title:
            if isEntering { begin(event) } else { end(event.flag == 2 ? .paragraph : .note) }
        case .footnoteReference:
            normalized += "[^".utf8
            normalized += tree.bytes(event.text)
            normalized.append(UInt8(ascii: "]"))
        case .list:
            depth += isEntering ? 1 : -1
        case .item:
            if isEntering { containers.append(.item(hasBlock: false)) } else { containers.removeLast() }
        case .paragraph:
            if isEntering { begin(event) } else { end(paragraphKind()) }
        case .heading:
            if isEntering { begin(event) } else { end(.heading(level: Int(event.flag))) }
        case .tableRow:
            if isEntering { begin(event) } else { end(.tableRow) }
        case .tableCell:
            if isEntering {
                if cells > 0 { append(" | ") }
                cells += 1
            }
        case .codeBlock: codeBlock(event)
        case .element where event.flag == HTMLElement.summary.rawValue:
            if isEntering { begin(event) } else { end(.paragraph) }
        case .text:
            text += tree.bytes(event.text)
            normalized += tree.bytes(event.text)
        case .softBreak, .lineBreak, .htmlBreak: append(" ")
        case .code:
            text += tree.bytes(event.text)
            normalized.append(UInt8(ascii: "`"))
            normalized += tree.bytes(event.text)
            normalized.append(UInt8(ascii: "`"))
            codeSpans.append(tree.string(event.text))
        case .link where isEntering:
            links.append(tree.string(event.text))
            normalized.append(UInt8(ascii: "["))
            targets.append(event.text)
        case .image where isEntering:
            images.append(tree.string(event.text))
            normalized += "![".utf8
            targets.append(event.text)
        case .link, .image:
            if let target = targets.popLast() { close(target) }
        case .htmlImage:
            images.append(tree.string(event.text))
            text += tree.bytes(event.extra)
            normalized += "![".utf8
            normalized += tree.bytes(event.extra)
            close(event.text)
        default:
            break
        }
    }

    private mutating func append(_ string: String) {
        text += string.utf8
        normalized += string.utf8
    }

    private mutating func close(_ target: Event.Span) {
        normalized += "](".utf8
        normalized += tree.bytes(target)
        normalized.append(UInt8(ascii: ")"))
    }

    private mutating func paragraphKind() -> MarkdownBlock.Kind {
        switch containers.last {
        case .item(hasBlock: false)?: .listItem
        case .note?: .note
        default: .paragraph
        }
    }

    private mutating func begin(_ event: Event) {
        text.removeAll(keepingCapacity: true)
        normalized.removeAll(keepingCapacity: true)
        links = []
        images = []
        codeSpans = []
        targets = []
        cells = 0
        if event.offset >= 0 { lastLocation = document.source.location(at: Int(event.offset)) }
    }

    private mutating func end(_ kind: MarkdownBlock.Kind) {
        blocks.append(
            MarkdownBlock(
                kind: kind, location: lastLocation, text: String(decoding: text, as: UTF8.self).collapsingSpaces,
                normalized: String(decoding: normalized, as: UTF8.self).collapsingSpaces, links: links, images: images,
                codeSpans: codeSpans, cells: cells, depth: depth))
        markItem()
    }

    private mutating func codeBlock(_ event: Event) {
        begin(event)
        let literal = tree.string(event.text)
        let language = String(decoding: CodeInfo(tree.bytes(event.extra)).language, as: UTF8.self)
        blocks.append(
            MarkdownBlock(
                kind: .codeBlock, location: lastLocation, text: literal, normalized: language + "\n" + literal, depth: depth))
        markItem()
    }

    /// What follows in the innermost item is no longer its first block.
    private mutating func markItem() {
        if case .item? = containers.last { containers[containers.count - 1] = .item(hasBlock: true) }
    }
}
