/// What a finding is about, beside its place: the parts of a paywall that a reviewer would name.
public struct Subject: Hashable, Sendable {
    /// The remote-config locale or the site's language, spelled as in the source.
    public var locale: String?
    /// JSON pointer (RFC 6901) of the string inside its remote config; `""` is the config itself.
    public var pointer: String?
    public var placement: String?
    /// The variation's id.
    public var variation: String?
    /// The product's store id.
    public var product: String?

    public init(
        locale: String? = nil, pointer: String? = nil, placement: String? = nil, variation: String? = nil, product: String? = nil
    ) {
        self.locale = locale
        self.pointer = pointer
        self.placement = placement
        self.variation = variation
        self.product = product
    }
}
