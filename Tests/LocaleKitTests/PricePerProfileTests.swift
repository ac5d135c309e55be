import Foundation
import Testing

@testable import LocaleKit

@Suite("Prices derived for another unit of time")
struct PricePerProfileTests {
    @Test(
        "The published examples, in US dollars",
        arguments: [
            (PricePerProfile.adapty3, "49.99", "P1Y", PeriodUnit.day, "$0.14"), (.adapty3, "49.99", "P1Y", .week, "$0.96"),
            (.adapty3, "49.99", "P1Y", .month, "$4.17"), (.adapty4, "49.99", "P1Y", .day, "$0.14"),
            (.adapty4, "49.99", "P1Y", .week, "$0.96"),
            (.adapty4, "49.99", "P1Y", .month, "$4.17"), (.adapty3, "9.99", "P1M", .day, "$0.33"), (.adapty4, "9.99", "P1M", .day, "$0.33"),
            (.adapty3, "9.99", "P1M", .year, "$119.88"), (.adapty4, "9.99", "P1M", .year, "$119.88"),
            (.adapty3, "9.99", "P1M", .week, "$2.50"),
            (.adapty4, "9.99", "P1M", .week, "$2.33"), (.adapty3, "4.99", "P1W", .year, "$259.48"),
            (.adapty4, "4.99", "P1W", .year, "$259.48"),
            (.adapty3, "4.99", "P1W", .month, "$19.96"), (.adapty4, "4.99", "P1W", .month, "$21.39"),
            (.adapty3, "29.99", "P1Y", .month, "$2.50"),
            (.adapty4, "29.99", "P1Y", .month, "$2.50"), (.exactFloor, "59.99", "P1Y", .month, "$4.99"),
            (.exactFloor, "4.99", "P1W", .month, "$21.69"),
            (.exactFloor, "9.99", "P1M", .week, "$2.29"), (.exactFloor, "49.99", "P1Y", .day, "$0.13"),
            (.exactFloor, "49.99", "P1Y", .week, "$0.95"),
            (.exactFloor, "9.99", "P1M", .year, "$119.88"),
        ])
    func golden(profile: PricePerProfile, amount: String, period: String, unit: PeriodUnit, expected: String) throws {
        let amount = try #require(StrictDecimal.parse(amount))
        let price = try profile.price(amount, of: #require(Period(iso8601: period)), per: unit, fractionDigits: 2)
        #expect(price.map(PriceFormatter(locale: "en_US", currency: "USD").text) == expected)
    }

    @Test(
        "The yearly plan a month, in three storefronts, cut down and rounded",
        arguments: [
            ("59.99", "USD", "en_US", "$4.99", "$5.00"), ("64.99", "EUR", "fr_FR", "5,41\u{a0}€", "5,42\u{a0}€"),
            ("1499000", "VND", "vi_VN", "124.916\u{a0}₫", "124.917\u{a0}₫"),
        ])
    func samples(amount: String, currency: String, locale: String, cut: String, rounded: String) throws {
        let amount = try #require(StrictDecimal.parse(amount))
        let formatter = PriceFormatter(locale: locale, currency: currency)
        let year = Period(unit: .year, count: 1)
        func text(_ profile: PricePerProfile) -> String? {
            profile.price(amount, of: year, per: .month, fractionDigits: formatter.fractionDigits).map(formatter.text)
        }
        #expect(text(.exactFloor) == cut)
        #expect(text(.adapty3) == rounded)
        #expect(text(.adapty4) == rounded)
    }

    @Test("A plan's own unit gives its own price exactly", arguments: PricePerProfile.allCases, PeriodUnit.allCases)
    func ownUnit(profile: PricePerProfile, unit: PeriodUnit) {
        let price = Decimal(1999) / 100  // A literal would pass through binary fractions.
        #expect(profile.price(price, of: Period(unit: unit, count: 1), per: unit, fractionDigits: 2) == price)
    }

    @Test("Periods are normalised before dividing", arguments: PricePerProfile.allCases)
    func normalised(profile: PricePerProfile) {
        for unit in PeriodUnit.allCases {
            #expect(
                profile.price(52, of: Period(unit: .day, count: 7), per: unit, fractionDigits: 2)
                    == profile.price(52, of: Period(unit: .week, count: 1), per: unit, fractionDigits: 2))
            #expect(
                profile.price(52, of: Period(unit: .month, count: 12), per: unit, fractionDigits: 2)
                    == profile.price(52, of: Period(unit: .year, count: 1), per: unit, fractionDigits: 2))
        }
    }

    @Test("An offer paid up front is divided by all of its length")
    func upFront() {
        #expect(PricePerProfile.adapty4.price(8, of: Period(unit: .week, count: 1), times: 4, per: .week, fractionDigits: 2) == 2)
        // Twelve times a month isn't normalised to a year: 12 × 30/7 weeks, not 52.
        #expect(
            PricePerProfile.adapty4.price(60, of: Period(unit: .month, count: 1), times: 12, per: .week, fractionDigits: 2)
                == Decimal(string: "1.17"))
        #expect(
            PricePerProfile.adapty4.price(60, of: Period(unit: .month, count: 12), per: .week, fractionDigits: 2) == Decimal(string: "1.15")
        )
    }

    @Test(
        "Halves go to the even neighbour, cuts go down",
        arguments: [
            ("0.25", 2, "0.12", "0.12"), ("0.27", 2, "0.14", "0.13"), ("0.29", 2, "0.14", "0.14"), ("1", 0, "0", "0"), ("3", 0, "2", "1"),
            ("0.001", 3, "0", "0"), ("0.003", 3, "0.002", "0.001"),
        ])
    func halves(amount: String, digits: Int, rounded: String, cut: String) throws {
        let amount = try #require(StrictDecimal.parse(amount))
        let two = Period(unit: .month, count: 2)
        #expect(PricePerProfile.adapty4.price(amount, of: two, per: .month, fractionDigits: digits) == Decimal(string: rounded))
        #expect(PricePerProfile.exactFloor.price(amount, of: two, per: .month, fractionDigits: digits) == Decimal(string: cut))
    }

    @Test("Cutting never cuts a whole quotient", arguments: 1...60)
    func wholeQuotients(count: Int) {
        // Decimal's own quotient of such divisions ends in 9s; times the divisor it isn't the dividend.
        let price = Decimal(count) * Decimal(string: "0.07")!
        #expect(
            PricePerProfile.exactFloor.price(price, of: Period(unit: .week, count: count), per: .week, fractionDigits: 2)
                == Decimal(string: "0.07"))
    }

    @Test("No length, no price", arguments: PricePerProfile.allCases)
    func none(profile: PricePerProfile) {
        #expect(profile.price(5, of: Period(unit: .day, count: 0), per: .day, fractionDigits: 2) == nil)
        #expect(profile.price(5, of: Period(unit: .day, count: -1), per: .day, fractionDigits: 2) == nil)
        #expect(profile.price(5, of: Period(unit: .day, count: .max), per: .day, fractionDigits: 2) == nil)
        #expect(profile.price(5, of: Period(unit: .day, count: 1), times: 0, per: .day, fractionDigits: 2) == nil)
        #expect(profile.price(-5, of: Period(unit: .day, count: 1), per: .day, fractionDigits: 2) == nil)
        #expect(profile.price(.nan, of: Period(unit: .day, count: 1), per: .day, fractionDigits: 2) == nil)
        #expect(profile.price(.greatestFiniteMagnitude, of: Period(unit: .day, count: 1), per: .week, fractionDigits: 2) == nil)
        #expect(profile.price(0, of: Period(unit: .year, count: 1), per: .week, fractionDigits: 2) == 0)
    }
}
