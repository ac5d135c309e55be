public import Diagnostics

/// A surface is translated to less than the project asks for.
///
/// `checks.minimum` or `--min` names a percentage for a surface, or for a surface in one locale. The percentage counts units:
/// strings, blocks of guides, symbols. Translate what the findings of that surface name, or lower the minimum.
public enum CoverageMinimumRule: TranslationRule {
    public static let id = "coverage.minimum"
    public static let severity = Severity.error
    public static let summary = "less is translated than checks.minimum asks for"

    /// One finding for each surface and locale below its minimum, in the order of the report.
    public static func check(_ report: CoverageReport, _ minimum: CoverageMinimum) -> [Diagnostic] {
        report.surfaces.flatMap { surface in
            surface.locales.compactMap { entry -> Diagnostic? in
                guard let asked = minimum.value(for: surface.id, locale: entry.locale), !entry.counts.meets(asked) else {
                    return nil
                }
                let counts = entry.counts
                return finding(
                    "\(surface.id.rawValue) in \(entry.locale): \(counts.percent) % translated (\(counts.done) of \(counts.total) "
                        + "\(surface.id.unit)s), \(asked) % asked for",
                    at: nil, subject: Subject(locale: entry.locale))
            }
        }
    }
}
