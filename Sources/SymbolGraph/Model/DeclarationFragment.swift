/// One token of a declaration as the compiler prints it.
public struct DeclarationFragment: Hashable, Sendable {
    /// What the token is, for highlighting; a kind that this version doesn't know is `text`.
    public enum Kind: String, Sendable, CaseIterable {
        case keyword, attribute, number, string, identifier, typeIdentifier, genericParameter, internalParam, externalParam, text
    }

    public let kind: Kind
    public let spelling: String
    /// The precise id of the type that the token names, of this module or another; `nil` where there is nothing to link.
    public let symbol: String?

    public init(_ kind: Kind, _ spelling: String, symbol: String? = nil) {
        self.kind = kind
        self.spelling = spelling
        self.symbol = symbol
    }
}

extension Sequence<DeclarationFragment> {
    /// The tokens as one text.
    public var spelling: String { reduce(into: "") { $0 += $1.spelling } }
}
