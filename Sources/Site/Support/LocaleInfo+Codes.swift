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
