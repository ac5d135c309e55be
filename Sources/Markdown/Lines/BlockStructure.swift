/// What a line is to the blocks around it, found line by line as CommonMark's block phase does (§ "Phase 1: block structure"),
/// as far as paragraphs, fences, raw HTML and containers go. It serves to find what cmark doesn't know; cmark's own tree is
/// compared with it afterwards.
struct BlockStructure {
    enum Container {
        case quote
        /// Columns that a line must be indented by to belong to the item; whether the item has nothing yet.
        case item(indent: Int, isEmpty: Bool)
    }

    enum Leaf: Equatable {
        case none, paragraph, indentedCode
        case fence(marker: UInt8, length: Int)
        case html(HTMLBlockStart)
        case table
    }

    enum Line {
        case other
        case blank
        /// Text that begins or goes on with a paragraph, from its first visible byte. `isFirst`: a new paragraph.
        case paragraph(text: Int, indent: Int, isFirst: Bool)
        /// Text of a paragraph whose containers the line doesn't name (CommonMark §5.1, laziness).
        case lazy
        /// Three colons or more, which open or close a directive wherever a block may begin.
        case directive(text: Int)
        /// A row of the table that `beginTable` began.
        case row(text: Int)
    }

    private(set) var containers: [Container] = []
    private var leaf: Leaf = .none
    /// For each list item that the line just read has opened: the mark, where it is a footnote's definition.
    private(set) var openedItems: [FootnoteMark?] = []

    /// The paragraph just met has turned out to be a table's head; following lines may be its rows.
    mutating func beginTable() { leaf = .table }

    /// - Parameter knowsMarks: whether the line may be a directive's or open a footnote.
    mutating func read(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, knowsMarks: Bool = true) -> Line {
        if !openedItems.isEmpty { openedItems.removeAll() }
        var cursor = LineCursor(bytes, line)
        let matched = matchContainers(&cursor)
        var isMatched = matched == containers.count
        if isMatched, let done = continueLeaf(&cursor) { return done }

        // New blocks may begin now. `mayBeLazy` until the first does.
        var mayBeLazy = leaf == .paragraph
        var depth = matched
        func close(_ self: inout BlockStructure) {
            if depth < self.containers.count { self.containers.removeLast(self.containers.count - depth) }
            self.leaf = .none
            if case .item(let indent, true)? = self.containers.last {
                self.containers[self.containers.count - 1] = .item(indent: indent, isEmpty: false)
            }
        }
        while true {
            let (start, indent) = cursor.nextNonSpace()
            guard let first = cursor.byte(at: start) else { break }
            let inParagraph = isMatched && leaf == .paragraph
            if indent >= 4 {
                if mayBeLazy { break }
                if isMatched, leaf == .paragraph { break }
                close(&self)
                leaf = .indentedCode
                return .other
            }
            let rest = UnsafeBufferPointer(rebasing: bytes[start..<cursor.end])
            if first == UInt8(ascii: ">") {
                close(&self)
                containers.append(.quote)
                depth = containers.count
                isMatched = true
                mayBeLazy = false
                cursor.move(to: start + 1)
                cursor.skipOptionalSpace()
            } else if LineStart.isATXHeading(rest) {
                close(&self)
                return .other
            } else if let fence = LineStart.fence(rest) {
                close(&self)
                leaf = .fence(marker: fence.marker, length: fence.length)
                return .other
            } else if first == UInt8(ascii: "<"), let html = HTMLBlockStart(rest, interruptingParagraph: inParagraph) {
                close(&self)
                if !html.ends(on: rest) { leaf = .html(html) }
                return .other
            } else if inParagraph, LineStart.isSetextUnderline(rest) {
                leaf = .none
                return .other
            } else if LineStart.isThematicBreak(rest) {
                close(&self)
                return .other
            } else if knowsMarks, first == UInt8(ascii: ":"), rest.prefix(3).elementsEqual(":::".utf8) {
                close(&self)
                return .directive(text: start)
            } else if knowsMarks, first == UInt8(ascii: "["), let length = FootnoteMark.length(rest) {
                close(&self)
                let isEmpty = beginFootnote(&cursor, at: start, indent: indent, length: length)
                if isEmpty { return .other }
                depth = containers.count
                isMatched = true
                mayBeLazy = false
            } else if let marker = LineStart.listMarker(rest, interruptingParagraph: inParagraph) {
                close(&self)
                cursor.move(to: start + marker)
                let (text, spaces) = cursor.nextNonSpace()
                let isEmpty = text >= cursor.end
                let padding = isEmpty || spaces >= 5 || spaces < 1 ? 1 : spaces
                cursor.skip(columns: padding)
                containers.append(.item(indent: indent + marker + padding, isEmpty: true))
                openedItems.append(nil)
                depth = containers.count
                isMatched = true
                mayBeLazy = false
            } else {
                break
            }
        }

        let (text, indent) = cursor.nextNonSpace()
        if text >= cursor.end {
            if depth < containers.count { containers.removeLast(containers.count - depth) }
            leaf = .none
            return .blank
        }
        if mayBeLazy, !isMatched { return .lazy }
        if isMatched, leaf == .table { return .row(text: text) }
        let isFirst = !(isMatched && leaf == .paragraph)
        close(&self)
        leaf = .paragraph
        return .paragraph(text: text, indent: indent, isFirst: isFirst)
    }

    /// A footnote is an item whose text is indented by four columns, wherever in the first three its mark stands. Where a tab
    /// belongs to the container in part, the mark stays behind it.
    private mutating func beginFootnote(_ cursor: inout LineCursor, at start: Int, indent: Int, length: Int) -> Bool {
        let isInsideTab = cursor.isInsideTab
        let from = isInsideTab ? start : cursor.at
        cursor.move(to: start + length)
        let text = cursor.nextNonSpace().at
        cursor.move(to: text)
        let isEmpty = text >= cursor.end
        openedItems.append(FootnoteMark(range: from..<text, label: (start + 2)..<(start + length - 2), isEmpty: isEmpty))
        containers.append(.item(indent: (isInsideTab ? indent : 0) + 4, isEmpty: !isEmpty))
        return isEmpty
    }

    /// How many of the open containers this line belongs to.
    private func matchContainers(_ cursor: inout LineCursor) -> Int {
        for (number, container) in containers.enumerated() {
            let (start, indent) = cursor.nextNonSpace()
            switch container {
            case .quote:
                guard indent <= 3, cursor.byte(at: start) == UInt8(ascii: ">") else { return number }
                cursor.move(to: start + 1)
                cursor.skipOptionalSpace()
            case .item(let needed, let isEmpty):
                if indent >= needed {
                    cursor.skip(columns: needed)
                } else if start >= cursor.end, !isEmpty {
                    cursor.move(to: start)
                } else {
                    return number
                }
            }
        }
        return containers.count
    }

    /// A line inside a fence, raw HTML or indented code is settled by that block alone.
    private mutating func continueLeaf(_ cursor: inout LineCursor) -> Line? {
        let (start, indent) = cursor.nextNonSpace()
        let isBlank = start >= cursor.end
        switch leaf {
        case .none, .paragraph, .table:
            return nil
        case .indentedCode:
            if isBlank || indent >= 4 { return .other }
            leaf = .none
            return nil
        case .fence(let marker, let length):
            let rest = UnsafeBufferPointer(rebasing: cursor.bytes[start..<cursor.end])
            if indent <= 3, LineStart.closesFence(rest, marker: marker, length: length) { leaf = .none }
            return .other
        case .html(let html):
            if html.endsAtBlankLine {
                if isBlank { leaf = .none }
                return isBlank ? .blank : .other
            }
            if html.ends(on: UnsafeBufferPointer(rebasing: cursor.bytes[cursor.at..<cursor.end])) { leaf = .none }
            return .other
        }
    }
}
