extension AdaptyPaywallProduct: Encodable {
    private enum CodingKeys: String, CodingKey {
        case vendorProductId = "vendor_product_id"
        case adaptyProductId = "adapty_product_id"
        case accessLevelId = "access_level_id"
        case adaptyProductType = "product_type"
        case flowProductId = "flow_product_id"
        case paywallProductIndex = "paywall_product_index"
        case variationId = "paywall_variation_id"
        case paywallABTestName = "paywall_ab_test_name"
        case paywallName = "paywall_name"
        case webPaywallBaseUrl = "web_purchase_url"
        case localizedTitle = "localized_title"
        case localizedDescription = "localized_description"
        case isFamilyShareable = "is_family_shareable"
        case regionCode = "region_code"
        case price
        case subscription
    }

    private struct Subscription: Encodable {
        let group_identifier: String?
        let period: AdaptySubscriptionPeriod
        let localized_period: String?
        let offer: AdaptySubscriptionOffer?
    }

    /// Writes the product in the form in which it is handed to other platforms: `price` is an object with `amount`,
    /// `currency_code`, `currency_symbol` and `localized_string`; `subscription` one with `group_identifier`, `period`,
    /// `localized_period` and `offer`. Keys without a value are left out.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(vendorProductId, forKey: .vendorProductId)
        try keys.encode(adaptyProductId, forKey: .adaptyProductId)
        try keys.encodeIfPresent(accessLevelId, forKey: .accessLevelId)
        try keys.encodeIfPresent(adaptyProductType?.rawValue, forKey: .adaptyProductType)
        try keys.encodeIfPresent(flowProductId, forKey: .flowProductId)
        try keys.encode(paywallProductIndex, forKey: .paywallProductIndex)
        try keys.encode(variationId, forKey: .variationId)
        try keys.encode(paywallABTestName, forKey: .paywallABTestName)
        try keys.encode(paywallName, forKey: .paywallName)
        try keys.encodeIfPresent(webPaywallBaseUrl?.absoluteString, forKey: .webPaywallBaseUrl)
        try keys.encode(localizedTitle, forKey: .localizedTitle)
        try keys.encode(localizedDescription, forKey: .localizedDescription)
        try keys.encode(isFamilyShareable, forKey: .isFamilyShareable)
        try keys.encodeIfPresent(regionCode, forKey: .regionCode)
        try keys.encode(
            WirePrice(
                amount: price, currency_code: currencyCode, currency_symbol: currencySymbol, localized_string: localizedPrice),
            forKey: .price)
        if let subscriptionPeriod {
            try keys.encode(
                Subscription(
                    group_identifier: subscriptionGroupIdentifier, period: subscriptionPeriod,
                    localized_period: localizedSubscriptionPeriod, offer: subscriptionOffer),
                forKey: .subscription)
        }
    }
}
