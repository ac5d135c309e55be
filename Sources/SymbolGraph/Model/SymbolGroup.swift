/// A titled list of symbols on a page.
public struct SymbolGroup: Hashable, Sendable {
    /// What the members have in common, where the author gave no title of their own. The raw value is stable: a template or a
    /// translation may look its title up by it.
    public enum Kind: String, Sendable, CaseIterable {
        case classes, protocols, structures, enumerations, actors
        case macros, functions, operators, variables, typeAliases
        case associatedTypes, initializers, deinitializers, instanceProperties, instanceMethods, subscripts
        case typeProperties, typeMethods, typeSubscripts, enumerationCases
        case nestedTypes, defaultImplementations, extendedTypes, other
    }

    public let kind: Kind?
    /// The title from `## Topics`, inline Markdown.
    public let title: String?
    /// What the author wrote under the title.
    public let text: DocText
    /// Precise ids in order: members of the page, or symbols with a page of their own.
    public let members: [String]

    public init(kind: Kind, members: [String]) {
        self.kind = kind
        title = nil
        text = DocText()
        self.members = members
    }

    public init(title: String?, text: DocText = DocText(), members: [String]) {
        kind = nil
        self.title = title
        self.text = text
        self.members = members
    }
}
