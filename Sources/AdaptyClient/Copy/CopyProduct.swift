import Diagnostics

/// A product as a source of copy names it, and where.
public struct CopyProduct: Sendable {
    /// The product as the paywall names it.
    public let reference: AdaptyProductReference
    /// The paywall's name in the dashboard.
    public let paywallName: String
    /// The product's place inside its paywall, counted from 0.
    public let index: Int
    /// Where the product's store id stands, or the reference itself where it has none.
    public let range: SourceRange
}
