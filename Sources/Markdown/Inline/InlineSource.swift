/// The pieces of a string as one line of Markdown: values and line ends are stood for by noncharacters, so that the line can be
/// parsed as a heading, whose content is inline whatever it begins with.
struct InlineSource {
    /// Without white space at either end.
    private(set) var text: [UInt8] = []
    private(set) var values: [InlineValue] = []
    /// Before and after a value's number.
    let mark: [UInt8]
    /// White space, as CommonMark's rules for emphasis must see it, that stands for a line end: an em quad, doubled as often
    /// as the text doesn't.
    let lineEnd: [UInt8]
    /// Nothing in the text has a meaning in Markdown.
    private(set) var isPlain: Bool

    init(_ segments: [InlineSegment]) {
        var pieces: [[UInt8]] = []
        var longest = 0
        for case .text(let text) in segments {
            let bytes = Array(text.utf8)
            pieces.append(bytes)
            longest = max(longest, Self.longestRun(bytes))
        }
        mark = Noncharacter.unused(in: pieces)
        // Two at least, so that a single one of the text is itself.
        lineEnd = Array(repeatElement(Self.emQuad, count: longest + 2).joined())

        var joined: [UInt8] = []
        for segment in segments {
            switch segment {
            case .text(let text): joined += text.utf8
            case .value(let value):
                joined += mark
                joined += String(values.count).utf8
                joined += mark
                values.append(value)
            }
        }
        text = Self.withLineEnds(joined, lineEnd)
        isPlain = !text.contains { "*_`[]<>&\\!".utf8.contains($0) }
    }

    /// `# ` makes it a heading; ` #` takes the meaning from hashes at its end.
    var heading: [UInt8] { Array("# ".utf8) + text + Array(" #\n".utf8) }

    private static let emQuad: [UInt8] = [0xE2, 0x80, 0x81]

    private static func longestRun(_ bytes: [UInt8]) -> Int {
        var longest = 0
        var run = 0
        var at = 0
        while at + 2 < bytes.count {
            if bytes[at] == 0xE2, bytes[at + 1] == 0x80, bytes[at + 2] == 0x81 {
                run += 1
                longest = max(longest, run)
                at += 3
            } else {
                run = 0
                at += 1
            }
        }
        return longest
    }

    /// Trims the text and its lines; a backslash before a line end only marks the break, as in CommonMark.
    private static func withLineEnds(_ bytes: [UInt8], _ stand: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count)
        var at = 0
        func trimEnd() {
            while let last = out.last, last == 0x20 || last == 0x09 { out.removeLast() }
        }
        while at < bytes.count {
            let byte = bytes[at]
            if byte == 0x0A || byte == 0x0D {
                at += byte == 0x0D && at + 1 < bytes.count && bytes[at + 1] == 0x0A ? 2 : 1
                trimEnd()
                var backslashes = 0
                while backslashes < out.count, out[out.count - 1 - backslashes] == UInt8(ascii: "\\") { backslashes += 1 }
                if backslashes % 2 == 1 { out.removeLast() }
                if !out.isEmpty { out += stand }
                while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
            } else if out.isEmpty, byte == 0x20 || byte == 0x09 {
                at += 1
            } else {
                out.append(byte == 0 ? 0x20 : byte)
                at += 1
            }
        }
        trimEnd()
        while out.count >= stand.count, out.suffix(stand.count).elementsEqual(stand) {
            out.removeLast(stand.count)
            trimEnd()
        }
        return out
    }
}
