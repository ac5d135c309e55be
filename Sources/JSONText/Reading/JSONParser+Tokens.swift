extension JSONParser {
    mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    func peek(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

    /// The string whose opening quote stands here.
    mutating func string(orOpen opened: (what: String, at: Int)?) throws(JSONFault) -> String {
        let start = position + 1
        var i = start
        var high: UInt8 = 0
        while i < bytes.count {
            let byte = bytes[i]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            high |= byte
            i += 1
        }
        if i < bytes.count, bytes[i] == UInt8(ascii: "\"") {
            position = i + 1
            return try text(bytes[start..<i], at: start)
        }
        return try escapedString(start, from: i, opened: opened)
    }

    /// Goes on where the plain part of a string ends.
    private mutating func escapedString(
        _ start: Int, from first: Int, opened: (what: String, at: Int)?
    ) throws(JSONFault) -> String {
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: bytes[start..<first])
        var i = first
        while i < bytes.count {
            let byte = bytes[i]
            if byte == UInt8(ascii: "\"") {
                position = i + 1
                guard let text = String(validating: scratch, as: UTF8.self) else { throw invalidUTF8(start..<i) }
                return text
            }
            if byte < 0x20 { throw controlInString(i, start: start - 1) }
            guard byte == UInt8(ascii: "\\") else {
                scratch.append(byte)
                i += 1
                continue
            }
            i = try escape(at: i, start: start)
        }
        throw JSONFault(
            "the text ends inside a string", at: bytes.count..<bytes.count,
            explanation: "It seems cut off. Get the file again, or close the string with `\"`.", opened: ("the string", start - 1))
    }

    /// Decodes the escape whose backslash is at `i`; gives the offset behind it.
    private mutating func escape(at i: Int, start: Int) throws(JSONFault) -> Int {
        guard i + 1 < bytes.count else { return bytes.count }
        if let byte = JSONEscapes.simple(bytes[i + 1]) {
            scratch.append(byte)
            return i + 2
        }
        guard bytes[i + 1] == UInt8(ascii: "u") else {
            let found = found(at: i + 1)
            throw JSONFault(
                "unknown escape: a backslash before \(found.text)", at: i..<found.range.upperBound,
                explanation: "Write `\\\\` for a backslash; JSON knows `\\\" \\\\ \\/ \\b \\f \\n \\r \\t` and `\\u` with four digits.")
        }
        guard let unit = JSONEscapes.hex(bytes, i + 2) else {
            let end = bytes[(i + 2)...].firstIndex { !$0.isHexDigit } ?? bytes.count
            if end == bytes.count { return end }
            throw JSONFault("`\\u` without four hexadecimal digits", at: i..<end, explanation: "Write it as in `\\u00e9`.")
        }
        switch unit {
        case 0xD800...0xDBFF:
            guard i + 7 < bytes.count, bytes[i + 6] == UInt8(ascii: "\\"), bytes[i + 7] == UInt8(ascii: "u"),
                let low = JSONEscapes.hex(bytes, i + 8), (0xDC00...0xDFFF).contains(low)
            else { throw loneSurrogate(unit, at: i) }
            JSONEscapes.append(JSONEscapes.pair(unit, low), to: &scratch)
            return i + 12
        case 0xDC00...0xDFFF: throw loneSurrogate(unit, at: i)
        default:
            JSONEscapes.append(UInt32(unit), to: &scratch)
            return i + 6
        }
    }

    private func text(_ slice: ArraySlice<UInt8>, at start: Int) throws(JSONFault) -> String {
        guard let text = String(validating: slice, as: UTF8.self) else { throw invalidUTF8(slice.startIndex..<slice.endIndex) }
        return text
    }

    /// A number by the grammar of RFC 8259 §6, as written.
    mutating func number() throws(JSONFault) -> String {
        let start = position
        var i = position
        func digits() -> Int {
            let from = i
            while i < bytes.count, bytes[i] &- 0x30 < 10 { i += 1 }
            return i - from
        }
        if bytes[i] == UInt8(ascii: "-") { i += 1 }
        let whole = i
        guard digits() > 0 else { throw badNumber(start, i, "a minus sign without digits", "Write digits after it.") }
        if i - whole > 1, bytes[whole] == UInt8(ascii: "0") {
            throw badNumber(
                start, i, "a number may not begin with 0", "Remove the leading zeros, or put the value in quotes if it is a code.")
        }
        if i < bytes.count, bytes[i] == UInt8(ascii: ".") {
            i += 1
            guard digits() > 0 else { throw badNumber(start, i, "a number may not end with `.`", "Write digits after the point.") }
        }
        if i < bytes.count, bytes[i] | 0x20 == UInt8(ascii: "e") {
            i += 1
            if i < bytes.count, bytes[i] == UInt8(ascii: "+") || bytes[i] == UInt8(ascii: "-") { i += 1 }
            guard digits() > 0 else { throw badNumber(start, i, "an exponent without digits", "Write digits after the `e`.") }
        }
        if i < bytes.count, bytes[i].isWordByte || bytes[i] == UInt8(ascii: ".") {
            let end = wordEnd(i)
            throw badNumber(
                start, end, "`\(String(decoding: bytes[start..<min(end, start + 40)], as: UTF8.self))` is not a number",
                "Write it as in `-12.5e3`, or put it in quotes.")
        }
        position = i
        return String(decoding: bytes[start..<i], as: UTF8.self)
    }

    /// `true`, `false` or `null`.
    mutating func word() throws(JSONFault) -> JSONNode.Value {
        let end = wordEnd(position)
        let value: JSONNode.Value? =
            switch end - position {
            case 4 where bytes[position..<end].elementsEqual("true".utf8): .bool(true)
            case 4 where bytes[position..<end].elementsEqual("null".utf8): .null
            case 5 where bytes[position..<end].elementsEqual("false".utf8): .bool(false)
            default: nil
            }
        guard let value else { throw badWord(position..<end) }
        position = end
        return value
    }

    func wordEnd(_ start: Int) -> Int {
        var i = start
        while i < bytes.count, bytes[i].isWordByte || bytes[i] == UInt8(ascii: ".") { i += 1 }
        return i
    }
}

extension UInt8 {
    var isHexDigit: Bool { (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20) }
    var isWordByte: Bool {
        (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
    }
}
