import Diagnostics
import Markdown
import Testing

@testable import Translation

@Suite("docs.missing")
struct DocsMissingRuleTests {
    private func findings(_ source: [MarkdownBlock], _ translation: [MarkdownBlock]?) -> [String] {
        DocumentComparison(
            source: source, translation: translation, sourceFile: "en.md", translationFile: "fr.md", locale: "fr",
            sameAllowed: SameWords(["Vitrine"])
        ).diagnostics.map(\.line)
    }

    @Test(
        "fires for every kind of block, at the block before it",
        arguments: [
            (MarkdownBlock.Kind.heading(level: 2), "heading"), (.paragraph, "paragraph"), (.listItem, "list item"),
            (.tableRow, "table row"),
            (.codeBlock, "code block"), (.note, "note"),
        ])
    func fires(_ kind: MarkdownBlock.Kind, _ name: String) {
        #expect(
            findings([block(.heading(level: 1), "A"), block(kind, "Lost", line: 3)], [block(.heading(level: 1), "À", line: 2)])
                == ["fr.md:2:1+1 warning docs.missing: \(name) \"Lost\" of the source is missing here"])
    }

    @Test("a page without blocks is missed at its first line, and a long block is shown by its beginning")
    func empty() {
        #expect(
            findings([block(.codeBlock, String(repeating: "x", count: 90) + "\nmore")], [])
                == [
                    "fr.md:1:0+1 warning docs.missing: code block \"\(String(repeating: "x", count: 59))…\" of the source is missing here"
                ])
    }

    @Test("leaves alone what is there")
    func silent() { #expect(findings([block(.paragraph, "One")], [block(.paragraph, "Một")]) == []) }
}
