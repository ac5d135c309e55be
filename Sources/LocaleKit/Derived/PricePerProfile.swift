import Foundation

/// How a price for one period becomes a price for another: vendors, and generations of one vendor, disagree.
public enum PricePerProfile: String, Hashable, Sendable, CaseIterable {
    /// Adapty's SDK of generation 3: a month has 4 weeks; rounded half to even, as the price's text is.
    case adapty3 = "adapty-3"
    /// Adapty's SDK of generation 4: a month has 30/7 weeks; rounded half to even, as the price's text is.
    case adapty4 = "adapty-4"
    /// The calendar's own mean lengths (a year of 365.25 days or 12 months), cut down, so that no price is shown higher than it is.
    case exactFloor = "exact-floor"

    /// The price of one unit of time.
    ///
    /// The period is normalised first (`P7D` is one week, `P12M` one year), so that a plan's own unit gives its own price exactly.
    ///
    /// - Parameters:
    ///   - amount: The price of the whole period.
    ///   - period: What is paid for with each payment.
    ///   - times: How many periods the price pays for: above 1 for an offer that is paid up front. The product isn't normalised again.
    ///   - fractionDigits: Digits of the currency, where the result is rounded or cut.
    /// - Returns: `nil` for a length of 0 or below, and for a negative amount or one that `Decimal` can't divide exactly.
    public func price(_ amount: Decimal, of period: Period, times: Int = 1, per unit: PeriodUnit, fractionDigits: Int) -> Decimal? {
        let period = period.normalized
        guard period.count > 0, times > 0, period.count <= Period.largestCount, times <= Period.largestCount else { return nil }
        let length = length(of: period.unit, in: unit)
        let divisor = length.numerator * period.count * times
        return Quotient(dividend: amount * Decimal(length.denominator), divisor: Decimal(divisor))?
            .rounded(fractionDigits: fractionDigits, isCutDown: self == .exactFloor)
    }

    /// The length of a unit, measured in another, as a fraction.
    func length(of unit: PeriodUnit, in target: PeriodUnit) -> (numerator: Int, denominator: Int) {
        if unit == target { return (1, 1) }
        if self == .exactFloor { return (Self.sixteenths(of: unit), Self.sixteenths(of: target)) }
        return switch (unit, target) {
        case (.day, .week): (1, 7)
        case (.day, .month): (1, 30)
        case (.day, .year): (1, 365)
        case (.week, .day): (7, 1)
        case (.week, .month): self == .adapty3 ? (1, 4) : (7, 30)
        case (.week, .year): (1, 52)
        case (.month, .day): (30, 1)
        case (.month, .week): self == .adapty3 ? (4, 1) : (30, 7)
        case (.month, .year): (1, 12)
        case (.year, .day): (365, 1)
        case (.year, .week): (52, 1)
        case (.year, .month): (12, 1)
        case (.day, .day), (.week, .week), (.month, .month), (.year, .year): (1, 1)
        }
    }

    /// Mean lengths in sixteenths of a day, which are whole numbers: 365.25 days a year, 30.4375 a month.
    static func sixteenths(of unit: PeriodUnit) -> Int {
        switch unit {
        case .day: 16
        case .week: 7 * 16
        case .month: 487
        case .year: 12 * 487
        }
    }
}
