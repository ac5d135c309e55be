public import Diagnostics

/// An interface string has no translation.
///
/// The site shows the source language's text in its place. Add the key to the language's file of strings.
public enum InterfaceMissingRule: InterfaceRule {
    public static let id = "interface.missing"
    public static let severity = Severity.error
    public static let summary = "an interface string is missing in a language"

    static func check(_ unit: StringUnit, _ page: InterfacePage) -> [Diagnostic] {
        guard unit.state == .missing, let source = unit.source else { return [] }
        return [
            finding(
                "interface string \(unit.key) is missing in \(page.locale)",
                at: page.file.map { SourceRange(SourceLocation(file: $0)) },
                subject: page.subject, notes: [Diagnostic.Note("source: \(source.text)", at: source.range)])
        ]
    }

    /// One finding for a language that has none of them.
    static func finding(noneOf source: InterfaceStrings, locale: String) -> Diagnostic {
        finding(
            "no interface strings in \(locale): \(source.entries.count) are missing",
            at: source.file.map { SourceRange(SourceLocation(file: $0)) }, subject: Subject(locale: locale))
    }
}
