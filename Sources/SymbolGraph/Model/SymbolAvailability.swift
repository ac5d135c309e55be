/// One `@available` of a symbol or of what encloses it.
public struct SymbolAvailability: Hashable, Sendable {
    /// `macOS`, `Swift`, …; `nil` for every platform (`*`).
    public let domain: String?
    /// Versions as `12.0` or `5.7.1`.
    public let introduced: String?
    public let deprecated: String?
    public let obsoleted: String?
    /// The author's sentence, inline Markdown.
    public let message: String?
    /// What to use instead, as written in `renamed:`.
    public let renamed: String?
    /// Deprecated whatever the version.
    public let isDeprecated: Bool
    /// Unavailable whatever the version.
    public let isUnavailable: Bool

    /// Holds on every platform: `*`, or a version of the language.
    var isForAll: Bool { domain == nil || domain?.lowercased() == "swift" }

    public init(
        domain: String? = nil, introduced: String? = nil, deprecated: String? = nil, obsoleted: String? = nil,
        message: String? = nil, renamed: String? = nil, isDeprecated: Bool = false, isUnavailable: Bool = false
    ) {
        self.domain = domain
        self.introduced = introduced
        self.deprecated = deprecated
        self.obsoleted = obsoleted
        self.message = message
        self.renamed = renamed
        self.isDeprecated = isDeprecated
        self.isUnavailable = isUnavailable
    }
}
