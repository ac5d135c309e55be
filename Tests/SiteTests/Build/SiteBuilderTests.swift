import Diagnostics
import Testing

@testable import Site

@Suite("Building a site")
struct SiteBuilderTests {
    private let assets = ["review-#.css", "review-#.js", "screen-#.css", "site-#.css", "site-#.js"].map { "assets/" + $0 }

    private let guides = [
        "vitrine.yml": "title: Docs\nlanguages: [en, fr]\nsite: { url: https://docs.example.com/lumora }", "content/docs/en/index.md": "# Welcome",
        "content/docs/fr/index.md": "# Bienvenue", "content/docs/en/sdk/fetch.md": "---\nredirectFrom: [old/place]\n---\n# Fetch\n\n![x](x.svg)",
        "content/docs/en/sdk/x.svg": "<svg/>",
    ]

    // MARK: The exact set of files

    @Test("Guides alone: no empty page or menu for the rest")
    func guidesOnly() throws {
        var files = guides
        files["vitrine.yml", default: ""] += "\npublish: { internal: [] }"
        try TemporaryFolder.with(files) { folder in
            let outcome = folder.build()
            #expect(outcome.status == .success)
            #expect(outcome.pageCount == 8)
            #expect(
                folder.shapes() == (assets + [
                    ".vitrine.json", "404.html", "data/search-en.js", "data/search-fr.js", "en/index.html", "en/index.md", "en/old/place.html",
                    "en/sdk/fetch.html", "en/sdk/fetch.md", "en/sdk/x.svg", "fr/index.html", "fr/index.md", "fr/old/place.html", "fr/sdk/fetch.html",
                    "fr/sdk/fetch.md", "index.html", "llms.txt", "robots.txt", "sitemap.xml",
                ]).sorted())
            #expect(folder.text("site/en/index.html")?.contains("internal/") == false)
            #expect(folder.text("site/en/sdk/x.svg") == "<svg/>")
        }
    }

    @Test("A project of nothing is told so, and of placements that it would publish")
    func nothing() throws {
        try TemporaryFolder.with(["vitrine.yml": "publish: { placements: [main] }"]) { folder in
            let outcome = folder.check()
            #expect(outcome.diagnostics.map(\.rule) == ["project.empty", "publish.unknown"])
        }
    }

    @Test("Paywalls alone: everything internal, the front page leads there")
    func paywallsOnly() throws {
        try Lumora.with { folder in
            let outcome = folder.build()
            #expect(outcome.status == .success)
            let screens = try Lumora.paywalls().placements.flatMap(\.variations).flatMap(\.screens).map(\.path)
            #expect(screens.count == 15)
            let pages = ["en", "fr"].flatMap { language in
                ["coverage", "index", "settings", "welcome", "locales/en", "locales/fr", "locales/vi", "locales/ar", "locales/pt-br"].map {
                    "internal/\(language)/\($0).html"
                }
            }
            let data = ["paywalls.json", "coverage.json", "search-en.js", "search-fr.js"].map { "internal/data/" + $0 }
            #expect(
                folder.shapes()
                    == ([".vitrine.json", "internal/.vitrine.json", "404.html", "index.html", "robots.txt"] + assets + pages + data + screens).sorted())
            #expect(folder.text("site/index.html")?.contains("internal/en/index.html") == true)
        }
    }

    @Test("A published placement's screens stand on the public side too")
    func published() throws {
        try Lumora.with(Lumora.configuration + "\npublish: { placements: [settings] }") { folder in
            _ = folder.build { $0.isPublicOnly = true }
            let screens = folder.files("site/screens")
            #expect(screens.count == 5 && screens.allSatisfy { $0.hasPrefix("settings/") && !$0.contains("lifetime") })
            #expect(!FileSystem.exists(folder["site/internal"]))
            #expect(folder.text("site/.vitrine.json")?.contains("internal") == false)
        }
    }

    @Test("A placement that is published but nowhere is an error with the nearest")
    func unknownPublished() throws {
        try Lumora.with(Lumora.configuration + "\npublish: { placements: [setings] }") { folder in
            #expect(folder.check().diagnostics.map(\.line).contains(
                #"vitrine.yml:8:25: error: publish.placements names "setings", which no source has; did you mean "settings"? [publish.unknown]"#))
        }
    }

    @Test("Files on the command line make a site without any configuration")
    func adHoc() throws {
        try Lumora.with("") { folder in
            let outcome = SiteBuilder.build(
                BuildRequest(project: .files(Lumora.files, in: folder.path), workingDirectory: folder.path, output: "out"))
            #expect(outcome.summary != nil)
            #expect(outcome.output == "out")
            #expect(outcome.configurationText?.contains("- { file: ios_fallback.json }") == true)
            #expect(FileSystem.exists(folder["out/internal/en/welcome.html"]))
        }
    }

    // MARK: Determinism and counts

    @Test("The same project gives the same bytes, on one thread or four, in any folder")
    func determinism() throws {
        try Lumora.with(Lumora.configuration, guides.filter { $0.key != "vitrine.yml" }) { folder in
            _ = folder.build { $0.jobs = 1 }
            _ = folder.build { $0.jobs = 4; $0.output = "other" }
            #expect(folder.hashes("site").count > 50)
            #expect(folder.hashes("site") == folder.hashes("other"))
        }
    }

    @Test("A second build writes nothing; no file is read twice")
    func secondBuild() throws {
        try Lumora.with(Lumora.configuration, guides.filter { $0.key != "vitrine.yml" }) { folder in
            let first = folder.build()
            let written = try #require(first.summary).written
            #expect(written == folder.files("site").count - 2)  // and two manifests
            // vitrine.yml, one fallback file, three of products, three guides and a picture.
            #expect(first.sources?.readCount == 9)
            let second = folder.build()
            #expect(second.summary == .init(written: 0, unchanged: written, removed: 0, bytesWritten: 0))
            #expect(second.sources?.readCount == 9)
            #expect(folder.build { $0.isClean = true }.summary?.written == written)
        }
    }

    @Test("One page changed: that page is written, and what names it")
    func onePage() throws {
        try TemporaryFolder.with(guides) { folder in
            _ = folder.build()
            let before = folder.hashes()
            try folder.write("---\nredirectFrom: [old/place]\n---\n# Fetch\n\nMore words.\n\n![x](x.svg)", to: "content/docs/en/sdk/fetch.md")
            _ = folder.build()
            let changed = folder.hashes().filter { before[$0.key] != $0.value }.keys.filter { !$0.hasPrefix("internal/") && $0 != ".vitrine.json" }.sorted()
            #expect(changed == ["data/search-en.js", "data/search-fr.js", "en/sdk/fetch.html", "en/sdk/fetch.md", "fr/sdk/fetch.html", "fr/sdk/fetch.md"])
        }
    }

    // MARK: Parts

    @Test("--only makes the asked part and leaves everything else as it stands", arguments: [SitePart.docs, .paywalls, .coverage, .reference])
    func only(part: SitePart) throws {
        try Lumora.with(Lumora.configuration + "\npublish: { placements: [settings] }", guides.filter { $0.key != "vitrine.yml" }) { folder in
            _ = folder.build()
            let whole = folder.hashes()
            #expect(folder.build { $0.only = [part] }.summary?.written == 0)
            #expect(folder.hashes() == whole)
        }
    }

    @Test("--only writes what changed of its part alone")
    func onlyChanged() throws {
        try Lumora.with(Lumora.configuration, guides.filter { $0.key != "vitrine.yml" }) { folder in
            _ = folder.build()
            let whole = folder.hashes()
            try folder.write("# Hello", to: "content/docs/en/index.md")
            _ = folder.build { $0.only = [.paywalls] }
            #expect(folder.hashes()["en/index.html"] == whole["en/index.html"])
            _ = folder.build { $0.only = [.docs] }
            #expect(folder.hashes()["en/index.html"] != whole["en/index.html"])
        }
    }

    @Test("--public removes the internal side, also with --only")
    func publicOnly() throws {
        for only in [Set<SitePart>(), [.docs]] {
            try Lumora.with(Lumora.configuration, guides.filter { $0.key != "vitrine.yml" }) { folder in
                _ = folder.build()
                #expect(FileSystem.exists(folder["site/internal"]))
                _ = folder.build { $0.isPublicOnly = true; $0.only = only }
                #expect(!FileSystem.exists(folder["site/internal"]))
                #expect(FileSystem.exists(folder["site/en/index.html"]))
            }
        }
    }

    // MARK: Faults

    @Test("An unreadable page keeps the site from being published; --keep-going publishes the others")
    func unreadable() throws {
        var files = guides
        files["content/docs/en/bad.md"] = "---\ntitle: never closed\n"
        try TemporaryFolder.with(files) { folder in
            let outcome = folder.build()
            #expect(outcome.status == .findings && outcome.summary == nil)
            #expect(!FileSystem.exists(folder["site"]))
            let going = folder.build { $0.keepsGoing = true }
            #expect(going.status == .findings && going.summary != nil)
            #expect(FileSystem.exists(folder["site/en/index.html"]) && !FileSystem.exists(folder["site/en/bad.html"]))
        }
    }

    @Test("With status 2 or 3 nothing is written or removed", arguments: [
        ("ios_fallback.json", "", Diagnostics.ExitStatus.unreadable), ("ios_fallback.json", "{\"meta\": {\"version\": 11", .unreadable),
        ("ios_fallback.json", "\0\u{1}\u{2}", .unreadable), ("Products.storekit", "", .unreadable), ("Products.storekit", "{", .unreadable),
        ("vitrine.yml", "titel: x", .usage), ("vitrine.yml", "paywalls: { sources: [{ file: absent.json }] }", .usage),
    ])
    func nothingTouched(name: String, text: String, status: Diagnostics.ExitStatus) throws {
        try Lumora.with { folder in
            _ = folder.build()
            let before = folder.hashes()
            try folder.write(text, to: name)
            let outcome = folder.build()
            #expect(outcome.status == status)
            #expect(outcome.summary == nil && !outcome.diagnostics.isEmpty)
            #expect(folder.hashes() == before)
        }
    }

    @Test("A folder of somebody's other files is refused")
    func refused() throws {
        var files = guides
        files["site/theirs.txt"] = "x"
        try TemporaryFolder.with(files) { folder in
            let outcome = folder.build()
            #expect(outcome.status == .usage)
            #expect(folder.files("site") == ["theirs.txt"])
        }
    }

    @Test("Warnings make the status 1 only under --strict")
    func strict() throws {
        var files = guides
        files["content/docs/en/index.md"] = "# Welcome\n\n[x](#nowhere)"
        files["vitrine.yml"] = "languages: [en]"
        try TemporaryFolder.with(files) { folder in
            #expect(folder.check().status == .success)
            #expect(folder.check { $0.isStrict = true }.status == .findings)
        }
    }

    // MARK: Addresses

    @Test("A redirect never takes the place of a page, and no file is made twice")
    func redirects() throws {
        try TemporaryFolder.with([
            "vitrine.yml": "", "content/docs/en/index.md": "# A", "content/docs/en/b.md": "---\nredirectFrom: [index, c, old, Old_Name.html, /gone/, ../../etc/passwd, .hidden, \"\"]\n---\n# B",
            "content/docs/en/c.md": "---\nredirectFrom: old\n---\n# The page C",
        ]) { folder in
            let outcome = folder.build()
            #expect(outcome.diagnostics.map(\.line).filter { $0.contains("docs.address-taken") } == [
                #"content/docs/en/b.md:1:1: error: the redirect "c" is the address of content/docs/en/c.md already [docs.address-taken]"#,
                #"content/docs/en/b.md:1:1: error: the redirect "index" is the address of content/docs/en/index.md already [docs.address-taken]"#,
                #"content/docs/en/c.md:1:1: error: the redirect "old" is the address of content/docs/en/b.md already [docs.address-taken]"#,
            ])
            #expect(folder.text("site/en/c.html")?.contains("The page C") == true)
            #expect(folder.text("site/en/old.html")?.contains("url=b.html") == true)
            #expect(folder.files("site/en").filter { $0.hasSuffix(".html") } == ["Old_Name.html", "b.html", "c.html", "gone/index.html", "index.html", "old.html"])
        }
    }

    @Test("A language whose guides have no index of its own gets a start page")
    func home() throws {
        try TemporaryFolder.with(["vitrine.yml": "languages: [en, fr]", "content/docs/en/a.md": "# A", "content/docs/fr/index.md": "# Accueil"]) { folder in
            _ = folder.build()
            #expect(folder.text("site/en/index.html")?.contains("a.html") == true)
            #expect(folder.text("site/fr/index.html")?.contains("Accueil") == true)
        }
    }
}
