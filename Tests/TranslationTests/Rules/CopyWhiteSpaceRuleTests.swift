import Testing

@testable import Translation

@Suite("copy.white-space")
struct CopyWhiteSpaceRuleTests {
    @Test(
        "fires",
        arguments: [
            RuleCase("Restore", "Restaurar  ", "pt-br", "white space at the end of /k in pt-br"),
            RuleCase("Now", "\nMaintenant", "fr", "white space at the beginning of /k in fr"),
            RuleCase("Now", "\u{A0}Bây giờ\u{A0}", "vi", "white space at both ends of /k in vi"),
            RuleCase("Now", "الآن ", "ar", "white space at the end of /k in ar"),
            RuleCase("Now ", "\tMaintenant ", "fr", "white space at the beginning of /k in fr"),
        ])
    func fires(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyWhiteSpaceRule.self) == example.messages)
    }

    @Test(
        "leaves alone",
        arguments: [
            RuleCase("Now", "Tout de suite\u{A0}!", "fr"),
            RuleCase("Now ", "Bây giờ ", "vi"),
            RuleCase(" Now", " الآن", "ar"),
            RuleCase("Now", "", "pt-br"),
            RuleCase("Now", " ", "pt-br"),
            RuleCase("Now", "Now ", "fr"),
        ])
    func silent(_ example: RuleCase) throws {
        #expect(try example.found(by: CopyWhiteSpaceRule.self) == [])
    }

    @Test("the white space is underlined")
    func place() throws {
        #expect(try compare("Now", "À  ").diagnostics.map(\.line).first?.hasPrefix("fr.json:1:9+2 ") == true)
        #expect(try compare("Now", " À").diagnostics.map(\.line).first?.hasPrefix("fr.json:1:8+1 ") == true)
    }
}
