/// The store that sells a product.
public enum StoreKind: String, Sendable, Hashable, CaseIterable {
    /// Apple's App Store.
    case appStore = "app-store"
    /// Google Play.
    case googlePlay = "google-play"
}
