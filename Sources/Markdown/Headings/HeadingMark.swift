/// `{#id}` at the end of a heading's text.
struct HeadingMark {
    var id: String
    /// Bytes of the text before it, without the space between.
    var textCount: Int
    /// Bytes from there to the end.
    var length: Int

    init?(_ text: ArraySlice<UInt8>) {
        guard text.last == UInt8(ascii: "}"), let open = text.lastIndex(of: UInt8(ascii: "{")), open + 1 < text.endIndex,
            text[open + 1] == UInt8(ascii: "#")
        else { return nil }
        let name = String(decoding: text[(open + 2)..<(text.endIndex - 1)], as: UTF8.self)
        guard !name.isEmpty, name.unicodeScalars.allSatisfy(Self.isAllowed) else { return nil }
        var end = open
        while end > text.startIndex, LineStart.isSpace(text[end - 1]) { end -= 1 }
        id = name
        textCount = end - text.startIndex
        length = text.endIndex - end
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "-", "_", ".", ":": true
        default: HeadingIDs.isWord(scalar)
        }
    }
}
