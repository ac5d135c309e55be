/// The number in a fallback file's `meta.version`. An SDK takes the file of exactly one number and refuses every other.
public struct FallbackFormat: Sendable, Hashable, CustomStringConvertible {
    /// How a format stands to those that this version reads without a warning.
    public enum Standing: String, Sendable, Hashable {
        /// Made for SDKs before 3.8.
        case older
        /// 8 to 11.
        case current
        /// Made for SDKs after 4.3.
        case newer
    }

    /// The formats that this version knows in full.
    public static let known = 8...11

    /// `meta.version`.
    public let number: Int

    /// Wraps a number that a file says; `nil` for one below 1.
    ///
    /// - Parameter number: `meta.version`.
    public init?(_ number: Int) {
        guard number >= 1 else { return nil }
        self.number = number
    }

    /// How the format stands to those that this version knows.
    public var standing: Standing {
        number < Self.known.lowerBound ? .older : number > Self.known.upperBound ? .newer : .current
    }

    /// The versions of the SDK that take files of this format, as `3.12–3.17`.
    public var sdkVersions: String {
        switch number {
        case ..<6: "before 3.0"
        case 6: "3.0–3.3"
        case 7: "3.4–3.7"
        case 8: "3.8–3.11"
        case 9: "3.12–3.17"
        case 10: "4.0"
        case 11: "4.1–4.3"
        default: "4.4 or later"
        }
    }

    /// The SDK's generation: 3 for paywalls, 4 for flows. It decides how a price per period is computed.
    public var generation: Int { number < 10 ? 3 : 4 }

    /// Whether product references must name an access level and a type.
    var hasProductTypes: Bool { number >= 9 }

    /// The format with its SDK versions, as `format 9 (SDK 3.12–3.17)`.
    public var description: String { "format \(number) (SDK \(sdkVersions))" }

    /// The format for an SDK's version as text, `4.1` or `4.1.2`; `nil` for a text that isn't a version.
    ///
    /// - Parameter sdk: The version, major and minor at least.
    public init?(sdk: String) {
        let parts = sdk.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, let major = Int(parts[0]), let minor = Int(parts[1]), major >= 0, minor >= 0 else { return nil }
        switch (major, minor) {
        case (..<3, _): number = 5
        case (3, ...3): number = 6
        case (3, ...7): number = 7
        case (3, ...11): number = 8
        case (3, _): number = 9
        case (4, 0): number = 10
        case (4, ...3): number = 11
        default: number = 12
        }
    }
}
