import Testing

@testable import Markdown

@Suite("Footnotes")
struct FootnoteTests {
    @Test("are numbered by reference, hold blocks, and lead back to every reference")
    func footnotes() throws {
        #expect(
            try page(
                """
                A[^b] and *c[^A]*, again[^b].

                [^a]: One [link][x]
                lazy

                    - item

                [^b]: Two

                Text.

                [x]: y.md
                """) == """
                <p>A<sup><a href="#v:fn-1" id="v:fnref-1">1</a></sup> and <em>c<sup><a href="#v:fn-2" id="v:fnref-2">2</a></sup></em>, again<sup><a href="#v:fn-1" id="v:fnref-1-2">1</a></sup>.</p>
                <p>Text.</p>
                <section class="footnotes" aria-label="Footnotes">
                <ol>
                <li id="v:fn-1">
                <p>Two <a href="#v:fnref-1" aria-label="Back to the text (1-1)">↩\u{FE0E}</a> <a href="#v:fnref-1-2" aria-label="Back to the text (1-2)">↩\u{FE0E}<sup>2</sup></a></p>
                </li>
                <li id="v:fn-2">
                <p>One <a href="y.md">link</a>
                lazy</p>
                <ul>
                <li>item</li>
                </ul>
                <p><a href="#v:fnref-2" aria-label="Back to the text (2)">↩\u{FE0E}</a></p>
                </li>
                </ol>
                </section>

                """)
    }

    /// What stands before the footnotes, and the text of the only one.
    private func parts(_ markdown: String) throws -> [String] {
        let html = try page(markdown)
        let split = html.split(separator: "<section class=\"footnotes\" aria-label=\"Footnotes\">\n<ol>\n", omittingEmptySubsequences: false)
        guard split.count > 1 else { return [html] }
        let inner = split[1].drop { $0 != "\n" }.dropFirst().replacing("</li>\n</ol>\n</section>\n", with: "")
        return [String(split[0]), String(inner.replacing(/\ ?<a href="#v:fnref.*?<\/a>/, with: ""))]
    }

    private static let one = "<p>x<sup><a href=\"#v:fn-1\" id=\"v:fnref-1\">1</a></sup></p>\n"

    @Test(
        "definitions stand anywhere",
        arguments: [
            ("[^1]: a\n\nx[^1]", one, "<p>a</p>\n"),
            ("x[^1]\n[^1]: a", one, "<p>a</p>\n"),
            ("x[^1]\n\n  [^1]:   a\n\n    b", one, "<p>a</p>\n<p>b</p>\n"),
            ("x[^1]\n\n[^1]:\n    a", one, "<p>a</p>\n"),
            ("x[^1]\n\n[^1]:\n\n        a", one, "<pre tabindex=\"0\"><code>a\n</code></pre>\n<p></p>\n"),
            ("x[^1]\n\n> [^1]: a\n> b", one + "<blockquote>\n</blockquote>\n", "<p>a\nb</p>\n"),
            ("x[^1]\n\n- y\n  [^1]: a\n- z", one + "<ul>\n<li>y</li>\n<li>z</li>\n</ul>\n", "<p>a</p>\n"),
            ("x[^1]\n\n+ y\n\n[^1]: a\n\n+ z", one + "<ul>\n<li>\n<p>y</p>\n</li>\n</ul>\n<ul>\n<li>\n<p>z</p>\n</li>\n</ul>\n", "<p>a</p>\n"),
            ("x[^1]\n\n[^1]: a | b\n    -|-", one, "TABLE<p></p>\n"),
            ("x[^1]\n\n[^1]: > a", one, "<blockquote>\n<p>a</p>\n</blockquote>\n<p></p>\n"),
            ("x[^1]\n\n[^1]: [ ] b", one, "<p>[ ] b</p>\n"),
        ])
    func places(markdown: String, main: String, footnote: String) throws {
        let parts = try parts(markdown)
        #expect(parts[0] == main)
        if footnote.hasPrefix("TABLE") { #expect(parts[1].contains("<table>")) } else { #expect(parts[1] == footnote) }
    }

    @Test(
        "what is no footnote is text",
        arguments: [
            ("`[^1]` \\[^1] [^1](u) ![[^1]](i) [y [^1]](u)\n\n[^1]: a",
                "<p><code>[^1]</code> [^1] <a href=\"u\">^1</a> <img src=\"i\" alt=\"[^1]\" loading=\"lazy\"> <a href=\"u\">y [^1]</a></p>\n"),
            ("```\n[^1]: a\n```\n", "<pre tabindex=\"0\"><code>[^1]: a\n</code></pre>\n"),
            ("x [^ 1]: a", "<p>x [^ 1]: a</p>\n"), ("    [^1]: a", "<pre tabindex=\"0\"><code>[^1]: a\n</code></pre>\n"),
            ("`\\[^1]` \\~[^", "<p><code>\\[^1]</code> ~[^</p>\n"),
        ])
    func others(markdown: String, html: String) throws { #expect(try parts(markdown)[0] == html) }

    @Test("footnotes stand beside tildes, bare links, in headings and cells")
    func neighbours() throws {
        #expect(
            try parts("# A[^1]\n\n| ~~b~~[^1] |\n|-|\n\nhttps://a.b[^1] ~~c[^1]~~\n\n[^1]: d")[0].replacing(/<sup>.*?<\/sup>/, with: "¹")
                == """
                <h1 id="a">A¹</h1>
                <div class="table" role="region" tabindex="0" aria-label="Table">
                <table>
                <thead>
                <tr>
                <th scope="col"><del>b</del>¹</th>
                </tr>
                </thead>
                </table>
                </div>
                <p><a href="https://a.b">https://a.b</a>¹ <del>c¹</del></p>

                """)
    }

    @Test(
        "what doesn't fit together is a finding with its place",
        arguments: [
            ("> a [^noet] `[^x]`\n\n[^note]: b [^note]", ["1:5 warning footnotes.undefined no footnote is called noet; did you mean \"note\"?"]),
            ("[^a]\n\n[^A]: b\n[^a]: c\n\n- [^d]: e", ["4:1 warning footnotes.duplicate a footnote before this one is called a too", "6:3 note footnotes.unused nothing refers to the footnote d"]),
            ("x[^1]\n\n[^1]: <b>", ["3:7 error markdown.html raw HTML <b> isn't allowed in a guide"]),
        ])
    func faults(markdown: String, expected: [String]) throws { #expect(findings(try parse(markdown).diagnostics) == expected) }

    @Test("places inside are those of the file, blocks and search see the text")
    func content() throws {
        let document = try parse("x[^1] [a](b)\n\n> [^1]: c [d](e)\n>\n>     [f](g)\n\n## H\n")
        #expect(document.links.map { "\($0.location.line):\($0.location.column) \($0.destination)" } == ["1:7 b", "3:11 e", "5:7 g"])
        #expect(document.blocks.map { "\($0.location.line):\($0.location.column) \($0.kind) \($0.normalized)" } == [
            "1:1 paragraph x[^1] [a](b)", "7:1 heading(level: 2) H", "3:9 paragraph c [d](e)", "5:7 paragraph [f](g)",
        ])
    }
}
