import Testing

@testable import Markdown

@Suite("Places")
struct PlaceTests {
    private func places(_ markdown: String) throws -> [String] {
        try parse(markdown).links.map { "\($0.location.line):\($0.location.column) \($0.destination)" }
    }

    @Test(
        "links and images have their line and column in the file",
        arguments: [
            ("---\ntitle: x\n---\n\nđờ [a](b)", ["5:4 b"]),
            ("\u{FEFF}[a](b)", ["1:1 b"]),
            ("> lazy\nline [a](b)", ["2:6 b"]),
            ("[d]: /x 'y'\n[a](b) [c][d] [d]", ["2:1 b", "2:8 /x", "2:15 /x"]),
            ("\t- x\n\n- y\t[a](b)", ["3:5 b"]),
            ("`[no](b)` \\[no](b) [a](b) <!-- [no](b) --> [c](b)", ["1:20 b", "1:44 b"]),
            ("[![i](j)](k) [a](b)", ["1:2 j", "1:1 k", "1:14 b"]),
            ("a\nb `c\nd` [e](f) https://g.h x@y.z <https://i.j>", ["3:4 f", "3:11 https://g.h", "3:23 mailto:x@y.z", "3:29 https://i.j"]),
            ("[a\nb](\nc) [d](e)", ["1:1 c", "3:4 e"]),
            ("> [!NOTE]\n> - x\n>\n>   | a | b | c |\n>   |---|---|---|\n>   | `\\|` | x | y [z](w) |", ["6:20 w"]),
            ("## h [a](b) {#c}", ["1:6 b"]),
            ("[x]\n\n[a](b)\n\n[x]: y", ["1:1 y", "3:1 b"]),
            ("[no] [a](b) [no][no] [c](d)", ["1:6 b", "1:22 d"]),
            ("[a](b \"t [x](y)\") [c](<d e>)", ["1:1 b", "1:19 d e"]),
            ("[a](b&amp;c) [d](e\\(f)", ["1:1 b&c", "1:14 e(f"]),
        ] as [(String, [String])])
    func links(markdown: String, expected: [String]) throws {
        // Order is that of the tree; an image inside a link ends before it.
        #expect(try places(markdown) == expected)
    }

    @Test("a symbol link is told from a code span by its backticks")
    func symbols() throws {
        let document = try parse("`A/b` ``A/b`` x ```A```\n\n- ``f(_:to:)`` ``not a path`` `` `x` ``")
        #expect(document.symbolLinks.map { "\($0.range.start.line):\($0.range.start.column) \($0.path)" } == ["1:7 A/b", "3:3 f(_:to:)"])
        let html = text(document.html(MarkdownRendering(resolveSymbol: { $0 == "A/b" ? "../a.html#b" : nil })))
        #expect(
            html == """
                <p><code>A/b</code> <a href="../a.html#b"><code>A/b</code></a> x <code>A</code></p>
                <ul>
                <li><code>f(_:to:)</code> <code>not a path</code> <code>`x`</code></li>
                </ul>

                """)
        #expect(
            findings(document.unresolvedSymbols { $0 == "A/b" ? "" : nil }) == [
                "3:3 warning symbols.unresolved no symbol is called f(_:to:)"
            ])
    }

    @Test("a finding covers the link on its line")
    func ranges() throws {
        #expect(try parse("x [ab](cd) y").links.map(\.range.length) == [8])
    }
}
