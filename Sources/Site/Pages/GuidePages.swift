import Diagnostics
import LocaleKit
import Markdown
import Mustache

/// The public pages of the guides: one for each page and language, its Markdown beside it, redirects, and the files they show.
enum GuidePages {
    static func jobs(_ model: SiteModel) -> [PageJob] {
        guard let guides = model.guides else { return [] }
        var jobs: [PageJob] = []
        for language in guides.languages {
            for page in guides.pages(in: language) {
                jobs.append(PageJob(page.path) { () throws(DiagnosticError) in try html(page, guides, model) })
                jobs.append(PageJob(page.markdownPath) { markdownCopy(page) })
            }
        }
        for entry in guides.redirects { jobs.append(PageJob(entry.from) { redirect(from: entry.from, to: entry.to) }) }
        for (file, output) in guides.media.sorted(by: { $0.key < $1.key }) {
            jobs.append(PageJob(output) { () throws(DiagnosticError) in try model.project.sources.read(file).bytes })
        }
        return jobs
    }

    private static func html(_ page: GuidePage, _ guides: GuideSet, _ model: SiteModel) throws(DiagnosticError) -> [UInt8] {
        let strings = model.theme.strings(for: page.language)
        let announced = guides.announced(page.key)
        var head = PageHead(path: page.path, language: page.language, title: page.title, description: page.description)
        head.translations = guides.translations(of: page.key)
        head.announced = announced
        head.canonical = page.isFallback ? guides.page(page.key, page.textLanguage)?.path : page.path
        head.robots = page.isFallback ? "noindex" : nil
        head.markdown = page.markdownPath
        head.menu = .guides
        var values = head.values(model)
        let outline: [MustacheValue] = zip(page.document.outline, page.headingIDs).compactMap { heading, id in
            guard heading.level == 2 || heading.level == 3 else { return nil }
            // Two tabs may hold the same title.
            let title = heading.tab.map { "\(heading.title) (\($0))" } ?? heading.title
            return ["title": .string(title), "href": .string("#" + PageAddress.encoded(id)), "isSub": .bool(heading.level == 3)]
        }
        let (previous, next) = guides.neighbours(of: page)
        func neighbour(_ other: GuidePage?) -> MustacheValue {
            other.map { ["title": .string($0.title), "href": .string(PageAddress.relative(to: $0.path, from: page.path))] } ?? .null
        }
        let breadcrumbs = breadcrumbs(page, guides, strings)
        let direction = LocaleInfo.direction(of: page.textLanguage).rawValue
        values["nav"] = navigation(guides, current: page)
        values["guide"] = [
            "title": .string(page.title), "showTitle": .bool(page.document.outline.first?.level != 1),
            "article": .html(article(page, guides, model, strings)), "lang": .string(page.textLanguage), "dir": .string(direction),
            "breadcrumbs": .list(breadcrumbs), "hasBreadcrumbs": .bool(!breadcrumbs.isEmpty), "outline": .list(outline),
            "hasOutline": .bool(outline.count > 1), "previous": neighbour(previous), "next": neighbour(next),
            "hasPager": .bool(previous != nil || next != nil),
            "fallback": page.isFallback ? fallback(page, guides) : .null,
            "outdated": .null,
            "edit": model.configuration.edit.map { .string($0.replacing("{path}", with: PageAddress.encoded(page.file))) } ?? .null,
            "updated": .null, "hasPreviews": false,
        ]
        return try model.theme.templates.render("guide", .object(values))
    }

    private static func fallback(_ page: GuidePage, _ guides: GuideSet) -> MustacheValue {
        let original = guides.page(page.key, page.textLanguage)?.path ?? page.path
        return [
            "href": .string(PageAddress.relative(to: original, from: page.path)),
            "language": .string(LocaleInfo.name(of: page.textLanguage, in: page.language)),
        ]
    }

    private static func article(_ page: GuidePage, _ guides: GuideSet, _ model: SiteModel, _ strings: ThemeStrings) -> [UInt8] {
        let words = MarkdownStrings(strings)
        return page.document.html(
            MarkdownRendering(
                strings: words, headingIDs: page.headingIDs,
                resolveSymbol: { path in
                    model.reference?.resolve(path).map {
                        PageAddress.relative(to: $0.path(in: page.language), from: page.path, anchor: $0.anchor)
                    }
                },
                resolveImage: { image in
                    switch GuideLinkTarget(image.destination, in: page, guides, fileExists: { guides.media[$0] != nil }) {
                    case .file(let file):
                        return guides.media[file].map { MarkdownImage(source: PageAddress.relative(to: $0, from: page.path)) }
                    default: return nil  // nothing is loaded from elsewhere; what is missing is a finding
                    }
                },
                resolveLink: { link in address(of: link, page, guides) }))
    }

    private static func address(of link: MarkdownLink, _ page: GuidePage, _ guides: GuideSet) -> String? {
        switch GuideLinkTarget(link.destination, in: page, guides, fileExists: { guides.media[$0] != nil }) {
        case .external: return link.destination
        case .page(let key, let language, let anchor):
            guard let target = guides.page(key, language) else { return nil }
            let id = anchor.flatMap { target.anchor($0) }
            if target.path == page.path { return id.map { "#" + PageAddress.encoded($0) } ?? (anchor == nil ? PageAddress.relative(to: target.path, from: page.path) : "#") }
            return PageAddress.relative(to: target.path, from: page.path, anchor: id)
        case .file(let file): return guides.media[file].map { PageAddress.relative(to: $0, from: page.path) }
        case .missing: return nil
        }
    }

    private static func breadcrumbs(_ page: GuidePage, _ guides: GuideSet, _ strings: ThemeStrings) -> [MustacheValue] {
        guard page.key != "index" else { return [] }
        func crumb(_ title: String, _ path: String?) -> MustacheValue {
            ["title": .string(title), "href": path.map { .string(PageAddress.relative(to: $0, from: page.path)) } ?? .null]
        }
        var crumbs = [crumb(guides.page("index", page.language)?.title ?? strings["layout.guides"], "\(page.language)/index.html")]
        var node = guides.navigation
        for part in page.key.split(separator: "/").dropLast() {
            guard let child = node.children.first(where: { $0.name == part }) else { break }
            node = child
            if node.key == page.key { break }
            let group = node.key.flatMap { guides.page($0, page.language) }
            crumbs.append(crumb(group?.title ?? String(part), group?.path))
        }
        return crumbs
    }

    /// The tree with the parts that this page needs: folders that don't hold it show their own line only.
    static func navigation(_ guides: GuideSet, current: GuidePage) -> MustacheValue {
        func item(_ node: NavigationNode) -> MustacheValue? {
            let page = node.key.flatMap { guides.page($0, current.language) }
            let isOpen = contains(node, current.key)
            let children = isOpen ? node.children.compactMap(item) : []
            if page == nil, !node.children.contains(where: { hasPage($0, guides, current.language) }) { return nil }
            // A folder without a page of its own opens at its first page, so that it can be reached while it is closed.
            let target = page ?? first(node, guides, current.language)
            return [
                "title": .string(page?.title ?? node.name),
                "href": (page == nil && isOpen ? nil : target).map { .string(PageAddress.relative(to: $0.path, from: current.path)) } ?? .null,
                "current": .bool(node.key == current.key), "open": .bool(isOpen), "hasItems": .bool(!children.isEmpty),
                "items": .list(children),
            ]
        }
        var items = guides.navigation.children.compactMap(item)
        if let key = guides.navigation.key, let page = guides.page(key, current.language) {
            items.insert(
                [
                    "title": .string(page.title), "href": .string(PageAddress.relative(to: page.path, from: current.path)),
                    "current": .bool(page.key == current.key), "open": .bool(page.key == current.key), "hasItems": false, "items": .list([]),
                ], at: 0)
        }
        return ["hasItems": .bool(!items.isEmpty), "items": .list(items)]
    }

    private static func contains(_ node: NavigationNode, _ key: String) -> Bool {
        node.key == key || node.children.contains { contains($0, key) }
    }

    private static func hasPage(_ node: NavigationNode, _ guides: GuideSet, _ language: String) -> Bool {
        first(node, guides, language) != nil
    }

    private static func first(_ node: NavigationNode, _ guides: GuideSet, _ language: String) -> GuidePage? {
        if let page = node.key.flatMap({ guides.page($0, language) }) { return page }
        for child in node.children {
            if let page = first(child, guides, language) { return page }
        }
        return nil
    }

    /// The page as Markdown for people and programs that prefer it: without front matter, with its title.
    private static func markdownCopy(_ page: GuidePage) -> [UInt8] {
        let body = page.body
        return page.document.outline.first?.level == 1 ? Array(body) : Array("# \(page.title)\n\n".utf8) + body
    }

    private static func redirect(from old: String, to new: String) -> [UInt8] {
        let href = PageAddress.relative(to: new, from: old)
        return Array(
            """
            <!doctype html>
            <html lang="en"><meta charset="utf-8"><title>\(href)</title><meta name="robots" content="noindex">
            <meta http-equiv="refresh" content="0; url=\(href)"><link rel="canonical" href="\(href)"><p><a href="\(href)">\(href)</a></p></html>

            """.utf8)
    }
}

extension MarkdownStrings {
    /// The words of the interface that Markdown needs.
    init(_ strings: ThemeStrings) {
        self.init(
            noteTitles: Dictionary(uniqueKeysWithValues: NoteKind.allCases.map { ($0, strings["notes.\($0.rawValue)"]) }),
            table: strings["guide.table"], taskDone: strings["guide.taskDone"], taskOpen: strings["guide.taskOpen"],
            footnotes: strings["guide.footnotes"], footnoteBack: strings["guide.footnoteBack"])
    }
}
