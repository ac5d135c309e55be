import Diagnostics
import Testing

@testable import Site

@Suite("Words of the interface")
struct ThemeStringsTests {
    private func strings(_ text: String) throws(DiagnosticError) -> ThemeStrings {
        try ThemeStrings(SourceText(file: "strings/fr.yml", text: text))
    }

    @Test("Groups of texts, in the file's order, with their places")
    func entries() throws {
        let strings = try strings("search:\n  open: Chercher\n  none: \"Rien\"\nyes: non\n")
        #expect(strings.entries.map(\.key) == ["search.open", "search.none", "yes"])
        #expect(strings["search.open"] == "Chercher")
        #expect(strings["yes"] == "non")
        #expect(strings.entries[1].range.start == SourceLocation(file: "strings/fr.yml", line: 3, column: 9))
    }

    @Test("A text that is absent shows its key, so that the gap is seen")
    func gap() throws {
        #expect(try strings("")["a.b"] == "[a.b]")
    }

    @Test("Names in braces are filled in; what is filled in is never filled in again")
    func values() throws {
        let strings = try strings("a: { b: \"{count} of {total}: {count}, {other}\" }")
        #expect(strings.text("a.b", ["count": "1", "total": "2"]) == "1 of 2: 1, {other}")
        #expect(strings.text("a.b", ["count": "{total}", "total": "2"]) == "{total} of 2: {total}, {other}")
    }

    @Test("Anything but two levels of texts is status 2", arguments: ["a: [b]", "a: { b: { c: d } }", "a: { b: [c] }", "- a", "a: ["])
    func fault(text: String) {
        #expect(failure { () throws(DiagnosticError) in try strings(text) }?.status == .usage)
    }
}
