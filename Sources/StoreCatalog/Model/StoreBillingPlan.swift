import Diagnostics
import Foundation

/// One way to pay for a subscription (StoreKit configuration 5.0).
public struct StoreBillingPlan: Sendable {
    /// `BILLED_UPFRONT` or `MONTHLY`; other values are kept as they are.
    public let type: String
    /// One payment; `nil` where it can't be read.
    public let price: Decimal?
    /// The sum over the commitment; `nil` where there is none or it can't be read.
    public let commitmentPrice: Decimal?
    /// Whether the store offers the plan.
    public let isEnabled: Bool
    /// Where the plan stands.
    public let range: SourceRange
}
