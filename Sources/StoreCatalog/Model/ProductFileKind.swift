/// What kind of file of products a file is.
public enum ProductFileKind: String, Sendable, Hashable, CaseIterable {
    /// Xcode's StoreKit configuration.
    case storeKit = "storekit"
    /// A table of prices with a header line.
    case priceList = "csv"
    /// An answer of the App Store Connect API.
    case appStoreConnect = "app-store-connect"
    /// An answer of the Google Play API, or what its device library hands to an app, as JSON.
    case googlePlay = "google-play"
}
