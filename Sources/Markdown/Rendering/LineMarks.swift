/// Lines of a code block that are pointed out, counted from 1.
struct LineMarks {
    /// In order, none touching another.
    private(set) var ranges: [ClosedRange<Int>] = []
    /// The parts that are no line and no range of lines.
    private(set) var unreadable: [String] = []

    var isEmpty: Bool { ranges.isEmpty }

    var last: Int { ranges.last?.upperBound ?? 0 }

    /// - Parameter text: `2,4-5`.
    mutating func add(_ text: ArraySlice<UInt8>) {
        for part in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let ends = part.split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false).map {
                Int(String(decoding: $0, as: UTF8.self).trimmingSpaces)
            }
            if let first = ends[0], let last = ends[ends.count - 1], first >= 1, last >= first {
                ranges.append(first...last)
            } else {
                unreadable.append(String(decoding: part, as: UTF8.self).trimmingSpaces)
            }
        }
        ranges.sort { $0.lowerBound < $1.lowerBound }
        var merged: [ClosedRange<Int>] = []
        for range in ranges {
            if let last = merged.last, range.lowerBound - 1 <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        ranges = merged
    }
}
