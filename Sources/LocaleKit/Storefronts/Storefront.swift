/// The countries in which stores sell: their codes and, for the App Store, what they charge in.
///
/// The App Store writes alpha-3 codes of ISO 3166-1 (`FRA`), Google Play and locales alpha-2 (`FR`). `XKS` and `XK` (Kosovo) aren't ISO codes
/// but count here.
public enum Storefront {
    /// `FRA` → `FR`. Any case; `nil` for an unknown code.
    public static func alpha2(ofAlpha3 code: String) -> String? { tables.alpha2[code.uppercased()] }

    /// `FR` → `FRA`. Any case; `nil` for an unknown code.
    public static func alpha3(ofAlpha2 code: String) -> String? { tables.alpha3[code.uppercased()] }

    /// Whether the code is a country's alpha-3 code, in upper case as the stores write it.
    public static func isValid(_ alpha3: String) -> Bool { tables.alpha2[alpha3] != nil }

    /// Whether the country has an App Store.
    public static func isAppStore(_ alpha3: String) -> Bool { tables.appStore.contains(alpha3) }

    /// What the App Store charges in: the country's own currency where Apple sells in it, else US dollars (also in Kuwait, Iceland, Ukraine,
    /// …).
    ///
    /// - Parameters:
    ///   - alpha3: The storefront, as in a StoreKit configuration file.
    ///   - overrides: Currencies by alpha-3 code that are right where this table has become old.
    /// - Returns: ISO 4217; `nil` where the code isn't a country's.
    public static func currency(of alpha3: String, overrides: [String: String] = [:]) -> String? {
        if let override = overrides[alpha3] { return override }
        guard isValid(alpha3) else { return nil }
        return tables.currencies[alpha3] ?? "USD"
    }

    /// Every alpha-3 code, sorted: the candidates of a "did you mean".
    public static let codes: [String] = tables.alpha2.keys.sorted()

    /// The language most read in a country, by CLDR: `FRA` → `fr`, `TWN` → `zh-Hant`. `nil` for an unknown code.
    public static func likelyLanguage(of alpha3: String) -> String? {
        guard let region = alpha2(ofAlpha3: alpha3), let text = ICU.maximized("und_\(region)"), let full = LocaleTag(text) else {
            return nil
        }
        let bare = LocaleTag(language: full.language)
        return bare.maximized.script == full.maximized.script
            ? bare.canonical : LocaleTag(language: full.language, script: full.maximized.script).canonical
    }

    private struct Tables: Sendable {
        var alpha2: [String: String] = [:]
        var alpha3: [String: String] = [:]
        var currencies: [String: String] = [:]
        var appStore: Set<String> = []
    }

    private static let tables: Tables = {
        var tables = Tables()
        for pair in countries.split(whereSeparator: \.isWhitespace) {
            tables.alpha2[String(pair.prefix(3))] = String(pair.suffix(2))
            tables.alpha3[String(pair.suffix(2))] = String(pair.prefix(3))
        }
        for pair in ownCurrencies.split(whereSeparator: \.isWhitespace) {
            tables.currencies[String(pair.prefix(3))] = String(pair.suffix(3))
        }
        for code in euroStorefronts.split(whereSeparator: \.isWhitespace) { tables.currencies[String(code)] = "EUR" }
        tables.appStore = Set(appStoreStorefronts.split(whereSeparator: \.isWhitespace).map(String.init))
        return tables
    }()
}
