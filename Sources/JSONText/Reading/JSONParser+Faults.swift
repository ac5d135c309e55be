extension JSONParser {
    func missingComma(in what: String, opened: Int, close: UInt8) -> JSONFault {
        let bracket = Character(Unicode.Scalar(close))
        let found = found(at: position)
        switch bytes[position] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            return JSONFault(
                "expected `,` or `\(bracket)`, found \(found.text)", at: found.range,
                explanation: "The brackets don't match: \(what) must end with `\(bracket)`.", opened: (what, opened))
        case UInt8(ascii: "/"): return comment()
        default:
            return JSONFault(
                "expected `,` or `\(bracket)`, found \(found.text)", at: found.range,
                explanation: "Put a comma between the values of \(what), or close it.", opened: (what, opened))
        }
    }

    func badKey(expecting what: String) -> JSONFault {
        let found = found(at: position)
        switch bytes[position] {
        case UInt8(ascii: "/"): return comment()
        case UInt8(ascii: "'"): return singleQuote()
        case let byte where byte.isWordByte:
            let end = wordEnd(position)
            let word = String(decoding: bytes[position..<min(end, position + 40)], as: UTF8.self)
            return JSONFault(
                "the key `\(word)` is not in quotes", at: position..<end, explanation: "Write \"\(word)\", in double quotes.")
        default:
            return JSONFault(
                "expected \(what), found \(found.text)", at: found.range,
                explanation: bytes[position] == UInt8(ascii: ",") ? "Remove the comma." : nil)
        }
    }

    func badWord(_ range: Range<Int>) -> JSONFault {
        if range.isEmpty {
            switch bytes[position] {
            case UInt8(ascii: "/"): return comment()
            case UInt8(ascii: "'"): return singleQuote()
            case UInt8(ascii: "+"):
                return JSONFault(
                    "a number may not begin with `+`", at: position..<(position + 1), explanation: "Write it without the sign.")
            default:
                let found = found(at: position)
                return JSONFault("expected a value, found \(found.text)", at: found.range, explanation: Self.valueAdvice)
            }
        }
        let word = String(decoding: bytes[range.prefix(40)], as: UTF8.self)
        if word.hasPrefix(".") {
            return JSONFault("a number may not begin with `.`", at: range, explanation: "Write a digit before the point.")
        }
        let advice: String
        switch word.lowercased() {
        case "true", "false", "null": advice = "Write `\(word.lowercased())`, in lower case."
        case "none", "nil", "undefined": advice = "Write `null`."
        case "nan", "inf", "infinity": advice = "JSON has no such number; write `null` or put it in quotes."
        default: advice = Self.valueAdvice
        }
        return JSONFault("`\(word)` is not a JSON value", at: range, explanation: advice)
    }

    private static let valueAdvice =
        "A value is an object, an array, a string in double quotes, a number, `true`, `false` or `null`."

    private func comment() -> JSONFault {
        JSONFault(
            "expected a value, a key or a bracket, found `/`", at: position..<(position + 1),
            explanation: "JSON has no comments; remove it.")
    }

    private func singleQuote() -> JSONFault {
        JSONFault("single quotes", at: position..<(position + 1), explanation: "Strings of JSON stand in double quotes.")
    }

    func badNumber(_ start: Int, _ end: Int, _ message: String, _ advice: String) -> JSONFault {
        JSONFault(message, at: start..<max(end, start + 1), explanation: advice)
    }

    func controlInString(_ offset: Int, start: Int) -> JSONFault {
        let found = found(at: offset)
        let byte = bytes[offset]
        if byte == 0x0A || byte == 0x0D {
            return JSONFault(
                "the string isn't closed on its line", at: found.range,
                explanation: "Close it with `\"`, or write a line break as `\\n`.", opened: ("the string", start))
        }
        let escape = byte == 0x09 ? "\\t" : "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        return JSONFault(
            "\(found.text) inside a string", at: found.range, explanation: "Write it as `\(escape)`.")
    }

    func loneSurrogate(_ unit: UInt16, at offset: Int) -> JSONFault {
        JSONFault(
            "`\\u\(String(unit, radix: 16))` is one half of a surrogate pair", at: offset..<(offset + 6), rule: "json.encoding",
            explanation:
                "Characters above U+FFFF are written as two such escapes, the first from `\\ud800` to `\\udbff`, the second from `\\udc00` to `\\udfff`. Text was probably cut in the middle of an emoji."
        )
    }

    /// The first byte in a range that isn't UTF-8.
    func invalidUTF8(_ range: Range<Int>) -> JSONFault {
        var i = range.lowerBound
        while i < range.upperBound {
            let length = Self.scalarLength(bytes, i)
            guard length > 0, i + length <= range.upperBound else { break }
            i += length
        }
        let byte = i < bytes.count ? String(bytes[i], radix: 16, uppercase: true) : ""
        return JSONFault(
            "the byte 0x\(byte) is not UTF-8", at: i..<min(i + 1, bytes.count), rule: "json.encoding",
            explanation: "Save the file as UTF-8; this byte comes from another encoding or a damaged file.")
    }
}
