import Foundation

extension AdaptyProfile {
    /// A purchase that doesn't renew: a consumable, something for ever, or a pass.
    public struct NonSubscription: Sendable, Hashable {
        /// The purchase's id. Keep it to give out a consumable once only.
        public let purchaseId: String
        /// Where it was bought.
        public let store: AdaptyStore
        /// The store's id of the product.
        public let vendorProductId: String
        /// When it was bought.
        public let purchasedAt: Date
        /// Whether it was bought in the store's test environment.
        public let isSandbox: Bool
        /// Whether the money was given back.
        public let isRefund: Bool
        /// Whether it is used up and can be bought again.
        public let isConsumable: Bool
        /// The store's id of the transaction.
        public let vendorTransactionId: String?

        /// Makes a purchase, for previews and tests.
        ///
        /// - Parameters:
        ///   - purchaseId: The purchase's id.
        ///   - store: Where it was bought.
        ///   - vendorProductId: The store's id of the product.
        ///   - purchasedAt: When it was bought.
        ///   - isSandbox: Whether it was bought in the store's test environment.
        ///   - isRefund: Whether the money was given back.
        ///   - isConsumable: Whether it is used up and can be bought again.
        ///   - vendorTransactionId: The store's id of the transaction.
        public init(
            purchaseId: String, store: AdaptyStore, vendorProductId: String, purchasedAt: Date, isSandbox: Bool,
            isRefund: Bool, isConsumable: Bool, vendorTransactionId: String? = nil
        ) {
            self.purchaseId = purchaseId
            self.store = store
            self.vendorProductId = vendorProductId
            self.purchasedAt = purchasedAt
            self.isSandbox = isSandbox
            self.isRefund = isRefund
            self.isConsumable = isConsumable
            self.vendorTransactionId = vendorTransactionId
        }
    }
}

extension AdaptyProfile.NonSubscription: Codable {
    private enum CodingKeys: String, CodingKey {
        case purchaseId = "purchase_id"
        case store
        case vendorProductId = "vendor_product_id"
        case purchasedAt = "purchased_at"
        case isSandbox = "is_sandbox"
        case isRefund = "is_refund"
        case isConsumable = "is_consumable"
        case vendorTransactionId = "vendor_transaction_id"
    }

    /// Reads the JSON object of a purchase.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where a required key is missing, or a key is of the wrong type.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            purchaseId: try keys.decode(String.self, forKey: .purchaseId),
            store: try keys.decode(AdaptyStore.self, forKey: .store),
            vendorProductId: try keys.decode(String.self, forKey: .vendorProductId),
            purchasedAt: try keys.decode(WireDate.self, forKey: .purchasedAt).date,
            isSandbox: try keys.decode(Bool.self, forKey: .isSandbox),
            isRefund: try keys.decode(Bool.self, forKey: .isRefund),
            isConsumable: try keys.decode(Bool.self, forKey: .isConsumable),
            vendorTransactionId: try keys.decodeIfPresent(String.self, forKey: .vendorTransactionId))
    }

    /// Writes the JSON object; keys without a value are left out, dates are in UTC.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(purchaseId, forKey: .purchaseId)
        try keys.encode(store, forKey: .store)
        try keys.encode(vendorProductId, forKey: .vendorProductId)
        try keys.encode(WireDate(purchasedAt), forKey: .purchasedAt)
        try keys.encode(isSandbox, forKey: .isSandbox)
        try keys.encode(isRefund, forKey: .isRefund)
        try keys.encode(isConsumable, forKey: .isConsumable)
        try keys.encodeIfPresent(vendorTransactionId, forKey: .vendorTransactionId)
    }
}
