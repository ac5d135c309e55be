import Diagnostics
import Markdown
import Testing

@testable import Translation

@Suite("Comparing guides")
struct DocumentComparisonTests {
    private func compare(_ source: [MarkdownBlock], _ translation: [MarkdownBlock]?) -> DocumentComparison {
        DocumentComparison(
            source: source, translation: translation, sourceFile: "en.md", translationFile: "fr.md", locale: "fr",
            sameAllowed: SameWords(["Vitrine"]))
    }

    private func states(_ comparison: DocumentComparison) -> [String] {
        comparison.units.map { "\($0.state.rawValue): \($0.source?.text ?? "-") | \($0.translation?.text ?? "-")" }
    }

    @Test("a translated page")
    func translated() {
        let comparison = compare(
            [
                block(.heading(level: 1), "Prices", file: "en.md"), block(.paragraph, "A price.", file: "en.md"),
                block(.codeBlock, "vitrine build", file: "en.md"), block(.paragraph, "https 12", file: "en.md", code: ["https"]),
                block(.paragraph, "Vitrine", file: "en.md"), block(.listItem, "Same here", line: 9, file: "en.md"),
            ],
            [
                block(.heading(level: 1), "Prix"), block(.paragraph, "Un prix."), block(.codeBlock, "vitrine build"),
                block(.paragraph, "https 12", code: ["https"]), block(.paragraph, "Vitrine"),
                block(.listItem, "Same here", line: 8),
            ])
        #expect(
            comparison.units.map(\.state) == [.translated, .translated, .translated, .translated, .sameAsSource, .sameAsSource])
        #expect(comparison.counts.percent == "83.3")
        #expect(
            comparison.diagnostics.map(\.line) == [
                "fr.md:8:1+1 warning docs.same-as-source: list item \"Same here\" is the same as in the source"
            ])
    }

    @Test("a page without translation lacks every block, in one finding")
    func absent() {
        let comparison = compare([block(.paragraph, "One"), block(.paragraph, "Two")], nil)
        #expect(states(comparison) == ["missing: One | -", "missing: Two | -"])
        #expect(comparison.diagnostics.map(\.line) == ["en.md:0:0+1 warning docs.page-missing: this page isn't translated into fr"])
    }

    @Test("a missing paragraph is the one whose links and numbers are missing")
    func missing() {
        let comparison = compare(
            [
                block(.heading(level: 2), "A", line: 1, file: "en.md"), block(.paragraph, "First 7", line: 3, file: "en.md"),
                block(.paragraph, "See that", line: 5, file: "en.md", links: ["b.md"]),
                block(.paragraph, "Last 9", line: 7, file: "en.md"),
            ],
            [
                block(.heading(level: 2), "À", line: 1), block(.paragraph, "D’abord 7", line: 3),
                block(.paragraph, "Enfin 9", line: 5),
            ])
        #expect(
            states(comparison) == [
                "translated: A | À", "translated: First 7 | D’abord 7", "missing: See that | -", "translated: Last 9 | Enfin 9",
            ])
        #expect(
            comparison.diagnostics == [
                Diagnostic(
                    "docs.missing", .warning, "paragraph \"See that\" of the source is missing here",
                    at: SourceLocation(file: "fr.md", line: 3, column: 1),
                    notes: [.init("source block", at: SourceRange(SourceLocation(file: "en.md", line: 5, column: 1)))],
                    subject: Subject(locale: "fr"))
            ])
    }

    @Test("a missing section doesn't shift those after it")
    func section() {
        func page(_ names: [String]) -> [MarkdownBlock] {
            names.flatMap { [block(.heading(level: 2), $0), block(.codeBlock, "code \($0.last ?? " ")")] }
        }
        let comparison = compare(page(["One 1", "Two 2", "Three 3"]), page(["Un 1", "Trois 3"]))
        #expect(
            states(comparison) == [
                "translated: One 1 | Un 1", "translated: code 1 | code 1", "missing: Two 2 | -", "missing: code 2 | -",
                "translated: Three 3 | Trois 3", "translated: code 3 | code 3",
            ])
    }

    @Test("blocks that only the translation has come last and don't count")
    func orphans() {
        let comparison = compare(
            [block(.paragraph, "One"), block(.heading(level: 2), "End")],
            [
                block(.paragraph, "Un"), block(.note, "Pour vous", line: 4), block(.heading(level: 2), "Fin"),
                block(.heading(level: 3), "Plus", line: 9),
            ])
        #expect(
            states(comparison) == ["translated: One | Un", "translated: End | Fin", "orphan: - | Pour vous", "orphan: - | Plus"])
        #expect(comparison.counts.percent == "100.0")
        #expect(
            comparison.diagnostics.map(\.line) == [
                "fr.md:4:1+1 note docs.orphan: note \"Pour vous\" isn't in the source",
                "fr.md:9:1+1 note docs.orphan: heading \"Plus\" isn't in the source",
            ])
    }

    @Test("pages without end are paired in order")
    func long() {
        let source = (0..<3000).map { block(.paragraph, "text \($0)") }
        let comparison = compare(source, source.dropLast().map { block(.paragraph, "texte " + $0.text.dropFirst(5)) })
        #expect(comparison.counts[.translated] == 2999)
        #expect(comparison.counts[.missing] == 1)
    }
}

@Suite("Comparing guides as they are written")
struct MarkdownComparisonTests {
    private func compare(_ source: String, _ translation: String) throws -> DocumentComparison {
        DocumentComparison(
            source: try MarkdownDocument.parse(SourceText(file: "en.md", text: source)),
            translation: try MarkdownDocument.parse(SourceText(file: "vi.md", text: translation)), locale: "vi")
    }

    private let source = """
        ---
        title: Prices
        ---
        # Prices

        A price has an *amount* and a `currency`.

        - First, see [the list](list.md).
        - Then build:

          ```sh
          vitrine build
          ```

        | Country | Price |
        |---|---|
        | France | 64,99 € |

        > [!NOTE]
        > Prices change.

        ## Periods

        One year.
        """

    @Test("a page translated block by block is complete, though it is laid out in another way")
    func complete() throws {
        let comparison = try compare(
            source,
            """
            ---
            title: Giá
            ---
            Giá
            ===

            Một mức giá gồm __số tiền__
            và `currency`.

            * Trước hết, hãy xem [danh sách](list.md).
            * Rồi dựng:

              ~~~sh
              vitrine build
              ~~~

            | Quốc gia | Giá |
            |---|---|
            | Pháp | 64,99 € |

            > [!NOTE]
            > Giá có thể thay đổi.

            ## Kỳ hạn

            Một năm.
            """)
        #expect(comparison.diagnostics.map(\.line) == [])
        #expect(comparison.counts.percent == "100.0")
        #expect(comparison.counts.total == 10)
    }

    @Test("what is missing, left in English or added is found at its line")
    func faults() throws {
        let comparison = try compare(
            source,
            """
            # Giá

            A price has an **amount** and a `currency`.

            - Trước hết, hãy xem [danh sách](list.md).

            | Quốc gia | Giá |
            |---|---|
            | Pháp | 64,99 € |

            ## Kỳ hạn

            Một năm.

            Thêm một đoạn.
            """)
        #expect(
            comparison.diagnostics.map(\.line) == [
                "vi.md:3:1+1 warning docs.same-as-source: paragraph \"A price has an amount and a currency.\" is the same as in the source",
                "vi.md:5:3+1 warning docs.missing: code block \"vitrine build\" of the source is missing here",
                "vi.md:5:3+1 warning docs.missing: list item \"Then build:\" of the source is missing here",
                "vi.md:9:3+1 warning docs.missing: note \"Prices change.\" of the source is missing here",
                "vi.md:15:1+1 note docs.orphan: paragraph \"Thêm một đoạn.\" isn't in the source",
            ])
    }
}
