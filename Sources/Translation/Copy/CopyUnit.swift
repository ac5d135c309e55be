public import Diagnostics

/// One string of a remote config, in one locale.
public struct CopyUnit: TranslationUnit, Hashable {
    /// JSON pointer inside the config.
    public var pointer: String
    /// `nil` for a text that only the translation has.
    public var source: String?
    /// `nil` where the translation has none.
    public var text: String?
    public var state: UnitState
    public var isAllowed: Bool
    public var sourceRange: SourceRange?
    /// The string of the translation; of a missing one the nearest thing around it.
    public var range: SourceRange?

    public init(
        pointer: String, source: String?, text: String?, state: UnitState, isAllowed: Bool = false, sourceRange: SourceRange? = nil,
        range: SourceRange? = nil
    ) {
        self.pointer = pointer
        self.source = source
        self.text = text
        self.state = state
        self.isAllowed = isAllowed
        self.sourceRange = sourceRange
        self.range = range
    }
}
