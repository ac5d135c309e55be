/// Where the lines of a file begin, and how many characters stand before every 1024th byte: a fallback file can be one line of a
/// megabyte, and then each place would cost a walk over all of it.
struct LineIndex: Sendable {
    /// The first byte of each line; at least one.
    let starts: [Int]
    /// Characters that begin before byte `i << shift`.
    private let marks: [Int]

    private static let shift = 10

    init(_ bytes: [UInt8]) {
        var starts = [0]
        for i in bytes.indices {
            let byte = bytes[i]
            if byte == 0x0A || byte == 0x0D && (i + 1 == bytes.count || bytes[i + 1] != 0x0A) { starts.append(i + 1) }
        }
        var marks: [Int] = []
        var count = 0
        for block in stride(from: 0, through: bytes.count, by: 1 << Self.shift) {
            marks.append(count)
            count += Self.count(bytes, block, min(bytes.count, block + 1 << Self.shift))
        }
        self.starts = starts
        self.marks = marks
    }

    /// The 0-based line of a byte.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// How many characters begin before a byte.
    func scalars(to offset: Int, in bytes: [UInt8]) -> Int {
        let block = offset >> Self.shift
        return marks[block] + Self.count(bytes, block << Self.shift, offset)
    }

    /// How many characters begin in a range of bytes.
    func scalars(in range: Range<Int>, of bytes: [UInt8]) -> Int {
        range.count <= 2 << Self.shift
            ? Self.count(bytes, range.lowerBound, range.upperBound)
            : scalars(to: range.upperBound, in: bytes) - scalars(to: range.lowerBound, in: bytes)
    }

    /// The byte where the character with this 0-based number begins.
    func offset(ofScalar number: Int, in bytes: [UInt8]) -> Int {
        var low = 0
        var high = marks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle] <= number { low = middle } else { high = middle }
        }
        var count = marks[low]
        var offset = low << Self.shift
        while offset < bytes.count {
            if bytes[offset] & 0xC0 != 0x80 {
                if count == number { return offset }
                count += 1
            }
            offset += 1
        }
        return bytes.count
    }

    private static func count(_ bytes: [UInt8], _ from: Int, _ to: Int) -> Int {
        var count = 0
        var i = from
        while i < to {
            if bytes[i] & 0xC0 != 0x80 { count += 1 }
            i += 1
        }
        return count
    }
}
