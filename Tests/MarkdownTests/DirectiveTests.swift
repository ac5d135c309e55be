import Testing

@testable import Markdown

@Suite("Directives")
struct DirectiveTests {
    @Test(
        "become notes, details and tabs",
        arguments: [
            (":::note\na\n:::", "<aside class=\"note note-note\" role=\"note\">\n<p class=\"note-title\">Note</p>\n<p>a</p>\n</aside>\n"),
            ("::: tip[A `b` [c](d)]\n:::", "<aside class=\"note note-tip\" role=\"note\">\n<p class=\"note-title\">A <code>b</code> <a href=\"d\">c</a></p>\n</aside>\n"),
            (":::details[S]{open}\n- a\n:::", "<details open>\n<summary>S</summary>\n<ul>\n<li>a</li>\n</ul>\n</details>\n"),
            (
                "::::tabs{sync=sdk}\n:::tab[V *3*]{name=\"v3\"}\na\n:::\n\n:::tab[<&]\nb\n:::\n::::",
                "<div class=\"tabs\" data-sync=\"sdk\">\n<section class=\"tab\" data-tab=\"v3\">\n<p class=\"tab-title\">V <em>3</em></p>\n<p>a</p>\n</section>\n"
                    + "<section class=\"tab\" data-tab=\"&lt;&amp;\">\n<p class=\"tab-title\">&lt;&amp;</p>\n<p>b</p>\n</section>\n</div>\n"
            ),
            (
                ":::note[x]\n:::details[y]\nz\n:::\n:::",
                "<aside class=\"note note-note\" role=\"note\">\n<p class=\"note-title\">x</p>\n<details>\n<summary>y</summary>\n<p>z</p>\n</details>\n</aside>\n"
            ),
            (
                "- a\n  :::note[x]\n  b\n  :::\n- c", 
                "<ul>\n<li>a\n<aside class=\"note note-note\" role=\"note\">\n<p class=\"note-title\">x</p>\n<p>b</p>\n</aside>\n</li>\n<li>c</li>\n</ul>\n"
            ),
            (
                ":::note[x]\n> a\nb\n\n- c\n:::\nd", 
                "<aside class=\"note note-note\" role=\"note\">\n<p class=\"note-title\">x</p>\n<blockquote>\n<p>a\nb</p>\n</blockquote>\n<ul>\n<li>c</li>\n</ul>\n</aside>\n<p>d</p>\n"
            ),
            (
                "> :::note[x]\n> | a |\n> |---|\n> :::", nil
            ),
            ("```\n:::note\n```\n\n    :::\n", "<pre tabindex=\"0\"><code>:::note\n</code></pre>\n<pre tabindex=\"0\"><code>:::\n</code></pre>\n"),
        ] as [(String, String?)])
    func directives(markdown: String, html: String?) throws {
        let document = try parse(markdown)
        #expect(findings(document.diagnostics) == [])
        let result = text(document.html())
        #expect(Balance.fault(result) == nil)
        if let html { #expect(result == html) } else { #expect(result.contains("<table>")) }
    }

    @Test(
        "faults have their place and a near miss",
        arguments: [
            (":::nota[x]\na\n:::", ["1:4 error directives.unknown no directive is called nota; did you mean \"note\"?"]),
            ("a\n\n- b\n\n  ::::tip\n  c\n", ["5:3 error directives.unclosed ::::tip isn't closed"]),
            ("> :::note\n\n:::", ["1:3 error directives.unclosed :::note isn't closed", "3:1 error directives.unopened these colons close nothing"]),
            ("::::note\n:::\n::::", ["2:1 error directives.unopened these colons close nothing"]),
            ("::::note\n:::tip[*a*]\n::::", ["2:1 error directives.unclosed :::tip isn't closed"]),
            (":::note Title\n:::", ["1:9 error directives.syntax \"Title\" can't stand behind a directive"]),
            (":::note[a\n:::", ["1:8 error directives.syntax the title's bracket isn't closed"]),
            (":::tabs{synk=a\n:::tab[b]\n:::\n:::", [
                "1:8 error directives.syntax the brace isn't closed",
                "1:9 error directives.syntax :::tabs has no attribute \"synk\"; did you mean \"sync\"?",
            ]),
            (":::\n", ["1:1 error directives.unopened these colons close nothing"]),
            (":::tab[a]\n:::", ["1:1 error directives.misplaced tab must stand directly in :::tabs"]),
            ("::::tabs\na\n\nb\n::::", ["1:1 error directives.misplaced :::tabs holds no :::tab[Title]", "2:1 error directives.misplaced only :::tab[Title] may stand directly in :::tabs"]),
            ("::::tabs\n:::tab[a]\n:::\n:::tab[a]\n:::\n:::tab\n:::\n::::", [
                "4:1 error directives.misplaced a tab of these is called a already", "6:1 error directives.syntax :::tab needs a title: :::tab[Title]",
            ]),
            (":::{a}\n:::", ["1:1 error directives.unknown a directive without a name"]),
        ] as [(String, [String])])
    func faults(markdown: String, expected: [String]) throws {
        let document = try parse(markdown)
        #expect(findings(document.diagnostics) == expected)
        #expect(Balance.fault(text(document.html())) == nil)
    }

    @Test("everything inside keeps its place; outline, blocks and search see it")
    func content() throws {
        let document = try parse(
            """
            > :::warning[See [a](b)]
            > - c [d](e)
            >
            >   | f [g](h) |
            >   |---|
            > :::

            ::::tabs
            :::tab[V3]
            ## Install
            i [j](k)
            :::
            ::::
            """)
        #expect(document.links.map { "\($0.location.line):\($0.location.column) \($0.destination)" } == ["1:18 b", "2:7 e", "4:9 h", "11:3 k"])
        #expect(document.blocks.map { "\($0.location.line):\($0.location.column) \($0.kind) \($0.text)" } == [
            "1:14 note See a", "2:5 listItem c d", "4:7 tableRow f g", "9:8 paragraph V3", "10:1 heading(level: 2) Install", "11:1 paragraph i j",
        ])
        #expect(document.outline.map(\.tab) == ["V3"])
        #expect(document.sections.map(\.text) == ["See a\nc d\nf g\nV3", "i j"])
    }

    @Test("a note's paragraphs are units of a note in both spellings")
    func units() throws {
        #expect(try parse(":::note\na\n:::").blocks.map(\.kind) == parse("> [!NOTE]\n> a").blocks.map(\.kind))
    }
}
