/// One interface string in one language.
public struct StringUnit: TranslationUnit, Hashable {
    public var key: String
    /// `nil` for a key that only the translation has.
    public var source: InterfaceStrings.Entry?
    public var translation: InterfaceStrings.Entry?
    public var state: UnitState
    public var isAllowed: Bool

    public init(
        key: String, source: InterfaceStrings.Entry?, translation: InterfaceStrings.Entry?, state: UnitState,
        isAllowed: Bool = false
    ) {
        self.key = key
        self.source = source
        self.translation = translation
        self.state = state
        self.isAllowed = isAllowed
    }
}
