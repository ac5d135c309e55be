/// A type that a symbol is related to, of this module or another.
public struct TypeReference: Hashable, Sendable {
    /// Precise id.
    public let id: String
    /// As code names it, without its module: `Hashable`, `Lamp.Shade`.
    public let name: String
    /// The module where it is declared, as far as the graph tells.
    public let module: String?
    /// Under which conditions the relation holds.
    public let constraints: [GenericConstraint]

    public init(id: String, name: String, module: String?, constraints: [GenericConstraint] = []) {
        self.id = id
        self.name = name
        self.module = module
        self.constraints = constraints
    }

    /// What the compiler adds to nearly every type (`Copyable`, `Escapable`, `SendableMetatype`): true, but no news to a reader.
    public var isImplicit: Bool { Self.implicit.contains(id) }

    private static let implicit: Set<String> = ["s:s8CopyableP", "s:s9EscapableP", "s:s16SendableMetatypeP"]
}
