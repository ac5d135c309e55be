import Diagnostics
import Foundation

/// What one storefront charges for a product.
public struct StoreListing: Sendable {
    /// ISO 3166-1 alpha-3, as the App Store has it (`XKS` is Kosovo).
    public let storefront: String
    /// The currency of every amount here, ISO 4217.
    public let currency: String
    /// What is charged each time; `nil` where the file's price can't be read, which is a finding.
    public let price: Decimal?
    /// Where the price stands.
    public let priceRange: SourceRange
    /// The offers in the order introductory, promotional, win-back, code; within each as in the file.
    public internal(set) var offers: [StoreOffer]
    /// How the price may be paid, where there is a choice (StoreKit configuration 5.0).
    public let billingPlans: [StoreBillingPlan]
    /// The locale that the file is tested in, as `fr_FR`: whose texts the store shows first.
    public let sourceLocale: String?
}
