import Testing

@testable import Markdown

@Suite("Raw HTML and link schemes in guides")
struct HTMLTests {
    @Test(
        "allowed elements stay",
        arguments: [
            ("Press <kbd>Ctrl</kbd><br>now H<sub>2</sub>O x<sup title=\"a&quot;b\">2</sup>", "<p>Press <kbd>Ctrl</kbd><br>now H<sub>2</sub>O x<sup title=\"a&quot;b\">2</sup></p>\n"),
            ("a <!-- gone --> b", "<p>a  b</p>\n"),
            ("<!-- gone\n\nreally -->\nb", "<p>b</p>\n"),
            (
                "<details open>\n<summary>More &amp; <kbd>K</kbd></summary>\n\nText *here*.\n\n</details>\n",
                "<details open>\n<summary>More &amp; <kbd>K</kbd></summary>\n<p>Text <em>here</em>.</p>\n</details>\n"
            ),
            ("<details><summary>A</summary>B</details>", "<details>\n<summary>A</summary>\n<p>B</p>\n</details>\n"),
            ("- <details><summary>A</summary>\n\n  B\n\n  </details>\n", "<ul>\n<li>\n<details>\n<summary>A</summary>\n<p>B</p>\n</details>\n</li>\n</ul>\n"),
            ("<img src=\"a.png\" alt=\"A &lt; B\" width=\"20\" height=\"10\">", "<p><img src=\"a.png\" alt=\"A &lt; B\" width=\"20\" height=\"10\" loading=\"lazy\"></p>\n"),
        ])
    func allowed(markdown: String, html: String) throws {
        let document = try parse(markdown)
        #expect(text(document.html()) == html)
        #expect(findings(document.diagnostics) == [])
    }

    @Test(
        "anything else is an error with its place, and shown as text",
        arguments: [
            ("a\nb <b>c</b>", "<p>a\nb &lt;b&gt;c&lt;/b&gt;</p>\n", ["2:3 error markdown.html raw HTML <b> isn't allowed in a guide"]),
            (
                "x\n\n> <div class=\"a\">\n> text\n> </div>\n", "<p>x</p>\n<blockquote>\n<p>&lt;div class=&quot;a&quot;&gt;\ntext\n&lt;/div&gt;</p>\n</blockquote>\n",
                ["3:3 error markdown.html raw HTML <div> isn't allowed in a guide"]
            ),
            (
                "<script>\nif (a < b) alert(\"<b>\")\n</script>\n", "<p>&lt;script&gt;\nif (a &lt; b) alert(&quot;&lt;b&gt;&quot;)\n&lt;/script&gt;</p>\n",
                ["1:1 error markdown.html raw HTML <script> isn't allowed in a guide"]
            ),
            ("a <kbd>b", "<p>a &lt;kbd&gt;b</p>\n", ["1:3 error markdown.html <kbd> isn't closed in the block where it opens"]),
            ("*a <kbd>b* c</kbd>", "<p><em>a &lt;kbd&gt;b</em> c&lt;/kbd&gt;</p>\n", [
                "1:4 error markdown.html <kbd> isn't closed in the block where it opens",
                "1:13 error markdown.html </kbd> closes nothing that was opened in the same block",
            ]),
            ("a <details>b</details>", "<p>a &lt;details&gt;b&lt;/details&gt;</p>\n", [
                "1:3 error markdown.html <details> must begin a line of its own, outside a paragraph",
                "1:13 error markdown.html </details> closes nothing that was opened in the same block",
            ]),
            ("<kbd onclick=\"x()\">a</kbd>", "<p><kbd>a</kbd></p>\n", ["1:1 error markdown.html attribute onclick of <kbd> isn't allowed in a guide"]),
            ("<img src=\"javascript:x\" alt=\"a\">", "<p>a</p>\n", ["1:1 error links.scheme image with scheme javascript: isn't allowed in a guide"]),
            ("| a |\n|---|\n| b <i>c</i> |\n", nil, ["3:5 error markdown.html raw HTML <i> isn't allowed in a guide"]),
            ("<?php echo 1 ?>\n", "<p>&lt;?php echo 1 ?&gt;</p>\n", ["1:1 error markdown.html raw HTML isn't allowed in a guide"]),
        ] as [(String, String?, [String])])
    func rejected(markdown: String, html: String?, expected: [String]) throws {
        let document = try parse(markdown)
        if let html { #expect(text(document.html()) == html) }
        #expect(findings(document.diagnostics) == expected)
    }

    @Test(
        "only http, https, mailto and relative addresses are linked",
        arguments: [
            ("[a](http://b.c) [d](https://e.f) [g](mailto:h@i.j) [k](l.md#m) [n](/o:p) [q](#r:s)", 6, []),
            ("[a](javascript:alert(1))", 0, ["1:1 error links.scheme link with scheme javascript: isn't allowed in a guide"]),
            ("x [a](JaVa&#10;script:b)", 0, ["1:3 error links.scheme link with scheme javascript: isn't allowed in a guide"]),
            ("<data:text/html,x>", 0, ["1:1 error links.scheme link with scheme data: isn't allowed in a guide"]),
            ("ftp://a.b", 0, ["1:1 error links.scheme link with scheme ftp: isn't allowed in a guide"]),
            ("[a](//b.c) [d](\\\\/e.f)", 0, ["1:1 error links.scheme link without scheme but with host", "1:12 error links.scheme link without scheme but with host"]),
            ("![a](file:///etc/passwd)", 0, ["1:1 error links.scheme image with scheme file: isn't allowed in a guide"]),
        ] as [(String, Int, [String])])
    func schemes(markdown: String, kept: Int, expected: [String]) throws {
        let document = try parse(markdown)
        #expect(document.links.count == kept)
        #expect(findings(document.diagnostics) == expected)
        #expect(text(document.html()).contains("<a ") == (kept > 0))
    }
}
