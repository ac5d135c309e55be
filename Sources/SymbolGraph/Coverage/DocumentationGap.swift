/// Something that a symbol's documentation lacks, or says of what is no longer there.
public struct DocumentationGap: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// No comment, or one that doesn't begin with a paragraph.
        case noSummary
        /// Other parameters are documented, this one isn't.
        case missingParameter(String)
        /// Documented, but the declaration has no parameter of that name.
        case staleParameter(String)
        /// A documented name that isn't there and one parameter without documentation at its place: most likely one renamed.
        case renamedParameter(documented: String, declared: String)
        /// It throws, and `- Throws:` doesn't say what.
        case undocumentedErrors
        /// It returns a value, and the comment has parts for parameters or errors, but none for it.
        case undocumentedResult
    }

    /// Precise id.
    public let symbol: String
    public let kind: Kind
    /// The symbol's, or the line of the comment that is stale.
    public let location: SymbolLocation?

    public init(symbol: String, kind: Kind, location: SymbolLocation?) {
        self.symbol = symbol
        self.kind = kind
        self.location = location
    }
}
