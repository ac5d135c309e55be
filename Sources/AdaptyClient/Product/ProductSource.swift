/// Where prices and product texts come from: the part that the App Store or Google Play plays on a phone.
///
/// The module `StoreCatalog` answers from store files. Write your own to answer from anywhere else.
public protocol ProductSource: Sendable {
    /// The products with these ids, as one storefront sells them.
    ///
    /// - Parameters:
    ///   - ids: The store's ids, in the order of the paywall; an id may occur more than once.
    ///   - storefront: The storefront's ISO 3166-1 alpha-3 code, as `FRA`; `nil` for the source's own default.
    /// - Returns: The products that the storefront sells, in any order, at most one for each id. Products that it doesn't
    ///   know are left out.
    /// - Throws: Any error where products can't be had at all. The caller sees it as
    ///   ``AdaptyError/Code/productRequestFailed``.
    func products(ids: [String], storefront: String?) async throws -> [AdaptyStoreProduct]
}
