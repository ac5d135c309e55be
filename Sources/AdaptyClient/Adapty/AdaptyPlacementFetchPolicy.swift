import Foundation

/// Whether a stored copy of a placement's content may be used instead of asking for a new one.
///
/// In JSON: `{"type": "reload_revalidating_cache_data"}`, `{"type": "return_cache_data_else_load"}`, or
/// `{"type": "return_cache_data_if_not_expired_else_load", "max_age": 600}`.
public enum AdaptyPlacementFetchPolicy: Sendable, Hashable {
    /// Ask for new content first; use a stored copy only where that fails. The right choice unless speed matters more than
    /// freshness.
    case reloadRevalidatingCacheData
    /// Use a stored copy, however old, and ask only where there is none.
    case returnCacheDataElseLoad
    /// Use a stored copy that is younger than `maxAge` seconds, and ask otherwise.
    case returnCacheDataIfNotExpiredElseLoad(maxAge: TimeInterval)

    /// ``reloadRevalidatingCacheData``.
    public static let `default` = AdaptyPlacementFetchPolicy.reloadRevalidatingCacheData
}

extension AdaptyPlacementFetchPolicy: Codable {
    private enum CodingKeys: String, CodingKey {
        case type
        case maxAge = "max_age"
    }

    private enum Name: String, Codable {
        case reload = "reload_revalidating_cache_data"
        case cacheElseLoad = "return_cache_data_else_load"
        case notExpiredElseLoad = "return_cache_data_if_not_expired_else_load"
    }

    /// Reads a policy; a type that isn't known becomes ``default``.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where there is no `type`, or no `max_age` in seconds for the type that needs one.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        switch Name(rawValue: try keys.decode(String.self, forKey: .type)) {
        case .cacheElseLoad: self = .returnCacheDataElseLoad
        case .notExpiredElseLoad:
            self = .returnCacheDataIfNotExpiredElseLoad(maxAge: try keys.decode(TimeInterval.self, forKey: .maxAge))
        case .reload, nil: self = .default
        }
    }

    /// Writes the policy's JSON object.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .reloadRevalidatingCacheData: try keys.encode(Name.reload, forKey: .type)
        case .returnCacheDataElseLoad: try keys.encode(Name.cacheElseLoad, forKey: .type)
        case .returnCacheDataIfNotExpiredElseLoad(let maxAge):
            try keys.encode(Name.notExpiredElseLoad, forKey: .type)
            try keys.encode(maxAge, forKey: .maxAge)
        }
    }
}
