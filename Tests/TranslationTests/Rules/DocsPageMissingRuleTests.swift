import Diagnostics
import Markdown
import Testing

@testable import Translation

@Suite("docs.page-missing")
struct DocsPageMissingRuleTests {
    private func findings(_ source: [MarkdownBlock], _ translation: [MarkdownBlock]?) -> [String] {
        DocumentComparison(
            source: source, translation: translation, sourceFile: "en.md", translationFile: "fr.md", locale: "fr",
            sameAllowed: SameWords(["Vitrine"])
        ).diagnostics.map(\.line)
    }

    @Test("fires once for a page, however many blocks it has")
    func fires() {
        #expect(
            findings([block(.paragraph, "One"), block(.paragraph, "Two")], nil)
                == ["en.md:0:0+1 warning docs.page-missing: this page isn't translated into fr"])
    }

    @Test("leaves alone a page that is there, even without blocks")
    func silent() { #expect(findings([], []) == []) }
}
