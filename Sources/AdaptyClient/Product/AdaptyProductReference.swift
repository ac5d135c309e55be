/// A product as a paywall names it: which one to sell and which offers to use. Its price and texts come from the store.
public struct AdaptyProductReference: Sendable, Hashable {
    /// The product's id in the store, for example `com.example.app.pro.yearly`.
    public let vendorProductId: String
    /// The product's id in the dashboard. It is the same for the App Store and Google Play.
    public let adaptyProductId: String
    /// The access level that a purchase unlocks, for example `premium`; `nil` in files of format 8 and older, which don't say.
    public let accessLevelId: String?
    /// What kind of product it is; `nil` in files of format 8 and older, which don't say.
    public let productType: AdaptyProductType?
    /// The product's id inside its flow (since SDK 4.0). Texts made in the builder refer to it.
    public let flowProductId: String?
    /// The promotional offer to use. `nil` where there is none, or where the dashboard has switched promotional offers off for
    /// this product.
    public let promotionalOfferId: String?
    /// The win-back offer to use, for people whose subscription has ended.
    public let winBackOfferId: String?
    /// The base plan on Google Play.
    public let basePlanId: String?
    /// The offer of that base plan on Google Play.
    public let googlePlayOfferId: String?

    /// Makes a reference, for previews and tests.
    ///
    /// - Parameters:
    ///   - vendorProductId: The product's id in the store.
    ///   - adaptyProductId: The product's id in the dashboard.
    ///   - accessLevelId: The access level that a purchase unlocks.
    ///   - productType: What kind of product it is.
    ///   - flowProductId: The product's id inside its flow.
    ///   - promotionalOfferId: The promotional offer to use.
    ///   - winBackOfferId: The win-back offer to use.
    ///   - basePlanId: The base plan on Google Play.
    ///   - googlePlayOfferId: The offer of that base plan.
    public init(
        vendorProductId: String, adaptyProductId: String, accessLevelId: String? = nil, productType: AdaptyProductType? = nil,
        flowProductId: String? = nil, promotionalOfferId: String? = nil, winBackOfferId: String? = nil, basePlanId: String? = nil,
        googlePlayOfferId: String? = nil
    ) {
        self.vendorProductId = vendorProductId
        self.adaptyProductId = adaptyProductId
        self.accessLevelId = accessLevelId
        self.productType = productType
        self.flowProductId = flowProductId
        self.promotionalOfferId = promotionalOfferId
        self.winBackOfferId = winBackOfferId
        self.basePlanId = basePlanId
        self.googlePlayOfferId = googlePlayOfferId
    }
}

extension AdaptyProductReference: Codable {
    private enum CodingKeys: String, CodingKey {
        case vendorProductId = "vendor_product_id"
        case adaptyProductId = "adapty_product_id"
        case accessLevelId = "access_level_id"
        case productType = "product_type"
        case flowProductId = "flow_product_id"
        case promotionalOfferEligibility = "promotional_offer_eligibility"
        case promotionalOfferId = "promotional_offer_id"
        case winBackOfferId = "win_back_offer_id"
        case basePlanId = "base_plan_id"
        case googlePlayOfferId = "offer_id"
    }

    /// Reads the JSON object of a product reference. `promotional_offer_id` counts only where
    /// `promotional_offer_eligibility` isn't `false`.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where `vendor_product_id` or `adapty_product_id` is missing, or a key is of the wrong type.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String? { try keys.decodeIfPresent(String.self, forKey: key) }
        let hasPromotion = try keys.decodeIfPresent(Bool.self, forKey: .promotionalOfferEligibility) ?? true
        self.init(
            vendorProductId: try keys.decode(String.self, forKey: .vendorProductId),
            adaptyProductId: try keys.decode(String.self, forKey: .adaptyProductId),
            accessLevelId: try text(.accessLevelId),
            productType: try text(.productType).map(AdaptyProductType.init(rawValue:)),
            flowProductId: try text(.flowProductId),
            promotionalOfferId: hasPromotion ? try text(.promotionalOfferId) : nil,
            winBackOfferId: try text(.winBackOfferId),
            basePlanId: try text(.basePlanId),
            googlePlayOfferId: try text(.googlePlayOfferId))
    }

    /// Writes the JSON object of the reference; keys without a value are left out.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(vendorProductId, forKey: .vendorProductId)
        try keys.encode(adaptyProductId, forKey: .adaptyProductId)
        try keys.encodeIfPresent(accessLevelId, forKey: .accessLevelId)
        try keys.encodeIfPresent(productType?.rawValue, forKey: .productType)
        try keys.encodeIfPresent(flowProductId, forKey: .flowProductId)
        try keys.encodeIfPresent(promotionalOfferId, forKey: .promotionalOfferId)
        try keys.encodeIfPresent(winBackOfferId, forKey: .winBackOfferId)
        try keys.encodeIfPresent(basePlanId, forKey: .basePlanId)
        try keys.encodeIfPresent(googlePlayOfferId, forKey: .googlePlayOfferId)
    }
}
