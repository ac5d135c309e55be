/// Picks one of the available languages for a reader, and tells how.
///
/// Foundation's own matching isn't used: on Linux it follows the process's environment and doesn't match `pt-BR` to `pt-br`.
public struct LocaleMatcher: Sendable {
    public let rule: MatchingRule
    /// The codes that exist, spelled and ordered as in their source.
    public let available: [String]
    /// The source's own default, one of `available`; never simply the first.
    public let fallback: String?

    let candidates: [Candidate]

    public init(available: [String], fallback: String?, rule: MatchingRule = .vitrine) {
        self.rule = rule
        self.available = available
        self.fallback = fallback
        candidates = rule == .vitrine ? available.compactMap(Candidate.init) : []
    }

    /// - Parameter asked: The reader's languages, the most wanted first.
    public func match(asked: [String]) -> LocaleMatch {
        switch rule {
        case .vitrine: matchLikeVitrine(asked)
        case .adapty3: matchLikeAdapty3(asked)
        case .adapty4: matchLikeAdapty4(asked)
        }
    }

    public static func match(
        asked: [String], available: [String], fallback: String?, rule: MatchingRule = .vitrine
    ) -> LocaleMatch {
        LocaleMatcher(available: available, fallback: fallback, rule: rule).match(asked: asked)
    }

    /// An available code, taken apart once.
    struct Candidate: Sendable {
        let code: String
        let tag: LocaleTag
        let maximized: LocaleTag
        let ancestry: [LocaleTag]

        init?(_ code: String) {
            guard let tag = LocaleTag(code) else { return nil }
            self.code = code
            self.tag = tag.withoutExtensions
            maximized = tag.maximized
            ancestry = tag.ancestry
        }
    }

    /// Lower case and hyphens: the spelling in which the three ways to write a code agree.
    public static func folded(_ code: String) -> String {
        code.lowercased().replacing("_", with: "-")
    }
}
