import Diagnostics
import Testing

@testable import Translation

/// A pair of texts and the messages that one rule has for them.
struct RuleCase: Sendable, CustomTestStringConvertible {
    let source: String
    let text: String
    let locale: String
    let messages: [String]

    init(_ source: String, _ text: String, _ locale: String = "fr", _ messages: String...) {
        self.source = source
        self.text = text
        self.locale = locale
        self.messages = messages
    }

    var testDescription: String { "\(source) → \(text) (\(locale))" }

    /// What `rule` finds; other rules may find more.
    func found(by rule: (some TranslationRule).Type, options: CopyOptions = CopyOptions()) throws -> [String] {
        try compare(source, text, locale: locale, options: options).diagnostics.filter {
            $0.rule == rule.id && $0.severity == rule.severity
        }.map(\.message)
    }
}

func interfaceStrings(_ locale: String, _ texts: KeyValuePairs<String, String>) -> InterfaceStrings {
    InterfaceStrings(
        locale: locale, file: "\(locale).yml",
        entries: texts.enumerated().map { index, text in
            InterfaceStrings.Entry(
                key: text.key, text: text.value,
                range: SourceRange(SourceLocation(file: "\(locale).yml", line: index + 1, column: 1)))
        })
}

/// What `rule` finds in French strings beside English ones; `nil` where there are no French ones.
func interfaceFindings(
    _ source: KeyValuePairs<String, String>, _ translation: KeyValuePairs<String, String>?, rule: (some TranslationRule).Type
) -> [String] {
    StringsComparison(
        source: interfaceStrings("en", source), translation: translation.map { interfaceStrings("fr", $0) }, locale: "fr",
        sameAllowed: SameWords(["Vitrine"])
    ).diagnostics.filter { $0.rule == rule.id }.map(\.line)
}
