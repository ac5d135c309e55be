import Diagnostics
import Testing

@testable import Markdown

@Suite("Documents")
struct DocumentTests {
    @Test("front matter is read and isn't text")
    func frontMatter() throws {
        let document = try parse(
            "---\ntitle: Prix\ndescription: \"Les prix : tout\"\nweight: 3\nslug: prix\ndraft: true\nredirectFrom: [a.md, b.md]\ntitel: x\n---\nText\n")
        let matter = document.frontMatter
        #expect(matter.title == "Prix")
        #expect(matter.description == "Les prix : tout")
        #expect(matter.order == 3)
        #expect(matter.slug == "prix")
        #expect(matter.isDraft)
        #expect(matter.redirectFrom == ["a.md", "b.md"])
        #expect(text(document.html()) == "<p>Text</p>\n")
        #expect(findings(document.diagnostics) == ["8:1 note frontmatter.unknown-key unknown key \"titel\" in front matter; did you mean \"title\"?"])
    }

    @Test(
        "wrong types in front matter are errors of the key",
        arguments: [
            ("order: first", "2:8 error frontmatter.type order must be a whole number, not text"),
            ("draft: yes", "2:8 error frontmatter.type draft must be true or false, not text"),
            ("title: [a]", "2:8 error frontmatter.type title must be text, not a list"),
        ])
    func types(line: String, finding: String) throws {
        #expect(findings(try parse("---\n\(line)\n---\n").diagnostics) == [finding])
    }

    @Test(
        "an unreadable page is an error with its place",
        arguments: [
            ("---\ntitle: x\n\nText", "1:1 error frontmatter.unclosed front matter doesn't close"),
            ("---\n- a\n---\n", "2:1 error frontmatter.type front matter is a list, not keys with values"),
        ])
    func unreadable(markdown: String, finding: String) {
        let error = #expect(throws: DiagnosticError.self) { try parse(markdown) }
        #expect(error.map { findings($0.diagnostics) } == [finding])
        #expect(error?.status == .findings)
    }

    @Test("invalid UTF-8 and invalid YAML make the page unreadable")
    func encoding() {
        let error = #expect(throws: DiagnosticError.self) {
            try MarkdownDocument.parse(SourceText(file: "a.md", bytes: Array("é\nab".utf8) + [0xC3, 0x28]))
        }
        #expect(error.map { findings($0.diagnostics) } == ["2:3 error markdown.encoding invalid UTF-8"])
        let yaml = #expect(throws: DiagnosticError.self) { try parse("---\na: [\n---\n") }
        #expect(yaml?.status == .findings)
        #expect(yaml?.diagnostics.first?.rule == "yaml.syntax")
    }

    @Test("notes are asides with a title in the page's language")
    func notes() throws {
        let html = text(
            try parse("> [!WARNING]\n> Attention **à** cela.\n>\n> - a\n\n> [!tip]\n\n> [!NOTE] no\n").html(
                MarkdownRendering(strings: MarkdownStrings(noteTitles: [.warning: "Attention", .tip: "Conseil"]))))
        #expect(
            html == """
                <aside class="note note-warning" role="note">
                <p class="note-title">Attention</p>
                <p>Attention <strong>à</strong> cela.</p>
                <ul>
                <li>a</li>
                </ul>
                </aside>
                <aside class="note note-tip" role="note">
                <p class="note-title">Conseil</p>
                </aside>
                <blockquote>
                <p>[!NOTE] no</p>
                </blockquote>

                """)
    }

    @Test("code can be scrolled by keyboard, and carries its language and title")
    func code() throws {
        #expect(try page("```swift title=\"A & B.swift\"\na < b\n```\n\n~~~\nx\n~~~\n") == """
            <figure class="code">
            <figcaption>A &amp; B.swift</figcaption>
            <pre tabindex="0"><code class="language-swift">a &lt; b
            </code></pre>
            </figure>
            <pre tabindex="0"><code>x
            </code></pre>

            """)
    }

    @Test("tasks are labelled boxes")
    func tasks() throws {
        #expect(
            try page("- [x] a\n- [ ] b\n- `c`\n  [ ] d\n") == """
                <ul>
                <li class="task"><input type="checkbox" checked disabled aria-label="Done"> a</li>
                <li class="task"><input type="checkbox" disabled aria-label="To do"> b</li>
                <li><code>c</code>
                [ ] d</li>
                </ul>

                """)
    }

    @Test(
        "an escaped tilde strikes nothing and is itself in code",
        arguments: [
            ("\\~~a~~", "<p>~~a~~</p>\n"),
            ("\\~b~ `\\~` ~~c~~ \(noncharacter)", "<p>~b~ <code>\\~</code> <del>c</del> \(noncharacter)</p>\n"),
            ("~*a*~ *~b* c~ ~d **e~ f**", "<p><del><em>a</em></del> <em>~b</em> c~ ~d <strong>e~ f</strong></p>\n"),
            ("*~~a* *b~~* ~~<kbd>~~</kbd> <kbd>~~</kbd>~~", "<p><em>~~a</em> <em>b~~</em> <del><kbd>~~</kbd> <kbd>~~</kbd></del></p>\n"),
            ("[x\\~](y\\~z)", "<p><a href=\"y~z\">x~</a></p>\n"),
        ])
    func tildes(markdown: String, html: String) throws { #expect(try page(markdown) == html) }

    @Test("links and images go through the caller; what it refuses is text")
    func resolving() throws {
        let document = try parse("[a *b*](c.md#d \"t\") ![i](j.png) [k](l)")
        let rendering = MarkdownRendering(
            resolveImage: { $0.destination == "j.png" ? MarkdownImage(source: "../j.png", width: 3, height: 4) : nil },
            resolveLink: { $0.destination == "c.md#d" ? "c.html#d" : nil })
        #expect(
            text(document.html(rendering))
                == "<p><a href=\"c.html#d\" title=\"t\">a <em>b</em></a> <img src=\"../j.png\" alt=\"i\" width=\"3\" height=\"4\" loading=\"lazy\"> k</p>\n")
        #expect(document.links.map(\.text) == ["a b", "i", "k"])
        #expect(document.links.map(\.title) == ["t", nil, nil])
    }

    @Test("blocks are the units of translation")
    func blocks() throws {
        let document = try parse(
            """
            # A  *b*

            Some `code`
            and [link][x] ![alt](i.png).

            - one
              two
              - three

              more
            > [!NOTE]
            > noted

            | a | b |
            |---|---|
            | c | **d** |

            ```swift
            let x  = 1
            ```

            [x]: y.md
            """)
        #expect(
            document.blocks.map { "\($0.location.line):\($0.location.column) \($0.kind) \($0.depth) \($0.normalized)" } == [
                "1:1 heading(level: 1) 0 A b", "3:1 paragraph 0 Some `code` and [link](y.md) ![alt](i.png).", "6:3 listItem 1 one two",
                "8:5 listItem 2 three", "10:3 paragraph 1 more", "12:3 note 1 noted", "14:3 tableRow 0 a | b", "16:3 tableRow 0 c | d",
                "18:1 codeBlock 0 swift\nlet x  = 1\n",
            ])
        let paragraph = document.blocks[1]
        #expect(paragraph.text == "Some code and link alt.")
        #expect(paragraph.links == ["y.md"])
        #expect(paragraph.images == ["i.png"])
        #expect(paragraph.codeSpans == ["code"])
        #expect(document.blocks[6].cells == 2)
    }

    @Test("white space, emphasis marks and link spelling don't count")
    func normalized() throws {
        let a = try parse("Some *text* with\n[a link](x.md).").blocks.map(\.normalized)
        let b = try parse("Some  __text__ with [a link][1].\n\n[1]: x.md").blocks.map(\.normalized)
        #expect(a == b)
    }

    @Test("sections hold what stands under each heading")
    func sections() throws {
        let document = try parse("before\n\n# A\n\none `two`\n\n- three\n\n## B {#x}\n\n## C\n\nend")
        #expect(
            document.sections == [
                SearchSection(headingID: nil, title: nil, level: 0, text: "before"),
                SearchSection(headingID: "a", title: "A", level: 1, text: "one two\nthree"),
                SearchSection(headingID: "x", title: "B", level: 2, text: ""),
                SearchSection(headingID: "c", title: "C", level: 2, text: "end"),
            ])
        #expect(document.plainText == "before\nA\none two\nthree\nB\nC\nend")
    }
}
