/// What is known about a person: which access levels they have, and what they bought.
///
/// In JSON the keys are `profile_id`, `customer_user_id`, `segment_hash`, `is_test_user`, `timestamp`, `custom_attributes`,
/// `paid_access_levels`, `subscriptions`, `non_subscriptions` and `applied_attribution_sources`.
public struct AdaptyProfile: Sendable {
    /// The profile's id. It changes when somebody else logs in.
    public let profileId: String
    /// The person's id in the developer's own system, or `nil` for somebody who didn't log in.
    public let customerUserId: String?
    /// Stands for the set of segments that the profile is in.
    public let segmentHash: String
    /// Whether the profile belongs to a tester. Testers always get new content.
    public let isTestUser: Bool
    /// The profile's version: of two copies the one with the higher number is newer.
    public let version: Int64
    /// What the developer noted about the person, by key.
    public let customAttributes: [String: CustomAttribute]
    /// The access levels that were ever paid for, by id. Ask `accessLevels["premium"]?.isActive ?? false`.
    public let accessLevels: [String: AccessLevel]
    /// The subscriptions that were ever bought, by the product's id in the store.
    public let subscriptions: [String: Subscription]
    /// Everything else that was ever bought, by the product's id in the store, in the order of purchase.
    public let nonSubscriptions: [String: [NonSubscription]]
    /// The attribution providers whose data has reached the profile, as `apple_search_ads`. It takes no part in comparing two
    /// profiles.
    public let appliedExternalAttributionProviders: [String]

    /// A value that the developer noted about a person.
    public enum CustomAttribute: Sendable, Hashable {
        /// A text of at most 50 characters.
        case string(String)
        /// A number; yes and no are 1 and 0.
        case number(Double)
    }

    /// Makes a profile, for previews and tests.
    ///
    /// - Parameters:
    ///   - profileId: The profile's id.
    ///   - customerUserId: The person's id in the developer's own system.
    ///   - segmentHash: Stands for the profile's segments.
    ///   - isTestUser: Whether it belongs to a tester.
    ///   - version: The profile's version.
    ///   - customAttributes: What the developer noted.
    ///   - accessLevels: The access levels by id.
    ///   - subscriptions: The subscriptions by the product's id.
    ///   - nonSubscriptions: Other purchases by the product's id.
    ///   - appliedExternalAttributionProviders: The attribution providers that have answered.
    public init(
        profileId: String, customerUserId: String? = nil, segmentHash: String = "", isTestUser: Bool = false, version: Int64 = 0,
        customAttributes: [String: CustomAttribute] = [:], accessLevels: [String: AccessLevel] = [:],
        subscriptions: [String: Subscription] = [:], nonSubscriptions: [String: [NonSubscription]] = [:],
        appliedExternalAttributionProviders: [String] = []
    ) {
        self.profileId = profileId
        self.customerUserId = customerUserId
        self.segmentHash = segmentHash
        self.isTestUser = isTestUser
        self.version = version
        self.customAttributes = customAttributes
        self.accessLevels = accessLevels
        self.subscriptions = subscriptions
        self.nonSubscriptions = nonSubscriptions
        self.appliedExternalAttributionProviders = appliedExternalAttributionProviders
    }
}

extension AdaptyProfile: Hashable {
    /// Whether two profiles say the same about a person; attribution providers don't count.
    ///
    /// - Parameters:
    ///   - a: A profile.
    ///   - b: Another.
    /// - Returns: `true` where all but the attribution providers agree.
    public static func == (a: Self, b: Self) -> Bool {
        a.profileId == b.profileId && a.customerUserId == b.customerUserId && a.segmentHash == b.segmentHash
            && a.isTestUser == b.isTestUser && a.version == b.version && a.customAttributes == b.customAttributes
            && a.accessLevels == b.accessLevels && a.subscriptions == b.subscriptions && a.nonSubscriptions == b.nonSubscriptions
    }

    /// Feeds what `==` compares and is cheap.
    ///
    /// - Parameter hasher: Where to.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(profileId)
        hasher.combine(version)
        hasher.combine(segmentHash)
    }
}
