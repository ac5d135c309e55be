import CCmark
import Diagnostics
import Testing

@testable import Markdown

/// Sizes are such that a quadratic walk or a recursion would show: as minutes, or as a stack that overflows.
@Suite("Hostile pages")
struct HostileTests {
    @Test(
        "come to an end, whatever nests or repeats",
        arguments: [
            String(repeating: "[", count: 50_000), String(repeating: "*a ", count: 50_000), String(repeating: "<", count: 50_000),
            String(repeating: "`", count: 50_000), String(repeating: "a`b``c", count: 10_000), String(repeating: ">", count: 20_000) + " a",
            String(repeating: "- ", count: 10_000) + "a", String(repeating: "*a **a ", count: 10_000), String(repeating: "~a ~~b ", count: 20_000),
            String(repeating: "a@", count: 50_000), String(repeating: "www._", count: 20_000), String(repeating: "http://", count: 20_000),
            String(repeating: "<!--", count: 20_000), String(repeating: "a <!x", count: 20_000), String(repeating: "<kbd>", count: 20_000),
            String(repeating: "[a](b ", count: 20_000), String(repeating: "![a](b) [c](d) ", count: 20_000), String(repeating: "``a`` ", count: 20_000),
            String(repeating: "# a\n", count: 5_000), String(repeating: "[a]: b\n", count: 10_000), String(repeating: "<details>\n", count: 10_000),
            String(repeating: "[a](", count: 20_000), String(repeating: "\\~", count: 50_000), String(repeating: "{#a}", count: 20_000),
            String(repeating: "*_", count: 20_000) + "a" + String(repeating: "_*", count: 20_000),
            String(repeating: ":::note\n", count: 10_000) + String(repeating: ":::\n", count: 10_000),
            String(repeating: ":::note\n", count: 10_000) + String(repeating: "::::\n", count: 10_000), String(repeating: ":::x[", count: 20_000),
            String(repeating: "::::tabs\n:::tab[a]\n", count: 5_000), String(repeating: "[^a]: ", count: 5_000), String(repeating: "x[^a] ", count: 20_000) + "\n\n[^a]: b",
            String(repeating: "[^", count: 50_000), (0..<5_000).map { "[^\($0)]: a[^\($0 + 1)]\n" }.joined(), (0..<5_000).map { "a[^\($0)]\n" }.joined() + "\n[^x]: y",
            "| a |\n|---|\n" + String(repeating: "| [b](c) |\n", count: 20_000), "|" + String(repeating: "a|", count: 20_000) + "\n|" + String(repeating: "-|", count: 20_000) + "\n",
        ])
    func hostile(markdown: String) throws {
        let document = try parse(markdown)
        #expect(Balance.fault(text(document.html())) == nil)
        #expect(document.blocks.count > 0 || document.outline.isEmpty)
        _ = InlineMarkdown.render(markdown)
        _ = commonMarkHTML(Array(markdown.utf8))
    }

    @Test("a table of 100,000 cells is one table, parsed in one run")
    func cells() throws {
        let row = "|" + String(repeating: " c |", count: 100) + "\n"
        let document = try parse(row + "|" + String(repeating: "---|", count: 100) + "\n" + String(repeating: row, count: 999))
        #expect(document.blocks.count == 1_000)
        #expect(document.tree.events.filter { $0.kind == .table }.count == 2)
        #expect(document.tree.events.filter { $0.kind == .tableCell && $0.phase == .enter }.count == 100_000)
    }

    private static func random(_ seed: Int) -> String {
        var random = SplitMix(state: UInt64(seed))
        let parts = [
            "<kbd>", "</kbd>", "<details>\n", "</details>\n", "<summary>", "</summary>", "*", "**", "\n\n", "> ", "- ", "a", "[", "](b)", "`", "| a |\n|---|\n",
            "<br>", "~~", "    ", "<b>", "![", "```\n", "# ", "a | b\n-|-\n", "[a]: b\n", "``C``", "www.a.b ", "- [ ] ", "~", "<div>\n", "</div>", "<!--", "-->", "\n", "| x |\n", "<sub>", "</sub>", "[!NOTE]\n", "\\", "1. ", "\t",
            ":::note\n", ":::\n", "::::tabs\n", ":::tab[a]\n", "[^1]", "[^1]: ", "[^2]:\n", "+ ",
        ]
        return (0..<40).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
    }

    @Test("our renderer agrees with cmark's on texts of any kind", arguments: 0..<200)
    func agreement(seed: Int) {
        let markdown = Self.random(seed)
        let cmarks = markdown.withCString { cmark_markdown_to_html($0, markdown.utf8.count, CMARK_OPT_UNSAFE) }
        defer { cmark_get_default_mem_allocator().pointee.free(cmarks) }
        #expect(text(commonMarkHTML(Array(markdown.utf8))) == cmarks.map { String(cString: $0) })
    }

    @Test("the scan of lines sees tables where cmark leaves room for them", arguments: 0..<200)
    func scan(seed: Int) throws {
        let source = SourceText(file: "page.md", text: Self.random(seed))
        let lines = LineTable(source.bytes, source.bytes.indices)
        let prepared = PreparedText(source.bytes, lines: lines, range: source.bytes.indices)
        var builder = TreeBuilder(source: source, options: .guide, prepared: prepared, lines: lines)
        _ = CmarkTree.withDocument([prepared.cells, prepared.body]) { builder.build($0) }
        #expect(builder.metRows == Set(prepared.tables.flatMap(\.lines)))
        #expect(builder.metDirectives == Set(prepared.directives.keys))
        #expect(builder.metFootnotes == Set(prepared.footnotes.indices))
    }

    @Test("every page's tags balance, whatever its raw HTML", arguments: 0..<200)
    func balance(seed: Int) throws {
        let markdown = Self.random(seed)
        let html = text(try parse(markdown).html())
        #expect(Balance.fault(html) == nil, "\(markdown.debugDescription)\n\(html)")
    }
}

/// A small generator with a fixed seed, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Whether all tags of an HTML text close in order.
enum Balance {
    static func fault(_ html: String) -> String? {
        var open: [Substring] = []
        for part in html.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
            guard let end = part.firstIndex(of: ">") else { return "no end: \(part)" }
            let name = part[..<end].prefix { $0 != " " }
            if ["br", "hr", "img", "input"].contains(name) { continue }
            if name.first == "/" {
                guard open.popLast() == name.dropFirst() else { return "</\(name.dropFirst())> too many" }
            } else {
                open.append(name)
            }
        }
        return open.isEmpty ? nil : "open: \(open)"
    }
}
