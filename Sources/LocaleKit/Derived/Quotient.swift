import Foundation

/// A division kept as a fraction until it is rounded: `Decimal`'s own quotient is rounded at 38 digits, and rounding twice can be wrong.
struct Quotient {
    let dividend: Decimal
    let divisor: Decimal

    /// `nil` for a negative or unusable dividend and for a divisor that isn't above 0.
    init?(dividend: Decimal, divisor: Decimal) {
        guard dividend.isFinite, divisor.isFinite, dividend >= 0, divisor > 0 else { return nil }
        self.dividend = dividend
        self.divisor = divisor
    }

    /// The value at a number of digits, cut down or rounded half to even.
    ///
    /// - Returns: `nil` where the numbers are too long to be exact.
    func rounded(fractionDigits: Int, isCutDown: Bool) -> Decimal? {
        let unit = Decimal(sign: .plus, exponent: -fractionDigits, significand: 1)
        var quotient = (dividend / divisor).rounded(fractionDigits, .down)
        // 30 digits leave room for the products below; no price comes near.
        guard quotient.isFinite, quotient < Decimal(sign: .plus, exponent: 30 - fractionDigits, significand: 1),
            dividend.exponent >= -20
        else { return nil }
        var rest = dividend - quotient * divisor
        // Decimal's quotient may be one unit off where the true one lies at a boundary.
        while rest < 0 { (quotient, rest) = (quotient - unit, rest + unit * divisor) }
        while rest >= unit * divisor { (quotient, rest) = (quotient + unit, rest - unit * divisor) }
        if isCutDown { return quotient }
        let twice = rest * 2
        let half = unit * divisor
        if twice > half { return quotient + unit }
        if twice < half { return quotient }
        return quotient.isEven(fractionDigits: fractionDigits) ? quotient : quotient + unit
    }
}

extension Decimal {
    /// Whether the last of the given digits is even.
    fileprivate func isEven(fractionDigits: Int) -> Bool {
        let scaled = self * Decimal(sign: .plus, exponent: fractionDigits, significand: 1)
        return (scaled / 2).rounded(0, .down) * 2 == scaled
    }
}
