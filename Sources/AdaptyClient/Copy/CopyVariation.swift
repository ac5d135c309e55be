import Diagnostics

/// One variation of a placement as a source holds it: what an app would get, and where each part stands in the file.
public struct CopyVariation: Sendable {
    /// What kind of thing is shown.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A flow of SDK generation 4.
        case flow
        /// A paywall of SDK generation 3.
        case paywall
        /// An onboarding.
        case onboarding

        /// The kind in a sentence: `a flow`.
        var withArticle: String { self == .onboarding ? "an onboarding" : "a \(rawValue)" }
    }

    /// What an app would get.
    public enum Content: Sendable, Hashable {
        /// A flow, from `getFlow` (SDKs of generation 4).
        case flow(AdaptyFlow)
        /// A paywall, from `getPaywall` (SDKs of generation 3).
        case paywall(AdaptyPaywall)
        /// An onboarding.
        case onboarding(AdaptyOnboarding)

        /// What kind of thing it is.
        public var kind: Kind {
            switch self {
            case .flow: .flow
            case .paywall: .paywall
            case .onboarding: .onboarding
            }
        }
    }

    /// The variation's id; empty where the source forgot it.
    public let id: String
    /// The variation's share of the placement's visitors, in percent. Shares need not add up to 100.
    public let weight: Int
    /// What an app would get.
    public let content: Content
    /// Where the variation stands: its opening bracket, or the file where it is the whole file.
    public let range: SourceRange
    /// The remote configs in the order of the source, the unusable ones included.
    public let remoteConfigs: [CopyRemoteConfig]
    /// The products of all paywalls, in order, and where each stands.
    public let products: [CopyProduct]
    /// The screens made in the builder whose texts the source holds: usually none or one, in format 11 one for each layout.
    public let builderScreens: [BuilderScreen]
    /// The variations of other placements that a person who gets this one is bound to, in the order of the source.
    public let crossPlacement: [CrossPlacement]

    /// A variation of another placement that comes with this one.
    public struct CrossPlacement: Sendable, Hashable {
        /// The other placement's id.
        public let placementId: String
        /// The id of the variation there.
        public let variationId: String
    }

    /// What kind of thing is shown.
    public var kind: Kind { content.kind }

    /// The name in the dashboard of the flow, paywall or onboarding.
    public var name: String {
        switch content {
        case .flow(let flow): flow.name
        case .paywall(let paywall): paywall.name
        case .onboarding(let onboarding): onboarding.name
        }
    }

    /// The id in the dashboard of the flow, paywall or onboarding.
    public var contentId: String {
        switch content {
        case .flow(let flow): flow.id
        case .paywall(let paywall): paywall.instanceIdentity
        case .onboarding(let onboarding): onboarding.id
        }
    }

    /// The variation's name inside its A/B test, where the source has one.
    public var variationName: String? {
        if case .flow(let flow) = content { flow.variationName } else { nil }
    }

    /// Whether there is a screen made in the builder, or pages of an onboarding.
    public var hasViewConfiguration: Bool {
        switch content {
        case .flow(let flow): flow.hasViewConfiguration
        case .paywall(let paywall): paywall.hasViewConfiguration
        case .onboarding(let onboarding): onboarding.hasViewConfiguration
        }
    }

    /// The remote config's own default: that of the builder's screen where a config has it, else `en` where there is one.
    public var defaultLocale: String? {
        let locales = remoteConfigs.map(\.locale)
        let wanted = builderScreens.compactMap(\.defaultLocalization) + ["en"]
        return wanted.first { locales.contains($0) }
    }
}
