import Diagnostics

/// A placement of a source of copy, with every variation that the source holds and where it stands.
public struct CopyPlacement: Sendable {
    /// The placement itself.
    public let placement: AdaptyPlacement
    /// Where the placement's key stands in the source.
    public let range: SourceRange
    /// The variations in the order of the source; empty where the source holds none.
    public let variations: [CopyVariation]

    /// The placement's id.
    public var id: String { placement.id }

    /// Makes a placement.
    ///
    /// - Parameters:
    ///   - placement: The placement itself.
    ///   - range: Where it stands.
    ///   - variations: The variations in order.
    public init(placement: AdaptyPlacement, range: SourceRange, variations: [CopyVariation]) {
        self.placement = placement
        self.range = range
        self.variations = variations
    }
}
