/// Where something was bought. The set is open: a value that isn't listed here is kept as it is.
public struct AdaptyStore: RawRepresentable, Sendable, Hashable, Codable {
    /// The value on the wire, as `app_store`.
    public let rawValue: String

    /// Keeps any value.
    ///
    /// - Parameter rawValue: The value on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Apple's App Store.
    public static let appStore = Self(rawValue: "app_store")
    /// Google Play.
    public static let playStore = Self(rawValue: "play_store")
    /// Given in the dashboard, without a purchase.
    public static let adapty = Self(rawValue: "adapty")
}
