import Diagnostics
import Testing

@testable import Translation

@Suite("Comparing interface strings")
struct StringsComparisonTests {
    @Test("every key has its state, every fault its finding")
    func states() {
        let comparison = StringsComparison(
            source: interfaceStrings(
                "en", ["menu": "Menu", "search": "Search", "next": "Next", "none": "", "name": "Vitrine", "x": "×"]),
            translation: interfaceStrings(
                "fr", ["menu": "Menu", "serch": "Rechercher", "next": " ", "none": "", "name": "Vitrine", "x": "×"]),
            locale: "fr", sameAllowed: SameWords(["Vitrine"]))
        #expect(
            comparison.units.map { "\($0.key) \($0.state.rawValue) \($0.isAllowed)" } == [
                "menu same-as-source false", "search missing false", "next empty false", "none translated false",
                "name same-as-source true",
                "x translated false", "serch orphan false",
            ])
        #expect(
            comparison.diagnostics.map(\.line) == [
                "fr.yml:1:1+1 warning interface.same-as-source: interface string menu is the same in fr as in the source: \"Menu\"",
                "fr.yml:0:0+1 error interface.missing: interface string search is missing in fr",
                "fr.yml:3:1+1 error interface.empty: interface string next is empty in fr",
                "fr.yml:2:1+1 warning interface.orphan: interface string serch is in fr but not in the source; did you mean \"search\"?",
            ])
        #expect(comparison.counts.percent == "50.0")
    }

    @Test("a language without any strings is one finding")
    func absent() {
        let comparison = StringsComparison(
            source: interfaceStrings("en", ["a": "A a", "b": "B b"]), translation: nil, locale: "ar")
        #expect(comparison.counts[.missing] == 2)
        #expect(
            comparison.diagnostics.map(\.line) == [
                "en.yml:0:0+1 error interface.missing: no interface strings in ar: 2 are missing"
            ])
    }
}
