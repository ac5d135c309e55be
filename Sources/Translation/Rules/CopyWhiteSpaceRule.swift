public import Diagnostics

/// A string begins or ends with white space.
///
/// It shifts centred text and shows in buttons. White space that the source has at the same end is left alone: the app may join
/// strings.
public enum CopyWhiteSpaceRule: CopyRule {
    public static let id = "copy.white-space"
    public static let severity = Severity.warning
    public static let summary = "a string begins or ends with white space"

    static func check(_ copy: CheckedCopy) -> [Diagnostic] {
        let isSource = copy.locale == copy.sourceLocale
        guard copy.unit.state == .translated || copy.unit.state == .mismatched, let text = copy.unit.text,
            let source = isSource ? "" : copy.unit.source
        else { return [] }
        let leading = text.prefix { $0.isWhitespace }
        let trailing = text.reversed().prefix { $0.isWhitespace }.reversed()
        let atStart = !leading.isEmpty && source.first?.isWhitespace != true
        let atEnd = !trailing.isEmpty && source.last?.isWhitespace != true
        guard atStart || atEnd else { return [] }
        let count = text.utf8.count
        let range = atEnd ? count - String(trailing).utf8.count..<count : 0..<leading.utf8.count
        let ends = atStart ? (atEnd ? "at both ends" : "at the beginning") : "at the end"
        return [
            finding(
                "white space \(ends) of \(copy.unit.pointer) in \(copy.locale)", at: copy.range(range), subject: copy.subject,
                fixes: [Diagnostic.Fix("Remove it", replacement: "")])
        ]
    }
}
