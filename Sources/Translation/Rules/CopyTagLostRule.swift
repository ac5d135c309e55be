public import Diagnostics

/// A translation lacks tags that the source has.
///
/// Readers of that language miss the price, period or duration, or read one that was typed by hand and won't change with the
/// store. Put the tags back. A tag that is there but damaged is found by the rules for that, and a tag is never missed twice.
public enum CopyTagLostRule: CopyRule {
    public static let id = "copy.tag-lost"
    public static let severity = Severity.error
    public static let summary = "a tag of the source is missing in a translation"

    static func check(_ copy: CheckedCopy) -> [Diagnostic] {
        guard copy.unit.state == .mismatched, copy.wrongKind == nil else { return [] }
        let lost = lost(copy.tags, copy.sourceTags, copy.catalog)
        guard !lost.isEmpty else { return [] }
        let names = lost.map { "<\($0.name)/>" }.joined(separator: ", ")
        return [
            finding(
                "\(names) of the source \(lost.count == 1 ? "is" : "are") gone from \(copy.unit.pointer) in \(copy.locale)",
                at: copy.unit.range, subject: copy.subject, notes: copy.sourceNote)
        ]
    }

    /// Tags that the source has in any form and the translation in none, each once, in the order of the source. A misspelt name
    /// stands for the one that was meant.
    static func lost(_ tags: [CopyTag], _ sourceTags: [CopyTag], _ catalog: CopyTags) -> [CopyTag] {
        // A name that nobody knows is the source's fault, told there once; no translation is to repeat it.
        let wanted = sourceTags.filter { $0.form != .html && $0.meaning != nil }
        guard !wanted.isEmpty else { return [] }
        var present: Set<String> = []
        for tag in tags where tag.form != .html {
            present.insert(tag.key)
            guard tag.meaning == nil, let meant = catalog.suggestion(for: tag.name) else { continue }
            present.insert(meant)
            if case .product(let name) = catalog.meaning(of: meant) { present.insert(name) }
        }
        return wanted.filter { present.insert($0.key).inserted }
    }
}
