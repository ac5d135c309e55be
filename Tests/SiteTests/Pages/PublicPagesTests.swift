import Diagnostics
import Testing

@testable import Site

@Suite("What public pages tell browsers, search engines and language models")
struct PublicPagesTests {
    private let files = [
        "vitrine.yml": "title: Docs\nlanguages: [en, fr, vi]\nsite: { url: https://docs.example.com/lumora, edit: \"https://x.example/edit/{path}\" }",
        "content/docs/en/index.md": "---\ndescription: All of it\n---\n# Welcome\n\n[a](a.md#more) [gone](a.md#nowhere) ![x](x.svg)",
        "content/docs/fr/index.md": "# Bienvenue", "content/docs/en/a.md": "# A & <B>\n\n## More", "content/docs/fr/a.md": "# À\n\n## Plus",
        "content/docs/en/x.svg": "<svg/>",
    ]

    private func page(_ name: String, _ change: (inout [String: String]) -> Void = { _ in }) throws -> String {
        var files = files
        change(&files)
        return try TemporaryFolder.with(files) { folder in
            _ = folder.build()
            return try #require(folder.text("site/" + name))
        }
    }

    private func links(_ html: String, _ rel: String) -> [String] {
        html.matches(of: /<link rel="([a-z]+)"(?: hreflang="([^"]*)")? href="([^"]*)">/).filter { $0.output.1 == rel }
            .map { ($0.output.2.map { $0 + " " } ?? "") + $0.output.3 }
    }

    @Test("A page names its address and its real translations")
    func translated() throws {
        let html = try page("fr/a.html")
        #expect(links(html, "canonical") == ["https://docs.example.com/lumora/fr/a.html"])
        #expect(links(html, "alternate") == [
            "en https://docs.example.com/lumora/en/a.html", "fr https://docs.example.com/lumora/fr/a.html",
            "x-default https://docs.example.com/lumora/en/a.html",
        ])
        #expect(!html.contains("noindex"))
        #expect(html.contains("https://x.example/edit/content/docs/fr/a.md"))
    }

    @Test("A page that stands in for a translation isn't indexed, names the original and is announced by nobody")
    func fallback() throws {
        let html = try page("vi/a.html")
        #expect(links(html, "canonical") == ["https://docs.example.com/lumora/en/a.html"])
        #expect(html.contains("<meta name=\"robots\" content=\"noindex\">"))
        #expect(html.contains("<html lang=\"vi\" dir=\"ltr\""))
        #expect(!links(html, "alternate").contains { $0.hasPrefix("vi") })
    }

    @Test("Without an address nothing absolute is written, and a note says so")
    func noAddress() throws {
        try TemporaryFolder.with(files.merging(["vitrine.yml": "languages: [en, fr]"]) { $1 }) { folder in
            let outcome = folder.build()
            #expect(outcome.diagnostics.filter { $0.rule == "site.no-url" }.map(\.severity) == [.note])
            #expect(!FileSystem.exists(folder["site/sitemap.xml"]))
            let html = folder.text("site/en/a.html") ?? ""
            #expect(links(html, "canonical") == [] && links(html, "alternate") == [])
            #expect(folder.text("site/robots.txt") == "User-agent: *\nDisallow: /internal/\n")
        }
    }

    @Test("Links lead to the page in the same language; titles are escaped")
    func links() throws {
        let html = try page("en/index.html")
        #expect(html.contains("<a href=\"a.html#more\">a</a>"))
        #expect(html.contains("<a href=\"a.html\">gone</a>"))
        #expect(html.contains("src=\"x.svg\""))
        #expect(html.contains("<meta name=\"description\" content=\"All of it\">"))
        #expect(try page("en/a.html").contains("<title>A &amp; "))
    }

    @Test("robots.txt, sitemap.xml and llms.txt")
    func robots() throws {
        try TemporaryFolder.with(files) { folder in
            _ = folder.build()
            #expect(folder.text("site/robots.txt") == """
                User-agent: *
                Disallow: /lumora/internal/

                Sitemap: https://docs.example.com/lumora/sitemap.xml

                """)
            let sitemap = folder.text("site/sitemap.xml") ?? ""
            #expect(sitemap.matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.output.1) } == [
                "en/index", "en/a", "fr/index", "fr/a",
            ].map { "https://docs.example.com/lumora/\($0).html" })
            #expect(!sitemap.contains("/vi/") && !sitemap.contains("internal"))
            #expect(folder.text("site/llms.txt") == """
                # Docs

                > All of it

                ## English

                - [Welcome](https://docs.example.com/lumora/en/index.md): All of it
                - [A & <B>](https://docs.example.com/lumora/en/a.md)

                ## Français

                - [Bienvenue](https://docs.example.com/lumora/fr/index.md)
                - [À](https://docs.example.com/lumora/fr/a.md)

                """)
        }
    }

    @Test("The page for what isn't there needs no other file and leads home from any depth")
    func notFound() throws {
        let html = try page("404.html")
        #expect(html.contains("href=\"/lumora/fr/index.html\""))
        #expect(!html.contains("<script") && !html.contains("stylesheet") && !html.contains("src="))
    }

    @Test("The Markdown beside a page has no front matter, and a title")
    func markdown() throws {
        #expect(try page("en/index.md").hasPrefix("# Welcome\n\n[a]"))
        #expect(try page("en/a.md") { $0["content/docs/en/a.md"] = "---\ntitle: Named\n---\n\nText." } == "# Named\n\nText.")
    }

    @Test("A redirect leads on, relatively")
    func redirect() throws {
        let html = try page("en/old/deep.html") { $0["content/docs/en/a.md"] = "---\nredirectFrom: [/old/deep.html]\n---\n# A" }
        #expect(html.contains("url=../a.html") && html.contains("<a href=\"../a.html\">") && html.contains("noindex"))
    }
}
