import Diagnostics
import LocaleKit

/// Which of a variation's configs a reader gets, and where the shipped app picks another one.
struct ReaderMatching {
    /// The configs' locales, as in the file.
    let available: [String]
    /// The config for everybody else.
    let fallback: String?
    /// How the pages pick.
    let rule: MatchingRule
    /// How the shipped app picks; `nil` where its generation isn't known.
    let appRule: MatchingRule?

    func match(_ reader: PaywallLocale) -> LocaleMatch { matcher(rule).match(asked: [reader.asked ?? reader.code]) }

    private func matcher(_ rule: MatchingRule) -> LocaleMatcher { LocaleMatcher(available: available, fallback: fallback, rule: rule) }

    func noConfig(_ match: LocaleMatch, _ reader: PaywallLocale, at range: SourceRange, _ subject: Subject) -> Diagnostic {
        var subject = subject
        subject.locale = reader.code
        return Diagnostic(
            "matching.none", .warning, "the reader \(reader.code) gets no config: \(match.steps.joined(separator: "; "))", at: range,
            subject: subject)
    }

    /// Devices for which the app would choose otherwise: the project's readers, and one that asks for each config's language in the usual
    /// spelling (`pt-BR` for `pt-br`).
    func differences(_ readers: [PaywallLocale], at range: SourceRange, _ subject: Subject) -> [Diagnostic] {
        guard let appRule, appRule != .vitrine, !available.isEmpty else { return [] }
        let (own, app) = (matcher(.vitrine), matcher(appRule))
        var seen: Set<String> = []
        let asked = readers.compactMap(\.asked) + available.compactMap { LocaleTag($0)?.canonical }
        return asked.filter { seen.insert($0).inserted }.compactMap { language in
            let nearest = own.match(asked: [language])
            let shipped = app.match(asked: [language])
            guard nearest.used != shipped.used else { return nil }
            var subject = subject
            subject.locale = nearest.used
            return Diagnostic(
                "matching.differs", .note,
                "a device in \(language) would read \(nearest.used ?? "no config"), but the app (\(appRule.rawValue)) picks "
                    + (shipped.used ?? "none"),
                at: range, explanation: "How the app gets there: \(shipped.steps.joined(separator: "; ")).", subject: subject)
        }
    }
}

extension PaywallLocale {
    /// The reader with a config in front of them: text and direction are the config's, prices and their format the reader's.
    func reading(_ config: PaywallLocale) -> PaywallLocale {
        PaywallLocale(
            code: code, tag: config.tag, nativeName: nativeName, pathName: pathName, isRightToLeft: config.isRightToLeft,
            storefront: storefront, formattingLocale: formattingLocale, formats: formats, asked: asked)
    }
}
