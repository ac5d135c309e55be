import Foundation
import Testing

@testable import LocaleKit

@Suite("Formatters")
struct FormattersTests {
    @Test("Each formatter is made once")
    func once() {
        let formatters = Formatters()
        for _ in 0..<3 {
            for locale in ["fr_FR", "vi_VN"] {
                for currency in ["EUR", "VND"] { _ = formatters.price(locale: locale, currency: currency).text(5) }
                _ = formatters.period(locale: locale).text(Period(unit: .day, count: 3))
                _ = formatters.percent(locale: locale).text(5)
            }
        }
        #expect(formatters.madeCount == 8)
    }

    @Test("Many threads at once read the same texts")
    func threads() async {
        let formatters = Formatters()
        let locales = ["fr_FR", "ar_EG", "ru_RU", "en_IN", "vi_VN"]
        @Sendable func texts() -> [String] {
            locales.flatMap { locale in
                (0..<40).flatMap { number in
                    [
                        formatters.price(locale: locale, currency: "USD").text(Decimal(number) + 0.99),
                        formatters.period(locale: locale).text(Period(unit: .month, count: number)),
                        formatters.period(locale: locale).text(Period(unit: .day, count: number), width: .short),
                        formatters.percent(locale: locale).text(number),
                    ]
                }
            }
        }
        let expected = texts()
        let all = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 { group.addTask { texts() } }
            return await group.reduce(into: [[String]]()) { $0.append($1) }
        }
        #expect(all == Array(repeating: expected, count: 8))
        #expect(formatters.madeCount == 15)
    }

    @Test("A language that ICU has no data for is written in the root locale's neutral form", arguments: ["xx", "xx_FR", "", "tlh", "und"])
    func withoutData(locale: String) {
        #expect(PriceFormatter(locale: locale, currency: "EUR").locale == "root")
        #expect(PriceFormatter(locale: locale, currency: "EUR").text(9.99) == PriceFormatter(locale: "xx", currency: "EUR").text(9.99))
    }

    @Test("The versions of ICU and CLDR are named")
    func versions() {
        #expect(ICUVersion.icu.wholeMatch(of: /\d+(\.\d+)*/) != nil)
        #expect(ICUVersion.cldr.wholeMatch(of: /\d+(\.\d+)*/) != nil)
    }

    @Test(
        "Currencies",
        arguments: [
            ("EUR", true, 2), ("JPY", true, 0), ("KWD", true, 3), ("eur", false, 2), ("", false, 2), ("ZZZ", false, 2), ("EURO", false, 2),
        ])
    func currencies(code: String, valid: Bool, digits: Int) {
        #expect(Currency.isValid(code) == valid)
        #expect(Currency.fractionDigits(code) == digits)
    }
}
