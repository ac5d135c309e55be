/// HTML as bytes, and the one place where text is escaped.
struct HTMLBuffer {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func write(raw: some Collection<UInt8>) { bytes.append(contentsOf: raw) }

    mutating func write(byte: UInt8) { bytes.append(byte) }

    /// A line end, unless the last byte is one.
    mutating func line() {
        if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    }

    /// Text and attribute values: `&`, `<`, `>` and `"`.
    mutating func escape(_ text: ArraySlice<UInt8>) {
        text.withUnsafeBufferPointer { text in
            var start = 0
            for at in 0..<text.count where Self.isSpecial[Int(text[at])] != 0 {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<at]))
                start = at + 1
                switch text[at] {
                case UInt8(ascii: "&"): write("&amp;")
                case UInt8(ascii: "<"): write("&lt;")
                case UInt8(ascii: ">"): write("&gt;")
                default: write("&quot;")
                }
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
    }

    mutating func escape(_ text: String) { escape(Array(text.utf8)[...]) }

    /// A URL in an attribute: what may not stand in one is percent-encoded, what is encoded stays so.
    mutating func escapeURL(_ url: ArraySlice<UInt8>) {
        for byte in url {
            switch byte {
            case UInt8(ascii: "&"): write("&amp;")
            case UInt8(ascii: "'"): write("&#x27;")
            case _ where Self.isURLByte[Int(byte)] != 0: bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "%"))
                bytes.append(Self.hex[Int(byte >> 4)])
                bytes.append(Self.hex[Int(byte & 15)])
            }
        }
    }

    static func percentEncoded(_ text: some Collection<UInt8>) -> [UInt8] {
        text.flatMap { byte -> [UInt8] in
            Bytes.isAlphanumeric(byte) || "-._~".utf8.contains(byte)
                ? [byte] : [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
        }
    }

    private static let hex = Array("0123456789ABCDEF".utf8)

    private static let isSpecial = (0...255).map { (byte: Int) -> UInt8 in "&<>\"".utf8.contains(UInt8(byte)) ? 1 : 0 }

    private static let isURLByte = (0...255).map { (byte: Int) -> UInt8 in
        Bytes.isAlphanumeric(UInt8(byte)) || "!#$%()*+,-./:;=?@_~".utf8.contains(UInt8(byte)) ? 1 : 0
    }
}
