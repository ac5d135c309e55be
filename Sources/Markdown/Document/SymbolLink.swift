import Diagnostics

/// A code span between double backticks that names a symbol: ``` ``Type/member`` ```.
public struct SymbolLink: Sendable, Hashable {
    /// The path as written, trimmed.
    public var path: String
    public var range: SourceRange

    public init(path: String, range: SourceRange) {
        self.path = path
        self.range = range
    }
}
