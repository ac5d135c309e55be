import Foundation

/// Symbol names as file stems and element ids.
enum SafeName {
    /// `name` in ASCII letters, digits, `_` and `-`: `light(at:slowly:)` → `light-at-slowly`, `<` → `op-lt`, `Lamp.Shade` →
    /// `Lamp-Shade`. No two hyphens in a row, at most 72 bytes. `isExact` is false where the name says less than the symbol's.
    static func make(_ components: [String]) -> (name: String, isExact: Bool) {
        var out: [UInt8] = []
        var exact = true
        for component in components {
            let isOperator = component.utf8.first.map { !isWord($0) && $0 < 0x80 && $0 != 0x60 && $0 != UInt8(ascii: "(") } ?? false
                || component.unicodeScalars.first.map { !$0.isASCII && !$0.properties.isXIDContinue } ?? false
            append(isOperator ? operatorName(component) : wordName(component, exact: &exact), to: &out)
        }
        if out.isEmpty {
            out = Array("symbol".utf8)
            exact = false
        }
        if out.count > 72 {
            out = Array(out.prefix(72))
            while out.last == hyphen { out.removeLast() }
            exact = false
        }
        return (String(decoding: out, as: UTF8.self), exact)
    }

    private static let hyphen = UInt8(ascii: "-")

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func append(_ part: String, to out: inout [UInt8]) {
        for byte in (out.isEmpty ? "" : "-").utf8 + Array(part.utf8) where byte != hyphen || (out.last != hyphen && !out.isEmpty) {
            out.append(byte)
        }
        while out.last == hyphen { out.removeLast() }
    }

    /// Everything that isn't a letter, digit or underscore parts words; accents fall off and other scripts are lost, which is told.
    private static func wordName(_ text: String, exact: inout Bool) -> String {
        var out: [UInt8] = []
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        if !isASCII { exact = false }
        for scalar in (isASCII ? text : text.decomposedStringWithCanonicalMapping).unicodeScalars {
            if scalar.isASCII, isWord(UInt8(truncatingIfNeeded: scalar.value)) {
                out.append(UInt8(truncatingIfNeeded: scalar.value))
            } else if !(0x300...0x36F).contains(scalar.value), out.last != hyphen {
                out.append(hyphen)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// An operator has a name for each of its characters: `<~>` → `op-lt-tilde-gt`. Its labels, always `_`, say nothing.
    private static func operatorName(_ text: String) -> String {
        var parts = ["op"]
        for scalar in text.unicodeScalars {
            if scalar == "(" { break }
            parts.append(operatorNames[scalar] ?? "u" + String(scalar.value, radix: 16))
        }
        return parts.joined(separator: "-")
    }

    private static let operatorNames: [Unicode.Scalar: String] = [
        "+": "plus", "-": "minus", "*": "times", "/": "slash", "%": "percent", "<": "lt", ">": "gt", "=": "eq", "!": "not",
        "&": "and", "|": "or", "^": "caret", "~": "tilde", "?": "question", ".": "dot",
    ]
}
