import AdaptyClient
import Diagnostics

extension StoreCatalog {
    /// What kind of file of products a file is, by its content. The file needn't be whole: a truncated one is still told, so
    /// that reading it names the fault.
    ///
    /// - Parameter source: The file.
    /// - Returns: `nil` for anything else.
    public static func recognise(_ source: SourceText) -> ProductFileKind? {
        var top = TopLevelKeys(source.bytes)
        if top.first == UInt8(ascii: "["), let start = source.bytes.firstIndex(of: UInt8(ascii: "{")) {
            // A list of what the device library returns.
            top = TopLevelKeys(Array(source.bytes[start...]))
            return ["subscriptionOfferDetails", "oneTimePurchaseOfferDetails", "basePlans"].contains(where: top.contains) ? .googlePlay : nil
        }
        guard top.first == UInt8(ascii: "{") else { return PriceListReader.isPriceList(source.bytes) ? .priceList : nil }
        func has(_ names: String...) -> Bool { names.contains(where: top.contains) }
        if has("subscriptionGroups", "nonRenewingSubscriptions", "appPolicies", "subscriptionOffersKeyPair") { return .storeKit }
        if has("products"), has("settings", "version", "identifier") { return .storeKit }
        if has("data"), has("included", "links", "jsonapi") || top.first(of: "data") == UInt8(ascii: "[") { return .appStoreConnect }
        if has("subscriptionOffers", "basePlans", "subscriptionOfferDetails", "inappproduct", "subscriptions", "productDetailsList") { return .googlePlay }
        if has("packageName"), has("productId", "sku") { return .googlePlay }
        if has("productId"), has("productType", "oneTimePurchaseOfferDetails") { return .googlePlay }
        // What remains of a StoreKit configuration that is cut off near its beginning.
        return has("identifier") && top.keys.count == 1 ? .storeKit : nil
    }
}
