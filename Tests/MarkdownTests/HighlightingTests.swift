import Testing

@testable import Markdown

@Suite("Highlighting")
struct HighlightingTests {
    /// The code with its pieces as `⟨style text⟩`.
    private func colored(_ language: String, _ code: String) throws -> String {
        let bytes = Array(code.utf8)
        var out = ""
        var at = 0
        for token in try #require(CodeLanguage(language.utf8)).tokens(bytes) {
            out += text(Array(bytes[at..<token.range.lowerBound])) + "⟨\(token.style.rawValue) \(text(Array(bytes[token.range])))⟩"
            at = token.range.upperBound
        }
        return out + text(Array(bytes[at...]))
    }

    @Test(
        "pieces of each language have their colours",
        arguments: [
            ("swift", "let x: Int = try f(1_000, 0x1F)", "⟨keyword let⟩ x: ⟨type Int⟩ = ⟨keyword try⟩ ⟨function f⟩(⟨number 1_000⟩, ⟨number 0x1F⟩)"),
            ("Swift", "@MainActor #if a // b\n.default", "⟨attribute @MainActor⟩ ⟨keyword #if⟩ a ⟨comment // b⟩\n.default"),
            ("swift", "/* a /* b */ c */ $0.x", "⟨comment /* a /* b */ c */⟩ ⟨variable $0⟩.x"),
            ("swift", "\"a\\\"\\(d[\"k\"])\" #\"b\"c\"# \"open\nx", "⟨string \"a\\\"\\(d[\"k\"])\"⟩ ⟨string #\"b\"c\"#⟩ ⟨string \"open⟩\nx"),
            ("swift", "\"\"\"\na \"b\"\n\"\"\" 1...5", "⟨string \"\"\"\na \"b\"\n\"\"\"⟩ ⟨number 1⟩...⟨number 5⟩"),
            ("json", "{\"a\" : [\"b\", -1.5e-3, true], \"c\": null}",
                "{⟨attribute \"a\"⟩ : [⟨string \"b\"⟩, -⟨number 1.5e-3⟩, ⟨keyword true⟩], ⟨attribute \"c\"⟩: ⟨keyword null⟩}"),
            ("yaml", "---\na: 1 # b\n\"c\": 'd' \n- e: true\n- f\n",
                "⟨keyword ---⟩\n⟨attribute a⟩: ⟨number 1⟩ ⟨comment # b⟩\n⟨attribute \"c\"⟩: ⟨string 'd'⟩ \n- ⟨attribute e⟩: ⟨keyword true⟩\n- f\n"),
            ("yml", "t: |\n  x: 1\n  # y\nu: &a [1, b c]", "⟨attribute t⟩: |\n  ⟨string x: 1⟩\n  ⟨string # y⟩\n⟨attribute u⟩: ⟨variable &a⟩ [⟨number 1⟩, b c]"),
            ("sh", "A=1 curl -s \"$B\" | sed 's/a/b/' # c\nif x; then y#z",
                "⟨variable A⟩=⟨number 1⟩ curl ⟨attribute -s⟩ ⟨string \"$B\"⟩ | ⟨function sed⟩ ⟨string 's/a/b/'⟩ ⟨comment # c⟩\n⟨keyword if⟩ ⟨function x⟩; ⟨keyword then⟩ ⟨function y⟩#z"),
            ("bash", "echo ${A:-b} $1", "⟨function echo⟩ ⟨variable ${A:-b}⟩ ⟨variable $1⟩"),
            ("html", "<p class=\"a\" hidden>b &amp; <br/></p><!-- c -->",
                "⟨tag <p⟩ ⟨attribute class⟩=⟨string \"a\"⟩ ⟨attribute hidden⟩⟨tag >⟩b ⟨variable &amp;⟩ ⟨tag <br⟩⟨tag />⟩⟨tag </p⟩⟨tag >⟩⟨comment <!-- c -->⟩"),
            ("html", "<script>let a</script>", "⟨tag <script⟩⟨tag >⟩⟨keyword let⟩ a⟨tag </script⟩⟨tag >⟩"),
            ("xml", "<?xml version=\"1.0\"?><a:b/>1 < 2", "⟨attribute <?xml version=\"1.0\"?>⟩⟨tag <a:b⟩⟨tag />⟩1 < 2"),
            ("js", "const a = `b\n${c}` + f('d') // e", "⟨keyword const⟩ a = ⟨string `b\n${c}`⟩ + ⟨function f⟩(⟨string 'd'⟩) ⟨comment // e⟩"),
            ("diff", "--- a\n+++ b\n@@ -1 +1 @@\n-c\n+d\n e",
                "⟨keyword --- a⟩\n⟨keyword +++ b⟩\n⟨attribute @@ -1 +1 @@⟩\n⟨deleted -c⟩\n⟨inserted +d⟩\n e"),
        ])
    func languages(language: String, code: String, expected: String) throws { #expect(try colored(language, code) == expected) }

    @Test("spans stand on pages only, their text is escaped, unknown languages stay plain")
    func forms() throws {
        let markdown = "```swift\nlet a = \"<&>\"\n```\n\n```cobol\nlet b\n```\n"
        #expect(
            try page(markdown) == """
                <pre tabindex="0"><code class="language-swift"><span class="hl-keyword">let</span> a = <span class="hl-string">&quot;&lt;&amp;&gt;&quot;</span>
                </code></pre>
                <pre tabindex="0"><code class="language-cobol">let b
                </code></pre>

                """)
        #expect(
            text(try parse(markdown).html(MarkdownRendering(form: .suite)))
                == "<pre><code class=\"language-swift\">let a = &quot;&lt;&amp;&gt;&quot;\n</code></pre>\n<pre><code class=\"language-cobol\">let b\n</code></pre>\n")
    }

    @Test("marked lines are spans of one line each, pieces over a line's end begin again")
    func marks() throws {
        #expect(
            try page("```swift {2-3} title=\"a.swift\"\na\n/* b\nc */ d\n```\n") == """
                <figure class="code">
                <figcaption>a.swift</figcaption>
                <pre tabindex="0"><code class="language-swift">a
                <span class="line-mark"><span class="hl-comment">/* b</span></span>
                <span class="line-mark"><span class="hl-comment">c */</span> d</span>
                </code></pre>
                </figure>

                """)
        #expect(try page("```js{1,3}\na\nb\nc\n```").contains("language-js\"><span class=\"line-mark\">a</span>\nb\n<span class=\"line-mark\">c</span>\n</code>"))
        #expect(try page("``` {1}\na\n```") == "<pre tabindex=\"0\"><code><span class=\"line-mark\">a</span>\n</code></pre>\n")
    }

    @Test(
        "marks that mark nothing are warnings",
        arguments: [
            ("```js {1,x}\na\n```", ["1:1 warning code.marks \"x\" marks no line of the code"]),
            ("- ```js {3-2}\n  a\n  ```", ["1:3 warning code.marks \"3-2\" marks no line of the code"]),
            ("```js {2-99999999999}\na\nb\n```", ["1:1 warning code.marks line 99999999999 is marked, but the code ends with line 2"]),
            ("```js {2} title=\"{9}\"\na\nb\n```", []),
        ] as [(String, [String])])
    func faults(markdown: String, expected: [String]) throws { #expect(findings(try parse(markdown).diagnostics) == expected) }

    @Test(
        "hostile code comes to an end, and its pieces are in order",
        arguments: ["swift", "json", "yaml", "sh", "html", "xml", "js", "diff"],
        ["#", "\"", "/*", "\\(", "`", "<a", "<!--", "&", "<script", "'", "a: ", "- ", "$", "${", "{", "0e-", "@", "\u{0}é", "\"\\(\n", "#\"", "<!", "|\n", "a:\n "])
    func hostile(language: String, piece: String) throws {
        let code = Array(String(repeating: piece, count: 10_000).utf8)
        var at = 0
        for token in try #require(CodeLanguage(language.utf8)).tokens(code) {
            #expect(token.range.lowerBound >= at && !token.range.isEmpty && token.range.upperBound <= code.count)
            at = token.range.upperBound
        }
    }

    @Test("a hostile info string comes to an end", arguments: ["{", "{1}", "title=\"", "{1,", "title=\"a\""])
    func info(piece: String) throws {
        #expect(try page("~~~x \(String(repeating: piece, count: 20_000))\na\n~~~").hasSuffix("</code></pre>\n") || piece.hasPrefix("title"))
    }
}
