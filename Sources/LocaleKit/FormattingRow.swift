/// One row of a formatting table: what to write, for whom.
public enum FormattingRow {
    /// The kinds of rows, sorted.
    public static let kinds = ["period", "price"]

    /// The text of a row, not normalised: 7 days stay 7 days.
    ///
    /// - Parameters:
    ///   - kind: `price` or `period`.
    ///   - locale: A locale code.
    ///   - unit: For a price the currency (ISO 4217), for a period `day`, `week`, `month` or `year`.
    ///   - value: For a price the amount (see ``StrictDecimal``), for a period a whole number.
    /// - Returns: `nil` for an unknown kind, an unknown unit, or a value that isn't a number of the kind.
    public static func text(kind: String, locale: String, unit: String, value: String, formatters: Formatters) -> String? {
        switch kind {
        case "price":
            guard Currency.isValid(unit), let amount = StrictDecimal.parse(value) else { return nil }
            return formatters.price(locale: locale, currency: unit).text(amount)
        case "period":
            guard let unit = PeriodUnit(rawValue: unit), value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(value),
                count <= Period.largestCount
            else { return nil }
            return formatters.period(locale: locale).text(Period(unit: unit, count: count))
        default: return nil
        }
    }
}
