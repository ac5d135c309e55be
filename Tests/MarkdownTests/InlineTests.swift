import Testing

@testable import Markdown

@Suite("Remote-config strings")
struct InlineTests {
    @Test(
        "are inline: what would begin a block stays text",
        arguments: [
            ("+ de 300", "+ de 300"), ("2026. Une année", "2026. Une année"), ("# 1", "# 1"), ("> x", "&gt; x"), ("- x", "- x"),
            ("    indented", "indented"), ("```x```", "<code>x</code>"), ("C#", "C#"), ("# # #", "# # #"), ("***", "***"), ("a\n===", "a<br>\n==="),
            ("| a |\n|---|", "| a |<br>\n|---|"), ("[a]: b", "[a]: b"), ("", ""), ("  \n ", ""), ("<!-- x -->", ""), ("~~~", "~~~"), ("=", "="),
        ])
    func inline(markdown: String, html: String) { #expect(text(InlineMarkdown.render(markdown).html) == html) }

    @Test(
        "emphasis, code, links and line breaks are kept",
        arguments: [
            ("**Go** *Pro* `x`", "<strong>Go</strong> <em>Pro</em> <code>x</code>"),
            ("**two\nlines**", "<strong>two<br>\nlines</strong>"), ("a\\\nb  \r\nc\n\nd", "a<br>\nb<br>\nc<br>\n<br>\nd"),
            ("[t](https://a.b/c?d=e&f) [m](mailto:a@b.c) [r](legal.html)", "<a href=\"https://a.b/c?d=e&amp;f\">t</a> <a href=\"mailto:a@b.c\">m</a> <a href=\"legal.html\">r</a>"),
            ("a\u{2001}b \u{2001}\u{2001}c\nd", "a\u{2001}b \u{2001}\u{2001}c<br>\nd"), ("&eacute; \\* 3 < 4", "é * 3 &lt; 4"),
        ])
    func kept(markdown: String, html: String) { #expect(text(InlineMarkdown.render(markdown).html) == html) }

    @Test("tags of raw HTML and other schemes are dropped and reported, their text is kept")
    func dropped() {
        let result = InlineMarkdown.render("<b>Go</b><br>now <script>x</script> [a](javascript:b) [c](http://d) ![e](f.png) <!--g-->")
        #expect(text(result.html) == "Go now x a c e ")
        #expect(result.plainText == "Go now x a c e ")
        #expect(result.droppedElements == ["b", "b", "br", "script", "script", "img", "!--"])
        #expect(result.droppedLinks == ["javascript:b", "http://d"])
        #expect(result.links == [])
    }

    @Test("values are put in escaped, kept apart from the text's direction, and marked where they aren't resolved")
    func values() {
        let result = InlineMarkdown.render([
            .text("**"), .value(InlineValue("9,99 € <*x*>")), .text("**/"), .value(InlineValue("1 an", isIsolated: false)), .text(" "),
            .value(InlineValue("essai", mark: .fallback)), .text(" `"), .value(InlineValue("<x/>", html: Array("<i>x</i>".utf8), mark: .unresolved)), .text("`"),
        ])
        #expect(
            text(result.html)
                == "<strong><bdi>9,99 € &lt;*x*&gt;</bdi></strong>/1 an <bdi class=\"tag tag-fallback\">essai</bdi> <code><mark class=\"tag tag-unresolved\"><i>x</i></mark></code>")
        #expect(result.plainText == "9,99 € <*x*>/1 an essai <x/>")
    }

    @Test("a value inside an address is data; one that is the address is checked like one")
    func addresses() {
        let inside = InlineMarkdown.render([.text("[a](https://b.c/"), .value(InlineValue("d/?e")), .text("/f)")])
        #expect(inside.links == ["https://b.c/d%2F%3Fe/f"])
        let whole = InlineMarkdown.render([.text("[a]("), .value(InlineValue("javascript:x")), .text(")")])
        #expect(text(whole.html) == "a")
        #expect(whole.droppedLinks == ["javascript:x"])
    }

    @Test("text that holds the stand-ins itself is left alone")
    func standIns() {
        let all = String(String.UnicodeScalarView((0xFDD0...0xFDEF).compactMap(Unicode.Scalar.init)))
        let result = InlineMarkdown.render([.text("\(noncharacter)0\(noncharacter) "), .value(InlineValue("v")), .text(" \(all) *\u{E000}*")])
        #expect(text(result.html) == "\(noncharacter)0\(noncharacter) <bdi>v</bdi> \(all) <em>\u{E000}</em>")
    }
}
