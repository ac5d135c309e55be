import Diagnostics

/// What stopped the parser, in offsets of the bytes that it reads.
struct JSONFault: Error {
    var rule = "json.syntax"
    let message: String
    let range: Range<Int>
    var explanation: String?
    /// The bracket or quote that is still open, where that helps.
    var opened: (what: String, at: Int)?

    init(
        _ message: String, at range: Range<Int>, rule: String = "json.syntax", explanation: String? = nil,
        opened: (what: String, at: Int)? = nil
    ) {
        self.rule = rule
        self.message = message
        self.range = range
        self.explanation = explanation
        self.opened = opened
    }
}

extension JSONParser {
    /// The finding for a fault, its place in the outer file.
    func diagnostic(for fault: JSONFault) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        if let opened = fault.opened {
            notes.append(Diagnostic.Note("\(opened.what) opens here", at: source.range(place(opened.at)..<place(opened.at + 1))))
        }
        return Diagnostic(
            fault.rule, .error, fault.message, at: source.range(place(fault.range.lowerBound)..<place(fault.range.upperBound)),
            explanation: fault.explanation, notes: notes)
    }

    /// The character at an offset as a message names it, and the bytes that it takes.
    func found(at offset: Int) -> (text: String, range: Range<Int>) {
        guard offset < bytes.count else { return ("the end of the text", offset..<offset) }
        let byte = bytes[offset]
        switch byte {
        case 0x0A, 0x0D: return ("the end of the line", offset..<(offset + 1))
        case 0x09: return ("a tab", offset..<(offset + 1))
        case UInt8(ascii: "\""): return ("a string", offset..<(offset + 1))
        case 0x20...0x7E: return ("`\(Character(Unicode.Scalar(byte)))`", offset..<(offset + 1))
        case 0..<0x80: return ("the control character \(Self.code(UInt32(byte)))", offset..<(offset + 1))
        default:
            let length = Self.scalarLength(bytes, offset)
            guard length > 0, let text = String(validating: bytes[offset..<(offset + length)], as: UTF8.self),
                let scalar = text.unicodeScalars.first
            else { return ("the byte 0x" + String(byte, radix: 16, uppercase: true), offset..<(offset + 1)) }
            let visible = scalar.properties.generalCategory
            let named = visible == .format || visible == .control || visible == .spaceSeparator || visible == .nonspacingMark
            return (named ? Self.code(scalar.value) : "`\(text)` (\(Self.code(scalar.value)))", offset..<(offset + length))
        }
    }

    static func code(_ value: UInt32) -> String {
        let hex = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }

    /// The bytes of the well-formed scalar at an offset (Unicode 15, table 3-7); 0 where it isn't well formed.
    static func scalarLength(_ bytes: [UInt8], _ offset: Int) -> Int {
        func next(_ i: Int, _ allowed: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            offset + i < bytes.count && allowed.contains(bytes[offset + i])
        }
        switch bytes[offset] {
        case 0..<0x80: return 1
        case 0xC2...0xDF: return next(1) ? 2 : 0
        case 0xE0: return next(1, 0xA0...0xBF) && next(2) ? 3 : 0
        case 0xED: return next(1, 0x80...0x9F) && next(2) ? 3 : 0
        case 0xE1...0xEF: return next(1) && next(2) ? 3 : 0
        case 0xF0: return next(1, 0x90...0xBF) && next(2) && next(3) ? 4 : 0
        case 0xF1...0xF3: return next(1) && next(2) && next(3) ? 4 : 0
        case 0xF4: return next(1, 0x80...0x8F) && next(2) && next(3) ? 4 : 0
        default: return 0
        }
    }

    /// What a file that isn't JSON at all seems to be, from its first bytes.
    func foreignFormat() -> JSONFault? {
        let known: [(magic: [UInt8], what: String)] = [
            ([0x1F, 0x8B], "gzip-compressed data"), ([0x50, 0x4B, 0x03, 0x04], "a zip archive"),
            ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), ([0xFF, 0xD8, 0xFF], "a JPEG image"),
            (Array("%PDF".utf8), "a PDF document"), (Array("bplist".utf8), "a binary property list"),
            (Array("SQLite format 3".utf8), "an SQLite database"), ([0xFF, 0xFE], "UTF-16 text"), ([0xFE, 0xFF], "UTF-16 text"),
            (Array("<?xml".utf8), "XML"), (Array("<!DOCTYPE".utf8), "HTML"), (Array("<html".utf8), "HTML"),
        ]
        var what = known.first { bytes.starts(with: $0.magic) }?.what
        if what == nil, bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 {
            // `{` or `[` beside a zero byte is UTF-16 or UTF-32 without a mark; anything else with zeros is binary.
            what = bytes.prefix(4).contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ? "UTF-16 text" : "binary data"
        }
        guard let what else { return nil }
        let advice =
            what == "UTF-16 text"
            ? "Save it as UTF-8." : "Check that the right file is named, and that it was downloaded and unpacked whole."
        return JSONFault(
            "this is not JSON but looks like \(what)", at: 0..<1, rule: what == "UTF-16 text" ? "json.encoding" : "json.syntax",
            explanation: advice)
    }
}
