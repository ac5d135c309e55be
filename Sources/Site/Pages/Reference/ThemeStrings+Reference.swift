import SymbolGraph

/// The words of the interface for what Swift declares.
extension ThemeStrings {
    /// `Structure`, `Instance method`; the identifier itself for a kind that this version doesn't know.
    func name(of kind: SymbolKind) -> String {
        switch kind {
        case .class: self["kinds.class"]
        case .actor: self["kinds.actor"]
        case .structure: self["kinds.struct"]
        case .enumeration: self["kinds.enum"]
        case .protocol: self["kinds.protocol"]
        case .initializer: self["kinds.init"]
        case .deinitializer: self["kinds.deinit"]
        case .property: self["kinds.property"]
        case .typeProperty: self["kinds.typeProperty"]
        case .method: self["kinds.method"]
        case .typeMethod: self["kinds.typeMethod"]
        case .subscript: self["kinds.subscript"]
        case .typeSubscript: self["kinds.typeSubscript"]
        case .enumCase: self["kinds.case"]
        case .operator: self["kinds.operator"]
        case .function: self["kinds.func"]
        case .variable: self["kinds.var"]
        case .typealias: self["kinds.typealias"]
        case .associatedType: self["kinds.associatedtype"]
        case .macro: self["kinds.macro"]
        case .extension: self["kinds.extension"]
        case .other(let identifier): identifier
        }
    }

    /// `Structures`, `Instance methods`.
    func title(of kind: SymbolGroup.Kind) -> String { self["groups." + kind.word] }
}

extension SymbolGroup.Kind {
    /// The key of its title, which is also the end of the group's id on the page.
    var word: String {
        switch self {
        case .structures: "structs"
        case .enumerations: "enums"
        case .typeAliases: "typealiases"
        case .associatedTypes: "associatedtypes"
        case .initializers: "inits"
        case .deinitializers: "deinits"
        case .instanceProperties: "properties"
        case .instanceMethods: "methods"
        case .enumerationCases: "cases"
        case .extendedTypes: "extensions"
        default: rawValue
        }
    }
}
