import Diagnostics
import Foundation

/// One way to pay for a subscription: the App Store's billing plans, and the instalments of Google Play.
public struct StoreBillingPlan: Sendable {
    /// `BILLED_UPFRONT` or `MONTHLY` on the App Store, `INSTALLMENTS` on Google Play; other values are kept as they are.
    public let type: String
    /// One payment; `nil` where it can't be read.
    public let price: Decimal?
    /// The sum over the commitment; `nil` where there is none or it can't be read.
    public let commitmentPrice: Decimal?
    /// How many payments the commitment has; `nil` where the file doesn't say.
    public var payments: Int? = nil
    /// Whether the store offers the plan.
    public let isEnabled: Bool
    /// Where the plan stands.
    public let range: SourceRange
}
