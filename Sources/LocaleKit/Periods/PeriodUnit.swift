/// The unit of a subscription's period. Raw values as in Adapty's JSON.
public enum PeriodUnit: String, Hashable, Sendable, CaseIterable {
    case day, week, month, year
}
