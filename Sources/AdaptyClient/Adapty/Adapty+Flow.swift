import Foundation

extension Adapty {
    /// Loads what a placement shows to this person: one flow, with its remote configs in every locale.
    ///
    /// In an A/B test the profile decides which variation it is: the same profile always gets the same one.
    ///
    /// - Parameters:
    ///   - placementId: The placement's id; white space around it is ignored.
    ///   - fetchPolicy: Whether a stored copy may be used. This version stores none, so the policy changes nothing.
    ///   - loadTimeout: The time limit in seconds, at least 1. This version answers at once, so the limit is never reached.
    /// - Returns: The flow.
    /// - Throws: ``AdaptyError/Code/notActivated`` (2002) before ``activate(with:)``;
    ///   ``AdaptyError/Code/wrongParam`` (3001) for an empty id;
    ///   ``AdaptyError/Code/networkFailed`` (2005) where the fallback file has nothing for the placement, or none is registered;
    ///   ``AdaptyError/Code/unsupportedData`` (3007) where the placement holds a paywall of generation 3 or an onboarding.
    public static func getFlow(
        placementId: String, fetchPolicy: AdaptyPlacementFetchPolicy = .default, loadTimeout: TimeInterval = defaultLoadTimeout
    ) async throws(AdaptyError) -> AdaptyFlow {
        try await session.flow(placementId: placementId)
    }

    /// Loads what a placement shows to the audience "All Users": quicker, for nothing about the person has to be known, but
    /// without targeting.
    ///
    /// - Parameters:
    ///   - placementId: The placement's id; white space around it is ignored.
    ///   - fetchPolicy: Whether a stored copy may be used. This version stores none, so the policy changes nothing.
    /// - Returns: The flow. This version has only the fallback file to answer from, so the answer is that of
    ///   ``getFlow(placementId:fetchPolicy:loadTimeout:)``.
    /// - Throws: The same errors as ``getFlow(placementId:fetchPolicy:loadTimeout:)``.
    public static func getFlowForDefaultAudience(
        placementId: String, fetchPolicy: AdaptyPlacementFetchPolicy = .default
    ) async throws(AdaptyError) -> AdaptyFlow {
        try await session.flow(placementId: placementId)
    }
}
