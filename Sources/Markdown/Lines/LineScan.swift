/// What a page holds that cmark doesn't know, found line by line: tables, directives, definitions of footnotes.
struct LineScan {
    var tables: [TableFinder.Found] = []
    var directives: [TableFinder.Line] = []
    /// By line, for each list item that begins on it, the mark where it is a footnote; lines without footnote are left out.
    var items: [Int: [FootnoteMark?]] = [:]

    init() {}

    /// Whether there is anything to look for: a hyphen beside a pipe or a colon (across spaces), three colons, `[^`.
    static func isNeeded(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var before: UInt8 = 0
            var colons = 0
            for at in range {
                let byte = bytes[at]
                if byte == 0x20 || byte == 0x09 { continue }
                if byte == UInt8(ascii: "-"), before == UInt8(ascii: "|") || before == UInt8(ascii: ":") { return true }
                if before == UInt8(ascii: "-"), byte == UInt8(ascii: "|") || byte == UInt8(ascii: ":") { return true }
                if byte == UInt8(ascii: "^"), before == UInt8(ascii: "[") { return true }
                colons = byte == UInt8(ascii: ":") ? colons + 1 : 0
                if colons == 3 { return true }
                before = byte
            }
            return false
        }
    }

    /// - Parameter excluded: lines that cmark turned out to see otherwise: they are text.
    init(_ bytes: [UInt8], _ lines: LineTable, excluded: Set<Int>) {
        bytes.withUnsafeBufferPointer { buffer in
            var structure = BlockStructure()
            var head: TableFinder.Line?
            for number in 0..<lines.count {
                let content = lines.content(number, in: bytes)
                let line = structure.read(content, of: buffer, knowsMarks: !excluded.contains(number))
                if structure.openedItems.contains(where: { $0 != nil }) { items[number] = structure.openedItems }
                switch line {
                case .row(let text):
                    tables[tables.count - 1].lines.append(TableFinder.Line(number: number, text: text))
                    head = nil
                case .paragraph(let text, let indent, let isFirst):
                    if !isFirst, indent < 4, let possible = head, !excluded.contains(possible.number),
                        let alignments = TableRow.delimiters(buffer, text..<content.upperBound),
                        TableRow.cells(buffer, possible.text..<lines.content(possible.number, in: bytes).upperBound).count == alignments.count
                    {
                        tables.append(
                            TableFinder.Found(alignments: alignments, lines: [possible, TableFinder.Line(number: number, text: text)]))
                        structure.beginTable()
                        head = nil
                    } else {
                        head = indent < 4 ? TableFinder.Line(number: number, text: text) : nil
                    }
                case .directive(let text):
                    directives.append(TableFinder.Line(number: number, text: text))
                    head = nil
                case .lazy, .other, .blank:
                    head = nil
                }
            }
        }
    }
}
