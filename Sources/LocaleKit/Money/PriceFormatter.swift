import Foundation

/// Writes prices in one currency for readers of one locale, as a store's own display string does.
///
/// Made once for a locale and a currency; see ``Formatters``. Safe to use from many threads: its parts are values.
public struct PriceFormatter: Sendable {
    /// The identifier that ICU got: the locale as asked for, or `root` where ICU has no data for its language.
    public let locale: String
    /// ISO 4217.
    public let currency: String
    /// Digits after the decimal mark that the currency has (CLDR).
    public let fractionDigits: Int
    /// The currency's sign as it stands in a price of this locale: `€`, `US$`, `$US`, `د.إ.‏`.
    public let symbol: String

    private let style: Decimal.FormatStyle.Currency
    private let plain: Decimal.FormatStyle
    private let whole: Decimal.FormatStyle
    private let digits: IntegerFormatStyle<Int>

    /// - Parameters:
    ///   - locale: A locale code in any spelling, language and region: `fr_FR`.
    ///   - currency: ISO 4217, upper-case.
    public init(locale: String, currency: String) {
        self.locale = FormattingLocale.identifier(for: locale)
        self.currency = currency
        let foundation = Locale(identifier: self.locale)
        style = Decimal.FormatStyle.Currency(code: currency, locale: foundation)
        fractionDigits = Currency.fractionDigits(currency)
        plain = Decimal.FormatStyle(locale: foundation).precision(.fractionLength(fractionDigits))
        whole = Decimal.FormatStyle(locale: foundation).precision(.fractionLength(0)).rounded(rule: .down)
        digits = IntegerFormatStyle<Int>(locale: foundation).precision(.integerLength(max(1, fractionDigits)...)).grouping(.never)
        let example = style.attributed.format(1)
        symbol = example.runs.first { $0.numberSymbol == .currency }.map { String(example[$0.range].characters) } ?? currency
    }

    /// The price with its currency, rounded half to even at the currency's digits: `9,99 €`. Non-breaking spaces and bidi marks
    /// belong to the text.
    public func text(_ amount: Decimal) -> String { style.format(amount) }

    /// The amount alone, with all digits of the currency: `9,99`.
    public func amountText(_ amount: Decimal) -> String { plain.format(amount) }

    /// The whole part alone, cut down: `9`.
    public func integer(_ amount: Decimal) -> String { whole.format(amount) }

    /// The digits after the decimal mark, filled with zeros: `05`. `nil` where the currency has none.
    public func fraction(_ amount: Decimal) -> String? {
        guard fractionDigits > 0, !amount.isNaN else { return nil }
        let rounded = amount.magnitude.rounded(fractionDigits, .bankers)
        let scaled = (rounded - rounded.rounded(0, .down)) * Decimal(sign: .plus, exponent: fractionDigits, significand: 1)
        return digits.format(NSDecimalNumber(decimal: scaled).intValue)
    }
}
