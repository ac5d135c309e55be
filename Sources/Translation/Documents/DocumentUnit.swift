public import Markdown

/// One block of a guide, in one language.
public struct DocumentUnit: TranslationUnit, Hashable {
    /// `nil` for a block that only the translation has.
    public var source: MarkdownBlock?
    /// `nil` where the translation has none.
    public var translation: MarkdownBlock?
    public var state: UnitState
    public var isAllowed: Bool

    public init(source: MarkdownBlock?, translation: MarkdownBlock?, state: UnitState, isAllowed: Bool = false) {
        self.source = source
        self.translation = translation
        self.state = state
        self.isAllowed = isAllowed
    }
}
