public import Diagnostics

/// The translation of an interface string is empty.
///
/// A button or label has no text then. Translate it, or remove the key to let the source's text appear.
public enum InterfaceEmptyRule: InterfaceRule {
    public static let id = "interface.empty"
    public static let severity = Severity.error
    public static let summary = "an interface string is empty in a language"

    static func check(_ unit: StringUnit, _ page: InterfacePage) -> [Diagnostic] {
        guard unit.state == .empty else { return [] }
        return [
            finding(
                "interface string \(unit.key) is empty in \(page.locale)", at: unit.translation?.range, subject: page.subject,
                notes: unit.source.map { [Diagnostic.Note("source: \($0.text)", at: $0.range)] } ?? [])
        ]
    }
}
