/// What a symbol is, as the symbol graph's `kind.identifier` says (`swift.struct`, `swift.type.method`, …), without the language.
/// An actor is a kind of its own here: the graph calls it a class and only its declaration tells.
public enum SymbolKind: Hashable, Sendable {
    case `class`, actor, structure, enumeration, `protocol`
    case initializer, deinitializer, property, typeProperty, method, typeMethod, `subscript`, typeSubscript
    case enumCase, `operator`, function, variable, `typealias`, associatedType, macro
    /// A type of another module that this module extends: a page without a declaration of its own.
    case `extension`
    /// A kind that this version doesn't know; it keeps its identifier, and its symbols are shown as members or pages all the same.
    case other(String)

    /// - Parameter identifier: `kind.identifier` of the graph, with or without its language (`swift.`).
    public init(identifier: String) {
        let name = identifier.hasPrefix("swift.") ? String(identifier.dropFirst(6)) : identifier
        self = Self.known[name] ?? .other(name)
    }

    /// The identifier as DocC writes it in a link's suffix: `struct`, `type.method`, `func.op`, …
    public var identifier: String {
        switch self {
        case .class, .actor: "class"
        case .structure: "struct"
        case .enumeration: "enum"
        case .protocol: "protocol"
        case .initializer: "init"
        case .deinitializer: "deinit"
        case .property: "property"
        case .typeProperty: "type.property"
        case .method: "method"
        case .typeMethod: "type.method"
        case .subscript: "subscript"
        case .typeSubscript: "type.subscript"
        case .enumCase: "enum.case"
        case .operator: "func.op"
        case .function: "func"
        case .variable: "var"
        case .typealias: "typealias"
        case .associatedType: "associatedtype"
        case .macro: "macro"
        case .extension: "extension"
        case .other(let name): name
        }
    }

    /// Whether it always has a page of its own; every other symbol has one only at the top level of its module.
    public var isType: Bool {
        switch self {
        case .class, .actor, .structure, .enumeration, .protocol, .extension: true
        default: false
        }
    }

    private static let known: [String: SymbolKind] = [
        "class": .class, "struct": .structure, "enum": .enumeration, "protocol": .protocol, "init": .initializer,
        "deinit": .deinitializer, "property": .property, "type.property": .typeProperty, "method": .method,
        "type.method": .typeMethod, "subscript": .subscript, "type.subscript": .typeSubscript, "enum.case": .enumCase,
        "func.op": .operator, "func": .function, "var": .variable, "typealias": .typealias, "associatedtype": .associatedType,
        "macro": .macro, "extension": .extension,
    ]
}
