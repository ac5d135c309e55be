/// The marks of quotes and list items before a line's own text.
enum LinePrefix {
    /// Offset of the first byte behind at most so many marks; the line's end where nothing else stands on it.
    static func end(_ bytes: [UInt8], _ line: Range<Int>, quotes: Int, items: Int) -> Int {
        var (quotes, items) = (quotes, items)
        var at = line.lowerBound
        while at < line.upperBound {
            if LineStart.isSpace(bytes[at]) {
                at += 1
            } else if quotes > 0, bytes[at] == UInt8(ascii: ">") {
                quotes -= 1
                at += 1
            } else if items > 0, let marker = marker(bytes, at..<line.upperBound) {
                items -= 1
                at += marker
            } else {
                break
            }
        }
        return at
    }

    private static func marker(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
        // A number has nine digits and a mark at most; no need to look at the whole line for each of many marks.
        if bytes[line.lowerBound] == UInt8(ascii: "[") {
            return bytes.withUnsafeBufferPointer { FootnoteMark.length(UnsafeBufferPointer(rebasing: $0[line])) }
        }
        let near = line.lowerBound..<min(line.upperBound, line.lowerBound + 12)
        return bytes.withUnsafeBufferPointer {
            LineStart.listMarker(UnsafeBufferPointer(rebasing: $0[near]), interruptingParagraph: false)
        }
    }
}
