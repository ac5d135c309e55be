import Foundation

extension JSONNode {
    /// The number as an integer, if it is one (`3`, `3.0`, `3e2`) and fits; never rounded.
    public var int: Int? {
        guard let number else { return nil }
        if let plain = Int(number) { return plain }
        guard let parts = JSONNumber(number), parts.exponent >= 0, parts.exponent < 20 else { return nil }
        return Int(parts.sign + parts.digits + String(repeating: "0", count: parts.exponent))
    }

    /// The number as a decimal, exactly: it never passes through `Double`. `nil` where this is no number or `Decimal` (38 digits,
    /// exponents from -128 to 127) can't hold it without loss.
    public var decimal: Decimal? {
        guard let number, let parts = JSONNumber(number) else { return nil }
        guard parts.digits.utf8.count <= 38, (-128...127).contains(parts.exponent),
            let significand = Decimal(string: parts.digits, locale: Self.posix)
        else { return nil }
        let value = Decimal(sign: .plus, exponent: parts.exponent, significand: significand)
        guard value.isFinite else { return nil }
        return parts.sign.isEmpty ? value : -value
    }

    private static let posix = Locale(identifier: "en_US_POSIX")
}

/// A JSON number taken apart: `digits` × 10^`exponent`, without zeros at either end of the digits.
struct JSONNumber {
    let sign: String
    let digits: String
    let exponent: Int

    /// `nil` where the exponent itself is out of any use.
    init?(_ text: String) {
        var digits: [UInt8] = []
        var exponent = 0
        var negative = false
        var inFraction = false
        var bytes = Array(text.utf8)[...]
        if bytes.first == UInt8(ascii: "-") {
            negative = true
            bytes = bytes.dropFirst()
        }
        if let e = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
            guard let written = Int(String(decoding: bytes[(e + 1)...], as: UTF8.self)), abs(written) < 1_000_000 else { return nil }
            exponent = written
            bytes = bytes[..<e]
        }
        for byte in bytes {
            if byte == UInt8(ascii: ".") {
                inFraction = true
            } else {
                if !(digits.isEmpty && byte == UInt8(ascii: "0")) { digits.append(byte) }
                if inFraction { exponent -= 1 }
            }
        }
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            exponent += 1
        }
        sign = negative && !digits.isEmpty ? "-" : ""
        self.digits = digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self)
        self.exponent = digits.isEmpty ? 0 : exponent
    }
}
