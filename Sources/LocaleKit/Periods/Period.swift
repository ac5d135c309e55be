/// A length of time as a subscription has it: a count of one calendar unit.
public struct Period: Hashable, Sendable {
    public let unit: PeriodUnit
    public let count: Int

    public init(unit: PeriodUnit, count: Int) {
        self.unit = unit
        self.count = count
    }

    /// The period as apps show it: whole weeks of days become weeks, whole years of months become years (7 days → 1 week, 12 months → 1
    /// year; 30 days, 4 weeks and 52 weeks stay).
    public var normalized: Period {
        switch unit {
        case .day where count % 7 == 0: Period(unit: .week, count: count / 7)
        case .month where count % 12 == 0: Period(unit: .year, count: count / 12)
        default: self
        }
    }

    /// The total length of an offer that repeats its period: 1 month, 12 times, is 12 months. Not normalised: apps show it so.
    ///
    /// - Returns: `nil` where the product is too large to mean anything.
    public func times(_ repetitions: Int) -> Period? {
        let (product, overflow) = count.multipliedReportingOverflow(by: repetitions)
        guard !overflow, product.magnitude <= UInt(Self.largestCount) else { return nil }
        return Period(unit: unit, count: product)
    }

    /// Nobody sells a longer one; the bound keeps arithmetic on hostile numbers exact.
    static let largestCount = 1_000_000
}
