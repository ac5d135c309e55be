import Foundation

extension Adapty {
    /// Loads what a placement shows to this person, in the vocabulary of SDK generation 3: one paywall with one remote config.
    ///
    /// - Parameters:
    ///   - placementId: The placement's id; white space around it is ignored.
    ///   - locale: The locale to ask for; `en` where it is `nil` or empty. A fallback file of generation 3 holds one locale,
    ///     which is returned whatever is asked for: look at ``AdaptyRemoteConfig/locale``.
    ///   - fetchPolicy: Whether a stored copy may be used. This version stores none, so the policy changes nothing.
    ///   - loadTimeout: The time limit in seconds, at least 1. This version answers at once, so the limit is never reached.
    /// - Returns: The paywall.
    /// - Throws: ``AdaptyError/Code/notActivated`` (2002) before ``activate(with:)``;
    ///   ``AdaptyError/Code/wrongParam`` (3001) for an empty id;
    ///   ``AdaptyError/Code/networkFailed`` (2005) where the fallback file has nothing for the placement, or none is registered;
    ///   ``AdaptyError/Code/unsupportedData`` (3007) where the placement holds a flow or an onboarding.
    public static func getPaywall(
        placementId: String, locale: String? = nil, fetchPolicy: AdaptyPlacementFetchPolicy = .default,
        loadTimeout: TimeInterval = defaultLoadTimeout
    ) async throws(AdaptyError) -> AdaptyPaywall {
        try await session.paywall(placementId: placementId)
    }

    /// Loads what a placement shows to the audience "All Users", in the vocabulary of SDK generation 3: quicker, but without
    /// targeting.
    ///
    /// - Parameters:
    ///   - placementId: The placement's id; white space around it is ignored.
    ///   - locale: The locale to ask for; `en` where it is `nil` or empty.
    ///   - fetchPolicy: Whether a stored copy may be used. This version stores none, so the policy changes nothing.
    /// - Returns: The paywall. This version has only the fallback file to answer from, so the answer is that of
    ///   ``getPaywall(placementId:locale:fetchPolicy:loadTimeout:)``.
    /// - Throws: The same errors as ``getPaywall(placementId:locale:fetchPolicy:loadTimeout:)``.
    public static func getPaywallForDefaultAudience(
        placementId: String, locale: String? = nil, fetchPolicy: AdaptyPlacementFetchPolicy = .default
    ) async throws(AdaptyError) -> AdaptyPaywall {
        try await session.paywall(placementId: placementId)
    }
}
