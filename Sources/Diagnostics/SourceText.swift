import Synchronization

/// The bytes of one source file and where its lines begin.
public final class SourceText: Sendable {
    public let file: String
    public let bytes: [UInt8]
    /// Found on the first request for a place: most files never have one.
    private let cachedStarts = Mutex<[Int]?>(nil)

    public init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }

    public convenience init(file: String, text: String) { self.init(file: file, bytes: Array(text.utf8)) }

    /// The place of the byte at `offset`. Lines end with LF, CR or CRLF. A byte-order mark counts as no column.
    public func location(at offset: Int) -> SourceLocation {
        let offset = min(max(0, offset), bytes.count)
        let starts = lineStarts
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(file: file, line: low + 1, column: scalars(in: starts[low]..<offset) + 1)
    }

    /// The range of `bytes[offsets]` that lies on the line where it begins.
    public func range(_ offsets: Range<Int>) -> SourceRange {
        let start = location(at: offsets.lowerBound)
        let end = min(offsets.upperBound, lineEnd(start.line))
        return SourceRange(start, length: end > offsets.lowerBound ? scalars(in: offsets.lowerBound..<end) : 1)
    }

    /// The text of a 1-based line, without its end; `nil` past the last.
    public func line(_ number: Int) -> String? {
        let starts = lineStarts
        guard number >= 1, number <= starts.count else { return nil }
        return String(decoding: bytes[contentStart(starts[number - 1])..<lineEnd(number)], as: UTF8.self)
    }

    private func contentStart(_ start: Int) -> Int {
        start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
    }

    private func lineEnd(_ number: Int) -> Int {
        let starts = lineStarts
        var end = number < starts.count ? starts[number] : bytes.count
        let start = starts[number - 1]
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }

    private func scalars(in range: Range<Int>) -> Int {
        let start = contentStart(range.lowerBound)
        guard start < range.upperBound else { return 0 }
        return bytes[start..<range.upperBound].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }

    private var lineStarts: [Int] {
        cachedStarts.withLock { cache in
            if let cache { return cache }
            var starts = [0]
            for (i, byte) in bytes.enumerated() {
                if byte == 0x0A {
                    starts.append(i + 1)
                } else if byte == 0x0D, i + 1 >= bytes.count || bytes[i + 1] != 0x0A {
                    starts.append(i + 1)
                }
            }
            cache = starts
            return starts
        }
    }
}
