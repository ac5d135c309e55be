/// A symbol graph as it stands in the file, only what the model needs. Formats 0.5 and 0.6 differ in nothing that is read here.
struct RawGraph: Decodable {
    struct Version: Decodable {
        let major: Int
        let minor: Int
    }

    struct Metadata: Decodable {
        let formatVersion: Version
    }

    struct Module: Decodable {
        struct Platform: Decodable {
            struct System: Decodable {
                let name: String
            }

            let operatingSystem: System?
        }

        let name: String
        let platform: Platform?
    }

    let metadata: Metadata
    let module: Module
    let symbols: [RawSymbol]
    let relationships: [RawRelationship]
}

struct RawRelationship: Decodable {
    struct Origin: Decodable {
        let identifier: String
        let displayName: String
    }

    let kind: String
    let source: String
    let target: String
    /// `Module.Type` of a target that the graph doesn't hold.
    let targetFallback: String?
    let sourceOrigin: Origin?
    let swiftConstraints: [RawConstraint]?
}

struct RawConstraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String
    let rhsPrecise: String?

    var constraint: GenericConstraint {
        GenericConstraint(lhs, GenericConstraint.Relation(rawValue: kind) ?? .conformance, rhs, symbol: rhsPrecise)
    }
}
