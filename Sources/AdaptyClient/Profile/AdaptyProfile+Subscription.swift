import Foundation

extension AdaptyProfile {
    /// A subscription that a person has or had.
    public struct Subscription: Sendable, Hashable {
        /// Whether it is in force now. It stays so after a cancellation until `expiresAt`, and during a grace period past it.
        public let isActive: Bool
        /// The store's id of the product that was bought.
        public let vendorProductId: String
        /// Where it was bought.
        public let store: AdaptyStore
        /// When it was first bought.
        public let activatedAt: Date
        /// Whether it never ends.
        public let isLifetime: Bool
        /// Whether it will renew by itself. `false` after a cancellation, while `isActive` is still `true`.
        public let willRenew: Bool
        /// Whether a payment failed and the store is still trying.
        public let isInGracePeriod: Bool
        /// Whether the money was given back.
        public let isRefund: Bool
        /// The store's id of the last transaction.
        public let vendorTransactionId: String
        /// The store's id of the first transaction.
        public let vendorOriginalTransactionId: String
        /// Whether it was bought in the store's test environment.
        public let isSandbox: Bool
        /// When it last renewed.
        public let renewedAt: Date?
        /// When it begins; in the future for one that isn't in force yet.
        public let startsAt: Date?
        /// When it ends; `nil` where it never does.
        public let expiresAt: Date?
        /// When renewal was switched off.
        public let unsubscribedAt: Date?
        /// When a payment failed; `nil` once it has been settled.
        public let billingIssueDetectedAt: Date?
        /// How the introductory offer in force is paid: `free_trial`, `pay_as_you_go` or `pay_up_front`.
        public let activeIntroductoryOfferType: String?
        /// How the promotional offer in force is paid.
        public let activePromotionalOfferType: String?
        /// The promotional offer in force.
        public let activePromotionalOfferId: String?
        /// The offer's id in the store.
        public let offerId: String?
        /// Why it ended.
        public let cancellationReason: AdaptyCancellationReason?

        /// Makes a subscription, for previews and tests.
        ///
        /// - Parameters:
        ///   - isActive: Whether it is in force now.
        ///   - vendorProductId: The store's id of the product that was bought.
        ///   - store: Where it was bought.
        ///   - activatedAt: When it was first bought.
        ///   - isLifetime: Whether it never ends.
        ///   - willRenew: Whether it will renew by itself.
        ///   - isInGracePeriod: Whether a payment failed and the store is still trying.
        ///   - isRefund: Whether the money was given back.
        ///   - vendorTransactionId: The store's id of the last transaction.
        ///   - vendorOriginalTransactionId: The store's id of the first transaction.
        ///   - isSandbox: Whether it was bought in the store's test environment.
        ///   - renewedAt: When it last renewed.
        ///   - startsAt: When it begins.
        ///   - expiresAt: When it ends.
        ///   - unsubscribedAt: When renewal was switched off.
        ///   - billingIssueDetectedAt: When a payment failed.
        ///   - activeIntroductoryOfferType: How the introductory offer in force is paid: `free_trial`, `pay_as_you_go` or `pay_up_front`.
        ///   - activePromotionalOfferType: How the promotional offer in force is paid.
        ///   - activePromotionalOfferId: The promotional offer in force.
        ///   - offerId: The offer's id in the store.
        ///   - cancellationReason: Why it ended.
        public init(
            isActive: Bool, vendorProductId: String, store: AdaptyStore, activatedAt: Date, isLifetime: Bool, willRenew:
            Bool, isInGracePeriod: Bool, isRefund: Bool, vendorTransactionId: String, vendorOriginalTransactionId:
            String, isSandbox: Bool, renewedAt: Date? = nil, startsAt: Date? = nil, expiresAt: Date? = nil,
            unsubscribedAt: Date? = nil, billingIssueDetectedAt: Date? = nil, activeIntroductoryOfferType: String? =
            nil, activePromotionalOfferType: String? = nil, activePromotionalOfferId: String? = nil, offerId: String? =
            nil, cancellationReason: AdaptyCancellationReason? = nil
        ) {
            self.isActive = isActive
            self.vendorProductId = vendorProductId
            self.store = store
            self.activatedAt = activatedAt
            self.isLifetime = isLifetime
            self.willRenew = willRenew
            self.isInGracePeriod = isInGracePeriod
            self.isRefund = isRefund
            self.vendorTransactionId = vendorTransactionId
            self.vendorOriginalTransactionId = vendorOriginalTransactionId
            self.isSandbox = isSandbox
            self.renewedAt = renewedAt
            self.startsAt = startsAt
            self.expiresAt = expiresAt
            self.unsubscribedAt = unsubscribedAt
            self.billingIssueDetectedAt = billingIssueDetectedAt
            self.activeIntroductoryOfferType = activeIntroductoryOfferType
            self.activePromotionalOfferType = activePromotionalOfferType
            self.activePromotionalOfferId = activePromotionalOfferId
            self.offerId = offerId
            self.cancellationReason = cancellationReason
        }
    }
}

extension AdaptyProfile.Subscription: Codable {
    private enum CodingKeys: String, CodingKey {
        case isActive = "is_active"
        case vendorProductId = "vendor_product_id"
        case store
        case activatedAt = "activated_at"
        case isLifetime = "is_lifetime"
        case willRenew = "will_renew"
        case isInGracePeriod = "is_in_grace_period"
        case isRefund = "is_refund"
        case vendorTransactionId = "vendor_transaction_id"
        case vendorOriginalTransactionId = "vendor_original_transaction_id"
        case isSandbox = "is_sandbox"
        case renewedAt = "renewed_at"
        case startsAt = "starts_at"
        case expiresAt = "expires_at"
        case unsubscribedAt = "unsubscribed_at"
        case billingIssueDetectedAt = "billing_issue_detected_at"
        case activeIntroductoryOfferType = "active_introductory_offer_type"
        case activePromotionalOfferType = "active_promotional_offer_type"
        case activePromotionalOfferId = "active_promotional_offer_id"
        case offerId = "offer_id"
        case cancellationReason = "cancellation_reason"
    }

    /// Reads the JSON object of a subscription.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where a required key is missing, or a key is of the wrong type.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            isActive: try keys.decode(Bool.self, forKey: .isActive),
            vendorProductId: try keys.decode(String.self, forKey: .vendorProductId),
            store: try keys.decode(AdaptyStore.self, forKey: .store),
            activatedAt: try keys.decode(WireDate.self, forKey: .activatedAt).date,
            isLifetime: try keys.decode(Bool.self, forKey: .isLifetime),
            willRenew: try keys.decode(Bool.self, forKey: .willRenew),
            isInGracePeriod: try keys.decode(Bool.self, forKey: .isInGracePeriod),
            isRefund: try keys.decode(Bool.self, forKey: .isRefund),
            vendorTransactionId: try keys.decode(String.self, forKey: .vendorTransactionId),
            vendorOriginalTransactionId: try keys.decode(String.self, forKey: .vendorOriginalTransactionId),
            isSandbox: try keys.decode(Bool.self, forKey: .isSandbox),
            renewedAt: try keys.decodeIfPresent(WireDate.self, forKey: .renewedAt)?.date,
            startsAt: try keys.decodeIfPresent(WireDate.self, forKey: .startsAt)?.date,
            expiresAt: try keys.decodeIfPresent(WireDate.self, forKey: .expiresAt)?.date,
            unsubscribedAt: try keys.decodeIfPresent(WireDate.self, forKey: .unsubscribedAt)?.date,
            billingIssueDetectedAt: try keys.decodeIfPresent(WireDate.self, forKey: .billingIssueDetectedAt)?.date,
            activeIntroductoryOfferType: try keys.decodeIfPresent(String.self, forKey: .activeIntroductoryOfferType),
            activePromotionalOfferType: try keys.decodeIfPresent(String.self, forKey: .activePromotionalOfferType),
            activePromotionalOfferId: try keys.decodeIfPresent(String.self, forKey: .activePromotionalOfferId),
            offerId: try keys.decodeIfPresent(String.self, forKey: .offerId),
            cancellationReason: try keys.decodeIfPresent(AdaptyCancellationReason.self, forKey: .cancellationReason))
    }

    /// Writes the JSON object; keys without a value are left out, dates are in UTC.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(isActive, forKey: .isActive)
        try keys.encode(vendorProductId, forKey: .vendorProductId)
        try keys.encode(store, forKey: .store)
        try keys.encode(WireDate(activatedAt), forKey: .activatedAt)
        try keys.encode(isLifetime, forKey: .isLifetime)
        try keys.encode(willRenew, forKey: .willRenew)
        try keys.encode(isInGracePeriod, forKey: .isInGracePeriod)
        try keys.encode(isRefund, forKey: .isRefund)
        try keys.encode(vendorTransactionId, forKey: .vendorTransactionId)
        try keys.encode(vendorOriginalTransactionId, forKey: .vendorOriginalTransactionId)
        try keys.encode(isSandbox, forKey: .isSandbox)
        try keys.encodeIfPresent(renewedAt.map(WireDate.init), forKey: .renewedAt)
        try keys.encodeIfPresent(startsAt.map(WireDate.init), forKey: .startsAt)
        try keys.encodeIfPresent(expiresAt.map(WireDate.init), forKey: .expiresAt)
        try keys.encodeIfPresent(unsubscribedAt.map(WireDate.init), forKey: .unsubscribedAt)
        try keys.encodeIfPresent(billingIssueDetectedAt.map(WireDate.init), forKey: .billingIssueDetectedAt)
        try keys.encodeIfPresent(activeIntroductoryOfferType, forKey: .activeIntroductoryOfferType)
        try keys.encodeIfPresent(activePromotionalOfferType, forKey: .activePromotionalOfferType)
        try keys.encodeIfPresent(activePromotionalOfferId, forKey: .activePromotionalOfferId)
        try keys.encodeIfPresent(offerId, forKey: .offerId)
        try keys.encodeIfPresent(cancellationReason, forKey: .cancellationReason)
    }
}
