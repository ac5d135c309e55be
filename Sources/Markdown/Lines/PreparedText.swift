/// A page as cmark gets it: its tables and the lines of its directives replaced by one-line HTML comments (which keeps line
/// numbers and containers), the marks of footnotes by those of list items, which hold the same lines; cells and titles put before
/// it as headings of one line each, so that they are parsed as inline text that knows the page's link definitions, in the one
/// run that parses the page.
struct PreparedText {
    struct Cell {
        var source: Range<Int>
        /// Which of the headings before the page it is; `nil` for an empty cell.
        var heading: Int?
    }

    struct Row {
        var table: Int
        var cells: [Cell]
    }

    struct Table {
        var alignments: [TableRow.Alignment]
        var lines: [Int]
    }

    /// A line replaced in part.
    private struct Edit {
        var range: Range<Int>
        var text: StaticString
    }

    static let placeholder: StaticString = "<!--row-->"

    /// The headings, one line each.
    var cells: [UInt8] = []
    var cellCount = 0
    var body: [UInt8]
    /// By line of the body.
    var rows: [Int: Row] = [:]
    var tables: [Table] = []
    /// By line of the body.
    var directives: [Int: DirectiveLine] = [:]
    /// By line of the body, for each item that begins on it: its place among the footnotes, where it is one.
    var items: [Int: [Int?]] = [:]
    /// In the order of the page.
    var footnotes: [FootnoteMark] = []
    /// A noncharacter that stands for `\~`, which cmark would read as `~`; `nil` where the page has none.
    var escapedTilde: [UInt8]?
    /// One that stands behind `\[` before `^`, so that it is no footnote's.
    var escapedBracket: [UInt8]?

    /// No extension: the text as it is.
    init(plain bytes: [UInt8], _ range: Range<Int>) {
        body = range == bytes.indices ? bytes : Array(bytes[range])
    }

    /// - Parameter excluded: lines of heads of tables that cmark turned out to see otherwise.
    init(_ bytes: [UInt8], lines: LineTable, range: Range<Int>, excluded: Set<Int> = []) {
        body = []
        if LineScan.isNeeded(bytes, range) {
            let edits = edits(bytes, lines, LineScan(bytes, lines, excluded: excluded))
            body.reserveCapacity(range.count)
            var copied = range.lowerBound
            for edit in edits {
                body += bytes[copied..<edit.range.lowerBound]
                edit.text.withUTF8Buffer { body += $0 }
                copied = edit.range.upperBound
            }
            body += bytes[copied..<range.upperBound]
        } else {
            body = range == bytes.indices ? bytes : Array(bytes[range])
        }
        protectEscapes()
    }

    private mutating func edits(_ bytes: [UInt8], _ lines: LineTable, _ scan: LineScan) -> [Edit] {
        var edits: [Edit] = []
        for found in scan.tables {
            var table = Table(alignments: found.alignments, lines: [])
            for (number, line) in found.lines.enumerated() {
                let text = line.text..<lines.content(line.number, in: bytes).upperBound
                edits.append(Edit(range: text, text: Self.placeholder))
                table.lines.append(line.number)
                // The second line is the delimiter row.
                let cells = number == 1 ? [] : row(bytes, text, columns: found.alignments.count)
                rows[line.number] = Row(table: tables.count, cells: cells)
            }
            tables.append(table)
        }
        for line in scan.directives {
            let text = line.text..<lines.content(line.number, in: bytes).upperBound
            edits.append(Edit(range: text, text: Self.placeholder))
            var directive = DirectiveLine(bytes, text)
            if let label = directive.label, !label.isEmpty {
                cells += "# ".utf8
                cells += bytes[label]
                cells += " #\n".utf8
                directive.heading = cellCount
                cellCount += 1
            }
            directives[line.number] = directive
        }
        for (line, marks) in scan.items.sorted(by: { $0.key < $1.key }) {
            items[line] = marks.map { mark in
                guard let mark else { return nil }
                // An item without text couldn't end a paragraph.
                edits.append(Edit(range: mark.range, text: mark.isEmpty ? "+   <!--row-->" : "+   "))
                footnotes.append(mark)
                return footnotes.count - 1
            }
        }
        if scan.directives.count + footnotes.count > 0 { edits.sort { $0.range.lowerBound < $1.range.lowerBound } }
        return edits
    }

    private mutating func row(_ bytes: [UInt8], _ line: Range<Int>, columns: Int) -> [Cell] {
        bytes.withUnsafeBufferPointer { buffer in
            TableRow.cells(buffer, line).prefix(columns).map { cell in
                guard !cell.isEmpty else { return Cell(source: cell, heading: nil) }
                cells += "# ".utf8
                var at = cell.lowerBound
                while at < cell.upperBound {
                    // Inside a table a pipe is escaped even in code.
                    if buffer[at] == UInt8(ascii: "\\"), at + 1 < cell.upperBound {
                        if buffer[at + 1] != UInt8(ascii: "|") { cells.append(buffer[at]) }
                        at += 1
                    }
                    cells.append(buffer[at])
                    at += 1
                }
                cells += " #\n".utf8
                cellCount += 1
                return Cell(source: cell, heading: cellCount - 1)
            }
        }
    }

    /// What cmark would take a backslash from.
    private mutating func protectEscapes() {
        let texts = [body, cells]
        if texts.contains(where: { Self.has("\\~", $0) }) { escapedTilde = Noncharacter.unused(in: texts) }
        if texts.contains(where: { Self.has("\\[^", $0) }) { escapedBracket = Noncharacter.unused(in: texts + [escapedTilde ?? []]) }
        guard escapedTilde != nil || escapedBracket != nil else { return }
        body = protecting(body)
        cells = protecting(cells)
    }

    private static func has(_ text: String, _ bytes: [UInt8]) -> Bool { Bytes.first(Array(text.utf8), in: bytes, bytes.indices) != nil }

    private func protecting(_ bytes: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count + 64)
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count {
                if let escapedTilde, bytes[at + 1] == UInt8(ascii: "~") {
                    out += escapedTilde
                } else {
                    out += bytes[at...(at + 1)]
                    if let escapedBracket, bytes[at + 1] == UInt8(ascii: "["), at + 2 < bytes.count, bytes[at + 2] == UInt8(ascii: "^") {
                        out += escapedBracket
                    }
                }
                at += 2
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return out
    }

    var hasStandIns: Bool { escapedTilde != nil || escapedBracket != nil }

    /// The text as it was written.
    /// - Parameter isVerbatim: code and raw HTML, in which a backslash is one.
    func restoring(_ bytes: [UInt8], isVerbatim: Bool = false) -> [UInt8] {
        var bytes = bytes
        // It may be the longer run of the same character.
        if let escapedBracket { bytes = Bytes.replacing(escapedBracket, by: [], in: bytes) }
        if let escapedTilde { bytes = Bytes.replacing(escapedTilde, by: Array((isVerbatim ? "\\~" : "~").utf8), in: bytes) }
        return bytes
    }
}
