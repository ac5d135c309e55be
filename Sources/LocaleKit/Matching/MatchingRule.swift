/// How an app picks one of the languages it has. Raw values as in `vitrine.yml`.
public enum MatchingRule: String, Hashable, Sendable, CaseIterable {
    /// Scripts kept apart, old codes known, nearest region of the language, then the default.
    case vitrine
    /// Adapty's server for SDK generation 3: lower case and hyphens, the exact code, else the part before the first hyphen, else the default.
    case adapty3 = "adapty-3"
    /// Adapty's SDK of generation 4 for texts of a flow: the exact code, case-sensitive, else the default.
    case adapty4 = "adapty-4"
}
