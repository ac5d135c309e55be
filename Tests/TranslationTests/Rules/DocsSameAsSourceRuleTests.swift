import Diagnostics
import Markdown
import Testing

@testable import Translation

@Suite("docs.same-as-source")
struct DocsSameAsSourceRuleTests {
    private func findings(_ source: [MarkdownBlock], _ translation: [MarkdownBlock]?) -> [String] {
        DocumentComparison(
            source: source, translation: translation, sourceFile: "en.md", translationFile: "fr.md", locale: "fr",
            sameAllowed: SameWords(["Vitrine"])
        ).diagnostics.map(\.line)
    }

    @Test("fires at the block that repeats the source")
    func fires() {
        #expect(
            findings([block(.paragraph, "One word")], [block(.paragraph, "One word", line: 7)])
                == ["fr.md:7:1+1 warning docs.same-as-source: paragraph \"One word\" is the same as in the source"])
    }

    @Test(
        "leaves alone code, blocks without words, and words that may stay",
        arguments: [
            block(.codeBlock, "let price = 1"), block(.paragraph, "vitrine build", code: ["vitrine build"]),
            block(.tableRow, "1 | 2 | 3"),
            block(.heading(level: 2), "Vitrine"), block(.listItem, "Vitrine 1.2"),
        ])
    func silent(_ block: MarkdownBlock) { #expect(findings([block], [block]) == []) }
}
