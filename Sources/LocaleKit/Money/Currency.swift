import Foundation

/// Facts about currencies (ISO 4217 codes; digits from CLDR).
public enum Currency {
    /// Whether the code names a currency of ISO 4217, past or present: three upper-case letters.
    public static func isValid(_ code: String) -> Bool { known.contains(code) }

    /// Digits after the decimal mark: `JPY` 0, `EUR` 2, `KWD` 3. Two for unknown codes, as ICU has it.
    public static func fractionDigits(_ code: String) -> Int {
        guard isValid(code) else { return 2 }
        return ICU.fractionDigits(ofCurrency: code) ?? 2
    }

    /// Every known code, sorted: the candidates of a "did you mean".
    public static let codes: [String] = known.sorted()

    private static let known = Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })
}
