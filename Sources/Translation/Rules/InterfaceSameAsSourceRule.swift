public import Diagnostics

/// The translation of an interface string repeats the source's words.
///
/// Translate it, or add its words to `checks.sameAllowed`.
public enum InterfaceSameAsSourceRule: InterfaceRule {
    public static let id = "interface.same-as-source"
    public static let severity = Severity.warning
    public static let summary = "an interface string is the same as in the source"

    static func check(_ unit: StringUnit, _ page: InterfacePage) -> [Diagnostic] {
        guard unit.state == .sameAsSource, !unit.isAllowed, let text = unit.translation else { return [] }
        return [
            finding(
                "interface string \(unit.key) is the same in \(page.locale) as in the source: \"\(text.text)\"", at: text.range,
                subject: page.subject)
        ]
    }
}
