import Foundation

/// What is known about a locale: its direction, its names, where it is most likely spoken.
public struct LocaleInfo: Hashable, Sendable {
    public enum Direction: String, Sendable {
        case ltr, rtl
    }

    public let tag: LocaleTag

    public init(_ tag: LocaleTag) { self.tag = tag }

    /// `nil` where the text isn't a locale code (see ``LocaleTag``).
    public init?(_ text: String) {
        guard let tag = LocaleTag(text) else { return nil }
        self.tag = tag
    }

    /// Whether the language is one that CLDR or ISO 639 knows.
    public var isKnown: Bool { Self.languages.contains(tag.language) }

    private static let languages = Set(Locale.LanguageCode.isoLanguageCodes.map { $0.identifier.lowercased() })
        .union(Locale.availableIdentifiers.compactMap { $0.split(separator: "_").first?.lowercased() })
        .subtracting(["und", "mul", "zxx", "mis"])

    /// The direction of the locale's script.
    public var direction: Direction { ICU.isRightToLeft(tag.maximized.icuIdentifier) ? .rtl : .ltr }

    /// The locale's name in its own language: `français (Canada)`. The code itself where CLDR has none.
    public var nativeName: String { name(in: tag.canonical) }

    /// The locale's name in English: `French (Canada)`.
    public var englishName: String { name(in: "en") }

    /// The locale's name in another language, as a locale code; the locale's own code where CLDR has none.
    public func name(in language: String) -> String {
        let reader = LocaleTag(language)?.icuIdentifier ?? language
        let own = tag.icuIdentifier
        guard isKnown, let name = Locale(identifier: reader).localizedString(forIdentifier: own), !name.isEmpty else {
            return tag.canonical
        }
        return name
    }

    /// The country (ISO 3166-1 alpha-2) of a reader of this locale: the one a Unicode `rg` extension names, the tag's own, else the most
    /// likely one of the language and script by CLDR (`pt` → `BR`, `zh-Hant` → `TW`, `es-419` → `MX`). `nil` for unknown languages.
    public var likelyRegion: String? {
        if let override = tag.regionOverride, Storefront.alpha3(ofAlpha2: override) != nil { return override }
        if let region = tag.region, region.count == 2 { return region }
        // Latin America's Spanish has no likely country in CLDR; Spain, the likely one of `es`, would be wrong. Mexico has most readers.
        if tag.language == "es", tag.region == "419" { return "MX" }
        guard isKnown else { return nil }
        let region = LocaleTag(language: tag.language, script: tag.script).maximized.region
        return region?.count == 2 ? region : nil
    }

    /// The identifier under which prices and periods are written for a reader of this language in a country: `fr` and `FR` → `fr_FR`.
    /// The script is written out where the country would suggest another one (`zh` and `HK` → `zh_Hans_HK`), and the region's own
    /// habits of writing numbers (Unicode extensions) are left out.
    ///
    /// - Parameter region: ISO 3166-1 alpha-2.
    public func formattingLocale(region: String) -> String {
        let own = tag.maximized.script
        let joined = LocaleTag(language: tag.language, script: tag.script, region: region)
        if joined.maximized.script == own { return joined.icuIdentifier }
        return LocaleTag(language: tag.language, script: own, region: region).icuIdentifier
    }
}
