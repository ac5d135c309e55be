public import Diagnostics

/// A block of a guide (a heading, paragraph, list item, table row, code block or note) has no counterpart in a translation.
///
/// The finding stands at the block after which it is missed. Translate the block, or copy it if it is code.
public enum DocsMissingRule: DocumentRule {
    public static let id = "docs.missing"
    public static let severity = Severity.warning
    public static let summary = "a block of a guide is missing in a translation"

    static func check(_ page: DocumentPage) -> [Diagnostic] {
        var before: SourceRange?
        return page.units.compactMap { unit in
            if let translation = unit.translation { before = translation.range }
            guard unit.state == .missing, let source = unit.source else { return nil }
            return finding(
                "\(source.described) of the source is missing here",
                at: before ?? SourceRange(SourceLocation(file: page.file, line: 1)),
                subject: page.subject, notes: [Diagnostic.Note("source block", at: source.range)])
        }
    }
}
