import AdaptyClient
import Diagnostics

extension StoreCatalog {
    /// What kind of file of products a file is, by its content. The file needn't be whole: a truncated one is still told, so
    /// that reading it names the fault.
    ///
    /// - Parameter source: The file.
    /// - Returns: `nil` for anything else.
    public static func recognise(_ source: SourceText) -> ProductFileKind? {
        let top = TopLevelKeys(source.bytes)
        guard top.first == UInt8(ascii: "{") else { return PriceListReader.isPriceList(source.bytes) ? .priceList : nil }
        func has(_ names: String...) -> Bool { names.contains(where: top.contains) }
        if has("subscriptionGroups", "nonRenewingSubscriptions", "appPolicies", "subscriptionOffersKeyPair") { return .storeKit }
        if has("products"), has("settings", "version", "identifier") { return .storeKit }
        if has("data"), has("included", "links", "jsonapi") || top.first(of: "data") == UInt8(ascii: "[") { return .appStoreConnect }
        if has("subscriptionOffers", "basePlans", "subscriptionOfferDetails", "inappproduct", "subscriptions") { return .googlePlay }
        if has("packageName"), has("productId", "sku") { return .googlePlay }
        // What remains of a StoreKit configuration that is cut off near its beginning.
        return has("identifier") && top.keys.count == 1 ? .storeKit : nil
    }
}
