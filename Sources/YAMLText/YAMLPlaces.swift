import CYAML
import Diagnostics

/// From libyaml's marks, which count characters, to places in the file. Its own lines won't do: it takes U+0085 and U+2028 for
/// line ends, which no editor does.
struct YAMLPlaces {
    let source: SourceText
    /// The bytes that libyaml reads, without a byte-order mark.
    let bytes: Range<Int>
    let lineOffset: Int
    /// The offset of every 256th character.
    private var milestones: [Int] = []

    private static let stride = 256

    init(source: SourceText, bytes: Range<Int>, lineOffset: Int) {
        self.source = source
        var range = bytes.clamped(to: 0..<source.bytes.count)
        if source.bytes[range].starts(with: [0xEF, 0xBB, 0xBF]) { range = (range.lowerBound + 3)..<range.upperBound }
        self.bytes = range
        self.lineOffset = lineOffset
        var count = 0
        for offset in range where source.bytes[offset] & 0xC0 != 0x80 {
            if count % Self.stride == 0 { milestones.append(offset) }
            count += 1
        }
    }

    /// The byte where the character with this number begins.
    func offset(_ mark: yaml_mark_t) -> Int {
        let step = mark.index / Self.stride
        guard step < milestones.count else { return bytes.upperBound }
        var offset = milestones[step]
        for _ in 0..<(mark.index % Self.stride) where offset < bytes.upperBound {
            offset += 1
            while offset < bytes.upperBound, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    func range(_ start: yaml_mark_t, _ end: yaml_mark_t) -> SourceRange {
        let lower = offset(start)
        return range(lower..<max(lower, offset(end)))
    }

    func range(_ offsets: Range<Int>) -> SourceRange {
        var range = source.range(offsets)
        range.start.line += lineOffset
        return range
    }

    /// Only UTF-8 is read; libyaml would take UTF-16 too, and then its marks would fit nothing.
    func checkEncoding() throws(DiagnosticError) {
        guard String(validating: source.bytes[bytes], as: UTF8.self) == nil else { return }
        var bad = bytes.lowerBound
        while bad < bytes.upperBound, let length = wellFormed(bad) { bad += length }
        let value = String(source.bytes[bad], radix: 16, uppercase: true)
        throw DiagnosticError(
            Diagnostic(
                "yaml.encoding", .error, "the byte 0x\(value) is not UTF-8", at: range(bad..<(bad + 1)),
                explanation: "Save the file as UTF-8; this byte comes from another encoding or a damaged file."), status: .usage)
    }

    /// The length of the well-formed character at an offset, which may be cut by the end of the part that is read.
    private func wellFormed(_ offset: Int) -> Int? {
        for length in 1...4 where offset + length <= bytes.upperBound {
            if String(validating: source.bytes[offset..<(offset + length)], as: UTF8.self) != nil { return length }
        }
        return nil
    }
}
