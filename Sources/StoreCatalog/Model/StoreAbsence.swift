import Diagnostics

/// Why a product isn't sold in a storefront that the files name.
public struct StoreAbsence: Sendable, Hashable {
    /// The reasons.
    public enum Reason: Sendable, Hashable {
        /// The plan, or the product, is in this state of the store: `DRAFT`, `INACTIVE`, `ARCHIVED`, `REMOVED_FROM_SALE`.
        case state(String)
        /// The region isn't open to new customers.
        case closedToNewCustomers
        /// The price begins on this day, and none counts before.
        case startsOn(String)
        /// The store has only a price that is kept for people who subscribed before.
        case keptForEarlierCustomers
    }

    /// ISO 3166-1 alpha-3.
    public let storefront: String
    /// Why.
    public let reason: Reason
    /// Where the file says so.
    public let range: SourceRange

    /// The reason in English words.
    public var words: String {
        switch reason {
        case .state("DRAFT"): "the plan is a draft"
        case .state("INACTIVE"): "the plan isn't active"
        case .state("ARCHIVED"): "the product is archived"
        case .state(let other): "the store's state is \(other)"
        case .closedToNewCustomers: "closed to new customers"
        case .startsOn(let date): "the price begins on \(date)"
        case .keptForEarlierCustomers: "the price is kept for earlier customers"
        }
    }
}
