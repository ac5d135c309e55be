import Diagnostics
import LocaleKit
import Translation

/// What `vitrine.yml` says, typed, with defaults filled in. Paths are relative to the project's folder.
public struct ProjectConfiguration: Sendable {
    /// The project's name in one or several languages.
    public var title = LocalizedText(plain: "Vitrine")
    /// The site's languages; the first is the source.
    public var languages = ["en"]
    var content: ContentLayout?
    /// A folder whose files stand in for single files of the default theme.
    var templates: String?
    public var output = "site"
    /// The site's public address, with a final `/`.
    var url: String?
    /// `https://…/{path}` of a page's source for readers who want to mend it.
    var edit: String?
    var paywalls: PaywallSettings?
    var reference: [ReferenceSettings] = []
    var checks = CheckSettings()
    var publish = PublishSettings()

    public var sourceLanguage: String { languages[0] }

    init() {}
}

/// A text, or one for each language.
public struct LocalizedText: Sendable, Equatable {
    var plain: String?
    var byLanguage: [String: String] = [:]

    init(plain: String) { self.plain = plain }

    init(byLanguage: [String: String]) { self.byLanguage = byLanguage }

    /// The text for `language`, else for the first of `fallback` that has one.
    func text(_ language: String, fallback: [String] = []) -> String {
        if let plain { return plain }
        for candidate in [language] + fallback {
            if let text = byLanguage[candidate] { return text }
        }
        return byLanguage.sorted { $0.key < $1.key }.first?.value ?? ""
    }
}

/// Where the guides of each language lie.
struct ContentLayout: Sendable, Equatable {
    /// For the source language, with `{lang}` and `{path}`.
    var source: String
    /// For the others.
    var translations: String
    var range: SourceRange?
}

struct PaywallSettings: Sendable {
    struct Source: Sendable {
        var file: String
        var placement: String?
        var audience: String?
        var range: SourceRange?
    }

    struct File: Sendable {
        var path: String
        var range: SourceRange?
    }

    /// A reader as it is named: `de-DE@DEU`.
    struct Reader: Sendable {
        var text: String
        var range: SourceRange?
    }

    /// One product in both stores.
    struct Match: Sendable {
        var appStore: String
        /// A base plan is `pro:yearly`.
        var play: String
        var range: SourceRange?
    }

    /// The SDK version that the app is built with, as `4.1`.
    var sdk: String?
    /// Expected locales; one that is absent is an error. `nil`: those found.
    var locales: [String]?
    var sources: [Source] = []
    var products: [File] = []
    /// Locale → storefronts (ISO 3166-1 alpha-3), the first is shown.
    var storefronts: [String: [String]] = [:]
    /// `adapty` or `exact-floor`.
    var pricePer = "adapty"
    /// Globs over JSON pointers, `!` takes out.
    var translatable = CheckSettings.defaultTranslatable
    /// Sample values for tags that the app itself fills.
    var tags: [String: String] = [:]
    /// Storefront → currency, over the App Store's table.
    var currencies: [String: String] = [:]
    /// How the app picks a config.
    var matching = MatchingRule.vitrine
    /// Readers beside those who speak a config's language, in order.
    var readers: [Reader] = []
    /// Ids of one product in both stores, where the files don't say.
    var match: [Match] = []
}

struct ReferenceSettings: Sendable {
    var package: String?
    var target: String?
    var symbols: String?
    /// `https://…{path}#L{line}`.
    var source: String?
    var range: SourceRange?
}

struct CheckSettings: Sendable {
    static let defaultTranslatable = ["/**", "!/theme/**", "!/**/icon"]

    var minimum = CoverageMinimum()
    /// The same as it was written: surface → locale (or `*`) → percent.
    var minimumText: [String: [String: String]] = [:]
    /// Rule → severity; `nil` inside means off.
    var severity: [String: Severity?] = [:]
    var sameAllowed: [String] = []
}

struct PublishSettings: Sendable {
    /// Which internal parts are made.
    var `internal`: Set<String> = ["paywalls", "coverage"]
    /// Placements whose screens are public.
    var placements: [String] = []
    /// Where each of them is named.
    var ranges: [String: SourceRange] = [:]
}
