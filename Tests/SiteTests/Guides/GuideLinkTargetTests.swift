import Diagnostics
import Testing

@testable import Site

@Suite("What a link in a guide leads to")
struct GuideLinkTargetTests {
    private static let files = [
        "vitrine.yml": "languages: [en, fr]", "content/docs/en/index.md": "# A", "content/docs/en/sdk/index.md": "# S",
        "content/docs/en/sdk/fetch.md": "# F", "content/docs/en/only.md": "# O", "content/docs/fr/index.md": "# A",
        "content/docs/fr/sdk/fetch.md": "# F", "content/docs/en/a b.md": "# Space",
    ]

    /// Resolves links as they stand on a page.
    private func targets(_ key: String, _ language: String, _ links: [String], _ files: [String: String] = files) throws -> [GuideLinkTarget] {
        try TemporaryFolder.with(files) { folder in
            let project = try Project.open(.folder(folder.path))
            let theme = try Theme.load(overrides: nil, sources: project.sources)
            let set = try #require(try GuideSet.load(project, theme: theme, reference: nil, includesDrafts: false))
            let page = try #require(set.page(key, language))
            return links.map { GuideLinkTarget($0, in: page, set, fileExists: { $0 == "content/docs/en/x.svg" }) }
        }
    }

    @Test("A table of links on en/sdk/fetch")
    func table() throws {
        let cases: [(String, GuideLinkTarget)] = [
            ("https://example.com/a#b", .external), ("mailto:a@b.c", .external), ("//example.com/x", .external), ("tel:1", .external),
            ("", .page(key: "sdk/fetch", language: "en", anchor: nil)), ("#there", .page(key: "sdk/fetch", language: "en", anchor: "there")),
            ("#l%C3%A0", .page(key: "sdk/fetch", language: "en", anchor: "là")), ("fetch.md", .page(key: "sdk/fetch", language: "en", anchor: nil)),
            ("./fetch.md#x", .page(key: "sdk/fetch", language: "en", anchor: "x")), ("fetch", .page(key: "sdk/fetch", language: "en", anchor: nil)),
            ("fetch.html", .page(key: "sdk/fetch", language: "en", anchor: nil)), ("../index.md", .page(key: "index", language: "en", anchor: nil)),
            ("..", .page(key: "index", language: "en", anchor: nil)), ("../", .page(key: "index", language: "en", anchor: nil)),
            ("../sdk/", .page(key: "sdk/index", language: "en", anchor: nil)), ("/only.md", .page(key: "only", language: "en", anchor: nil)),
            ("/", .page(key: "index", language: "en", anchor: nil)), ("../only.md?v=1#x", .page(key: "only", language: "en", anchor: "x")),
            ("../a%20b.md", .page(key: "a b", language: "en", anchor: nil)), ("../../fr/sdk/fetch.md", .page(key: "sdk/fetch", language: "fr", anchor: nil)),
            ("../x.svg", .file("content/docs/en/x.svg")), ("../y.svg", .missing("content/docs/en/y.svg")),
            ("../../../../../etc/passwd", .missing("../etc/passwd")), ("a:b", .external), ("1a:b", .external),
        ]
        let found = try targets("sdk/fetch", "en", cases.map(\.0))
        for (i, (link, expected)) in cases.enumerated() { #expect(found[i] == expected, "\(link)") }
    }

    @Test("A text that stands in for a missing translation leads on within the reader's language")
    func fallback() throws {
        let found = try targets("only", "fr", ["sdk/fetch.md", "index.md#a", "../fr/index.md"])
        #expect(found == [
            .page(key: "sdk/fetch", language: "fr", anchor: nil), .page(key: "index", language: "fr", anchor: "a"),
            .page(key: "index", language: "fr", anchor: nil),
        ])
    }

    @Test("Where a name ends in its language, links may leave that out")
    func suffixes() throws {
        let files = [
            "vitrine.yml": "languages: [en, fr]\ncontent: \"docs/{path}.{lang}.md\"", "docs/a.en.md": "# A", "docs/b.en.md": "# B", "docs/b.fr.md": "# B",
            "docs/a.fr.md": "# A",
        ]
        let found = try targets("a", "fr", ["b.fr.md", "b.md", "b", "b.html", "b.en.md"], files)
        let french = GuideLinkTarget.page(key: "b", language: "fr", anchor: nil)
        #expect(found == [french, french, french, french, .page(key: "b", language: "en", anchor: nil)])
    }

    @Test("Dots are taken out of a path; what leads above the project keeps them", arguments: [
        ("a/b", "a/b"), ("a/./b", "a/b"), ("a/../b", "b"), ("a/b/../../c", "c"), ("../a", "../a"), ("a/../../b", "../b"), ("//a//b/", "a/b"), ("", ""),
    ])
    func normalized(path: String, expected: String) {
        #expect(GuideLinkTarget.normalized(path) == expected)
    }
}
