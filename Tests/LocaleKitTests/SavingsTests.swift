import Foundation
import Testing

@testable import LocaleKit

@Suite("Savings against another plan")
struct SavingsTests {
    @Test(
        "A year against twelve months, cut down to whole percent",
        arguments: [
            ("59.99", "9.99", 49), ("64.99", "10.99", 50), ("1499000", "249000", 49), ("119.88", "9.99", nil), ("118.69", "9.99", nil),
            ("118.68", "9.99", 1), ("0.01", "9.99", 99), ("130", "9.99", nil),
        ] as [(String, String, Int?)])
    func year(price: String, monthly: String, percent: Int?) throws {
        let price = try #require(StrictDecimal.parse(price))
        let monthly = try #require(StrictDecimal.parse(monthly))
        #expect(
            Savings.percent(
                of: price, period: Period(unit: .year, count: 1), against: monthly, otherPeriod: Period(unit: .month, count: 1)) == percent)
    }

    @Test("Weeks and years are compared by the calendar's mean lengths")
    func weeks() {
        // 52.178… weeks at 1 a week; 26 a year saves 50.17… %.
        #expect(
            Savings.percent(of: 26, period: Period(unit: .year, count: 1), against: 1, otherPeriod: Period(unit: .week, count: 1)) == 50)
        #expect(Savings.percent(of: 1, period: Period(unit: .week, count: 1), against: 1, otherPeriod: Period(unit: .day, count: 7)) == nil)
        #expect(
            Savings.percent(of: 15, period: Period(unit: .month, count: 6), against: 10, otherPeriod: Period(unit: .month, count: 3)) == 25)
    }

    @Test("Without a price or a length there is no saving")
    func none() {
        let month = Period(unit: .month, count: 1)
        #expect(Savings.percent(of: 0, period: month, against: 1, otherPeriod: month) == nil)
        #expect(Savings.percent(of: 1, period: month, against: 0, otherPeriod: month) == nil)
        #expect(Savings.percent(of: 1, period: Period(unit: .month, count: 0), against: 5, otherPeriod: month) == nil)
        #expect(Savings.percent(of: .nan, period: month, against: 5, otherPeriod: month) == nil)
        #expect(Savings.percent(of: 1, period: month, against: .greatestFiniteMagnitude, otherPeriod: month) == nil)
    }

    @Test(
        "The percent sign and its space are the language's",
        arguments: [
            ("en_US", "49%"), ("fr_FR", "49\u{a0}%"), ("de_DE", "49\u{a0}%"), ("tr_TR", "%49"), ("ar_EG", "٤٩٪\u{61c}"),
            ("ar", "49\u{200e}%\u{200e}"), ("fa_IR", "۴۹٪"), ("vi_VN", "49%"), ("es_ES", "49\u{a0}%"), ("ru_RU", "49\u{a0}%"),
            ("xx", "49%"),
        ])
    func percent(locale: String, text: String) {
        #expect(shown(PercentFormatter(locale: locale).text(49)) == shown(text))
    }
}
