/// One public symbol of a module.
public struct ReferenceSymbol: Identifiable, Sendable {
    /// The precise id (USR): unique, and the same as long as the declaration's signature is.
    public let id: String
    public let kind: SymbolKind
    /// The name as a heading shows it: `light(at:slowly:)`, `Lamp.Shade`.
    public let title: String
    /// The names from the module's top level down: `["Lamp", "Shade", "paper"]`.
    public let path: [String]
    public let declaration: [DeclarationFragment]
    /// The declaration without argument names and defaults, for lists.
    public let shortDeclaration: [DeclarationFragment]
    public let accessLevel: String
    public internal(set) var documentation: DocumentationComment?
    /// `nil` for what the compiler wrote, and in modules without source information.
    public let location: SymbolLocation?
    public let availability: [SymbolAvailability]
    public let generics: GenericSignature
    /// Set for a member declared in an extension.
    public let extended: ExtendedType?
    public let parameters: [SymbolParameter]
    /// The type after `->`, empty where there is none.
    public let returns: [DeclarationFragment]
    public let errors: ThrownErrors
    /// The operating systems of the graphs that hold it, sorted: `["linux", "macosx"]`.
    public internal(set) var platforms: [String]

    /// The precise id of what encloses it; `nil` at the top level.
    public internal(set) var parent: String?
    /// The requirement or inherited member that it is a witness of or comes from.
    public internal(set) var origin: SymbolOrigin?
    /// A requirement of its protocol.
    public internal(set) var isRequirement = false
    /// The requirement that it is a default implementation of.
    public internal(set) var implements: TypeReference?
    /// The default implementations of this requirement, in this module.
    public internal(set) var defaultImplementations: [String] = []
    /// The member of a superclass that it overrides.
    public internal(set) var overrides: TypeReference?
    /// The superclass, or the protocols that a protocol refines.
    public internal(set) var inheritsFrom: [TypeReference] = []
    /// Subclasses, or protocols that refine this one.
    public internal(set) var inheritedBy: [TypeReference] = []
    public internal(set) var conformsTo: [TypeReference] = []
    /// The types of this module that conform to this protocol.
    public internal(set) var conformingTypes: [TypeReference] = []

    /// The attribute that deprecates it for every platform or language version; one that does for some platforms stands only in
    /// `availability`.
    public var deprecation: SymbolAvailability? {
        availability.first { $0.isForAll && ($0.isDeprecated || $0.deprecated != nil || $0.obsoleted != nil) }
    }
    /// The attribute that makes it unavailable everywhere.
    public var unavailability: SymbolAvailability? { availability.first { $0.isForAll && $0.isUnavailable } }
    /// `Lamp.Shade` for a type, `Lamp.light(at:)` for a member.
    public var qualifiedName: String { path.joined(separator: ".") }
}

/// Where an extension's member was added.
public struct ExtendedType: Hashable, Sendable {
    /// The module of the type that is extended.
    public let module: String
    /// The extension's `where` clause.
    public let constraints: [GenericConstraint]

    public init(module: String, constraints: [GenericConstraint] = []) {
        self.module = module
        self.constraints = constraints
    }
}

/// The symbol that a member comes from.
public struct SymbolOrigin: Hashable, Sendable {
    /// Precise id, often of another module.
    public let id: String
    /// `Comparable.<(_:_:)`.
    public let name: String

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}

/// What a call can throw.
public enum ThrownErrors: Hashable, Sendable {
    case none
    /// `throws`
    case any
    /// `throws(E)`: the tokens of `E`.
    case typed([DeclarationFragment])
    /// `rethrows`
    case rethrown
}
