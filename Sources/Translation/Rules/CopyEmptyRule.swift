public import Diagnostics

/// A translation has the string, but nothing or only white space in it.
///
/// The app shows an empty place: an empty text is a value, so nothing stands in for it. Translate the string, or remove it to let
/// the source's text appear.
public enum CopyEmptyRule: CopyRule {
    public static let id = "copy.empty"
    public static let severity = Severity.error
    public static let summary = "a translation is empty where the source has a text"

    static func check(_ copy: CheckedCopy) -> [Diagnostic] {
        guard copy.unit.state == .empty else { return [] }
        return [
            finding(
                "\(copy.unit.pointer) is empty in \(copy.locale)", at: copy.unit.range, subject: copy.subject,
                notes: copy.sourceNote)
        ]
    }
}
