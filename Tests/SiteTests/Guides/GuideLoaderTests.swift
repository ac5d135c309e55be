import Diagnostics
import Testing

@testable import Site

@Suite("Loading guides")
struct GuideLoaderTests {
    /// The guides of a project with these files.
    private func load<T>(
        _ files: [String: String], configuration: String = "languages: [en, fr]", drafts: Bool = false, _ body: (GuideSet) throws -> T
    ) throws -> T {
        var all = files
        all["vitrine.yml"] = configuration
        return try TemporaryFolder.with(all) { folder in
            let project = try Project.open(.folder(folder.path))
            let theme = try Theme.load(overrides: nil, sources: project.sources)
            let set = try GuideSet.load(project, theme: theme, reference: nil, includesDrafts: drafts)
            return try body(try #require(set))
        }
    }

    @Test("A page without translation shows the source's text under the reader's language")
    func fallback() throws {
        try load([
            "content/docs/en/index.md": "# Welcome", "content/docs/fr/index.md": "# Bienvenue", "content/docs/en/a.md": "# Only English",
        ]) { set in
            #expect(set.keys == ["index", "a"])
            let page = try #require(set.page("a", "fr"))
            #expect(page.isFallback && page.textLanguage == "en" && page.title == "Only English" && page.path == "fr/a.html")
            #expect(set.announced("a") == ["en"])
            #expect(set.announced("index") == ["en", "fr"])
            #expect(set.translations(of: "index") == ["en": "en/index.html", "fr": "fr/index.html"])
            #expect(set.diagnostics.isEmpty)
        }
    }

    @Test("A page that only a translation has stays in its language alone")
    func orphan() throws {
        try load(["content/docs/en/index.md": "# A", "content/docs/fr/b.md": "# B"]) { set in
            #expect(set.page("b", "en") == nil)
            #expect(set.page("b", "fr")?.isFallback == false)
            #expect(set.announced("b") == ["fr"])
        }
    }

    @Test("Drafts are left out unless they are asked for")
    func drafts() throws {
        let files = ["content/docs/en/index.md": "# A", "content/docs/en/new.md": "---\ndraft: true\n---\n# New"]
        try load(files) { #expect($0.keys == ["index"]) }
        try load(files, drafts: true) { #expect($0.keys == ["index", "new"]) }
    }

    @Test("A title comes from the front matter, else the first heading, else the file's name")
    func titles() throws {
        try load([
            "content/docs/en/a.md": "---\ntitle: From the front\n---\n# Heading", "content/docs/en/b.md": "# Heading", "content/docs/en/sub/c.md": "text",
        ]) { set in
            #expect(["a", "b", "sub/c"].map { set.page($0, "en")?.title } == ["From the front", "Heading", "c"])
        }
    }

    @Test("A slug renames the page in every language; one without usable letters still gives a file name")
    func slugs() throws {
        try load([
            "content/docs/en/sdk/long-name.md": "---\nslug: Short\n---\n# A", "content/docs/fr/sdk/long-name.md": "# A",
            "content/docs/en/b.md": "---\nslug: 日本\n---\n# B", "content/docs/en/c.md": "---\nslug: ../../etc\n---\n# C",
        ]) { set in
            #expect(set.page("sdk/long-name", "en")?.path == "en/sdk/short.html")
            #expect(set.page("sdk/long-name", "fr")?.path == "fr/sdk/short.html")
            #expect(set.page("b", "en")?.path == "en/x-\(Digest.sha256("日本", length: 6)).html")
            #expect(set.page("c", "en")?.path == "en/etc.html")
        }
    }

    @Test("Two pages never share an address: the slug that is taken is an error and not used")
    func sharedAddress() throws {
        try load([
            "content/docs/en/a.md": "# A", "content/docs/en/b.md": "---\nslug: a\n---\n# B", "content/docs/en/c.md": "---\nslug: x\n---\n# C",
            "content/docs/en/d.md": "---\nslug: x\n---\n# D",
        ], configuration: "languages: [en]") { set in
            #expect(["a", "b", "c", "d"].map { set.page($0, "en")?.path } == ["en/a.html", "en/b.html", "en/x.html", "en/d.html"])
            #expect(set.diagnostics.map(\.line) == [
                #"content/docs/en/b.md:1:1: error: the slug "a" is the address of content/docs/en/a.md already [docs.address-taken]"#,
                #"content/docs/en/d.md:1:1: error: the slug "x" is the address of content/docs/en/c.md already [docs.address-taken]"#,
            ])
        }
    }

    @Test("Links are checked: pages, headings, images; with the nearest name")
    func links() throws {
        let body = """
            # Links

            [page](setup.md) [no page](setpu.md) [heading](setup.md#install) [no heading](setup.md#instal)
            [own](#links) [own none](#nothing) [far](https://example.com/x) ![picture](images/a.svg) ![none](images/b.svg)
            [other language](../fr/setup.md#installer) [above](../../../../secret.txt)
            """
        try load([
            "content/docs/en/index.md": body, "content/docs/en/setup.md": "# Setup\n\n## Install", "content/docs/fr/setup.md": "# Mise en place\n\n## Installer",
            "content/docs/en/images/a.svg": "<svg/>",
        ]) { set in
            #expect(set.diagnostics.map(\.line) == [
                #"content/docs/en/index.md:3:18: error: link to a page or file that doesn't exist: content/docs/en/setpu.md; did you mean "content/docs/en/setup.md"? [links.missing-page]"#,
                #"content/docs/en/index.md:3:66: warning: link to missing heading #instal; did you mean "install"? [links.missing-anchor]"#,
                #"content/docs/en/index.md:4:15: warning: link to missing heading #nothing [links.missing-anchor]"#,
                #"content/docs/en/index.md:4:90: error: link to an image that doesn't exist: content/docs/en/images/b.svg; did you mean "content/docs/en/images/a.svg"? [links.missing-image]"#,
                #"content/docs/en/index.md:5:44: error: link to a page or file that doesn't exist: ../secret.txt [links.missing-page]"#,
            ])
            #expect(set.diagnostics.allSatisfy { $0.subject.locale == "en" })
            #expect(set.media == ["content/docs/en/images/a.svg": "en/images/a.svg"])
        }
    }

    @Test("A page that can't be read is an error of that page alone")
    func unreadable() throws {
        try load(["content/docs/en/index.md": "# A", "content/docs/en/b.md": "---\ntitle: never closed\n"]) { set in
            #expect(set.hasUnreadablePages)
            #expect(set.keys == ["index"])
            #expect(set.diagnostics.count == 1)
            #expect(set.diagnostics.first?.range?.start.file == "content/docs/en/b.md")
            #expect(set.diagnostics.first?.severity == .error)
        }
    }

    @Test("Files of another language's name beside the source are that language's", arguments: [
        ("content: \"docs/{path}.{lang}.md\"", ["docs/a.en.md", "docs/a.fr.md", "docs/b.en.md"]),
        ("content: { source: docs, translations: \"docs/{path}.{lang}.md\" }", ["docs/a.md", "docs/a.fr.md", "docs/b.md"]),
        ("content: { source: docs, translations: \"i18n/{lang}/{path}\" }", ["docs/a.md", "i18n/fr/a.md", "docs/b.md"]),
        ("content: { source: docs, translations: \"docs/i18n/{lang}/{path}\" }", ["docs/a.md", "docs/i18n/fr/a.md", "docs/b.md"]),
    ])
    func layouts(content: String, files: [String]) throws {
        try load(Dictionary(uniqueKeysWithValues: files.map { ($0, "# \($0)") }), configuration: "languages: [en, fr]\n" + content) { set in
            #expect(set.keys == ["a", "b"])
            #expect(set.announced("a") == ["en", "fr"] && set.announced("b") == ["en"])
            #expect(set.page("a", "fr")?.file == files[1])
        }
    }

    @Test("The site's own folder holds no guides")
    func output() throws {
        try load(["a.en.md": "# A", "site/b.en.md": "# B"], configuration: "content: \"{path}.{lang}.md\"\noutput: ./site/") { set in
            #expect(set.keys == ["a"])
        }
    }

    @Test("Guides that are named but nowhere are status 2; guides that nobody named are just not there")
    func none() throws {
        try TemporaryFolder.with(["vitrine.yml": "content: \"docs/{lang}/{path}\""]) { folder in
            let outcome = folder.check()
            #expect(outcome.status == .usage)
            #expect(outcome.diagnostics.map(\.line) == [#"vitrine.yml:1:10: error: "content" leads to no Markdown file [content.none]"#])
        }
        try TemporaryFolder.with(["vitrine.yml": ""]) { folder in
            let project = try Project.open(.folder(folder.path))
            let theme = try Theme.load(overrides: nil, sources: project.sources)
            #expect(try GuideSet.load(project, theme: theme, reference: nil, includesDrafts: false) == nil)
        }
    }
}
