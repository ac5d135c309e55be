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
    private let quick: ICUCurrencyFormat?
    private let plain: Decimal.FormatStyle
    private let whole: Decimal.FormatStyle
    private let digits: IntegerFormatStyle<Int>

    /// - Parameters:
    ///   - locale: A locale code in any spelling, language and region: `fr_FR`.
    ///   - currency: ISO 4217. An unknown code stands in the text as it is.
    public init(locale: String, currency: String) {
        self.locale = FormattingLocale.identifier(for: locale)
        self.currency = currency.uppercased()
        let foundation = Locale(identifier: self.locale)
        style = Decimal.FormatStyle.Currency(code: self.currency, locale: foundation)
        quick = Currency.isValid(self.currency) ? ICUCurrencyFormat(locale: self.locale, currency: self.currency) : nil
        fractionDigits = Currency.fractionDigits(self.currency)
        plain = Decimal.FormatStyle(locale: foundation).precision(.fractionLength(fractionDigits))
        whole = Decimal.FormatStyle(locale: foundation).precision(.fractionLength(0)).rounded(rule: .down)
        digits = IntegerFormatStyle<Int>(locale: foundation).precision(.integerLength(max(1, fractionDigits)...)).grouping(.never)
        symbol = Self.symbol(in: style, locale: self.locale, currency: self.currency)
    }

    /// The price with its currency, rounded half to even at the currency's digits: `9,99 €`. Non-breaking spaces and bidi marks
    /// belong to the text.
    public func text(_ amount: Decimal) -> String { quick?.text(amount) ?? style.format(amount) }

    /// The same text by Foundation alone: what ``text(_:)`` is held to.
    func foundationText(_ amount: Decimal) -> String { style.format(amount) }

    /// The amount alone, with all digits of the currency: `9,99`.
    public func amountText(_ amount: Decimal) -> String { plain.format(amount) }

    /// The whole part alone, cut down: `9`.
    public func integer(_ amount: Decimal) -> String { whole.format(amount) }

    /// The digits after the decimal mark, filled with zeros and cut like ``integer(_:)``: `05`. `nil` where the currency has none.
    public func fraction(_ amount: Decimal) -> String? {
        guard fractionDigits > 0, !amount.isNaN else { return nil }
        let cut = amount.magnitude.rounded(fractionDigits, .down)
        let scaled = (cut - cut.rounded(0, .down)) * Decimal(sign: .plus, exponent: fractionDigits, significand: 1)
        return digits.format(NSDecimalNumber(decimal: scaled).intValue)
    }

    /// CLDR's symbol with its bidi marks, where a price has it; else the part of a price that Foundation marks as the currency.
    private static func symbol(in style: Decimal.FormatStyle.Currency, locale: String, currency: String) -> String {
        let example = style.attributed.format(1)
        if let symbol = ICU.symbol(ofCurrency: currency, locale: locale), String(example.characters).contains(symbol) {
            return symbol
        }
        return example.runs.first { $0.numberSymbol == .currency }.map { String(example[$0.range].characters) } ?? currency
    }
}
