import Testing

@testable import Translation

@Suite("interface.same-as-source")
struct InterfaceSameAsSourceRuleTests {
    @Test(
        "fires",
        arguments: [
            (
                ["menu": "Main menu"], ["menu": "Main menu"],
                [
                    "fr.yml:1:1+1 warning interface.same-as-source: interface string menu is the same in fr as in the source: \"Main menu\""
                ]
            )
        ] as [(KeyValuePairs<String, String>, KeyValuePairs<String, String>?, [String])])
    func fires(_ source: KeyValuePairs<String, String>, _ translation: KeyValuePairs<String, String>?, _ expected: [String]) {
        #expect(interfaceFindings(source, translation, rule: InterfaceSameAsSourceRule.self) == expected)
    }

    @Test(
        "leaves alone",
        arguments: [
            (["menu": "Main menu"], ["menu": "القائمة"]), (["name": "Vitrine"], ["name": "Vitrine"]),
            (["sep": " · "], ["sep": " · "]),
            (["count": "{count} %"], ["count": "{count}\u{A0}%"]),
        ] as [(KeyValuePairs<String, String>, KeyValuePairs<String, String>?)])
    func silent(_ source: KeyValuePairs<String, String>, _ translation: KeyValuePairs<String, String>?) {
        #expect(interfaceFindings(source, translation, rule: InterfaceSameAsSourceRule.self) == [])
    }
}
