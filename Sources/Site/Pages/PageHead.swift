import LocaleKit
import Mustache

/// What every page tells the frame around it; turned into the template's `page` object.
struct PageHead: Sendable {
    enum Menu: Sendable, Hashable { case guides, reference, gallery, coverage, locales, none }

    /// Output path of this page.
    var path: String
    /// Language of the interface.
    var language: String
    /// Of the page alone; the site's name is put behind it.
    var title: String
    var description: String?
    var robots: String?
    /// The page in the site's other languages: language → output path; the switcher leaves out languages without one.
    var translations: [String: String] = [:]
    /// Languages whose page is a real translation, for `hreflang`.
    var announced: [String] = []
    /// Output path of the page that search engines should keep; `nil`: none is named.
    var canonical: String?
    /// Output path of the page's Markdown.
    var markdown: String?
    var menu = Menu.none
    /// Previews stand on the page: it names their formatting locales, price profile, ICU and CLDR. `nil`: there are none.
    var formattingLocales: [String]?
    /// The styles stand in the page, so that a review page is one file that can be mailed.
    var carriesStyles = false

    var side: Side { path.hasPrefix("internal/") ? .internal : .public }

    /// The template's `page` and `s`.
    func values(_ model: SiteModel) -> [String: MustacheValue] {
        let strings = model.theme.strings(for: language)
        let site = model.configuration.title.text(language, fallback: model.languages)
        let url = model.configuration.url
        let base = PageAddress.base(of: path)
        func absolute(_ path: String) -> MustacheValue {
            url.map { .string($0 + PageAddress.encoded(path == "index.html" ? "" : path)) } ?? .null
        }
        var alternates: [MustacheValue] = []
        if url != nil, announced.count > 1 {
            for language in announced {
                if let target = translations[language] { alternates.append(["lang": .string(language), "href": absolute(target)]) }
            }
            if let target = announced.first.flatMap({ translations[$0] }) { alternates.append(["lang": "x-default", "href": absolute(target)]) }
        }
        let languages: [MustacheValue] = model.languages.compactMap { code in
            guard let target = translations[code] else { return nil }
            return [
                "lang": .string(code), "dir": .string(LocaleInfo.direction(of: code).rawValue),
                "name": .string(LocaleInfo.nativeName(of: code)),
                "href": .string(PageAddress.relative(to: target, from: path)), "current": .bool(code == language),
            ]
        }
        let menu = menuItems(model, strings)
        let search = model.searchPath(language, side)
        let page: [String: MustacheValue] = [
            "lang": .string(language), "dir": .string(LocaleInfo.direction(of: language).rawValue),
            "title": .string(title == site ? site : title + " · " + site), "siteTitle": .string(site), "logo": .null,
            "description": description.map { .string($0) } ?? .null,
            "robots": (side == .internal ? "noindex, nofollow" : robots).map { .string($0) } ?? .null,
            "canonical": side == .public ? canonical.map(absolute) ?? .null : .null,
            "alternates": .list(alternates), "styles": carriesStyles ? .html(model.theme.reviewStyles) : .null, "markdown": relative(markdown), "base": .string(base),
            "home": .string(PageAddress.relative(to: model.homePath(language, side), from: path)),
            "assets": .object([
                "siteCss": asset("site.css", model), "reviewCss": asset("review.css", model), "screenCss": asset("screen.css", model),
                "siteJs": asset("site.js", model), "reviewJs": asset("review.js", model),
            ]),
            "isInternal": .bool(side == .internal), "isPublic": .bool(side == .public),
            "menu": .list(menu), "hasMenu": .bool(!menu.isEmpty),
            "languages": .list(languages), "hasLanguages": .bool(languages.count > 1),
            "search": search.map { ["src": .string(PageAddress.relative(to: $0, from: path)), "lang": .string(language)] } ?? .null,
            "provenance": formattingLocales.map { model.provenance(language, formattingLocales: $0) } ?? .null, "note": .null,
        ]
        return ["page": .object(page), "s": strings.value, "nav": .null]
    }

    private func relative(_ target: String?) -> MustacheValue {
        target.map { .string(PageAddress.relative(to: $0, from: path)) } ?? .null
    }

    private func asset(_ name: String, _ model: SiteModel) -> MustacheValue {
        model.theme.assetPaths[name].map { .string($0) } ?? .null
    }

    private func menuItems(_ model: SiteModel, _ strings: ThemeStrings) -> [MustacheValue] {
        model.menu(language, side).map { item, key, target in
            [
                "title": .string(strings[key]), "href": .string(PageAddress.relative(to: target, from: path)),
                "current": .bool(item == menu),
            ]
        }
    }
}
