public import Diagnostics

/// A string holds HTML.
///
/// Remote copy is never drawn as markup: the tags are dropped and their text stays. Use Markdown (`**bold**`, `*italic*`,
/// `[text](https://…)`), or remove the tags.
public enum CopyHTMLRule: CopyRule {
    public static let id = "copy.html"
    public static let severity = Severity.warning
    public static let summary = "a string holds HTML, which is dropped"

    static func check(_ copy: CheckedCopy) -> [Diagnostic] {
        guard copy.unit.state == .translated || copy.unit.state == .mismatched,
            let first = copy.tags.first(where: { $0.form == .html })
        else { return [] }
        return [
            finding(
                "HTML in \(copy.unit.pointer) (\(copy.locale)): \(first.written.prefix(60)) is dropped, its text stays",
                at: copy.range(first.range), subject: copy.subject)
        ]
    }
}
