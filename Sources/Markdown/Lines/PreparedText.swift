/// A page as cmark gets it: its tables replaced by one-line HTML comments (which keeps line numbers and containers), their
/// cells put before it as headings of one line each, so that they are parsed as inline text that knows the page's link
/// definitions, in the one run that parses the page.
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

    static let placeholder: StaticString = "<!--row-->"

    /// The headings, one line each.
    var cells: [UInt8] = []
    var cellCount = 0
    var body: [UInt8]
    /// By line of the body.
    var rows: [Int: Row] = [:]
    var tables: [Table] = []
    /// A noncharacter that stands for `\~`, which cmark would read as `~`; `nil` where the page has none.
    var escapedTilde: [UInt8]?

    /// No extension: the text as it is.
    init(plain bytes: [UInt8], _ range: Range<Int>) {
        body = range == bytes.indices ? bytes : Array(bytes[range])
    }

    /// - Parameter excluded: lines of heads of tables that cmark turned out to see otherwise.
    init(_ bytes: [UInt8], lines: LineTable, range: Range<Int>, excluded: Set<Int> = []) {
        let delimiters = TableFinder.mayHaveTables(bytes, range) ? TableFinder.tables(bytes, lines, excluded: excluded) : []
        if delimiters.isEmpty {
            body = range == bytes.indices ? bytes : Array(bytes[range])
        } else {
            body = []
            body.reserveCapacity(range.count)
            var copied = range.lowerBound
            for found in delimiters {
                var table = Table(alignments: found.alignments, lines: [])
                for (number, line) in found.lines.enumerated() {
                    let content = lines.content(line.number, in: bytes)
                    body += bytes[copied..<line.text]
                    Self.placeholder.withUTF8Buffer { body += $0 }
                    copied = content.upperBound
                    table.lines.append(line.number)
                    // The second line is the delimiter row.
                    let cells = number == 1 ? [] : row(bytes, line.text..<content.upperBound, columns: found.alignments.count)
                    rows[line.number] = Row(table: tables.count, cells: cells)
                }
                tables.append(table)
            }
            body += bytes[copied..<range.upperBound]
        }
        protectEscapedTildes()
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

    private mutating func protectEscapedTildes() {
        guard Self.hasEscapedTilde(body) || Self.hasEscapedTilde(cells) else { return }
        let stand = Noncharacter.unused(in: [body, cells])
        body = Self.replacingEscapedTildes(body, stand)
        cells = Self.replacingEscapedTildes(cells, stand)
        escapedTilde = stand
    }

    private static func hasEscapedTilde(_ bytes: [UInt8]) -> Bool {
        var before: UInt8 = 0
        for byte in bytes {
            if byte == UInt8(ascii: "~"), before == UInt8(ascii: "\\") { return true }
            before = byte
        }
        return false
    }

    private static func replacingEscapedTildes(_ bytes: [UInt8], _ stand: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count + 64)
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count {
                if bytes[at + 1] == UInt8(ascii: "~") {
                    out += stand
                } else {
                    out += bytes[at...(at + 1)]
                }
                at += 2
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return out
    }
}
