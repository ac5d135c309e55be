/// One parameter of a function, initialiser, subscript, macro or enum case, read from its declaration.
public struct SymbolParameter: Hashable, Sendable {
    /// The argument label, `_` where there is none.
    public let label: String
    /// The name inside the body: what documentation calls it.
    public let name: String
    public let type: [DeclarationFragment]
    /// The default value as written; `nil` means required. The compiler leaves it out of modules with library evolution.
    public let defaultValue: [DeclarationFragment]?

    public init(label: String, name: String, type: [DeclarationFragment], defaultValue: [DeclarationFragment]? = nil) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }

    public var isRequired: Bool { defaultValue == nil }
}
