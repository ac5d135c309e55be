import Foundation
import Testing

@testable import LocaleKit

/// What people report of such tools: wrong symbols, spaces, digits, grouping, rounding.
@Suite("Prices")
struct PriceFormatterTests {
    typealias Row = (locale: String, currency: String, amount: String, text: String)

    private func expect(_ row: Row) throws {
        let amount = try #require(StrictDecimal.parse(row.amount))
        let formatter = PriceFormatter(locale: row.locale, currency: row.currency)
        #expect(shown(formatter.text(amount)) == shown(row.text))
        #expect(shown(formatter.foundationText(amount)) == shown(row.text))
    }

    @Test(
        "A foreign currency has the symbol that the reader's language gives it",
        arguments: [
            ("fr_FR", "USD", "9.99", "9,99\u{a0}$US"), ("fr_US", "USD", "9.99", "9.99\u{a0}$"), ("fr_CA", "CAD", "12.99", "12,99\u{a0}$"),
            ("fr_CA", "USD", "9.99", "9,99\u{a0}$\u{a0}US"), ("es_MX", "USD", "9.99", "USD\u{a0}9.99"),
            ("es_IL", "ILS", "39.9", "39.90\u{a0}₪"),
            ("ar_KW", "USD", "9.99", "\u{200f}٩٫٩٩\u{a0}US$"), ("en_FR", "EUR", "9.99", "€9,99"), ("ru_RU", "USD", "9.99", "9,99\u{a0}$"),
            ("uk_UA", "USD", "9.99", "9,99\u{a0}USD"), ("en_ZW", "USD", "1", "US$1.00"), ("zh_Hans_HK", "HKD", "78", "HK$78.00"),
            ("zh_Hant_TW", "TWD", "300", "$300.00"), ("pt_AO", "USD", "9.99", "9,99\u{a0}US$"), ("th_TH", "USD", "9.99", "US$9.99"),
        ] as [Row])
    func symbols(row: Row) throws { try expect(row) }

    @Test(
        "Thousands are grouped as the language does, from as many digits on as it does",
        arguments: [
            ("en_IN", "INR", "1234567.5", "₹12,34,567.50"), ("hi_IN", "INR", "1234567.5", "₹12,34,567.50"),
            ("gu_IN", "INR", "1234567.5", "₹12,34,567.50"), ("bn_BD", "BDT", "1234567.5", "12,34,567.50৳"),
            ("pt_PT", "EUR", "1234.5", "1234,50\u{a0}€"), ("pt_PT", "EUR", "12345.5", "12\u{a0}345,50\u{a0}€"),
            ("es_ES", "EUR", "1234.5", "1234,50\u{a0}€"), ("es_ES", "EUR", "12345.5", "12.345,50\u{a0}€"),
            ("pl_PL", "PLN", "1234.5", "1234,50\u{a0}zł"), ("it_IT", "EUR", "1234.5", "1234,50\u{a0}€"),
            ("et_EE", "EUR", "1234.5", "1234,50\u{a0}€"), ("lt_LT", "EUR", "1234.5", "1\u{a0}234,50\u{a0}€"),
            ("de_DE", "EUR", "1234.5", "1.234,50\u{a0}€"), ("de_AT", "EUR", "1234.5", "€\u{a0}1.234,50"),
            ("de_CH", "CHF", "1234.5", "CHF\u{a0}1’234.50"), ("fr_FR", "EUR", "1234.5", "1\u{202f}234,50\u{a0}€"),
            ("sv_SE", "SEK", "1234.5", "1\u{a0}234,50\u{a0}kr"), ("hu_HU", "HUF", "3990", "3990,00\u{a0}Ft"),
            ("en_ZA", "ZAR", "1234.5", "R\u{a0}1\u{a0}234,50"), ("ru_RU", "RUB", "1234.5", "1\u{a0}234,50\u{a0}₽"),
        ] as [Row])
    func grouping(row: Row) throws { try expect(row) }

    @Test(
        "The currency says how many digits follow the decimal mark",
        arguments: [
            ("en_US", "USD", "19.9", "$19.90"), ("en_US", "USD", "0", "$0.00"), ("ja_JP", "JPY", "1200", "¥1,200"),
            ("ko_KR", "KRW", "12900", "₩12,900"), ("vi_VN", "VND", "199000", "199.000\u{a0}₫"), ("es_CL", "CLP", "8990", "$8.990"),
            ("id_ID", "IDR", "49000", "Rp49.000"), ("en_US", "KWD", "1.2345", "KWD\u{a0}1.234"),
            ("ar_KW", "KWD", "9.99", "\u{200f}٩٫٩٩٠\u{a0}د.ك.\u{200f}"), ("ar_TN", "TND", "9.99", "\u{200f}9,990\u{a0}د.ت.\u{200f}"),
            ("en_BH", "BHD", "4.5", "BHD\u{a0}4.500"), ("de_DE", "JPY", "1200", "1.200\u{a0}¥"),
        ] as [Row])
    func digits(row: Row) throws { try expect(row) }

    @Test(
        "Halves go to the even neighbour, and no binary fraction comes between",
        arguments: [
            ("en_US", "USD", "0.125", "$0.12"), ("en_US", "USD", "0.135", "$0.14"), ("en_US", "USD", "0.145", "$0.14"),
            ("en_US", "USD", "0.155", "$0.16"), ("en_US", "USD", "1.005", "$1.00"), ("en_US", "USD", "1.015", "$1.02"),
            ("en_US", "JPY", "0.5", "¥0"), ("en_US", "JPY", "1.5", "¥2"), ("en_US", "KWD", "0.0005", "KWD\u{a0}0.000"),
            ("en_US", "USD", "9007199254740993.01", "$9,007,199,254,740,993.01"),
            ("en_US", "USD", "12345678901234567890123456789.01", "$12,345,678,901,234,567,890,123,456,789.01"),
        ] as [Row])
    func rounding(row: Row) throws { try expect(row) }

    @Test(
        "Native digits and bidi marks stay",
        arguments: [
            ("ar_EG", "EGP", "1234.5", "\u{200f}١٬٢٣٤٫٥٠\u{a0}ج.م.\u{200f}"), ("ar_SA", "SAR", "39.99", "\u{200f}٣٩٫٩٩\u{a0}ر.س.\u{200f}"),
            ("ar_AE", "AED", "39.99", "\u{200f}39.99\u{a0}د.إ.\u{200f}"), ("he_IL", "ILS", "39.9", "\u{200f}39.90\u{a0}\u{200f}₪"),
            ("fa_IR", "IRR", "1500000", "\u{200e}ریال\u{a0}۱٬۵۰۰٬۰۰۰"), ("my_MM", "MMK", "9500", "၉,၅၀၀\u{a0}K"),
            ("ne_NP", "NPR", "1999", "नेरू\u{a0}१,९९९.००"), ("mr_IN", "INR", "499", "₹499.00"), ("ur_PK", "PKR", "1499", "Rs\u{a0}1,499"),
            ("ar_EG@numbers=latn", "EGP", "9.99", "\u{200f}9.99\u{a0}ج.م.\u{200f}"),
            ("ar-AE-u-nu-arab", "AED", "9.99", "\u{200f}٩٫٩٩\u{a0}د.إ.\u{200f}"),
        ] as [Row])
    func nativeDigits(row: Row) throws { try expect(row) }

    @Test(
        "Any spelling of a locale, old codes included",
        arguments: [
            ("pt-br", "BRL", "29.9", "R$\u{a0}29,90"), ("pt_BR", "BRL", "29.9", "R$\u{a0}29,90"), ("no_NO", "NOK", "109", "109,00\u{a0}kr"),
            ("iw_IL", "ILS", "39.9", "\u{200f}39.90\u{a0}\u{200f}₪"), ("in_ID", "IDR", "49000", "Rp49.000"),
            ("tl_PH", "PHP", "299", "₱299.00"),
            ("en-001-u-rg-nlzzzz", "EUR", "9.99", "€\u{a0}9,99"), ("sr-Latn-RS", "EUR", "9.99", "9,99\u{a0}€"),
        ] as [Row])
    func spellings(row: Row) throws { try expect(row) }

    @Test("A language without data gets the root's neutral form", arguments: ["xx_FR", "", "tlh", "junk text", "und"])
    func unknownLanguage(locale: String) {
        let formatter = PriceFormatter(locale: locale, currency: "EUR")
        #expect(formatter.text(9.99) == "€\u{a0}9.99")
        #expect(formatter.locale == "root")
    }

    @Test("The quick way writes what Foundation writes, in every locale")
    func sameAsFoundation() throws {
        let amounts = try ["0", "0.125", "0.135", "9.99", "1234567.5", "99999999999.995"].map { try #require(StrictDecimal.parse($0)) }
        var different: [String] = []
        for locale in Locale.availableIdentifiers.sorted() {
            for currency in ["USD", "EUR", "JPY", "KWD", "INR", "VND"] {
                let formatter = PriceFormatter(locale: locale, currency: currency)
                for amount in amounts + [-9.99] where formatter.text(amount) != formatter.foundationText(amount) {
                    different.append("\(locale) \(currency) \(amount)")
                }
            }
        }
        #expect(different == [])
    }

    @Test(
        "Parts of a price",
        arguments: [
            ("en_US", "USD", "1234.05", "1,234.05", "1,234", "05", "$"), ("fr_FR", "EUR", "9.99", "9,99", "9", "99", "€"),
            ("fr_FR", "USD", "9.99", "9,99", "9", "99", "$US"), ("vi_VN", "VND", "199000", "199.000", "199.000", nil, "₫"),
            ("ar_KW", "KWD", "9.99", "٩٫٩٩٠", "٩", "٩٩٠", "د.ك.\u{200f}"), ("pt_BR", "BRL", "29.9", "29,90", "29", "90", "R$"),
            ("en_US", "USD", "0.5", "0.50", "0", "50", "$"), ("he_IL", "ILS", "39.9", "39.90", "39", "90", "₪"),
        ] as [(String, String, String, String, String, String?, String)])
    func parts(locale: String, currency: String, amount: String, all: String, whole: String, fraction: String?, symbol: String) throws {
        let amount = try #require(StrictDecimal.parse(amount))
        let formatter = PriceFormatter(locale: locale, currency: currency)
        #expect(formatter.amountText(amount) == all)
        #expect(formatter.integer(amount) == whole)
        #expect(formatter.fraction(amount) == fraction)
        #expect(shown(formatter.symbol) == shown(symbol))
        #expect(formatter.text(amount).contains(formatter.symbol))
    }

    @Test("Whole part and fraction are cut alike")
    func cutAlike() {
        let formatter = PriceFormatter(locale: "en_US", currency: "USD")
        #expect(formatter.integer(9.999) == "9")
        #expect(formatter.fraction(9.999) == "99")
    }

    @Test(
        "An unknown currency stands in the text as its code; no amount crashes",
        arguments: ["ZZZ", "", "EURO", "U$D", "\u{0}\u{0}\u{0}", "€€€"])
    func hostile(currency: String) {
        let formatter = PriceFormatter(locale: "fr_FR", currency: currency)
        for amount in [Decimal.nan, .greatestFiniteMagnitude, .leastFiniteMagnitude, .leastNonzeroMagnitude, 0, -1] {
            _ = (formatter.text(amount), formatter.amountText(amount), formatter.integer(amount), formatter.fraction(amount))
        }
    }

    @Test("A currency's code may be in lower case")
    func lowerCase() {
        #expect(PriceFormatter(locale: "ja_JP", currency: "jpy").text(1200) == "¥1,200")
    }
}
