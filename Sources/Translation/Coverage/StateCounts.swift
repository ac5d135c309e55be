import Foundation

/// How many units of the source are in each state in one locale.
public struct StateCounts: Hashable, Sendable {
    private var counts: [UnitState: Int] = [:]
    /// How many of the units that are the same as the source may be so.
    public private(set) var allowed = 0

    public init() {}

    public init(_ units: some Sequence<some TranslationUnit>) {
        for unit in units { add(unit.state, allowed: unit.isAllowed) }
    }

    public subscript(state: UnitState) -> Int { counts[state] ?? 0 }

    /// Units of the source: orphans don't count.
    public var total: Int { UnitState.allCases.reduce(0) { $1 == .orphan ? $0 : $0 + self[$1] } }

    /// Translated, or rightly the same as the source.
    public var done: Int { self[.translated] + allowed }

    /// Whether every unit is done. True where there are none.
    public var isComplete: Bool { done == total }

    public mutating func add(_ state: UnitState, allowed isAllowed: Bool = false, count: Int = 1) {
        counts[state, default: 0] += count
        if state == .sameAsSource, isAllowed { allowed += count }
    }

    public static func + (a: StateCounts, b: StateCounts) -> StateCounts {
        var sum = a
        for (state, count) in b.counts { sum.counts[state, default: 0] += count }
        sum.allowed += b.allowed
        return sum
    }

    public static func += (a: inout StateCounts, b: StateCounts) { a = a + b }

    public static func == (a: StateCounts, b: StateCounts) -> Bool {
        a.allowed == b.allowed && UnitState.allCases.allSatisfy { a[$0] == b[$0] }
    }

    public func hash(into hasher: inout Hasher) {
        for state in UnitState.allCases { hasher.combine(self[state]) }
    }
}

extension StateCounts {
    /// Done ÷ total in percent with one decimal, as `80.0`; cut, not rounded, so that `100.0` always means all. `100.0` where
    /// there is nothing to translate.
    public var percent: String {
        guard total > 0 else { return "100.0" }
        let tenths = done * 1000 / total
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// Whether at least `minimum` percent of the units are done; exact, not by the text of `percent`.
    public func meets(_ minimum: Decimal) -> Bool { Decimal(done) * 100 >= minimum * Decimal(total) }
}
