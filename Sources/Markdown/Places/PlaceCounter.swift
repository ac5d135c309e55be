import Diagnostics

/// Places of offsets that mostly go forward: a line's columns are counted once, not from its start for each of many links.
struct PlaceCounter {
    private let source: SourceText
    private var offset = 0
    private var location: SourceLocation

    init(_ source: SourceText) {
        self.source = source
        location = source.location(at: 0)
    }

    mutating func range(_ offsets: Range<Int>) -> SourceRange {
        let start = place(offsets.lowerBound)
        var length = 0
        for byte in source.bytes[offsets] {
            if byte == 0x0A || byte == 0x0D { break }
            if byte & 0xC0 != 0x80 { length += 1 }
        }
        return SourceRange(start, length: length)
    }

    mutating func place(_ target: Int) -> SourceLocation {
        let target = min(max(0, target), source.bytes.count)
        // Near and on the same line: count on.
        if target >= offset, target - offset < 4096 {
            var scalars = 0
            for byte in source.bytes[offset..<target] {
                if byte == 0x0A || byte == 0x0D {
                    scalars = -1
                    break
                }
                if byte & 0xC0 != 0x80 { scalars += 1 }
            }
            // A byte-order mark has no column; only the file's start can hold one.
            if scalars >= 0, offset > 0 {
                location.column += scalars
                offset = target
                return location
            }
        }
        location = source.location(at: target)
        offset = target
        return location
    }
}
