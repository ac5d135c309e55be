/// `[^label]` in a line's text.
enum FootnoteReference {
    static func all(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var at = start
        while at + 3 < bytes.count {
            guard bytes[at] == UInt8(ascii: "["), bytes[at + 1] == UInt8(ascii: "^") else {
                at += 1
                continue
            }
            let open = at
            at += 2
            while at < bytes.count, at - open < 202, !Bytes.isSpace(bytes[at]), bytes[at] != UInt8(ascii: "["), bytes[at] != UInt8(ascii: "]") { at += 1 }
            if at < bytes.count, bytes[at] == UInt8(ascii: "]"), at > open + 2 {
                at += 1
                found.append(open..<at)
            }
        }
        return found
    }
}
