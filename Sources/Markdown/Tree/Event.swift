/// A page as a walk over its tree: a node that holds others is entered and left, any other is one event. A flat list needs no
/// recursion, however deep a hostile page nests, and is shared between threads as it is.
struct Event: Sendable {
    enum Kind: UInt8, Sendable {
        case blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
        case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
        // Extensions.
        case table, tableHead, tableBody, tableRow, tableCell, strikethrough, note, checkbox
        case tabs, tab
        /// What stands in the brackets of a note or tab.
        case title
        /// All footnotes, one of them, and where one is referred to.
        case footnotes, footnote, footnoteReference
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
    /// the head. Note: its kind's place. Title: 2 of a tab. Text: 1 for rejected HTML, 2 for a reference to no footnote. Checkbox: 1 where done. Code: 1 for a symbol link. Element: its place in the table.
    var flag: UInt8 = 0
    /// List: the start, −1 for bullets. Heading, link, image: its number in the outline, the links; −1 for one that was dropped.
    /// Note: 1 where a title of its own follows. Footnote, its reference: its number, from 1.
    var number: Int32 = -1
    /// Text, code, raw HTML: itself. Directive: its line. Footnote, its reference: the label. Link, image: destination. Element: the tag as written.
    var text = Span()
    /// Tabs: name of their group. Tab: its name. Link, image: title. Code block: info string. Element: attributes as they will be written. HTML image: alternative text.
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
    /// How often each footnote is referred to, by its number from 1.
    var footnoteReferences: [Int] = []

    mutating func intern(_ bytes: some Collection<UInt8>) -> Event.Span {
        let start = pool.count
        pool.append(contentsOf: bytes)
        return Event.Span(start: Int32(start), count: Int32(pool.count - start))
    }

    func bytes(_ span: Event.Span) -> ArraySlice<UInt8> { pool[Int(span.start)..<Int(span.start + span.count)] }

    func string(_ span: Event.Span) -> String { String(decoding: bytes(span), as: UTF8.self) }
}
