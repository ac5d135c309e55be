import Testing

@testable import Translation

@Suite("interface.orphan")
struct InterfaceOrphanRuleTests {
    @Test(
        "fires",
        arguments: [
            (
                ["menu": "Main menu"], ["menu": "Menu principal", "menus": "Menus"],
                [
                    "fr.yml:2:1+1 warning interface.orphan: interface string menus is in fr but not in the source; did you mean \"menu\"?"
                ]
            ),
            (
                [:], ["left": "Reste"],
                ["fr.yml:1:1+1 warning interface.orphan: interface string left is in fr but not in the source"]
            ),
        ] as [(KeyValuePairs<String, String>, KeyValuePairs<String, String>?, [String])])
    func fires(_ source: KeyValuePairs<String, String>, _ translation: KeyValuePairs<String, String>?, _ expected: [String]) {
        #expect(interfaceFindings(source, translation, rule: InterfaceOrphanRule.self) == expected)
    }

    @Test(
        "leaves alone",
        arguments: [
            (["menu": "Main menu"], ["menu": "Menu principal"]), (["menu": ""], ["menu": "Menu principal"]),
        ] as [(KeyValuePairs<String, String>, KeyValuePairs<String, String>?)])
    func silent(_ source: KeyValuePairs<String, String>, _ translation: KeyValuePairs<String, String>?) {
        #expect(interfaceFindings(source, translation, rule: InterfaceOrphanRule.self) == [])
    }
}
