import Diagnostics
import Mustache
import Testing

@testable import Site

@Suite("The theme")
struct ThemeTests {
    private func load(_ overrides: String? = nil, _ folder: TemporaryFolder) throws(DiagnosticError) -> Theme {
        try Theme.load(overrides: overrides, sources: SourceStore(root: folder.path))
    }

    @Test("The built-in theme is whole, reads no file, and names its bundles by their content")
    func builtIn() throws {
        try TemporaryFolder.with { folder in
            let store = SourceStore(root: folder.path)
            let theme = try Theme.load(overrides: nil, sources: store)
            #expect(store.readCount == 0)
            #expect(theme.templates.check().isEmpty)
            #expect(theme.assetPaths.keys.sorted() == ["review.css", "review.js", "screen.css", "site.css", "site.js"])
            for asset in theme.assets { #expect(asset.path.contains("-" + Digest.sha256(asset.bytes, length: 8) + ".")) }
            #expect(theme.ownFiles.isEmpty)
        }
    }

    @Test("All languages of the interface have the same keys in the same order")
    func sameKeys() throws {
        try TemporaryFolder.with { folder in
            let theme = try load(nil, folder)
            #expect(theme.strings.keys.sorted() == ["en", "fr", "vi"])
            let keys = theme.strings["en"]?.entries.map(\.key)
            #expect(keys?.isEmpty == false)
            for language in ["fr", "vi"] { #expect(theme.strings[language]?.entries.map(\.key) == keys) }
        }
    }

    @Test("Placeholders of a text are the same in all languages")
    func samePlaceholders() throws {
        try TemporaryFolder.with { folder in
            let theme = try load(nil, folder)
            for (key, text, _) in theme.strings(for: "en").entries {
                let wanted = Set(text.matches(of: /\{[a-z]+\}/).map { String($0.output) })
                for language in ["fr", "vi"] {
                    let found = Set(theme.strings(for: language)[key].matches(of: /\{[a-z]+\}/).map { String($0.output) })
                    #expect(found == wanted, "\(language) \(key)")
                }
            }
        }
    }

    @Test("Every word that a template asks for exists")
    func usedKeys() throws {
        try TemporaryFolder.with { folder in
            let known = Set(try load(nil, folder).strings(for: "en").entries.map(\.key))
            var used: Set<String> = []
            for (path, text) in embeddedTheme where path.hasSuffix(".mustache") {
                let source = text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
                for match in source.matches(of: /\bs\.([A-Za-z]+\.[A-Za-z-]+)/) { used.insert(String(match.output.1)) }
            }
            #expect(used.count > 50)
            #expect(used.subtracting(known).isEmpty)
        }
    }

    @Test("A project's file stands in for the one of the same path; the others stay")
    func override() throws {
        try TemporaryFolder.with([
            "mine/404.mustache": "Lost? {{page.title}}", "mine/paywalls/retro.mustache": "<p>retro</p>", "mine/assets/site.9-mine.css": "p{}",
            "mine/README.md": "{{#not a template",
        ]) { folder in
            let theme = try load("mine", folder)
            #expect(try theme.templates.render("404", ["page": ["title": "<X>"]]) == Array("Lost? &lt;X&gt;".utf8))
            #expect(theme.screenTemplates == ["retro"])
            #expect(theme.ownFiles == ["mine/404.mustache", "mine/assets/site.9-mine.css", "mine/paywalls/retro.mustache"])
            let plain = try load(nil, folder)
            #expect(theme.templates.names == (plain.templates.names + ["paywalls/retro"]).sorted())
            let own = theme.assets.first { $0.path == theme.assetPaths["site.css"] }
            let builtIn = plain.assets.first { $0.path == plain.assetPaths["site.css"] }
            #expect(own?.bytes == (builtIn?.bytes ?? []) + Array("\np{}".utf8))
            #expect(theme.assetPaths["site.css"] != plain.assetPaths["site.css"])
            #expect(theme.assetPaths["screen.css"] == plain.assetPaths["screen.css"])
        }
    }

    @Test("Templates and texts at fault are all named, with status 2")
    func broken() throws {
        try TemporaryFolder.with([
            "mine/404.mustache": "{{#open}}", "mine/guide.mustache": "{{> layout/heda}}", "mine/strings/fr.yml": "guide: { a: { b: c } }",
            "mine/strings/vi.yml": "guide: [",
        ]) { folder in
            let found = failure { () throws(DiagnosticError) in try load("mine", folder) }
            #expect(found?.status == .usage)
            let files = Set((found?.lines ?? []).map { String($0.prefix { $0 != ":" }) })
            #expect(files == ["mine/404.mustache", "mine/guide.mustache", "mine/strings/fr.yml", "mine/strings/vi.yml"])
            #expect(found?.lines.contains { $0.contains("did you mean \"layout/head\"?") } == true)
        }
    }

    @Test("A folder of templates that isn't there is status 2")
    func absent() throws {
        try TemporaryFolder.with { folder in
            let found = failure { () throws(DiagnosticError) in try load("mine", folder) }
            #expect(found?.status == .usage)
            #expect(found?.lines == ["error: the templates folder mine doesn't exist [source.missing]"])
        }
    }

    @Test("A broken template keeps a build from writing anything")
    func build() throws {
        try TemporaryFolder.with([
            "vitrine.yml": "templates: mine", "mine/guide.mustache": "{{#open}}", "content/docs/en/index.md": "# A",
        ]) { folder in
            let outcome = folder.build()
            #expect(outcome.status == .usage && outcome.summary == nil)
            #expect(!FileSystem.exists(folder["site"]))
        }
    }
}
