public import Diagnostics

/// A block of a translated guide repeats the source's words.
///
/// Code, and blocks without words of their own, may stay, as may the words of `checks.sameAllowed`. Translate the block.
public enum DocsSameAsSourceRule: DocumentRule {
    public static let id = "docs.same-as-source"
    public static let severity = Severity.warning
    public static let summary = "a block of a translated guide is the same as in the source"

    static func check(_ page: DocumentPage) -> [Diagnostic] {
        page.units.compactMap { unit in
            guard unit.state == .sameAsSource, !unit.isAllowed, let block = unit.translation else { return nil }
            return finding(
                "\(block.described) is the same as in the source", at: block.range, subject: page.subject,
                notes: unit.source.map { [Diagnostic.Note("source block", at: $0.range)] } ?? [])
        }
    }
}
