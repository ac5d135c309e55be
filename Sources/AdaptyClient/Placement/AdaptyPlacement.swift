/// A place in the app where something is sold, as it was served to one audience.
///
/// You make placements in the dashboard and ask for them by ``id``. Everything that is loaded for a placement, an
/// ``AdaptyFlow``, an ``AdaptyPaywall`` or an ``AdaptyOnboarding``, carries the placement it came from, so that analytics
/// can tell which audience and which A/B test a person saw.
///
/// In JSON the keys are `developer_id`, `audience_name`, `revision`, `ab_test_name`, `is_tracking_purchases` and
/// `placement_audience_version_id`.
public struct AdaptyPlacement: Sendable, Hashable, Identifiable {
    /// The id that the developer gave the placement in the dashboard, for example `onboarding`.
    public let id: String
    /// The name of the audience that the content was made for; `All Users` where no segment applies.
    public let audienceName: String
    /// Counts up each time that the placement's content is changed in the dashboard.
    public let revision: Int
    /// The name of the A/B test that the content takes part in; the placement's own name where there is none.
    public let abTestName: String
    /// Whether purchases made through this placement are counted for its A/B test. `false` unless the source says otherwise.
    public let isTrackingPurchases: Bool
    /// Identifies the version of the audience. It is the salt with which a profile is assigned to a variation, so that the
    /// same person always gets the same one.
    public let audienceVersionId: String

    /// Makes a placement, for previews and tests; loaded content brings its own.
    ///
    /// - Parameters:
    ///   - id: The developer's id of the placement.
    ///   - audienceName: The audience's name.
    ///   - revision: The content's revision.
    ///   - abTestName: The A/B test's name.
    ///   - isTrackingPurchases: Whether purchases count for the test.
    ///   - audienceVersionId: The version of the audience, the salt of the A/B draw.
    public init(
        id: String, audienceName: String = "All Users", revision: Int = 0, abTestName: String = "", isTrackingPurchases: Bool = false,
        audienceVersionId: String = ""
    ) {
        self.id = id
        self.audienceName = audienceName
        self.revision = revision
        self.abTestName = abTestName
        self.isTrackingPurchases = isTrackingPurchases
        self.audienceVersionId = audienceVersionId
    }
}

extension AdaptyPlacement: Codable {
    private enum CodingKeys: String, CodingKey {
        case id = "developer_id"
        case audienceName = "audience_name"
        case revision
        case abTestName = "ab_test_name"
        case isTrackingPurchases = "is_tracking_purchases"
        case audienceVersionId = "placement_audience_version_id"
    }

    /// Reads the JSON object of a placement.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where a required key is missing or of the wrong type; `is_tracking_purchases` may be absent.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try keys.decode(String.self, forKey: .id),
            audienceName: try keys.decode(String.self, forKey: .audienceName),
            revision: try keys.decode(Int.self, forKey: .revision),
            abTestName: try keys.decode(String.self, forKey: .abTestName),
            isTrackingPurchases: try keys.decodeIfPresent(Bool.self, forKey: .isTrackingPurchases) ?? false,
            audienceVersionId: try keys.decode(String.self, forKey: .audienceVersionId))
    }
}
