extension AdaptyFlow: Codable {
    private enum CodingKeys: String, CodingKey {
        case placement
        case id = "flow_id"
        case variationId = "variation_id"
        case variationName = "variation_name"
        case name = "flow_name"
        case remoteConfigs = "remote_configs"
        case viewConfigurationVersionId = "flow_version_id"
        case viewConfiguration = "ui_schema"
        case paywalls = "variations"
        case responseCreatedAt = "response_created_at"
    }

    /// A member whose presence alone says something.
    private struct Anything: Codable {
        init() {}
        init(from decoder: any Decoder) {}
    }

    /// Reads a flow in the form in which it is handed to other platforms: `placement`, `flow_id`, `flow_name`,
    /// `variation_id`, `variations` (the paywalls), and where present `variation_name`, `remote_configs`, `flow_version_id`,
    /// `ui_schema` and `response_created_at`.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where a required key is missing or of the wrong type.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        let placement = try keys.decode(AdaptyPlacement.self, forKey: .placement)
        let version = try keys.decodeIfPresent(String.self, forKey: .viewConfigurationVersionId)
        var paywalls: [AdaptyFlowPaywall] = []
        if keys.contains(.paywalls), try !keys.decodeNil(forKey: .paywalls) {
            var list = try keys.nestedUnkeyedContainer(forKey: .paywalls)
            while !list.isAtEnd { paywalls.append(try AdaptyFlowPaywall(from: list.superDecoder(), placement: placement)) }
        }
        self.init(
            placement: placement,
            id: try keys.decode(String.self, forKey: .id),
            variationId: try keys.decode(String.self, forKey: .variationId),
            variationName: try keys.decodeIfPresent(String.self, forKey: .variationName),
            name: try keys.decode(String.self, forKey: .name),
            remoteConfigs: try keys.decodeIfPresent([AdaptyRemoteConfig].self, forKey: .remoteConfigs) ?? [],
            hasViewConfiguration: try version != nil || keys.decodeIfPresent(Anything.self, forKey: .viewConfiguration) != nil,
            viewConfigurationVersionId: version,
            paywalls: paywalls,
            responseCreatedAt: try keys.decodeIfPresent(Int64.self, forKey: .responseCreatedAt) ?? 0)
    }

    /// Writes the form that ``init(from:)`` reads. The builder's screen itself isn't part of it.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(placement, forKey: .placement)
        try keys.encode(id, forKey: .id)
        try keys.encode(variationId, forKey: .variationId)
        try keys.encodeIfPresent(variationName, forKey: .variationName)
        try keys.encode(name, forKey: .name)
        if !remoteConfigs.isEmpty { try keys.encode(remoteConfigs, forKey: .remoteConfigs) }
        try keys.encodeIfPresent(viewConfigurationVersionId, forKey: .viewConfigurationVersionId)
        if hasViewConfiguration, viewConfigurationVersionId == nil { try keys.encode([String: String](), forKey: .viewConfiguration) }
        try keys.encode(paywalls, forKey: .paywalls)
        try keys.encode(responseCreatedAt, forKey: .responseCreatedAt)
    }
}
