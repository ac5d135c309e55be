/// A part of the product that is translated by itself, in the order in which reports show them.
public enum SurfaceID: String, Sendable, CaseIterable, Codable, Comparable {
    case paywalls, docs, reference, interface, products, catalogs

    /// What is counted: `string`, `block` or `symbol`.
    public var unit: String {
        switch self {
        case .paywalls, .interface, .products, .catalogs: "string"
        case .docs: "block"
        case .reference: "symbol"
        }
    }

    public static func < (a: SurfaceID, b: SurfaceID) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
