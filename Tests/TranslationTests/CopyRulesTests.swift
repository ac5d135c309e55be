import Testing

@testable import Translation

@Suite("Rules about copy together")
struct CopyRulesTests {
    struct Case: Sendable {
        let source: String
        let text: String
        let state: UnitState
        let findings: [String]

        init(_ source: String, _ text: String, _ state: UnitState, _ findings: String...) {
            self.source = source
            self.text = text
            self.state = state
            self.findings = findings
        }
    }

    @Test(
        "one cause gives one finding",
        arguments: [
            Case("<PROD_PRICE/> a year", "<PROD_PRICE/> par an", .translated),
            Case("<PROD_PRICE/> a year", "<PRICE/> par an", .translated),
            Case(
                "<PROD_PRICE/>, then <PROD_PRICE/> for <OFFER_FULL_DURATION/>", "<PROD_PRICE/> pendant <OFFER_FULL_DURATION/>",
                .translated),
            Case(
                "<OFFER_PRICE/> then <PROD_PRICE/>", "7 jours gratuits", .mismatched,
                "copy.tag-lost: <OFFER_PRICE/>, <PROD_PRICE/> of the source are gone from /k in fr"),
            Case(
                "<PROD_PRICE/> a month", "<PROD_PRICE> par mois", .mismatched,
                "copy.tag-malformed: malformed tag <PROD_PRICE> in /k (fr); write <PROD_PRICE/>"),
            Case(
                "<PROD_PRICE/> a month", "<prod_price> par mois", .mismatched,
                "copy.tag-malformed: malformed tag <prod_price> in /k (fr); write <PROD_PRICE/>"),
            Case(
                "<PROD_PRICE/> a month", "<PROD_PRCE/> par mois", .translated,
                "copy.tag-unknown: unknown tag <PROD_PRCE/> in /k (fr); did you mean <PROD_PRICE/>?"),
            Case(
                "<PROD_PRICE/> a month", "<TARIF/> par mois <TARIF/>", .mismatched,
                "copy.tag-unknown: unknown tag <TARIF/> in /k (fr)",
                "copy.tag-lost: <PROD_PRICE/> of the source is gone from /k in fr"),
            Case("a <user.streak/>", "une <user.streak/>", .translated),
            Case("a <user.name/>", "une", .mismatched, "copy.tag-lost: <user.name/> of the source is gone from /k in fr"),
            Case("<b>Now</b>", "Maintenant", .translated),
            Case(
                "Now", "<b>Maintenant</b>", .translated, "copy.html: HTML in /k (fr): <b> is dropped, its text stays"),
            Case("Now", "Maintenant ", .translated, "copy.white-space: white space at the end of /k in fr"),
            Case("Now", "\u{A0}Maintenant\n", .translated, "copy.white-space: white space at both ends of /k in fr"),
            Case("Now ", "Maintenant ", .translated),
            Case("Now ", " Maintenant", .translated, "copy.white-space: white space at the beginning of /k in fr"),
            Case("Now", " Now", .sameAsSource, "copy.same-as-source: /k is the same in fr as in the source (en)"),
            Case("<PROD_PRICE/>", "", .empty, "copy.empty: /k is empty in fr"),
            Case("<PROD_PRICE/>", "\u{A0} \n", .empty, "copy.empty: /k is empty in fr"),
        ])
    func rules(_ example: Case) throws {
        let options = CopyOptions(tags: CopyTags(custom: ["user.streak", "user.name"]))
        let comparison = try compare(example.source, example.text, options: options)
        #expect(comparison.units.map(\.state) == [example.state])
        #expect(comparison.diagnostics.map { "\($0.rule): \($0.message)" } == example.findings)
    }

    @Test("the source's text is shown beside the translation's fault, cut where it is long")
    func note() throws {
        let findings = try compare(String(repeating: "word ", count: 40), "").diagnostics
        #expect(findings.flatMap(\.notes).map(\.message) == ["source (en): " + String(repeating: "word ", count: 15) + "word…"])
    }
}
