/// One tag of raw HTML (CommonMark §6.6).
struct HTMLTag {
    struct Attribute {
        var name: String
        /// As written between the quotes; `nil` where there is none.
        var value: String?
    }

    /// Lower-case.
    var name: String
    var isClosing: Bool
    var attributes: [Attribute]

    /// The offset after the tag that begins at `start`, or `nil` where none does.
    static func end(of bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? { scan(bytes, at: start, attribute: nil) }

    /// The tag that begins at `start`, and the offset after it.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (tag: HTMLTag, end: Int)? {
        var attributes: [Attribute] = []
        let end = scan(bytes, at: start) { name, value in
            attributes.append(
                Attribute(
                    name: String(decoding: bytes[name], as: UTF8.self).lowercased(),
                    value: value.map { String(decoding: bytes[$0], as: UTF8.self) }))
        }
        guard let end else { return nil }
        let isClosing = bytes[start + 1] == UInt8(ascii: "/")
        let nameStart = start + (isClosing ? 2 : 1)
        var nameEnd = nameStart
        while nameEnd < end, isNameByte(bytes[nameEnd]) { nameEnd += 1 }
        let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self).lowercased()
        return (HTMLTag(name: name, isClosing: isClosing, attributes: attributes), end)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool { isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private static func scan(
        _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, attribute: ((Range<Int>, Range<Int>?) -> Void)?
    ) -> Int? {
        var at = start + 1
        let end = bytes.count
        guard start < end, bytes[start] == UInt8(ascii: "<"), at < end else { return nil }
        let isClosing = bytes[at] == UInt8(ascii: "/")
        if isClosing { at += 1 }
        guard at < end, isLetter(bytes[at]) else { return nil }
        while at < end, isNameByte(bytes[at]) { at += 1 }
        while true {
            let before = at
            while at < end, isSpace(bytes[at]) { at += 1 }
            guard at < end else { return nil }
            if bytes[at] == UInt8(ascii: ">") { return at + 1 }
            if isClosing { return nil }
            if bytes[at] == UInt8(ascii: "/") { return at + 1 < end && bytes[at + 1] == UInt8(ascii: ">") ? at + 2 : nil }
            guard at > before, isLetter(bytes[at]) || bytes[at] == UInt8(ascii: "_") || bytes[at] == UInt8(ascii: ":") else { return nil }
            let name = at
            while at < end, isNameByte(bytes[at]) || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(bytes[at]) {
                at += 1
            }
            let nameEnd = at
            while at < end, isSpace(bytes[at]) { at += 1 }
            guard at < end, bytes[at] == UInt8(ascii: "=") else {
                at = nameEnd
                attribute?(name..<nameEnd, nil)
                continue
            }
            at += 1
            while at < end, isSpace(bytes[at]) { at += 1 }
            guard at < end else { return nil }
            let value: Range<Int>
            if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
                guard let close = bytes[(at + 1)...].firstIndex(of: bytes[at]) else { return nil }
                value = (at + 1)..<close
                at = close + 1
            } else {
                let valueStart = at
                while at < end, !isSpace(bytes[at]), !"\"'=<>`".utf8.contains(bytes[at]) { at += 1 }
                guard at > valueStart else { return nil }
                value = valueStart..<at
            }
            attribute?(name..<nameEnd, value)
        }
    }
}
