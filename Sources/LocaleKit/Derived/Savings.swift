import Foundation

/// How much cheaper a plan is than another plan of its group, over the same time.
public enum Savings {
    /// The saving in whole percent, cut down so that nothing is promised that isn't there; `nil` below 1 %.
    ///
    /// Months and years are compared as 12 to 1; other units by the calendar's mean lengths (a year of 365.25 days). Only regular prices
    /// belong here, never an introductory one.
    ///
    /// - Returns: `nil` also where a price is 0 or below, a length is 0, or the plan isn't cheaper.
    public static func percent(
        of price: Decimal, period: Period, against otherPrice: Decimal, otherPeriod: Period
    ) -> Int? {
        guard price > 0, otherPrice > 0, (1...Period.largestCount).contains(period.count),
            (1...Period.largestCount).contains(otherPeriod.count)
        else { return nil }
        let length = Decimal(PricePerProfile.sixteenths(of: period.unit) * period.count)
        let otherLength = Decimal(PricePerProfile.sixteenths(of: otherPeriod.unit) * otherPeriod.count)
        // 1 − (price ÷ length) ÷ (otherPrice ÷ otherLength), over one fraction bar.
        let whole = otherPrice * length
        let saved = whole - price * otherLength
        guard let quotient = Quotient(dividend: saved * 100, divisor: whole),
            let percent = quotient.rounded(fractionDigits: 0, isCutDown: true), percent >= 1
        else { return nil }
        return NSDecimalNumber(decimal: percent).intValue
    }
}
