/// The one place where text becomes HTML: the four characters of the Mustache specification, enough for element content and for
/// attribute values in double quotes. Templates never write an attribute in single quotes or without quotes.
public enum HTMLEscape {
    /// Appends `text` with `&`, `<`, `>` and `"` as character references.
    public static func append(_ text: String, to out: inout [UInt8]) {
        let done: Void? = text.utf8.withContiguousStorageIfAvailable { append($0, to: &out) }
        if done == nil { Array(text.utf8).withUnsafeBufferPointer { append($0, to: &out) } }
    }

    public static func escaped(_ text: String) -> String {
        var out: [UInt8] = []
        append(text, to: &out)
        return String(decoding: out, as: UTF8.self)
    }

    private static func append(_ bytes: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) {
        var run = 0
        for i in 0..<bytes.count {
            guard let reference = reference(for: bytes[i]) else { continue }
            out.append(contentsOf: bytes[run..<i])
            out.append(contentsOf: reference.utf8)
            run = i + 1
        }
        out.append(contentsOf: bytes[run...])
    }

    @inline(__always)
    private static func reference(for byte: UInt8) -> StaticReference? {
        switch byte {
        case UInt8(ascii: "&"): .init("&amp;")
        case UInt8(ascii: "<"): .init("&lt;")
        case UInt8(ascii: ">"): .init("&gt;")
        case UInt8(ascii: "\""): .init("&quot;")
        default: nil
        }
    }

    /// A literal's bytes without a `String` in between.
    private struct StaticReference {
        let utf8: UnsafeBufferPointer<UInt8>

        @inline(__always)
        init(_ literal: StaticString) {
            utf8 = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        }
    }
}
