/// Where the lines of a text begin and end. Lines end with LF, CR or CRLF, as CommonMark §2.1 says.
struct LineTable: Sendable {
    /// Byte offset of each line; a text that ends with a line end has no further, empty line.
    private(set) var starts: [Int32] = []
    private let end: Int32

    /// The lines of `bytes[range]`; offsets count from the start of `bytes`.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        end = Int32(range.upperBound)
        var starts: [Int32] = []
        starts.reserveCapacity(range.count / 32)
        bytes.withUnsafeBufferPointer { buffer in
            var at = range.lowerBound
            if at < range.upperBound { starts.append(Int32(at)) }
            while at < range.upperBound {
                let byte = buffer[at]
                at += 1
                guard byte == 0x0A || byte == 0x0D else { continue }
                if byte == 0x0D, at < range.upperBound, buffer[at] == 0x0A { at += 1 }
                if at < range.upperBound { starts.append(Int32(at)) }
            }
        }
        self.starts = starts
    }

    var count: Int { starts.count }

    /// The line with its end.
    func range(_ line: Int) -> Range<Int> {
        Int(starts[line])..<(line + 1 < starts.count ? Int(starts[line + 1]) : Int(end))
    }

    /// The line without its end.
    func content(_ line: Int, in bytes: [UInt8]) -> Range<Int> {
        let whole = range(line)
        var upper = whole.upperBound
        if upper > whole.lowerBound, bytes[upper - 1] == 0x0A { upper -= 1 }
        if upper > whole.lowerBound, bytes[upper - 1] == 0x0D { upper -= 1 }
        return whole.lowerBound..<upper
    }
}
