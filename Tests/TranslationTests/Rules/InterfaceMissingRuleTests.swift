import Testing

@testable import Translation

@Suite("interface.missing")
struct InterfaceMissingRuleTests {
    @Test(
        "fires",
        arguments: [
            (["menu": "Main menu"], [:], ["fr.yml:0:0+1 error interface.missing: interface string menu is missing in fr"]),
            (["menu": "Main menu"], nil, ["en.yml:0:0+1 error interface.missing: no interface strings in fr: 1 are missing"]),
        ] as [(KeyValuePairs<String, String>, KeyValuePairs<String, String>?, [String])])
    func fires(_ source: KeyValuePairs<String, String>, _ translation: KeyValuePairs<String, String>?, _ expected: [String]) {
        #expect(interfaceFindings(source, translation, rule: InterfaceMissingRule.self) == expected)
    }

    @Test(
        "leaves alone",
        arguments: [
            (["menu": "Main menu"], ["menu": "Menu principal"]), (["menu": ""], ["menu": ""]), ([:], nil),
            (["menu": "Main menu"], ["menu": ""]),
        ] as [(KeyValuePairs<String, String>, KeyValuePairs<String, String>?)])
    func silent(_ source: KeyValuePairs<String, String>, _ translation: KeyValuePairs<String, String>?) {
        #expect(interfaceFindings(source, translation, rule: InterfaceMissingRule.self) == [])
    }
}
