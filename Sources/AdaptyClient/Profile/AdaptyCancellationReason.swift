/// Why a subscription ended. The set is open: a value that isn't listed here is kept as it is.
public struct AdaptyCancellationReason: RawRepresentable, Sendable, Hashable, Codable {
    /// The value on the wire, as `voluntarily_cancelled`.
    public let rawValue: String

    /// Keeps any value.
    ///
    /// - Parameter rawValue: The value on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The person switched renewal off.
    public static let voluntarilyCancelled = Self(rawValue: "voluntarily_cancelled")
    /// The payment failed.
    public static let billingError = Self(rawValue: "billing_error")
    /// The person didn't agree to a higher price.
    public static let priceIncrease = Self(rawValue: "price_increase")
    /// The product wasn't sold any more when it should have renewed.
    public static let productWasNotAvailable = Self(rawValue: "product_was_not_available")
    /// The money was given back.
    public static let refund = Self(rawValue: "refund")
    /// The person moved to a higher plan.
    public static let upgraded = Self(rawValue: "upgraded")
    /// The store didn't say.
    public static let unknown = Self(rawValue: "unknown")
}
