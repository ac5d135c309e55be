public import Diagnostics

/// A translation repeats the source's words.
///
/// Texts without words (numbers, tags) and the words of `checks.sameAllowed` may stay, and so may a locale of the source's own
/// language. Translate the string, or add its words to `checks.sameAllowed`.
public enum CopySameAsSourceRule: CopyRule {
    public static let id = "copy.same-as-source"
    public static let severity = Severity.warning
    public static let summary = "a translation is the same as the source"

    static func check(_ copy: CheckedCopy) -> [Diagnostic] {
        guard copy.unit.state == .sameAsSource, !copy.unit.isAllowed else { return [] }
        return [
            finding(
                "\(copy.unit.pointer) is the same in \(copy.locale) as in the source (\(copy.sourceLocale))", at: copy.unit.range,
                subject: copy.subject, notes: copy.sourceNote)
        ]
    }
}
