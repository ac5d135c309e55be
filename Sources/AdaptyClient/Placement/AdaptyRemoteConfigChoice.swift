/// Which remote config was chosen for a person, and why.
public struct AdaptyRemoteConfigChoice: Sendable, Hashable {
    /// Why a config was chosen. The values are the same in every version.
    public enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
        /// A preferred locale is there, letter for letter.
        case exact
        /// A preferred locale is there in another spelling: `pt_BR` was asked for, `pt-br` is there.
        case spelling
        /// A preferred locale is there under another code: `iw` and `he`, `zh-TW` and `zh-hant`.
        case sameLocale = "same-locale"
        /// The language is there in the same script, for another region or for none: `fr` for `fr-CA`.
        case sameLanguage = "same-language"
        /// Another written form of the language is there: Norwegian Bokmål for Nynorsk.
        case related
        /// None of the preferred locales is there; the default is used.
        case fallback = "default"
        /// None of the preferred locales is there, nor the default.
        case none
    }

    /// The config, or `nil` where the reason is ``Reason/none``.
    public let config: AdaptyRemoteConfig?
    /// The locales that were asked for, in order.
    public let preferredLocales: [String]
    /// Why the config was chosen.
    public let reason: Reason
    /// What was tried, in order, as sentences in English for a log.
    public let steps: [String]

    /// Makes a choice, for previews and tests.
    ///
    /// - Parameters:
    ///   - config: The config.
    ///   - preferredLocales: The locales that were asked for.
    ///   - reason: Why the config was chosen.
    ///   - steps: What was tried.
    public init(config: AdaptyRemoteConfig?, preferredLocales: [String], reason: Reason, steps: [String]) {
        self.config = config
        self.preferredLocales = preferredLocales
        self.reason = reason
        self.steps = steps
    }
}
