/// What kind of product the dashboard says a product is. The set is open: a value that isn't listed here is kept as it is.
public struct AdaptyProductType: RawRepresentable, Sendable, Hashable, Codable {
    /// The value on the wire, as `annual`.
    public let rawValue: String

    /// Keeps any value.
    ///
    /// - Parameter rawValue: The value on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A subscription that renews each week.
    public static let weekly = Self(rawValue: "weekly")
    /// A subscription that renews each month.
    public static let monthly = Self(rawValue: "monthly")
    /// A subscription that renews every two months.
    public static let twoMonths = Self(rawValue: "two_months")
    /// A subscription that renews every three months.
    public static let trimonthly = Self(rawValue: "trimonthly")
    /// A subscription that renews every six months.
    public static let semiannual = Self(rawValue: "semiannual")
    /// A subscription that renews each year.
    public static let annual = Self(rawValue: "annual")
    /// A purchase that is kept for ever.
    public static let lifetime = Self(rawValue: "lifetime")
    /// A purchase that is used up and can be made again.
    public static let consumable = Self(rawValue: "consumable")
    /// A purchase for a limited time that doesn't renew.
    public static let nonsubscriptions = Self(rawValue: "nonsubscriptions")
    /// Something else.
    public static let uncategorised = Self(rawValue: "uncategorised")
}
