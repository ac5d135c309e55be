import Diagnostics

/// A source of copy of any kind, read: placements with their variations, remote configs and products, and where each stands.
public struct CopySource: Sendable {
    /// What kind of file it is.
    public let kind: SourceKind
    /// The file or folder, as the reader should see it.
    public let file: String
    /// The format's number; `nil` for anything but a fallback file, or where the file doesn't say.
    public let format: Int?
    /// When the content was made, in milliseconds since 1970-01-01T00:00:00Z; `nil` where the source doesn't say.
    public let createdAt: Int64?
    /// The placements in the order of the source.
    public let placements: [CopyPlacement]
    /// What is wrong with the source.
    public let diagnostics: [Diagnostic]
    /// The files that were read, for excerpts beside findings.
    public let files: [SourceText]

    init(
        kind: SourceKind, file: String, format: Int? = nil, createdAt: Int64? = nil, placements: [CopyPlacement],
        diagnostics: [Diagnostic], files: [SourceText]
    ) {
        self.kind = kind
        self.file = file
        self.format = format
        self.createdAt = createdAt
        self.placements = placements
        self.diagnostics = diagnostics.sorted()
        self.files = files
    }

    /// A fallback file as a source.
    ///
    /// - Parameter file: A fallback file that was read.
    public init(_ file: FallbackFile) {
        self.init(
            kind: .fallbackFile, file: file.source.file, format: file.format, createdAt: file.createdAt, placements: file.placements,
            diagnostics: file.diagnostics, files: [file.source])
    }

    /// Reads a file of whichever kind its content shows it to be.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - placement: The placement that a file of remote configs belongs to; a fallback file names its own.
    ///   - audience: The audience that a file of remote configs is for.
    /// - Returns: What it holds, with findings about its parts.
    /// - Throws: `DiagnosticError` with status `.unreadable` where it can't be read as its kind, or is of no known kind.
    public static func read(_ source: SourceText, placement: String, audience: String = "All Users") throws(DiagnosticError) -> CopySource {
        switch recognise(source) {
        case .fallbackFile: CopySource(try FallbackFile.read(source))
        case .remoteConfig, .localeFolder: try remoteConfigs(source, placement: placement, audience: audience)
        // Whoever names a placement says that this is a file of remote configs; what isn't a locale in it is a finding.
        case nil where hasLocale(source): try remoteConfigs(source, placement: placement, audience: audience)
        case nil:
            throw DiagnosticError(
                Diagnostic(
                    "source.unknown", .error, unknown(source), at: SourceLocation(file: source.file),
                    explanation: "A source of copy is a fallback file from the dashboard, remote configs by locale as in "
                        + "{\"en\": {…}, \"fr\": {…}}, or a folder with one <locale>.json for each locale."),
                status: .unreadable)
        }
    }

    private static func unknown(_ source: SourceText) -> String {
        if source.bytes.isEmpty { return "the file is empty" }
        return source.bytes.prefix(1024).contains(0) ? "the file is binary, not a source of copy" : "the file isn't a source of copy"
    }
}
