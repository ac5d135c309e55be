public import Diagnostics

/// The name of a tag stands in a text without the form of a tag: `<PROD_PRICE>`, `PROD_PRICE/>`, `＜PROD_PRICE/＞`.
///
/// The app doesn't recognise it, and readers see its name, or nothing, in place of the price. Write `<NAME/>`.
public enum CopyTagMalformedRule: CopyRule {
    public static let id = "copy.tag-malformed"
    public static let severity = Severity.error
    public static let summary = "a tag is not of the form <NAME/>"

    static func check(_ copy: CheckedCopy) -> [Diagnostic] {
        guard copy.unit.state == .translated || copy.unit.state == .mismatched else { return [] }
        return copy.tags.filter { $0.form == .malformed }.map { tag in
            let right = "<\(tag.meaning == nil || copy.catalog.meaning(of: tag.name) != nil ? tag.name : tag.name.uppercased())/>"
            return finding(
                "malformed tag \(tag.written) in \(copy.unit.pointer) (\(copy.locale)); write \(right)", at: copy.range(tag.range),
                subject: copy.subject, notes: copy.sourceNote, fixes: [Diagnostic.Fix("Replace with \(right)", replacement: right)])
        }
    }
}
