import LocaleKit

/// How a base plan of a Google Play subscription is paid.
public struct StoreBasePlan: Sendable, Hashable {
    /// The three kinds of base plans.
    public enum Kind: Sendable, Hashable {
        /// Renews until it is cancelled.
        case autoRenewing
        /// Paid in instalments: the customer commits to so many payments; whether each renewal is a new commitment.
        case installments(payments: Int, renewsWithCommitment: Bool)
        /// Paid for once, without renewal; whether a customer may extend it before it ends.
        case prepaid(isExtensible: Bool)
    }

    /// The plan's id, unique in its subscription.
    public let id: String
    /// How it is paid.
    public let kind: Kind
    /// `ACTIVE`, `INACTIVE` or `DRAFT`; only active plans are sold. `nil` where the file doesn't say, as the device library's.
    public let state: String?
    /// The tags that an app finds the plan by.
    public let tags: [String]
    /// Whether old versions of the device library are given this plan for the bare product id.
    public let isLegacyCompatible: Bool
    /// How long access lasts while a payment fails; `nil` where the file doesn't say.
    public let gracePeriod: Period?
    /// How long the subscription is then held; `nil` where the file doesn't say (Google takes 60 days less the grace period).
    public let accountHold: Period?
}
