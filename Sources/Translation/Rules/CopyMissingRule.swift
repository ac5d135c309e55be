public import Diagnostics

/// A string of the source has no counterpart in a translation.
///
/// Readers of that language see the source's text in its place. Add the string to the locale's config in the dashboard.
public enum CopyMissingRule: CopyRule {
    public static let id = "copy.missing"
    public static let severity = Severity.error
    public static let summary = "a string of the source is missing in a translation"

    static func check(_ copy: CheckedCopy) -> [Diagnostic] {
        guard copy.unit.state == .missing else { return [] }
        return [
            finding(
                "\(copy.unit.pointer) is missing in \(copy.locale)", at: copy.unit.range, subject: copy.subject,
                notes: copy.sourceNote)
        ]
    }
}
