extension AdaptyProfile: Codable {
    private enum CodingKeys: String, CodingKey {
        case attributes
        case profileId = "profile_id"
        case customerUserId = "customer_user_id"
        case segmentHash = "segment_hash"
        case isTestUser = "is_test_user"
        case version = "timestamp"
        case customAttributes = "custom_attributes"
        case accessLevels = "paid_access_levels"
        case subscriptions
        case nonSubscriptions = "non_subscriptions"
        case appliedExternalAttributionProviders = "applied_attribution_sources"
    }

    /// Reads the JSON object of a profile, also where it is wrapped in `attributes`.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where `profile_id` or `segment_hash` is missing, or a key is of the wrong type.
    public init(from decoder: any Decoder) throws {
        var keys = try decoder.container(keyedBy: CodingKeys.self)
        if keys.contains(.attributes), !keys.contains(.profileId) {
            keys = try keys.nestedContainer(keyedBy: CodingKeys.self, forKey: .attributes)
        }
        self.init(
            profileId: try keys.decode(String.self, forKey: .profileId),
            customerUserId: try keys.decodeIfPresent(String.self, forKey: .customerUserId),
            segmentHash: try keys.decode(String.self, forKey: .segmentHash),
            isTestUser: try keys.decodeIfPresent(Bool.self, forKey: .isTestUser) ?? false,
            version: try keys.decodeIfPresent(Int64.self, forKey: .version) ?? 0,
            customAttributes: try keys.decodeIfPresent([String: CustomAttribute].self, forKey: .customAttributes) ?? [:],
            accessLevels: try keys.decodeIfPresent([String: AccessLevel].self, forKey: .accessLevels) ?? [:],
            subscriptions: try keys.decodeIfPresent([String: Subscription].self, forKey: .subscriptions) ?? [:],
            nonSubscriptions: try keys.decodeIfPresent([String: [NonSubscription]].self, forKey: .nonSubscriptions) ?? [:],
            appliedExternalAttributionProviders:
                try keys.decodeIfPresent([String].self, forKey: .appliedExternalAttributionProviders) ?? [])
    }

    /// Writes the JSON object of the profile, without a wrapper.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(profileId, forKey: .profileId)
        try keys.encodeIfPresent(customerUserId, forKey: .customerUserId)
        try keys.encode(segmentHash, forKey: .segmentHash)
        try keys.encode(isTestUser, forKey: .isTestUser)
        try keys.encode(version, forKey: .version)
        if !customAttributes.isEmpty { try keys.encode(customAttributes, forKey: .customAttributes) }
        try keys.encode(accessLevels, forKey: .accessLevels)
        try keys.encode(subscriptions, forKey: .subscriptions)
        try keys.encode(nonSubscriptions, forKey: .nonSubscriptions)
        try keys.encode(appliedExternalAttributionProviders, forKey: .appliedExternalAttributionProviders)
    }
}

extension AdaptyProfile.CustomAttribute: Codable {
    /// Reads a text or a number.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where there is neither.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .string(text)
        } else if let bool = try? value.decode(Bool.self) {
            self = .number(bool ? 1 : 0)
        } else {
            self = .number(try value.decode(Double.self))
        }
    }

    /// Writes the text or the number.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .string(let text): try value.encode(text)
        case .number(let number): try value.encode(number)
        }
    }
}
