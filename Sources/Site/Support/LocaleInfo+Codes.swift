import Foundation
import LocaleKit

/// Shorthand for the codes that configuration and files hold; what isn't a locale reads left to right under its own name.
extension LocaleInfo {
    static func direction(of code: String) -> Direction { LocaleInfo(code)?.direction ?? .ltr }

    /// The language's own name with a capital where its script has one, as it stands alone in a menu: `Français`.
    static func nativeName(of code: String) -> String { capitalised(LocaleInfo(code)?.nativeName ?? code) }

    static func name(of code: String, in language: String) -> String { LocaleInfo(code)?.name(in: language) ?? code }

    /// Upper-cases a first letter that is lower-case in a script with case.
    private static func capitalised(_ text: String) -> String {
        text.first.map { $0.uppercased() + text.dropFirst() } ?? text
    }
}

extension LocaleInfo {
    /// A country's name in a language: `FR` in `vi` → `Pháp`.
    static func regionName(_ alpha2: String, in language: String) -> String? {
        Locale(identifier: LocaleTag(language)?.icuIdentifier ?? language).localizedString(forRegionCode: alpha2)
    }
}

extension LocaleInfo {
    /// The language alone, without region: `en-US` in `fr` → `anglais`.
    static func languageName(of code: String, in language: String) -> String {
        guard let tag = LocaleTag(code) else { return code }
        return LocaleInfo(LocaleTag(language: tag.language, script: tag.script)).name(in: language)
    }

    /// Whether two tags are of one language and script: `en` and `en-US`.
    static func sameLanguage(_ a: String, _ b: String) -> Bool {
        guard let first = LocaleTag(a)?.maximized, let second = LocaleTag(b)?.maximized else { return a == b }
        return first.language == second.language && first.script == second.script
    }
}
