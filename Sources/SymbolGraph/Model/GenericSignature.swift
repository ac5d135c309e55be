/// The generic parameters of a symbol and what they must satisfy.
public struct GenericSignature: Hashable, Sendable {
    public let parameters: [String]
    public let constraints: [GenericConstraint]

    public init(parameters: [String] = [], constraints: [GenericConstraint] = []) {
        self.parameters = parameters
        self.constraints = constraints
    }
}

/// One requirement of a `where` clause.
public struct GenericConstraint: Hashable, Sendable {
    public enum Relation: String, Sendable {
        case conformance, superclass, sameType
    }

    public let left: String
    public let relation: Relation
    public let right: String
    /// The precise id of the type on the right, where there is one.
    public let rightSymbol: String?

    public init(_ left: String, _ relation: Relation, _ right: String, symbol: String? = nil) {
        self.left = left
        self.relation = relation
        self.right = right
        rightSymbol = symbol
    }

    /// As Swift writes it: `Element == Lamp`, `L: Glowing`.
    public var spelling: String { relation == .sameType ? "\(left) == \(right)" : "\(left): \(right)" }
}
