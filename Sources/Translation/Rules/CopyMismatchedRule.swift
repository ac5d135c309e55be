public import Diagnostics

/// A translation has a value of another kind where the source has a string or a group of strings, as a list in place of a text.
///
/// The app can't read it as what it expects. Give the value the shape that it has in the source.
public enum CopyMismatchedRule: CopyRule {
    public static let id = "copy.mismatched"
    public static let severity = Severity.error
    public static let summary = "a value is of another kind than in the source"

    static func check(_ copy: CheckedCopy) -> [Diagnostic] {
        guard let kind = copy.wrongKind else { return [] }
        return [
            finding(
                "\(copy.subject.pointer ?? "") is \(kind.found) in \(copy.locale), \(kind.expected) in the source",
                at: copy.unit.range,
                subject: copy.subject, notes: copy.sourceNote)
        ]
    }
}
