/// Finds GFM tables by lines: a head that is the last line of a paragraph, a delimiter row of as many cells, and rows.
enum TableFinder {
    struct Line {
        /// Counted from 0.
        var number: Int
        /// Offset of its first visible byte behind the prefixes of quotes and lists.
        var text: Int
    }

    struct Found {
        var alignments: [TableRow.Alignment]
        /// Head, delimiter row, rows.
        var lines: [Line]
    }

    /// A delimiter row has a hyphen beside a pipe or a colon, or across spaces from one; a page without pipe and colon has none.
    static func mayHaveTables(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        var before: UInt8 = 0
        for at in range {
            let byte = bytes[at]
            if byte == 0x20 || byte == 0x09 { continue }
            if byte == UInt8(ascii: "-"), before == UInt8(ascii: "|") || before == UInt8(ascii: ":") { return true }
            if before == UInt8(ascii: "-"), byte == UInt8(ascii: "|") || byte == UInt8(ascii: ":") { return true }
            before = byte
        }
        return false
    }

    static func tables(_ bytes: [UInt8], _ lines: LineTable, excluded: Set<Int>) -> [Found] {
        bytes.withUnsafeBufferPointer { buffer in
            var structure = BlockStructure()
            var found: [Found] = []
            var head: Line?
            for number in 0..<lines.count {
                let content = lines.content(number, in: bytes)
                switch structure.read(content, of: buffer) {
                case .row(let text):
                    found[found.count - 1].lines.append(Line(number: number, text: text))
                    head = nil
                case .paragraph(let text, let indent, let isFirst):
                    if !isFirst, indent < 4, let possible = head, !excluded.contains(possible.number),
                        let alignments = TableRow.delimiters(buffer, text..<content.upperBound),
                        TableRow.cells(buffer, possible.text..<lines.content(possible.number, in: bytes).upperBound).count == alignments.count
                    {
                        found.append(Found(alignments: alignments, lines: [possible, Line(number: number, text: text)]))
                        structure.beginTable()
                        head = nil
                    } else {
                        head = indent < 4 ? Line(number: number, text: text) : nil
                    }
                case .lazy, .other, .blank:
                    head = nil
                }
            }
            return found
        }
    }
}
