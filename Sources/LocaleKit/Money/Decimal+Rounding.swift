import Foundation

extension Decimal {
    /// The value at a number of digits after the decimal mark.
    func rounded(_ digits: Int, _ mode: Decimal.RoundingMode) -> Decimal {
        var source = self
        var result = Decimal()
        NSDecimalRound(&result, &source, digits, mode)
        return result
    }
}
