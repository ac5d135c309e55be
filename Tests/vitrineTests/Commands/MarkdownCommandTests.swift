import Foundation
import Testing

@Suite("vitrine markdown")
struct MarkdownCommandTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    @Test("reads standard input, named or not", arguments: [["markdown"], ["markdown", "-"], ["markdown", "--", "-"]])
    func standardInput(_ arguments: [String]) throws {
        let run = try Vitrine.run(arguments, in: folder, input: "One *two*.\n")
        #expect(run.output == "<p>One <em>two</em>.</p>\n")
        #expect(run.error == "")
        #expect(run.status == 0)
    }

    @Test("reads a file")
    func file() throws {
        try folder.write("a.md", "One ~~two~~.\n")
        #expect(try Vitrine.run("markdown", "a.md", in: folder).output == "<p>One <del>two</del>.</p>\n")
    }

    @Test("--commonmark leaves every extension out")
    func commonMark() throws {
        let run = try Vitrine.run("markdown", "--commonmark", in: folder, input: "~~a~~\n\n| a |\n|---|\n\n<i>b</i>\n")
        #expect(run.output == "<p>~~a~~</p>\n<p>| a |\n|---|</p>\n<p><i>b</i></p>\n")
        #expect(run.status == 0)
    }

    @Test("--outline gives the headings as JSON")
    func outline() throws {
        let run = try Vitrine.run("markdown", "--outline", in: folder, input: "# A \"b\"\n\n## Été {#summer}\n")
        #expect(
            run.output == """
                [
                  {"level": 1, "title": "A \\"b\\"", "id": "a-b", "line": 1, "column": 1},
                  {"level": 2, "title": "Été", "id": "summer", "line": 3, "column": 1}
                ]

                """)
        #expect((try? JSONSerialization.jsonObject(with: Data(run.output.utf8))) != nil)
    }

    @Test("--links gives links and pictures as JSON")
    func links() throws {
        let run = try Vitrine.run("markdown", "--links", in: folder, input: "See [a](b.md#c) and ![d](e.png).\n")
        #expect(
            run.output == """
                [
                  {"kind": "link", "destination": "b.md#c", "text": "a", "line": 1, "column": 5},
                  {"kind": "image", "destination": "e.png", "text": "d", "line": 1, "column": 21}
                ]

                """)
    }

    @Test("a text without headings has an empty outline")
    func empty() throws {
        #expect(try Vitrine.run("markdown", "--outline", in: folder, input: "").output == "[]\n")
    }

    @Test("raw HTML is an error with its place")
    func rawHTML() throws {
        let run = try Vitrine.run("markdown", in: folder, input: "One.\n\n<script>alert(1)</script>\n")
        #expect(!run.output.contains("<script"))
        #expect(run.error.hasPrefix("<stdin>:3:1: error: "), "\(run.error)")
        #expect(run.status == 1)
    }

    @Test("a file that isn't there is named, with the one that was meant")
    func missing() throws {
        try folder.write("guide.md", "x")
        let run = try Vitrine.run("markdown", "giude.md", in: folder)
        #expect(run.error == "error: giude.md doesn't exist; did you mean \"guide.md\"? [source.missing]\n")
        #expect(run.status == 2)
    }

    @Test("invalid UTF-8 is named with its place")
    func invalid() throws {
        try folder.write("a.md", [0x61, 0x0A, 0x62, 0xFF, 0x0A])
        let run = try Vitrine.run("markdown", "a.md", in: folder)
        #expect(run.error.hasPrefix("a.md:2:2: error: "), "\(run.error)")
        #expect(run.status == 1)
    }
}
