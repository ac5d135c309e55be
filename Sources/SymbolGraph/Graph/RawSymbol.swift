/// One symbol of a graph. Half of a large graph are members that the compiler repeats for every conforming type
/// (`::SYNTHESIZED::`); they are shown folded, by name, so their declarations and comments are never decoded.
struct RawSymbol: Decodable {
    struct Detail {
        let declaration: [DeclarationFragment]
        let short: [DeclarationFragment]
        let accessLevel: String
        let comment: RawComment?
        let location: RawLocation?
        let availability: [RawAvailability]
        let generics: RawGenerics?
        let extended: RawExtension?
    }

    let id: String
    let kind: String
    let title: String
    let path: [String]
    /// `nil` for a repeated member.
    let detail: Detail?

    private enum Key: String, CodingKey {
        case identifier, kind, names, pathComponents, docComment, declarationFragments, accessLevel, location, availability
        case swiftGenerics, swiftExtension
    }

    private struct Identifier: Decodable { let precise: String }
    private struct Kind: Decodable { let identifier: String }
    private struct Title: Decodable { let title: String }
    private struct Names: Decodable {
        let title: String
        let subHeading: [RawFragment]?
    }

    static let repeatedMark = "::SYNTHESIZED::"

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(Identifier.self, forKey: .identifier).precise
        kind = try values.decode(Kind.self, forKey: .kind).identifier
        path = try values.decode([String].self, forKey: .pathComponents)
        if id.contains(Self.repeatedMark) {
            title = try values.decode(Title.self, forKey: .names).title
            detail = nil
            return
        }
        let names = try values.decode(Names.self, forKey: .names)
        title = names.title
        detail = Detail(
            declaration: try (values.decodeIfPresent([RawFragment].self, forKey: .declarationFragments) ?? []).map(\.fragment),
            short: (names.subHeading ?? []).map(\.fragment),
            accessLevel: try values.decodeIfPresent(String.self, forKey: .accessLevel) ?? "public",
            comment: try values.decodeIfPresent(RawComment.self, forKey: .docComment),
            location: try values.decodeIfPresent(RawLocation.self, forKey: .location),
            availability: try values.decodeIfPresent([RawAvailability].self, forKey: .availability) ?? [],
            generics: try values.decodeIfPresent(RawGenerics.self, forKey: .swiftGenerics),
            extended: try values.decodeIfPresent(RawExtension.self, forKey: .swiftExtension))
    }
}

struct RawFragment: Decodable {
    let fragment: DeclarationFragment

    private enum Key: String, CodingKey { case kind, spelling, preciseIdentifier }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        fragment = DeclarationFragment(
            DeclarationFragment.Kind(rawValue: try values.decode(String.self, forKey: .kind)) ?? .text,
            try values.decode(String.self, forKey: .spelling),
            symbol: try values.decodeIfPresent(String.self, forKey: .preciseIdentifier))
    }
}

struct RawPosition: Decodable {
    /// Both from 0, `character` in UTF-8 bytes.
    let line: Int
    let character: Int

    /// From 1, as diagnostics count; held within bounds that no file reaches, since the numbers come from outside.
    var lineNumber: Int { min(max(0, line), 1 << 30) + 1 }
    var column: Int { min(max(0, character), 1 << 30) + 1 }
}

struct RawLocation: Decodable {
    let uri: String
    let position: RawPosition
}

struct RawComment: Decodable {
    struct Line: Decodable {
        struct Range: Decodable { let start: RawPosition }

        let text: String
        let range: Range?
    }

    let uri: String?
    let module: String?
    let lines: [Line]
}

struct RawAvailability: Decodable {
    struct Version: Decodable {
        let major: Int
        let minor: Int?
        let patch: Int?

        var text: String {
            ([major, minor ?? 0] + (patch.map { $0 > 0 ? [$0] : [] } ?? [])).map(String.init).joined(separator: ".")
        }
    }

    let domain: String?
    let introduced: Version?
    let deprecated: Version?
    let obsoleted: Version?
    let message: String?
    let renamed: String?
    let isUnconditionallyDeprecated: Bool?
    let isUnconditionallyUnavailable: Bool?

    var availability: SymbolAvailability {
        SymbolAvailability(
            domain: domain == "*" ? nil : domain, introduced: introduced?.text, deprecated: deprecated?.text,
            obsoleted: obsoleted?.text, message: message, renamed: renamed, isDeprecated: isUnconditionallyDeprecated ?? false,
            isUnavailable: isUnconditionallyUnavailable ?? false)
    }
}

struct RawGenerics: Decodable {
    struct Parameter: Decodable { let name: String }

    let parameters: [Parameter]?
    let constraints: [RawConstraint]?
}

struct RawExtension: Decodable {
    let extendedModule: String?
    let constraints: [RawConstraint]?
}
