/// What a symbol link leads to.
public enum SymbolLinkResolution: Hashable, Sendable {
    case resolved(SymbolTarget)
    /// Several symbols of that name: what to write instead, for each.
    case ambiguous([SymbolCandidate])
    /// Nothing of that name; the nearest spellings that do lead somewhere, best first.
    case unresolved([String])
}

/// One of several symbols that a link could mean.
public struct SymbolCandidate: Hashable, Sendable {
    public let target: SymbolTarget
    /// The link made clear: `Lamp/light(at:)-5fa9o`.
    public let link: String
    /// The declaration in one line, to tell them apart.
    public let declaration: String
}
