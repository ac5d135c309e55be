import Diagnostics
import LocaleKit
import Mustache

/// Files at the site's root: the language choice, the page for what isn't there, and what robots read.
enum RootPages {
    static func jobs(_ model: SiteModel) -> [PageJob] {
        var jobs = [
            PageJob("index.html") { () throws(DiagnosticError) in try index(model) },
            PageJob("404.html") { () throws(DiagnosticError) in try notFound(model) },
            PageJob("robots.txt") { robots(model) },
        ]
        if model.configuration.url != nil { jobs.append(PageJob("sitemap.xml") { sitemap(model) }) }
        if model.guides != nil { jobs.append(PageJob("llms.txt") { llms(model) }) }
        if model.parts.contains(.docs), model.hasPublicPages {
            for language in model.languages where model.guides?.page("index", language) == nil {
                jobs.append(PageJob("\(language)/index.html") { () throws(DiagnosticError) in try home(language, model) })
            }
        }
        return jobs
    }

    private static func index(_ model: SiteModel) throws(DiagnosticError) -> [UInt8] {
        let language = model.languages[0]
        var head = PageHead(path: "index.html", language: language, title: model.configuration.title.text(language, fallback: model.languages))
        head.canonical = "index.html"
        var values = head.values(model)
        let side: Side = model.hasPublicPages ? .public : .internal
        values["index"] = [
            "languages": .list(
                model.languages.enumerated().map { i, code in
                    [
                        "lang": .string(code), "dir": .string(LocaleInfo.direction(of: code).rawValue),
                        "name": .string(LocaleInfo.nativeName(of: code)), "href": .string(model.homePath(code, side)), "isFirst": .bool(i == 0),
                    ]
                }),
            "internal": model.hasPublicPages ? .null : .string(model.homePath(language, .internal)),
        ]
        return try model.theme.templates.render("index", .object(values))
    }

    private static func notFound(_ model: SiteModel) throws(DiagnosticError) -> [UInt8] {
        let language = model.languages[0]
        let head = PageHead(path: "404.html", language: language, title: model.theme.strings(for: language)["notFound.title"])
        var values = head.values(model)
        let root = model.configuration.url.map(path(of:)) ?? "/"
        values["notFound"] = [
            "root": .string(root),
            "languages": .list(
                model.languages.map { code in
                    let strings = model.theme.strings(for: code)
                    return [
                        "lang": .string(code), "dir": .string(LocaleInfo.direction(of: code).rawValue),
                        "title": .string(strings["notFound.title"]), "text": .string(strings["notFound.text"]),
                        "link": .string(strings["notFound.link"]),
                        "href": .string(root + (model.hasPublicPages ? model.homePath(code, .public) : "index.html")),
                    ]
                }),
        ]
        return try model.theme.templates.render("404", .object(values))
    }

    /// `/lumora/` of `https://docs.example.com/lumora/`.
    private static func path(of url: String) -> String {
        guard let scheme = url.range(of: "://") else { return "/" }
        let rest = url[scheme.upperBound...]
        return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
    }

    private static func home(_ language: String, _ model: SiteModel) throws(DiagnosticError) -> [UInt8] {
        let path = "\(language)/index.html"
        let title = model.configuration.title.text(language, fallback: model.languages)
        var head = PageHead(path: path, language: language, title: title)
        head.translations = Dictionary(uniqueKeysWithValues: model.languages.map { ($0, "\($0)/index.html") })
        head.announced = model.languages
        head.canonical = path
        head.menu = .guides
        var values = head.values(model)
        func item(_ page: GuidePage) -> MustacheValue {
            [
                "title": .string(page.title), "href": .string(PageAddress.relative(to: page.path, from: path)),
                "description": page.description.map { .string($0) } ?? .null,
            ]
        }
        let pages = model.guides?.pages(in: language) ?? []
        var groups: [(title: String, items: [MustacheValue])] = []
        for page in pages {
            let folder = page.key.split(separator: "/").dropLast().first.map(String.init)
            let title =
                folder.map { name in model.guides?.navigation.children.first { $0.name == name }?.key.flatMap { model.guides?.page($0, language)?.title } ?? name }
                ?? model.theme.strings(for: language)["layout.guides"]
            if groups.last?.title != title { groups.append((title, [])) }
            groups[groups.count - 1].items.append(item(page))
        }
        let modules = model.reference?.homeEntries(language, from: path) ?? []
        values["home"] = [
            "title": .string(title), "description": .null, "start": pages.first.map(item) ?? .null,
            "groups": .list(groups.map { ["title": .string($0.title), "items": .list($0.items)] }), "hasGroups": .bool(!groups.isEmpty),
            "reference": .list(modules), "hasReference": .bool(!modules.isEmpty),
        ]
        return try model.theme.templates.render("home", .object(values))
    }

    private static func robots(_ model: SiteModel) -> [UInt8] {
        var text = "User-agent: *\nDisallow: \(model.configuration.url.map(path(of:)) ?? "/")internal/\n"
        if let url = model.configuration.url { text += "\nSitemap: \(url)sitemap.xml\n" }
        return Array(text.utf8)
    }

    /// Public pages that are no stand-ins, with their translations (sitemaps.org 0.9 with xhtml:link).
    private static func sitemap(_ model: SiteModel) -> [UInt8] {
        let url = model.configuration.url ?? ""
        var xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

            """
        func address(_ path: String) -> String { HTMLText.escaped(url + PageAddress.encoded(path)) }
        func entry(_ path: String, _ translations: [(String, String)]) {
            xml += "  <url><loc>\(address(path))</loc>"
            if translations.count > 1 {
                for (language, path) in translations {
                    xml += "<xhtml:link rel=\"alternate\" hreflang=\"\(language)\" href=\"\(address(path))\"/>"
                }
            }
            xml += "</url>\n"
        }
        if let guides = model.guides {
            for language in guides.languages {
                for page in guides.pages(in: language) where !page.isFallback {
                    entry(page.path, guides.announced(page.key).compactMap { code in guides.page(page.key, code).map { (code, $0.path) } })
                }
            }
        }
        if model.hasPublicPages {
            for language in model.languages where model.guides?.page("index", language) == nil { entry("\(language)/index.html", model.languages.map { ($0, "\($0)/index.html") }) }
        }
        for path in model.reference?.pagePaths(in: model.languages) ?? [] { entry(path, []) }
        return Array((xml + "</urlset>\n").utf8)
    }

    /// What the site holds, for language models (llmstxt.org): every guide's Markdown, by language.
    private static func llms(_ model: SiteModel) -> [UInt8] {
        let source = model.configuration.sourceLanguage
        var text = "# \(model.configuration.title.text(source, fallback: model.languages))\n"
        if let summary = model.guides?.page("index", source)?.description { text += "\n> \(summary)\n" }
        for language in model.languages {
            let pages = (model.guides?.pages(in: language) ?? []).filter { !$0.isFallback }
            if pages.isEmpty { continue }
            text += "\n## \(LocaleInfo.nativeName(of: language))\n\n"
            for page in pages {
                text += "- [\(page.title)](\((model.configuration.url ?? "") + PageAddress.encoded(page.markdownPath)))"
                text += (page.description.map { ": \($0)" } ?? "") + "\n"
            }
        }
        return Array(text.utf8)
    }
}
