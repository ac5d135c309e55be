/// What is known about the offers that a person may have. On a phone the store knows; here you say it.
public struct AdaptyOfferEligibility: Sendable, Hashable {
    /// What is known about one offer.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// The person may have the offer.
        case eligible
        /// The person may not have the offer.
        case ineligible
        /// Nobody has said yet. The offer isn't attached, for an offer on a product means that the person may have it.
        case unknown
    }

    /// Introductory offers: a person may have one in each subscription group, once. Applies to every group that
    /// ``introductoryByGroup`` doesn't name.
    public var introductory: State
    /// Introductory offers by the identifier of the subscription group.
    public var introductoryByGroup: [String: State]
    /// Win-back offers by their id. Where an id isn't named, what the store says counts.
    public var winBack: [String: State]

    /// Says what is known.
    ///
    /// - Parameters:
    ///   - introductory: Introductory offers of every group that isn't named.
    ///   - introductoryByGroup: Introductory offers by subscription group.
    ///   - winBack: Win-back offers by id.
    public init(introductory: State = .unknown, introductoryByGroup: [String: State] = [:], winBack: [String: State] = [:]) {
        self.introductory = introductory
        self.introductoryByGroup = introductoryByGroup
        self.winBack = winBack
    }
}
