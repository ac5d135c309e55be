/// `file:` addresses as the compiler writes them into graphs.
enum FileURI {
    /// The path of a `file:` URI (RFC 8089), percent signs resolved; any other text as it is.
    static func path(_ uri: String) -> String {
        guard uri.hasPrefix("file://") else { return uri }
        let encoded = uri.utf8.dropFirst("file://".utf8.count)
        guard encoded.contains(UInt8(ascii: "%")) else { return String(Substring(encoded)) }
        var out: [UInt8] = []
        var rest = encoded[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(String(Substring(rest.prefix(2))), radix: 16), rest.count >= 2 {
                out.append(value)
                rest = rest.dropFirst(2)
            } else {
                out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}
