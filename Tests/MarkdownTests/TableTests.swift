import Testing

@testable import Markdown

@Suite("Tables")
struct TableTests {
    private func suite(_ markdown: String) throws -> String {
        text(try parse(markdown, .gitHub).html(MarkdownRendering(form: .suite)))
    }

    private static let table = "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>c</td>\n<td>d</td>\n</tr>\n</tbody>\n</table>\n"

    @Test(
        "a table may stand inside lists and quotes",
        arguments: [
            ("> | a | b |\n> |---|---|\n> | c | d |\n", "<blockquote>\n\(table)</blockquote>\n"),
            ("- | a | b |\n  |---|---|\n  | c | d |\n", "<ul>\n<li>\n\(table)</li>\n</ul>\n"),
            ("- x\n- y\n  | a | b |\n  |---|---|\n  | c | d |\n- z\n", "<ul>\n<li>x</li>\n<li>y\n\(table)</li>\n<li>z</li>\n</ul>\n"),
            ("1. x\n\n   a | b\n   --|--\n   c | d\n", "<ol>\n<li>\n<p>x</p>\n\(table)</li>\n</ol>\n"),
            ("> - > | a | b |\n>   > |---|---|\n>   > | c | d |\n", "<blockquote>\n<ul>\n<li>\n<blockquote>\n\(table)</blockquote>\n</li>\n</ul>\n</blockquote>\n"),
            ("- x\n\n\t| a | b |\n\t|---|---|\n\t| c | d |\n", "<ul>\n<li>\n<p>x</p>\n\(table)</li>\n</ul>\n"),
            ("   | a | b |\n |---|---|\n  | c | d |\n", table),
            ("| a | b |\r\n|---|---|\r\n| c | d |\r\n", table),
            ("| a | b |\r|---|---|\r| c | d |", table),
            ("# h\n| a | b |\n|---|---|\n| c | d |\n***\n", "<h1>h</h1>\n\(table)<hr />\n"),
            ("| a | b |\n|---|---|\n| c | d |\n- x\n", "\(table)<ul>\n<li>x</li>\n</ul>\n"),
            ("| a | b |\n|---|---|\n| c | d |\n    x\n", "\(table)<pre><code>x\n</code></pre>\n"),
        ])
    func containers(markdown: String, html: String) throws { #expect(try suite(markdown) == html) }

    @Test(
        "what isn't a table stays what CommonMark says",
        arguments: [
            ("```\n| a | b |\n|---|---|\n```\n", "<pre><code>| a | b |\n|---|---|\n</code></pre>\n"),
            ("~~~ x\n| a |\n|---|\n\n", "<pre><code class=\"language-x\">| a |\n|---|\n\n</code></pre>\n"),
            ("    | a | b |\n    |---|---|\n", "<pre><code>| a | b |\n|---|---|\n</code></pre>\n"),
            ("<div>\n| a | b |\n|---|---|\n</div>\n", "<div>\n| a | b |\n|---|---|\n</div>\n"),
            ("<!--\n| a | b |\n|---|---|\n-->\n", "<!--\n| a | b |\n|---|---|\n-->\n"),
            ("> | a | b |\n|---|---|\n", "<blockquote>\n<p>| a | b |\n|---|---|</p>\n</blockquote>\n"),
            ("| a | b |\n> |---|---|\n", "<p>| a | b |</p>\n<blockquote>\n<p>|---|---|</p>\n</blockquote>\n"),
            ("a\n---\n", "<h2>a</h2>\n"),
            ("| a |\n---\n", "<h2>| a |</h2>\n"),
            ("- | a |\n|---|\n", "<ul>\n<li>| a |\n|---|</li>\n</ul>\n"),
            ("<!--row-->\n", "<!--row-->\n"),
        ])
    func others(markdown: String, html: String) throws { #expect(try suite(markdown) == html) }

    @Test("cells know the page's link definitions, wherever they stand")
    func definitions() throws {
        #expect(
            try suite("> | [x] |\n> |---|\n\n[x]: /u\n")
                == "<blockquote>\n<table>\n<thead>\n<tr>\n<th><a href=\"/u\">x</a></th>\n</tr>\n</thead>\n</table>\n</blockquote>\n")
    }

    @Test("a page scrolls its tables in a named region that the keyboard reaches, and aligns by class")
    func scrolling() throws {
        let html = text(try parse("| a | b |\n|:-:|--:|\n| c | |\n").html(MarkdownRendering(strings: MarkdownStrings(table: "Tableau"))))
        #expect(
            html == """
                <div class="table" role="region" tabindex="0" aria-label="Tableau">
                <table>
                <thead>
                <tr>
                <th class="align-center" scope="col">a</th>
                <th class="align-right" scope="col">b</th>
                </tr>
                </thead>
                <tbody>
                <tr>
                <td class="align-center">c</td>
                <td class="align-right"></td>
                </tr>
                </tbody>
                </table>
                </div>

                """)
    }

    @Test("several tables have names of their own")
    func names() throws {
        let html = try page("a|\n-|\n\nb|\n-|\n")
        #expect(html.contains("aria-label=\"Table 1\"") && html.contains("aria-label=\"Table 2\""))
    }
}
