public import Diagnostics

/// A guide isn't translated into one of the site's languages.
///
/// Readers see the source's text under a note in their language, and search engines are told of the source only. Add the page to the
/// language's folder.
public enum DocsPageMissingRule: TranslationRule {
    public static let id = "docs.page-missing"
    public static let severity = Severity.warning
    public static let summary = "a guide isn't translated into a language"

    static func finding(page: String, locale: String) -> Diagnostic {
        finding(
            "this page isn't translated into \(locale)", at: SourceRange(SourceLocation(file: page)),
            subject: Subject(locale: locale))
    }
}
