import Diagnostics
import Foundation

/// What one storefront charges for a product.
public struct StoreListing: Sendable {
    /// ISO 3166-1 alpha-3, as the App Store has it (`XKS` is Kosovo); the regions of Google Play are written so too.
    public let storefront: String
    /// The currency of every amount here, ISO 4217.
    public let currency: String
    /// What is charged each time; `nil` where the file's price can't be read, which is a finding.
    public let price: Decimal?
    /// Where the price stands.
    public let priceRange: SourceRange
    /// The offers in the order introductory, promotional, win-back, code; within each as in the file. Those of Google Play are
    /// in the file's order.
    public internal(set) var offers: [StoreOffer]
    /// How the price may be paid, where there is a choice or a commitment.
    public internal(set) var billingPlans: [StoreBillingPlan]
    /// The locale that the file is tested in, as `fr_FR`: whose texts the store shows first. `nil` where the file has none.
    public let sourceLocale: String?
    /// Offers that begin on a day which isn't known to have come.
    public internal(set) var laterOffers: [StoreOffer] = []
    /// Prices that new customers don't pay today: later ones, and those kept for earlier customers.
    public internal(set) var scheduledPrices: [StoreScheduledPrice] = []
}
