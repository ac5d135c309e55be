import Diagnostics

/// A table as text: cells between commas or semicolons, in quotes where they hold one of these, a quote or a line end
/// (RFC 4180, and what spreadsheets write). A byte-order mark is skipped.
struct DelimitedText {
    struct Cell {
        /// The bytes that the cell stands for, without quotes.
        var bytes: [UInt8]
        /// Where it stands, with its quotes.
        var range: Range<Int>
    }

    struct Fault {
        var message: String
        var offset: Int
    }

    var rows: [[Cell]] = []
    var faults: [Fault] = []

    /// The separator is the one that the first line has more of.
    static func separator(_ bytes: [UInt8]) -> UInt8 {
        var counts = (comma: 0, semicolon: 0)
        for byte in bytes {
            if byte == 0x0A || byte == 0x0D { break }
            if byte == UInt8(ascii: ",") { counts.comma += 1 }
            if byte == UInt8(ascii: ";") { counts.semicolon += 1 }
        }
        return counts.semicolon > counts.comma ? UInt8(ascii: ";") : UInt8(ascii: ",")
    }

    /// - Parameter maxRows: Reading stops after so many rows.
    init(_ bytes: [UInt8], maxRows: Int = .max) {
        let separator = Self.separator(bytes)
        let quote = UInt8(ascii: "\"")
        func endsCell(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }
        var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var row: [Cell] = []
        while position < bytes.count, rows.count < maxRows {
            let start = position
            var cell: [UInt8] = []
            if bytes[position] == quote {
                position += 1
                var closed = false
                while position < bytes.count, !closed {
                    if bytes[position] != quote {
                        cell.append(bytes[position])
                        position += 1
                    } else if position + 1 < bytes.count, bytes[position + 1] == quote {
                        cell.append(quote)
                        position += 2
                    } else {
                        closed = true
                        position += 1
                    }
                }
                if !closed { faults.append(Fault(message: "the quote isn't closed", offset: start)) }
                let rest = position
                while position < bytes.count, !endsCell(bytes[position]) { position += 1 }
                if bytes[rest..<position].contains(where: { $0 != 0x20 }) {
                    faults.append(Fault(message: "there is text after the closing quote", offset: rest))
                }
            } else {
                while position < bytes.count, !endsCell(bytes[position]) { position += 1 }
                cell = Array(bytes[start..<position])
            }
            row.append(Cell(bytes: cell, range: start..<position))
            guard position < bytes.count, bytes[position] == separator else {
                if position < bytes.count {
                    position += bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1
                }
                rows.append(row)
                row = []
                continue
            }
            position += 1
            // A separator at the very end stands before an empty cell.
            if position == bytes.count { row.append(Cell(bytes: [], range: position..<position)) }
        }
        if !row.isEmpty, rows.count < maxRows { rows.append(row) }
        // Spreadsheets leave empty lines at the end, and people elsewhere.
        rows.removeAll { $0.allSatisfy { $0.bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } } }
    }
}
