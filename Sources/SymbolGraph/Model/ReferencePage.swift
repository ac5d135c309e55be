/// One page of the reference: a type with its members, or one top-level function, operator, variable, alias or macro.
public struct ReferencePage: Sendable {
    /// Precise id of what the page is about.
    public let symbol: String
    /// `Lamp.Shade`
    public let title: String
    /// The file's name without extension: ASCII letters, digits, `-` and `_`, at most 80 bytes, unlike any other of the module
    /// even where case doesn't count.
    public let stem: String
    /// `<Module>/<stem>`, both safe as names of files.
    public let path: String
    /// Every member that the module itself declares, each exactly once.
    public let groups: [SymbolGroup]
    /// What it has from elsewhere, folded.
    public let inherited: [InheritedMembers]
    /// For a type of another module that this one extends: that module.
    public let externalModule: String?
}

/// Members that a type has from a protocol's extension or from its superclass.
public struct InheritedMembers: Hashable, Sendable {
    public struct Member: Hashable, Sendable {
        /// Precise id of the original; a symbol of this module where the module knows it.
        public let id: String
        public let kind: SymbolKind
        /// `hint(_:)`
        public let title: String
    }

    /// The name of the type that declares them.
    public let name: String
    /// Its module, where the graph tells.
    public let module: String?
    public let members: [Member]
}
