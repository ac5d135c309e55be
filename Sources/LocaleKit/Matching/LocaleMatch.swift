/// What a reader gets, and why.
public struct LocaleMatch: Hashable, Sendable {
    /// Why an answer was given. Raw values are stable: they stand in data files.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The code as asked is there.
        case exact
        /// The same code in another spelling: `pt_BR` and `pt-br`.
        case spelling
        /// The same locale under another code: an old one (`iw`, `he`), or with its likely script or region (`zh-TW`, `zh-Hant`).
        case sameLocale = "same-locale"
        /// The same language and script in another region, or in none.
        case sameLanguage = "same-language"
        /// Another written form of one language: Bokmål for Nynorsk.
        case related
        /// Nothing fits: the default.
        case fallback = "default"
        /// Nothing fits, and there is no default.
        case none
    }

    /// The codes as asked for, in order.
    public let asked: [String]
    /// The code that is used, spelled as in the list of available ones.
    public let used: String?
    public let reason: Reason
    /// What was tried, in order, as sentences for a person.
    public let steps: [String]
    /// Those of the asked codes that aren't locale codes, or whose language nobody knows: worth a finding.
    public let rejected: [String]
}
