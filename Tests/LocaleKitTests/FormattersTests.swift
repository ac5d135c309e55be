import Foundation
import Testing
import _FoundationICU

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

    @Test("The process's own locale shows nowhere")
    func environment() throws {
        /// Everything that could fall back to the default locale: languages without data, names, directions, matches.
        func everything() -> [String] {
            let locales = ["xx", "xx_FR", "", "tlh", "fr_XX", "und", "fr_FR", "mt"]
            return locales.flatMap(texts)
        }
        func texts(_ locale: String) -> [String] {
            let price = PriceFormatter(locale: locale, currency: "EUR")
            let period = PeriodFormatter(locale: locale).text(Period(unit: .week, count: 3))
            var all: [String] = [price.text(1234.5), price.symbol, price.amountText(1234.5), period]
            all.append(PercentFormatter(locale: locale).text(49))
            all.append(LocaleInfo("de")?.name(in: locale) ?? "")
            if let info = LocaleInfo(locale) {
                all += [info.nativeName, info.englishName, info.direction.rawValue, info.likelyRegion ?? ""]
            }
            all.append(LocaleMatcher.match(asked: [locale], available: ["en", "ar"], fallback: "en").used ?? "")
            return all
        }
        let before = String(cString: swift_uloc_getDefault())
        let plain = everything()
        for locale in ["ar_EG", "ja_JP", "en_US_POSIX"] {
            var status = U_ZERO_ERROR
            swift_uloc_setDefault(locale, &status)
            #expect(everything() == plain)
        }
        var status = U_ZERO_ERROR
        swift_uloc_setDefault(before, &status)
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
