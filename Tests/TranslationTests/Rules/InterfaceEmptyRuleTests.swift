import Testing

@testable import Translation

@Suite("interface.empty")
struct InterfaceEmptyRuleTests {
    @Test(
        "fires",
        arguments: [
            (["menu": "Main menu"], ["menu": ""], ["fr.yml:1:1+1 error interface.empty: interface string menu is empty in fr"]),
            (
                ["menu": "Main menu"], ["menu": "\u{A0}"],
                ["fr.yml:1:1+1 error interface.empty: interface string menu is empty in fr"]
            ),
        ] as [(KeyValuePairs<String, String>, KeyValuePairs<String, String>?, [String])])
    func fires(_ source: KeyValuePairs<String, String>, _ translation: KeyValuePairs<String, String>?, _ expected: [String]) {
        #expect(interfaceFindings(source, translation, rule: InterfaceEmptyRule.self) == expected)
    }

    @Test(
        "leaves alone",
        arguments: [
            (["menu": "Main menu"], ["menu": "Trình đơn"]), (["menu": ""], ["menu": ""]), (["menu": "Main menu"], [:]),
        ] as [(KeyValuePairs<String, String>, KeyValuePairs<String, String>?)])
    func silent(_ source: KeyValuePairs<String, String>, _ translation: KeyValuePairs<String, String>?) {
        #expect(interfaceFindings(source, translation, rule: InterfaceEmptyRule.self) == [])
    }
}
