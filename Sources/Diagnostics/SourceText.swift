import Synchronization

/// The bytes of one source file and where its lines begin.
public final class SourceText: Sendable {
    public let file: String
    public let bytes: [UInt8]
    /// Made on the first request for a place: most files never have one.
    private let cachedIndex = Mutex<LineIndex?>(nil)

    public init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }

    public convenience init(file: String, text: String) { self.init(file: file, bytes: Array(text.utf8)) }

    /// The place of the byte at `offset`; of a byte inside a character, the character's. Lines end with LF, CR or CRLF. A
    /// byte-order mark counts as no column.
    public func location(at offset: Int) -> SourceLocation {
        let offset = scalarStart(min(max(0, offset), bytes.count))
        let index = index
        let line = index.line(at: offset)
        let start = contentStart(index.starts[line])
        let before = offset > start ? index.scalars(in: start..<offset, of: bytes) : 0
        return SourceLocation(file: file, line: line + 1, column: before + 1)
    }

    /// The range of `bytes[offsets]` that lies on the line where it begins.
    public func range(_ offsets: Range<Int>) -> SourceRange {
        let start = location(at: offsets.lowerBound)
        let lower = min(max(scalarStart(min(max(0, offsets.lowerBound), bytes.count)), contentStart(0)), bytes.count)
        let end = min(offsets.upperBound, lineEnd(start.line))
        guard end > lower else { return SourceRange(start, length: 1) }
        return SourceRange(start, length: index.scalars(in: lower..<end, of: bytes))
    }

    /// The byte where the 1-based column of a 1-based line begins; past the last column, the end of the line; `nil` past the last
    /// line.
    public func offset(line: Int, column: Int) -> Int? {
        let index = index
        guard line >= 1, line <= index.starts.count else { return nil }
        let start = contentStart(index.starts[line - 1])
        let end = lineEnd(line)
        guard column > 1, end > start else { return start }
        let wanted = index.scalars(to: start, in: bytes) + column - 1
        return min(end, max(start, index.offset(ofScalar: wanted, in: bytes)))
    }

    /// The text of a 1-based line, without its end; `nil` past the last.
    public func line(_ number: Int) -> String? {
        let starts = index.starts
        guard number >= 1, number <= starts.count else { return nil }
        return String(decoding: bytes[contentStart(starts[number - 1])..<lineEnd(number)], as: UTF8.self)
    }

    private func contentStart(_ start: Int) -> Int {
        start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
    }

    /// Where the line's own text ends, before its line break. `number` is a line of this file.
    func lineEnd(_ number: Int) -> Int {
        let starts = index.starts
        guard number < starts.count else { return bytes.count }
        let start = starts[number - 1]
        var end = starts[number]
        if end > start, bytes[end - 1] == 0x0A { end -= 1 }
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return max(end, contentStart(start))
    }

    /// The first byte of the character that the byte at `offset` belongs to; a stray continuation byte stands for itself.
    private func scalarStart(_ offset: Int) -> Int {
        guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return offset }
        for back in 1...3 where offset - back >= 0 {
            let length =
                switch bytes[offset - back] {
                case 0xC0...0xDF: 2
                case 0xE0...0xEF: 3
                case 0xF0...0xF7: 4
                case 0x80...0xBF: 0
                default: 1
                }
            if length > 0 { return length > back ? offset - back : offset }
        }
        return offset
    }

    private var index: LineIndex {
        cachedIndex.withLock { cache in
            if let cache { return cache }
            let index = LineIndex(bytes)
            cache = index
            return index
        }
    }
}
