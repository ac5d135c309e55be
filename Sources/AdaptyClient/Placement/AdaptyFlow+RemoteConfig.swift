import LocaleKit

extension AdaptyFlow {
    /// Picks the remote config for a person who prefers these locales, and says why.
    ///
    /// For each preferred locale in turn: the code itself in any spelling, then the same locale under another code, then the
    /// same language in the same script. Simplified Chinese never stands in for Traditional, nor the other way round. Where
    /// nothing fits, the default is used, never simply the first config.
    ///
    /// - Parameters:
    ///   - preferredLocales: Locale codes in any spelling, the most wanted first, as `["fr-CA", "en"]`.
    ///   - defaultLocale: The locale for everybody else; `en` unless you say otherwise, as in the dashboard.
    /// - Returns: The config, if any fits, with the reason and the steps that led to it.
    public func remoteConfig(for preferredLocales: [String], defaultLocale: String? = "en") -> AdaptyRemoteConfigChoice {
        let match = LocaleMatcher(available: remoteConfigs.map(\.locale), fallback: defaultLocale).match(asked: preferredLocales)
        return AdaptyRemoteConfigChoice(
            config: match.used.flatMap { used in remoteConfigs.first { $0.locale == used } },
            preferredLocales: match.asked,
            reason: .init(rawValue: match.reason.rawValue) ?? .none,
            steps: match.steps)
    }
}
