/// What kind of file of products a file is.
public enum ProductFileKind: String, Sendable, Hashable, CaseIterable {
    /// Xcode's StoreKit configuration.
    case storeKit = "storekit"
    /// A table of prices with a header line.
    case priceList = "csv"
    /// An answer of the App Store Connect API. It is recognised, and has no effect yet.
    case appStoreConnect = "app-store-connect"
    /// An answer of the Google Play API or its device library. It is recognised, and has no effect yet.
    case googlePlay = "google-play"
}
