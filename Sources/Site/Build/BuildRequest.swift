import Diagnostics
import Translation

/// What a caller wants built or checked.
public struct BuildRequest: Sendable {
    public var project: Project.Selection
    /// The folder to write to, relative to `workingDirectory`; `nil`: what `vitrine.yml` says.
    public var output: String?
    public var workingDirectory: String
    /// Only these parts; what stands in the folder of the others stays.
    public var only: Set<SitePart>
    /// Leaves out, and removes, the internal side.
    public var isPublicOnly = false
    /// Writes every file, also those whose bytes are right.
    public var isClean = false
    /// Warnings make the exit status 1.
    public var isStrict = false
    /// Publishes the other pages though one is unreadable.
    public var keepsGoing = false
    /// Pages of guides marked `draft: true` are made.
    public var includesDrafts = false
    /// Threads; `nil`: one a core.
    public var jobs: Int?
    /// `docs.fr=90`, `paywalls=100`: the least coverage, over that of `vitrine.yml`.
    public var minimum: [String] = []

    public init(project: Project.Selection, workingDirectory: String, output: String? = nil, only: Set<SitePart> = []) {
        self.project = project
        self.workingDirectory = workingDirectory
        self.output = output
        self.only = only
    }

    var parts: Set<SitePart> { only.isEmpty ? Set(SitePart.allCases) : only }
}

/// What a build or a check came to.
public struct BuildOutcome: Sendable {
    /// Every finding, sorted, with the project's severities applied.
    public var diagnostics: [Diagnostic]
    public var status: ExitStatus
    /// What was written; `nil` where nothing was.
    public var summary: OutputFolder.Summary?
    /// Where the site lies, as the user would name it.
    public var output: String?
    public var pageCount = 0
    /// Coverage with every finding; `nil` where loading failed.
    var coverage: CoverageReport?
    /// Coverage by surface and locale, as text.
    public var coverageText = ""
    public var sources: SourceStore?
    /// For files on the command line: the configuration that they amount to.
    public var configurationText: String?
}

extension BuildOutcome {
    /// `coverage.json` with the findings that `isShown` lets through.
    public func coverageJSON(where isShown: (Diagnostic) -> Bool = { _ in true }) -> String {
        guard let coverage else { return "" }
        var report = CoverageReport(source: coverage.source, locales: coverage.locales)
        for surface in coverage.surfaces {
            for entry in surface.locales { report.add(entry.counts, to: surface.id, locale: entry.locale) }
        }
        report.add(diagnostics.filter(isShown))
        return report.json
    }
}
