/// A page as a walk over its tree: a node that holds others is entered and left, any other is one event. A flat list needs no
/// recursion, however deep a hostile page nests, and is shared between threads as it is.
struct Event: Sendable {
    enum Kind: UInt8, Sendable {
        case blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
        case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
        // Extensions.
        case table, tableHead, tableBody, tableRow, tableCell, strikethrough, note, checkbox
        /// An allowed element of raw HTML that holds others; its opening or closing tag.
        case element
        case htmlBreak, htmlImage
        /// Stands for nothing: an event taken back.
        case nothing
    }

    enum Phase: UInt8, Sendable {
        case enter, exit, leaf
    }

    /// A piece of the pool.
    struct Span: Sendable {
        var start: Int32 = 0
        var count: Int32 = 0
        var isEmpty: Bool { count == 0 }
    }

    var kind: Kind
    var phase: Phase
    /// Heading: level. List: 1 where tight. Paragraph: 1 where its tags aren't written (in a tight list). Cell: alignment, + 8 in
    /// the head. Note: its kind's place. Checkbox: 1 where done. Code: 1 for a symbol link. Element: its place in the table.
    var flag: UInt8 = 0
    /// List: the start, −1 for bullets. Heading, link, image: its number in the outline, the links; −1 for one that was dropped.
    var number: Int32 = -1
    /// Text, code, raw HTML: itself. Link, image: destination. Element: the tag as written.
    var text = Span()
    /// Link, image: title. Code block: info string. Element: attributes as they will be written. HTML image: alternative text.
    var extra = Span()
    /// Byte offset in the source of a link, image, code span or tag, as far as it is known; of a block's first visible byte.
    var offset: Int32 = -1
    /// Offset after it.
    var end: Int32 = -1
}

/// The events of a page and the bytes that they refer to.
struct EventTree: Sendable {
    var events: [Event] = []
    var pool: [UInt8] = []

    mutating func intern(_ bytes: some Collection<UInt8>) -> Event.Span {
        let start = pool.count
        pool.append(contentsOf: bytes)
        return Event.Span(start: Int32(start), count: Int32(pool.count - start))
    }

    func bytes(_ span: Event.Span) -> ArraySlice<UInt8> { pool[Int(span.start)..<Int(span.start + span.count)] }

    func string(_ span: Event.Span) -> String { String(decoding: bytes(span), as: UTF8.self) }
}
