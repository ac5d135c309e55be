import Testing

@testable import Markdown

@Suite("GFM extensions")
struct GFMTests {
    /// Raw HTML is governed by our own rules instead of a list of nine bad tags, and footnotes aren't here yet.
    static let leftOut: Set<String> = [
        "gfm-spec 653", "extensions 22",  // disallowed raw HTML
        "extensions 23",  // footnotes
        "extensions 20",  // the suite doesn't say what comes out
    ]
    static let examples = Example.load("gfm-extensions.json").filter { !leftOut.contains($0.testDescription) }

    @Test("only what is listed is left out")
    func count() { #expect(Self.examples.count == 46) }

    @Test("an example renders as the suite says", arguments: examples)
    func example(_ example: Example) throws {
        let document = try parse(example.markdown, .gitHub)
        #expect(text(document.html(MarkdownRendering(form: .suite))) == example.html)
    }

    @Test("an example without fixed answer comes to an end")
    func unchecked() throws {
        #expect(!(try parse("This shouldn't crash everything: (_A_@_.A\n", .gitHub).html().isEmpty))
    }

    /// Without a table, a strike, a task or a bare address in it, a CommonMark text means the same with extensions.
    @Test("CommonMark's examples keep their meaning with extensions on", arguments: CommonMarkTests.examples)
    func commonMark(_ example: Example) throws {
        // These hold bare addresses on purpose.
        guard ![601, 605, 607, 608, 610, 611, 612].contains(example.example) else { return }
        let document = try parse(example.markdown, .gitHub)
        #expect(text(document.html(MarkdownRendering(form: .suite))) == example.html)
    }
}
