import Testing

@testable import LocaleKit

@Suite("Periods")
struct PeriodTests {
    @Test(
        "Weeks of days and years of months are normalised, nothing else",
        arguments: [
            ("P7D", "P1W"), ("P14D", "P2W"), ("P12M", "P1Y"), ("P24M", "P2Y"), ("P0D", "P0W"), ("P30D", "P30D"), ("P4W", "P4W"),
            ("P52W", "P52W"), ("P3M", "P3M"), ("P1Y", "P1Y"), ("P8D", "P8D"), ("P18M", "P18M"), ("P365D", "P365D"),
        ])
    func normalised(text: String, expected: String) {
        #expect(Period(iso8601: text)?.normalized.iso8601 == expected)
    }

    @Test("Two lengths of one kind are one", arguments: [("P1Y6M", "P18M"), ("P4W2D", "P30D"), ("P1Y0M", "P12M"), ("P001M", "P1M")])
    func combined(text: String, expected: String) {
        #expect(Period(iso8601: text)?.iso8601 == expected)
    }

    @Test(
        "Anything else is no period",
        arguments: [
            "", "P", "P1", "1M", "p1m", "P1m", "PT1H", "P1DT1H", "-P1M", "P-1M", "P1.5M", "P1M2W", "P1M1Y", "P1D1W", "P1D1D", "PM", "P1M ",
            " P1M", "P99999999999999999999M", "P1000001D", "P１M", "P1M\u{0}", "P1Y1M1D",
        ])
    func refused(text: String) {
        #expect(Period(iso8601: text) == nil)
    }

    @Test("The total of an offer is multiplied and not normalised again")
    func total() {
        #expect(Period(unit: .month, count: 1).times(12) == Period(unit: .month, count: 12))
        #expect(Period(unit: .week, count: 1).times(4) == Period(unit: .week, count: 4))
        #expect(Period(unit: .day, count: 3).times(.max) == nil)
        #expect(Period(unit: .day, count: 1000).times(1001) == nil)
    }
}
