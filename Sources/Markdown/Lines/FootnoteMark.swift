/// `[^label]:` at the start of a block: what follows and what is indented by four columns below is the footnote.
struct FootnoteMark {
    /// From the container's text to the footnote's own.
    var range: Range<Int>
    var label: Range<Int>
    /// Nothing stands behind the mark on its line.
    var isEmpty: Bool

    /// Bytes of the mark that the line begins with. A label has neither space nor bracket, and 200 bytes at most.
    static func length(_ line: UnsafeBufferPointer<UInt8>) -> Int? {
        guard line.count > 4, line[0] == UInt8(ascii: "["), line[1] == UInt8(ascii: "^") else { return nil }
        var at = 2
        while at < line.count, at < 202, !Bytes.isSpace(line[at]), line[at] != UInt8(ascii: "["), line[at] != UInt8(ascii: "]") { at += 1 }
        guard at > 2, at + 1 < line.count, line[at] == UInt8(ascii: "]"), line[at + 1] == UInt8(ascii: ":") else { return nil }
        return at + 2
    }

    static func normalized(_ label: some Collection<UInt8>) -> String { String(decoding: label, as: UTF8.self).lowercased() }
}
