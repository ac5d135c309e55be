public import Diagnostics

/// A file of interface strings has a key that the source language doesn't have.
///
/// No page uses it: it has a typo, or is left over. Correct or remove it.
public enum InterfaceOrphanRule: InterfaceRule {
    public static let id = "interface.orphan"
    public static let severity = Severity.warning
    public static let summary = "an interface string isn't in the source language"

    static func check(_ unit: StringUnit, _ page: InterfacePage) -> [Diagnostic] {
        guard unit.state == .orphan else { return [] }
        return [
            finding(
                "interface string \(unit.key) is in \(page.locale) but not in the source\(NearMiss.hint(for: unit.key, in: page.keys))",
                at: unit.translation?.range, subject: page.subject)
        ]
    }
}
