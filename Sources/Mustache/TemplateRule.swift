import Diagnostics

/// What can be wrong with a template. All are errors: a theme that doesn't compile builds nothing (exit status 2).
public enum TemplateRule: String, CaseIterable, Sendable {
    /// A section, block or parent is opened and never closed. Close it with `{{/name}}`, in the order in which they were opened.
    case unclosedSection = "template.unclosed-section"
    /// `{{/name}}` closes nothing, or something else than was opened last.
    case unexpectedClose = "template.unexpected-close"
    /// `{{=… …=}}` doesn't hold two new delimiters.
    case badDelimiter = "template.bad-delimiter"
    /// A tag has no closing delimiter before the next tag or the end of the file.
    case unclosedTag = "template.unclosed-tag"
    /// A tag has no name, or one with white space in it.
    case badName = "template.bad-name"
    /// Sections are nested more than 64 deep.
    case tooDeep = "template.too-deep"
    /// A template, or a partial that a template names, doesn't exist.
    case missing = "template.missing"
    /// Templates include each other without end, or more than 200 deep.
    case recursion = "template.recursion"

    public var severity: Severity { .error }

    /// What to do about it, for the reader of the finding.
    var explanation: String {
        switch self {
        case .unclosedSection: "Add the closing tag where the section ends."
        case .unexpectedClose: "Close what was opened last, or remove this tag."
        case .badDelimiter: "Write the new opening and closing delimiter with a space between them."
        case .unclosedTag: "Write the closing delimiter after the tag's name."
        case .badName: "Write one name, whose parts may be joined by dots."
        case .tooDeep: "Move the inner sections into a partial."
        case .missing: "Add a template of that name, or correct the name."
        case .recursion: "Let the recursion depend on data that ends, as a list of children does."
        }
    }

    func finding(_ message: String, at range: SourceRange?, notes: [Diagnostic.Note] = []) -> Diagnostic {
        Diagnostic(rawValue, severity, message, at: range, explanation: explanation, notes: notes)
    }
}
