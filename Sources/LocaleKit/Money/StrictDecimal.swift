import Foundation

/// Reads a price as the stores write it: digits, optionally a point and digits, nothing else.
///
/// `Decimal(string:)` alone won't do: it reads what it can and drops the rest (`"9,99"` → 9, `"0x10"` → 0).
public enum StrictDecimal {
    /// - Returns: `nil` for a sign, an exponent, a space, a comma, a missing digit on either side of the point, digits outside ASCII, or
    ///   more than 38 significant digits, which `Decimal` can't hold exactly.
    public static func parse(_ text: String) -> Decimal? {
        var digits = 0
        var significant = 0
        var pointAt: Int?
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                if significant > 0 || byte != UInt8(ascii: "0") { significant += 1 }
            case UInt8(ascii: "."):
                guard pointAt == nil, digits > 0 else { return nil }
                pointAt = digits
            default: return nil
            }
            guard digits <= 100 else { return nil }
        }
        guard digits > 0, pointAt != digits, significant <= 38 else { return nil }
        return Decimal(string: text)
    }

    /// The amount as data: a point, no grouping, no more zeros than the amount has (`64.99`, `19.9`).
    public static func text(_ amount: Decimal) -> String { amount.description }
}
