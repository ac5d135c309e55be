import Foundation

/// A sequence of pages that introduces the app, shown from the web. This library reads onboardings from files; it doesn't
/// load or show them.
public struct AdaptyOnboarding: Sendable, Hashable, Identifiable {
    /// The placement that the onboarding belongs to, with its audience.
    public let placement: AdaptyPlacement
    /// The onboarding's id in the dashboard.
    public let id: String
    /// The variation's id.
    public let variationId: String
    /// The onboarding's name in the dashboard. It is for colleagues, not for customers.
    public let name: String
    /// The content in one locale, or `nil` where nothing was filled in.
    public let remoteConfig: AdaptyRemoteConfig?
    /// Where its pages are, or `nil` where the source names no usable address. They need the network, also where the
    /// onboarding comes from a fallback file.
    public let configUrl: URL?
    /// When the content was made, in milliseconds since 1970-01-01T00:00:00Z.
    public let responseCreatedAt: Int64

    /// Whether there are pages to show.
    public var hasViewConfiguration: Bool { configUrl != nil }

    /// Makes an onboarding, for previews and tests.
    ///
    /// - Parameters:
    ///   - placement: The placement that the onboarding belongs to.
    ///   - id: The onboarding's id.
    ///   - variationId: The variation's id.
    ///   - name: The name in the dashboard.
    ///   - remoteConfig: The content in one locale.
    ///   - configUrl: Where its pages are.
    ///   - responseCreatedAt: The content's version in milliseconds since 1970.
    public init(
        placement: AdaptyPlacement, id: String, variationId: String, name: String, remoteConfig: AdaptyRemoteConfig? = nil,
        configUrl: URL? = nil, responseCreatedAt: Int64 = 0
    ) {
        self.placement = placement
        self.id = id
        self.variationId = variationId
        self.name = name
        self.remoteConfig = remoteConfig
        self.configUrl = configUrl
        self.responseCreatedAt = responseCreatedAt
    }
}
