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

    /// Whether the text has the form of a symbol's path: names divided by `/`, perhaps with argument labels.
    static func isPath(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || "_/.():-+=<>!~&|^*%?".unicodeScalars.contains($0) }
    }
}
