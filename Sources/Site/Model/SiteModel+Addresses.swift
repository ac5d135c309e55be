import LocaleKit
import Mustache

/// Where the fixed points of the site lie.
extension SiteModel {
    /// A language's home: its first guide page, or the page that stands in for one; on the internal side the gallery.
    func homePath(_ language: String, _ side: Side) -> String {
        switch side {
        case .internal: hasGallery ? "internal/\(language)/index.html" : "internal/\(language)/coverage.html"
        case .public: hasPublicPages ? "\(language)/index.html" : "index.html"
        }
    }

    /// The header's menu: which entry, the key of its word, where it leads. Public pages never lead to internal ones.
    func menu(_ language: String, _ side: Side) -> [(PageHead.Menu, String, String)] {
        var items: [(PageHead.Menu, String, String)] = []
        switch side {
        case .public:
            if guides != nil { items.append((.guides, "layout.guides", homePath(language, .public))) }
            if let reference { items.append((.reference, "reference.title", reference.homePath(language))) }
        case .internal:
            if hasGallery { items.append((.gallery, "review.gallery", "internal/\(language)/index.html")) }
            if hasGallery, let paywalls, let locale = paywalls.locales.first(where: { $0.code != paywalls.sourceLocale }) ?? paywalls.locales.first {
                items.append((.locales, "review.localePages", ReviewValues.localePath(locale, language)))
            }
            if hasCoverage { items.append((.coverage, "review.coverage", "internal/\(language)/coverage.html")) }
        }
        return items
    }

    /// The search index of a language on one side; `nil` where that side has nothing to search.
    func searchPath(_ language: String, _ side: Side) -> String? {
        switch side {
        case .public: guides != nil || reference != nil ? "data/search-\(language).js" : nil
        case .internal: hasGallery ? "internal/data/search-\(language).js" : nil
        }
    }

    /// What drew the prices: profile of derived prices, and versions of the data behind every format.
    func provenance(_ language: String, formattingLocales: [String]) -> MustacheValue {
        let profile = ["adapty-3": "adapty3", "adapty-4": "adapty4", "exact-floor": "exactFloor"][paywalls?.pricePerName ?? ""]
        return [
            "formatting": .optional(formattingLocales.joined(separator: ", ").nonEmpty), "pricePer": .string(profile.map { theme.strings(for: language)["provenance.\($0)"] } ?? ""), "icu": .string(ICUVersion.icu), "cldr": .string(ICUVersion.cldr),
        ]
    }
}
