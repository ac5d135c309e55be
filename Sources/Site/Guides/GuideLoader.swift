import Diagnostics
import Markdown

/// Finds, reads and aligns the guides of all languages.
struct GuideLoader {
    let project: Project
    let includesDrafts: Bool

    private struct Parsed: Sendable {
        let language: String
        let key: String
        let document: MarkdownDocument?
        let diagnostics: [Diagnostic]
    }

    func load(theme: Theme, reference: ReferenceSet?) throws(DiagnosticError) -> GuideSet? {
        let configuration = project.configuration
        guard let layout = configuration.content ?? defaultLayout else { return nil }
        let source = configuration.sourceLanguage
        var patterns: [String: ContentPattern] = [:]
        for language in configuration.languages {
            patterns[language] = ContentPattern(language == source ? layout.source : layout.translations, language: language)
        }
        let found = find(patterns, configuration.languages)
        if found.isEmpty {
            if configuration.content == nil { return nil }
            throw DiagnosticError(
                Diagnostic(
                    "content.none", .error, "\"content\" leads to no Markdown file",
                    at: layout.range, explanation: "The source language \(source) is looked for in \(patterns[source]?.prefix ?? "")."),
                status: .usage)
        }
        let parsed = found.parallelMap { parse($0.file, $0.key, $0.language) }
        return assemble(parsed, patterns: patterns, reference: reference)
    }

    /// Without `content`, guides are looked for where this design puts them; none there is no fault.
    private var defaultLayout: ContentLayout? {
        if project.isAdHoc { return nil }
        let pattern = "content/docs/{lang}/{path}"
        return ContentLayout(source: pattern, translations: pattern, range: nil)
    }

    private struct Found: Sendable {
        let language: String
        let key: String
        let file: String
    }

    private func find(_ patterns: [String: ContentPattern], _ languages: [String]) -> [Found] {
        var found: [Found] = []
        let output = GuideLinkTarget.normalized(project.configuration.output) + "/"
        var listings: [String: [String]] = [:]
        for language in languages {
            guard let pattern = patterns[language] else { continue }
            let files =
                listings[pattern.folder]
                ?? FileSystem.files(below: pattern.folder.isEmpty ? project.root : project.sources.absolute(pattern.folder))
                .map { pattern.folder.isEmpty ? $0 : pattern.folder + "/" + $0 }
                .filter { $0.hasSuffix(".md") && !$0.hasPrefix(output) && !$0.hasPrefix("node_modules/") }
            listings[pattern.folder] = files
            for file in files {
                guard let key = pattern.key(of: file) else { continue }
                // `{path}.md` of the source language would take `x.fr.md` too.
                let isOther = patterns.contains { $0.key != language && $0.value.prefix.count + $0.value.suffix.count
                    > pattern.prefix.count + pattern.suffix.count && $0.value.key(of: file) != nil }
                if !isOther { found.append(Found(language: language, key: key, file: file)) }
            }
        }
        return found
    }

    private func parse(_ file: String, _ key: String, _ language: String) -> Parsed {
        do throws(DiagnosticError) {
            let document = try MarkdownDocument.parse(try project.sources.read(file))
            return Parsed(language: language, key: key, document: document, diagnostics: document.diagnostics)
        } catch {
            return Parsed(language: language, key: key, document: nil, diagnostics: error.diagnostics)
        }
    }

    private func assemble(_ parsed: [Parsed], patterns: [String: ContentPattern], reference: ReferenceSet?) -> GuideSet {
        let languages = project.configuration.languages
        let sourceLanguage = project.configuration.sourceLanguage
        var diagnostics = parsed.flatMap { result in
            result.diagnostics.map { diagnostic in
                var changed = diagnostic
                changed.subject.locale = result.language
                return changed
            }
        }
        var documents: [String: [String: MarkdownDocument]] = [:]
        for result in parsed {
            guard let document = result.document else { continue }
            if document.frontMatter.isDraft, !includesDrafts { continue }
            documents[result.key, default: [:]][result.language] = document
        }
        var pages: [String: [String: GuidePage]] = [:]
        var facts: [String: (order: Int?, title: String)] = [:]
        var addresses = GuideAddresses(
            documents.keys.sorted().compactMap { key in
                let byLanguage = documents[key] ?? [:]
                guard let first = byLanguage[sourceLanguage] ?? byLanguage.min(by: { $0.key < $1.key })?.value else { return nil }
                return (key, first.source.file, first.frontMatter.slug)
            })
        for key in documents.keys.sorted() {
            let byLanguage = documents[key] ?? [:]
            let source = byLanguage[sourceLanguage]
            for language in languages {
                guard let document = byLanguage[language] ?? source else { continue }
                let ids =
                    source.map { document.source.file == $0.source.file ? $0.outline.map(\.id)
                        : HeadingIDs.aligned(source: $0.outline, translation: document.outline) }
                    ?? document.outline.map(\.id)
                let page = GuidePage(
                    key: key, language: language, textLanguage: byLanguage[language] == nil ? sourceLanguage : language,
                    document: document, headingIDs: ids, title: Self.title(document, key),
                    path: addresses.path(key, language))
                pages[key, default: [:]][language] = page
                if facts[key] == nil || language == sourceLanguage { facts[key] = (document.frontMatter.order, page.title) }
            }
        }
        let navigation = NavigationBuilder(facts: facts).build(pages.keys.sorted())
        let keys = NavigationBuilder.flattened(navigation)
        let redirects = languages.flatMap { language in addresses.redirects(keys.compactMap { pages[$0]?[language] }, language) }
        diagnostics += addresses.diagnostics
        var set = GuideSet(
            languages: languages, keys: keys, pages: pages, navigation: navigation, redirects: redirects, media: [:],
            diagnostics: [], hasUnreadablePages: parsed.contains { $0.document == nil }, patterns: patterns)
        let links = GuideLinkCheck(guides: set, project: project, reference: reference).run()
        diagnostics += links.diagnostics
        set = GuideSet(
            languages: languages, keys: set.keys, pages: pages, navigation: navigation, redirects: redirects, media: links.media,
            diagnostics: diagnostics,
            hasUnreadablePages: set.hasUnreadablePages, patterns: patterns)
        return set
    }

    private static func title(_ document: MarkdownDocument, _ key: String) -> String {
        document.frontMatter.title ?? document.outline.first { $0.level == 1 }?.title ?? key.split(separator: "/").last.map(String.init) ?? key
    }
}

extension GuideSet {
    static func load(_ project: Project, theme: Theme, reference: ReferenceSet?, includesDrafts: Bool) throws(DiagnosticError) -> GuideSet? {
        try GuideLoader(project: project, includesDrafts: includesDrafts).load(theme: theme, reference: reference)
    }
}
