import Diagnostics
import Foundation

/// A price that the store knows for a storefront besides the one that new customers pay today.
public struct StoreScheduledPrice: Sendable {
    /// ISO 3166-1 alpha-3.
    public let storefront: String
    /// The amount; `nil` where the files don't hold it.
    public let price: Decimal?
    /// ISO 4217.
    public let currency: String
    /// The first day on which it counts, as `2027-02-01`; `nil` for a price that counts already.
    public let startDate: String?
    /// Whether it is kept for people who subscribed before, and so is no price for new customers.
    public let isPreserved: Bool
    /// `BILLED_UPFRONT` or `MONTHLY`.
    public let billingPlanType: String
    /// Where it stands.
    public let range: SourceRange
}
