import Diagnostics
import Markdown
import Testing

@testable import Translation

@Suite("docs.orphan")
struct DocsOrphanRuleTests {
    private func findings(_ source: [MarkdownBlock], _ translation: [MarkdownBlock]?) -> [String] {
        DocumentComparison(
            source: source, translation: translation, sourceFile: "en.md", translationFile: "fr.md", locale: "fr",
            sameAllowed: SameWords(["Vitrine"])
        ).diagnostics.map(\.line)
    }

    @Test("fires at the block, as a note")
    func fires() {
        #expect(
            findings([block(.paragraph, "One")], [block(.paragraph, "واحد"), block(.paragraph, "اثنان", line: 4)])
                == ["fr.md:4:1+1 note docs.orphan: paragraph \"اثنان\" isn't in the source"])
    }

    @Test("leaves alone what the source has")
    func silent() { #expect(findings([block(.listItem, "One")], [block(.listItem, "Um")]) == []) }
}
