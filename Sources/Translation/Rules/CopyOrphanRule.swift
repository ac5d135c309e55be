public import Diagnostics

/// A translation has a text that the source doesn't have.
///
/// It was renamed or removed in the source, or its key has a typo; the app never shows it, or shows it in one language only. Remove
/// it, or add it to the source.
public enum CopyOrphanRule: CopyRule {
    public static let id = "copy.orphan"
    public static let severity = Severity.warning
    public static let summary = "a translation has a string that the source doesn't have"

    static func check(_ copy: CheckedCopy) -> [Diagnostic] {
        guard copy.unit.state == .orphan else { return [] }
        return [
            finding(
                "\(copy.unit.pointer) is in \(copy.locale) but not in the source (\(copy.sourceLocale))", at: copy.unit.range,
                subject: copy.subject)
        ]
    }
}
