public import Diagnostics

/// A block of a translated guide has no counterpart in the source.
///
/// It may explain something that only these readers need; more often it was removed from the source.
public enum DocsOrphanRule: DocumentRule {
    public static let id = "docs.orphan"
    public static let severity = Severity.note
    public static let summary = "a block of a translated guide isn't in the source"

    static func check(_ page: DocumentPage) -> [Diagnostic] {
        page.units.compactMap { unit in
            guard unit.state == .orphan, let block = unit.translation else { return nil }
            return finding("\(block.described) isn't in the source", at: block.range, subject: page.subject)
        }
    }
}
