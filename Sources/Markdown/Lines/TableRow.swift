/// The cells of one line of a table (GFM §4.10).
enum TableRow {
    enum Alignment: UInt8, Sendable {
        case none, left, center, right
    }

    /// The cells between unescaped pipes, trimmed; a pipe at either end of the line bounds and divides nothing.
    static func cells(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> [Range<Int>] {
        var start = line.lowerBound
        var end = line.upperBound
        while start < end, LineStart.isSpace(bytes[start]) { start += 1 }
        while end > start, LineStart.isSpace(bytes[end - 1]) { end -= 1 }
        if start < end, bytes[start] == UInt8(ascii: "|") { start += 1 }
        var cells: [Range<Int>] = []
        var cell = start
        var at = start
        func add(_ range: Range<Int>) {
            var (lower, upper) = (range.lowerBound, range.upperBound)
            while lower < upper, LineStart.isSpace(bytes[lower]) { lower += 1 }
            while upper > lower, LineStart.isSpace(bytes[upper - 1]) { upper -= 1 }
            cells.append(lower..<upper)
        }
        while at < end {
            if bytes[at] == UInt8(ascii: "\\"), at + 1 < end {
                at += 2
            } else if bytes[at] == UInt8(ascii: "|") {
                add(cell..<at)
                at += 1
                cell = at
            } else {
                at += 1
            }
        }
        if cell < end || cells.isEmpty { add(cell..<end) }
        return cells
    }

    /// The columns' alignments, where the line is a delimiter row.
    static func delimiters(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> [Alignment]? {
        var hasMark = false
        for byte in bytes[line] {
            switch byte {
            case UInt8(ascii: "|"), UInt8(ascii: ":"): hasMark = true
            case UInt8(ascii: "-"), 0x20, 0x09: break
            default: return nil
            }
        }
        guard hasMark else { return nil }
        var alignments: [Alignment] = []
        for cell in cells(bytes, line) {
            var inner = cell
            let left = !inner.isEmpty && bytes[inner.lowerBound] == UInt8(ascii: ":")
            if left { inner = (inner.lowerBound + 1)..<inner.upperBound }
            let right = !inner.isEmpty && bytes[inner.upperBound - 1] == UInt8(ascii: ":")
            if right { inner = inner.lowerBound..<(inner.upperBound - 1) }
            guard !inner.isEmpty, bytes[inner].allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            alignments.append(left && right ? .center : left ? .left : right ? .right : .none)
        }
        return alignments
    }
}
