import Diagnostics
import Translation

/// Everything that pages are drawn from: loaded once, then only read. Data goes one way; no later stage reaches back.
struct SiteModel: Sendable {
    let project: Project
    let theme: Theme
    let guides: GuideSet?
    let paywalls: PaywallSet?
    let reference: ReferenceSet?
    let coverage: CoverageReport
    /// Findings of every part, sorted, with the project's severities applied.
    let diagnostics: [Diagnostic]
    /// The parts that this build makes, and those that stand in the folder from an earlier one.
    let parts: Set<SitePart>

    var configuration: ProjectConfiguration { project.configuration }
    var languages: [String] { configuration.languages }

    /// Whether there is anything that the public may read.
    var hasPublicPages: Bool { guides != nil || reference != nil || !(paywalls?.published.isEmpty ?? true) }

    /// Whether the internal gallery and its pages are made.
    var hasGallery: Bool { paywalls != nil && configuration.publish.internal.contains("paywalls") && parts.contains(.paywalls) }

    var hasCoverage: Bool { configuration.publish.internal.contains("coverage") && parts.contains(.coverage) }
}

/// The parts that `--only` names.
public enum SitePart: String, Sendable, CaseIterable {
    case docs, reference, paywalls, coverage

    /// The part that a file of the output belongs to; `nil` for what every build makes.
    static func of(_ path: String) -> SitePart? {
        let pieces = path.split(separator: "/")
        if pieces.first == "internal" {
            if pieces.last == "coverage.html" || path == "internal/data/coverage.json" { return .coverage }
            return pieces.last == OutputManifest.name[...] ? nil : .paywalls
        }
        if pieces.first == "screens" { return .paywalls }
        if pieces.first == "assets" || pieces.count == 1 { return nil }
        return pieces.count > 1 && pieces[1] == "reference" ? .reference : .docs
    }
}
