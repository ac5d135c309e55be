/// The escapes of a JSON string (RFC 8259 §7), both ways.
enum JSONEscapes {
    /// Bytes, and for each of them and for their end the offset in the file where it is written.
    struct Mapped {
        var bytes: [UInt8]
        var map: [Int]

        /// Without the first and the last byte: a string token without its quotes.
        var inner: Mapped {
            guard bytes.count >= 2 else { return Mapped(bytes: [], map: [map[0]]) }
            return Mapped(bytes: Array(bytes[1..<(bytes.count - 1)]), map: Array(map[1..<(map.count - 1)]))
        }
    }

    /// The characters after a backslash that stand for one byte.
    static func simple(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// Decodes the content of a string that has been parsed before. All bytes of one escaped scalar map to its backslash.
    static func decode(_ text: Mapped) -> Mapped {
        let bytes = text.bytes
        var out = Mapped(bytes: [], map: [])
        out.bytes.reserveCapacity(bytes.count)
        out.map.reserveCapacity(bytes.count + 1)
        var i = 0
        while i < bytes.count {
            let start = i
            guard bytes[i] == UInt8(ascii: "\\"), i + 1 < bytes.count else {
                out.bytes.append(bytes[i])
                out.map.append(text.map[i])
                i += 1
                continue
            }
            let before = out.bytes.count
            if let byte = simple(bytes[i + 1]) {
                out.bytes.append(byte)
                i += 2
            } else {
                let first = hex(bytes, i + 2) ?? 0xFFFD
                i += 6
                var scalar = UInt32(first)
                if first & 0xFC00 == 0xD800, let second = hex(bytes, i + 2) {
                    scalar = pair(first, second)
                    i += 6
                }
                append(scalar, to: &out.bytes)
            }
            for _ in before..<out.bytes.count { out.map.append(text.map[start]) }
        }
        out.map.append(text.map[bytes.count])
        return out
    }

    /// Four hexadecimal digits from `offset` on.
    static func hex(_ bytes: [UInt8], _ offset: Int) -> UInt16? {
        guard offset + 4 <= bytes.count else { return nil }
        var value: UInt16 = 0
        for byte in bytes[offset..<(offset + 4)] {
            let digit: UInt8
            switch byte {
            case 0x30...0x39: digit = byte - 0x30
            case 0x41...0x46: digit = byte - 0x41 + 10
            case 0x61...0x66: digit = byte - 0x61 + 10
            default: return nil
            }
            value = value << 4 | UInt16(digit)
        }
        return value
    }

    static func pair(_ high: UInt16, _ low: UInt16) -> UInt32 {
        0x10000 + (UInt32(high & 0x3FF) << 10) + UInt32(low & 0x3FF)
    }

    static func append(_ scalar: UInt32, to out: inout [UInt8]) {
        out.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
    }

    /// Appends text as the content of a JSON string: quote, backslash and the controls are escaped, nothing else; where
    /// `scriptSafe`, `<`, U+2028 and U+2029 too, so that the text may stand inside a script element.
    static func encode(_ text: some Sequence<UInt8>, into out: inout [UInt8], scriptSafe: Bool = false) {
        let done: Void? = text.withContiguousStorageIfAvailable { encode($0, into: &out, scriptSafe: scriptSafe) }
        if done == nil { Array(text).withUnsafeBufferPointer { encode($0, into: &out, scriptSafe: scriptSafe) } }
    }

    /// Copies whole runs: most text needs no escape.
    private static func encode(_ text: UnsafeBufferPointer<UInt8>, into out: inout [UInt8], scriptSafe: Bool) {
        var copied = 0
        for i in text.indices {
            let byte = text[i]
            var from = i
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F: break
            case UInt8(ascii: "<") where scriptSafe: break
            case 0xA8...0xA9 where scriptSafe && i >= 2 && text[i - 2] == 0xE2 && text[i - 1] == 0x80: from = i - 2
            default: continue
            }
            out.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<from]))
            escape(byte, into: &out)
            copied = i + 1
        }
        out.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
    }

    private static func escape(_ byte: UInt8, into out: inout [UInt8]) {
        let short: UInt8? =
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
            case 0x0A: UInt8(ascii: "n")
            case 0x0D: UInt8(ascii: "r")
            case 0x09: UInt8(ascii: "t")
            case 0x08: UInt8(ascii: "b")
            case 0x0C: UInt8(ascii: "f")
            default: nil
            }
        if let short {
            out.append(UInt8(ascii: "\\"))
            out.append(short)
        } else if byte >= 0x80 {
            // The last byte of U+2028 or U+2029.
            out.append(contentsOf: (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8)
        } else {
            out.append(contentsOf: "\\u00".utf8)
            for digit in [byte >> 4, byte & 15] { out.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
        }
    }
}
