/// A length of time that a subscription or an offer runs for.
///
/// Lengths are normalised when they are made or read: seven days are one week, twelve months are one year, 14 days two weeks.
/// Thirty days, four weeks and 52 weeks stay what they are.
public struct AdaptySubscriptionPeriod: Sendable, Hashable {
    /// What the length is counted in.
    public enum Unit: String, Sendable, Hashable, CaseIterable {
        /// Days of 24 hours.
        case day
        /// Seven days.
        case week
        /// Calendar months, as long as the calendar has them.
        case month
        /// Calendar years.
        case year
        /// The source names a unit that this version doesn't know.
        case unknown
    }

    /// What the length is counted in, after normalisation.
    public let unit: Unit
    /// How many of ``unit``, after normalisation. 0 where the store gave no length.
    public let numberOfUnits: Int

    /// Makes a normalised length of time.
    ///
    /// - Parameters:
    ///   - unit: What it is counted in.
    ///   - numberOfUnits: How many.
    public init(unit: Unit, numberOfUnits: Int) {
        switch unit {
        case .day where numberOfUnits % 7 == 0:
            self.unit = .week
            self.numberOfUnits = numberOfUnits / 7
        case .month where numberOfUnits % 12 == 0:
            self.unit = .year
            self.numberOfUnits = numberOfUnits / 12
        default:
            self.unit = unit
            self.numberOfUnits = numberOfUnits
        }
    }
}

extension AdaptySubscriptionPeriod.Unit: Codable {
    /// Reads a unit's name; a name that isn't known becomes ``unknown``.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where there is no text.
    public init(from decoder: any Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
}

extension AdaptySubscriptionPeriod: Codable {
    private enum CodingKeys: String, CodingKey {
        case unit
        case numberOfUnits = "number_of_units"
    }

    /// Reads the JSON object with `unit` and `number_of_units`, and normalises it.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where a key is missing or of the wrong type.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            unit: try keys.decode(Unit.self, forKey: .unit), numberOfUnits: try keys.decode(Int.self, forKey: .numberOfUnits))
    }
}
