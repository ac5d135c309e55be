import Diagnostics
import JSONText

/// A fallback file: what the dashboard exports for an app to bundle, so that it has something to show without the network.
///
/// Formats 8 to 11 are read in full, older and newer ones as far as they agree, with a warning. Keys that aren't known are
/// ignored. Whatever is wrong inside is a finding with its place; the rest is kept.
public struct FallbackFile: Sendable {
    /// The file.
    public let source: SourceText
    /// `meta.version`; `nil` where it is missing or no number.
    public let format: Int?
    /// `meta.response_created_at`: when the content was made, in milliseconds since 1970-01-01T00:00:00Z; it is the version of
    /// every placement in the file. `nil` where it is missing or no number.
    public let createdAt: Int64?
    /// `meta.developer_ids`: the placements that the file says it holds; `nil` where it doesn't say.
    public let developerIds: [String]?
    /// The placements as in ``developerIds``, then those that it doesn't list, as in the file.
    public let placements: [CopyPlacement]
    /// What is wrong with the file, in the order of the text.
    public let diagnostics: [Diagnostic]

    private let index: [String: Int]

    init(
        source: SourceText, format: Int?, createdAt: Int64?, developerIds: [String]?, placements: [CopyPlacement],
        diagnostics: [Diagnostic]
    ) {
        self.source = source
        self.format = format
        self.createdAt = createdAt
        self.developerIds = developerIds
        self.placements = placements
        self.diagnostics = diagnostics.sorted()
        index = Dictionary(placements.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    /// A placement by its id, letter for letter.
    ///
    /// - Parameter id: The placement's id.
    /// - Returns: The placement, or `nil` where the file has none.
    public func placement(_ id: String) -> CopyPlacement? { index[id].map { placements[$0] } }

    /// Reads a fallback file.
    ///
    /// - Parameter source: The file.
    /// - Returns: What it holds, with findings about its parts.
    /// - Throws: `DiagnosticError` with status `.unreadable` where the file isn't JSON, or has no `data` object.
    public static func read(_ source: SourceText) throws(DiagnosticError) -> FallbackFile {
        try read(try JSONDocument.parse(source))
    }

    /// Reads a fallback file that is parsed already.
    ///
    /// - Parameter document: The file's JSON.
    /// - Returns: What it holds, with findings about its parts.
    /// - Throws: `DiagnosticError` with status `.unreadable` where it has no `data` object.
    public static func read(_ document: JSONDocument) throws(DiagnosticError) -> FallbackFile {
        var reader = FallbackReader(document: document)
        return try reader.read()
    }
}
