public import Diagnostics

/// Something that a check can find. The documentation comment of the type is its entry in the manual.
public protocol TranslationRule: Sendable {
    /// Stable, as `copy.missing`: configurations and exceptions name it.
    static var id: String { get }
    /// What it weighs unless the project says otherwise.
    static var severity: Severity { get }
    /// One line for lists.
    static var summary: String { get }
}

extension TranslationRule {
    static func finding(
        _ message: String, at range: SourceRange?, subject: Subject, explanation: String? = nil, notes: [Diagnostic.Note] = [],
        fixes: [Diagnostic.Fix] = []
    ) -> Diagnostic {
        Diagnostic(id, severity, message, at: range, explanation: explanation, notes: notes, fixes: fixes, subject: subject)
    }
}

/// All rules of this module, sorted by id.
public enum TranslationRules {
    public static let all: [any TranslationRule.Type] = [
        CopyEmptyRule.self, CopyHTMLRule.self, CopyMismatchedRule.self, CopyMissingRule.self, CopyOrphanRule.self,
        CopySameAsSourceRule.self, CopyTagLostRule.self, CopyTagMalformedRule.self, CopyTagUnknownRule.self,
        CopyWhiteSpaceRule.self,
        CoverageMinimumRule.self,
        DocsMissingRule.self, DocsOrphanRule.self, DocsPageMissingRule.self, DocsSameAsSourceRule.self,
        InterfaceEmptyRule.self, InterfaceMissingRule.self, InterfaceOrphanRule.self, InterfaceSameAsSourceRule.self,
    ]
}
