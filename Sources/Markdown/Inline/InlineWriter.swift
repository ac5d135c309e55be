import CCmark

/// Writes the inline content of a remote-config string as HTML and as plain text.
struct InlineWriter {
    private let source: InlineSource
    private var html = HTMLBuffer()
    private var plain: [UInt8] = []
    private var links: [String] = []
    private var droppedLinks: [String] = []
    private var droppedElements: [String] = []
    /// For each open link, whether its tag was written.
    private var openLinks: [Bool] = []

    init(_ source: InlineSource) { self.source = source }

    var result: InlineText {
        InlineText(
            html: html.bytes, plainText: String(decoding: plain, as: UTF8.self), links: links, droppedLinks: droppedLinks,
            droppedElements: droppedElements)
    }

    mutating func write(_ heading: OpaquePointer) {
        guard let iterator = cmark_iter_new(heading) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
            if node != heading { write(node, isEntering: event == CMARK_EVENT_ENTER) }
        }
    }

    mutating func writeText(_ text: ArraySlice<UInt8>) {
        pieces(of: text) { writer, piece in
            switch piece {
            case .text(let bytes):
                writer.html.escape(bytes)
                writer.plain += bytes
            case .value(let value): writer.write(value)
            case .lineEnd:
                writer.html.write("<br>\n")
                writer.plain.append(0x0A)
            }
        }
    }

    private mutating func write(_ node: OpaquePointer, isEntering: Bool) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT:
            writeText(literal(node)[...])
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
            html.write(" ")
            plain.append(0x20)
        case CMARK_NODE_CODE:
            html.write("<code>")
            pieces(of: literal(node)[...]) { writer, piece in
                switch piece {
                case .text(let bytes):
                    writer.html.escape(bytes)
                    writer.plain += bytes
                case .value(let value): writer.write(value)
                case .lineEnd:
                    writer.html.write(" ")
                    writer.plain.append(0x20)
                }
            }
            html.write("</code>")
        case CMARK_NODE_EMPH: html.write(isEntering ? "<em>" : "</em>")
        case CMARK_NODE_STRONG: html.write(isEntering ? "<strong>" : "</strong>")
        case CMARK_NODE_LINK: writeLink(node, isEntering: isEntering)
        case CMARK_NODE_IMAGE:
            if isEntering { droppedElements.append("img") }
        case CMARK_NODE_HTML_INLINE: drop(literal(node))
        default: break
        }
    }

    private mutating func writeLink(_ node: OpaquePointer, isEntering: Bool) {
        guard isEntering else {
            if openLinks.popLast() == true { html.write("</a>") }
            return
        }
        let destination = destination(Array(CmarkTree.bytes(cmark_node_get_url(node))))
        let isKept = LinkScheme.isAllowed(destination, LinkScheme.copy)
        openLinks.append(isKept)
        let text = String(decoding: destination, as: UTF8.self)
        guard isKept else {
            droppedLinks.append(text)
            return
        }
        links.append(text)
        html.write("<a href=\"")
        html.escapeURL(destination[...])
        html.write("\">")
    }

    /// A value is data inside an address, unless it is the whole of it.
    private func destination(_ url: [UInt8]) -> [UInt8] {
        var parts: [Piece] = []
        var reader = PieceReader(source, url[...])
        while let piece = reader.next() { parts.append(piece) }
        if parts.count == 1, case .value(let value)? = parts.first { return Array(value.text.utf8) }
        return parts.flatMap { part -> [UInt8] in
            switch part {
            case .text(let bytes): Array(bytes)
            case .value(let value): HTMLBuffer.percentEncoded(value.text.utf8)
            case .lineEnd: []
            }
        }
    }

    private mutating func write(_ value: InlineValue) {
        switch value.mark {
        case .resolved: if value.isIsolated { html.write("<bdi>") }
        case .fallback: html.write(value.isIsolated ? "<bdi class=\"tag tag-fallback\">" : "<span class=\"tag tag-fallback\">")
        case .unresolved: html.write("<mark class=\"tag tag-unresolved\">")
        }
        if let trusted = value.html { html.write(raw: trusted) } else { html.escape(value.text) }
        switch value.mark {
        case .resolved: if value.isIsolated { html.write("</bdi>") }
        case .fallback: html.write(value.isIsolated ? "</bdi>" : "</span>")
        case .unresolved: html.write("</mark>")
        }
        plain += value.text.utf8
    }

    /// A tag goes, its text stays. A line break or a rule kept two words apart: so does a space.
    private mutating func drop(_ tag: [UInt8]) {
        let name = tag.withUnsafeBufferPointer { HTMLTag.parse($0, at: 0)?.tag.name }
        droppedElements.append(name ?? (tag.starts(with: "<!--".utf8) ? "!--" : "!"))
        if name == "br" || name == "hr" {
            html.write(" ")
            plain.append(0x20)
        }
    }

    private func literal(_ node: OpaquePointer) -> [UInt8] { Array(CmarkTree.bytes(cmark_node_get_literal(node))) }

    // MARK: Stand-ins

    enum Piece {
        case text(ArraySlice<UInt8>)
        case value(InlineValue)
        case lineEnd
    }

    private mutating func pieces(of text: ArraySlice<UInt8>, _ write: (inout InlineWriter, Piece) -> Void) {
        var reader = PieceReader(source, text)
        while let piece = reader.next() { write(&self, piece) }
    }

    /// Cuts a text at what stands for values and line ends.
    private struct PieceReader {
        private let source: InlineSource
        private let text: ArraySlice<UInt8>
        private var at: Int

        init(_ source: InlineSource, _ text: ArraySlice<UInt8>) {
            self.source = source
            self.text = text
            at = text.startIndex
        }

        mutating func next() -> Piece? {
            guard at < text.endIndex else { return nil }
            if let piece = standIn() { return piece }
            let start = at
            repeat { at += 1 } while at < text.endIndex && !isStandIn
            return .text(text[start..<at])
        }

        private var isStandIn: Bool {
            (text[at] == source.mark[0] && text[at...].starts(with: source.mark))
                || (text[at] == source.lineEnd[0] && text[at...].starts(with: source.lineEnd))
        }

        private mutating func standIn() -> Piece? {
            if text[at...].starts(with: source.lineEnd) {
                at += source.lineEnd.count
                return .lineEnd
            }
            guard text[at...].starts(with: source.mark) else { return nil }
            var end = at + source.mark.count
            var number = 0
            while end < text.endIndex, (0x30...0x39).contains(text[end]), number < source.values.count {
                number = number * 10 + Int(text[end] - 0x30)
                end += 1
            }
            guard end > at + source.mark.count, number < source.values.count, text[end...].starts(with: source.mark) else { return nil }
            at = end + source.mark.count
            return .value(source.values[number])
        }
    }
}
