import Diagnostics

/// Finds the tags of an HTML block in the source's lines, which begin with the marks of quotes and lists that cmark has taken off.
struct HTMLBlockPlace {
    private let lines: LineTable
    private let source: SourceText
    private var line: Int
    private var cursor: Int
    /// Up to where line ends have been counted.
    private var counted = 0

    init(line: Int, lines: LineTable, source: SourceText) {
        self.line = line
        self.lines = lines
        self.source = source
        cursor = line < lines.count ? lines.range(line).lowerBound : 0
    }

    /// The offset in the source of `literal[start..<end]`; calls go forward.
    mutating func offset(of literal: [UInt8], _ start: Int, _ end: Int) -> Int32 {
        while counted < start {
            if literal[counted] == 0x0A, line + 1 < lines.count {
                line += 1
                cursor = lines.range(line).lowerBound
            }
            counted += 1
        }
        guard line < lines.count else { return -1 }
        let first = literal[start..<end].prefix { $0 != 0x0A }
        guard let found = Bytes.first(first, in: source.bytes, cursor..<lines.range(line).upperBound) else { return Int32(cursor) }
        cursor = found + 1
        return Int32(found)
    }
}
