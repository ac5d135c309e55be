import Testing

@testable import Translation

@Suite("copy.mismatched")
struct CopyMismatchedRuleTests {
    @Test(
        "fires once at the value of another kind",
        arguments: [
            (#"{"a": "One"}"#, #"{"a": ["Un"]}"#, "/a is an array in fr, a string in the source"),
            (#"{"a": "One"}"#, #"{"a": 1}"#, "/a is a number in fr, a string in the source"),
            (#"{"a": ["One", "Two"]}"#, #"{"a": "Un"}"#, "/a is a string in fr, an array in the source"),
            (#"{"a": {"b": "One", "c": "Two"}}"#, #"{"a": false}"#, "/a is a boolean in fr, an object in the source"),
            (#"{"a": "One"}"#, #"["Un"]"#, " is an array in fr, an object in the source"),
        ])
    func fires(_ source: String, _ translation: String, _ message: String) throws {
        let comparison = CopyComparison(source: try config("en", source), translation: try config("fr", translation), locale: "fr")
        #expect(comparison.diagnostics.map { "\($0.rule): \($0.message)" } == ["copy.mismatched: " + message])
        #expect(comparison.units.allSatisfy { $0.state == .mismatched })
    }

    @Test("leaves alone what is absent", arguments: [#"{"a": null}"#, "{}"])
    func silent(_ translation: String) throws {
        let comparison = CopyComparison(
            source: try config("en", #"{"a": ["One"]}"#), translation: try config("vi", translation), locale: "vi")
        #expect(comparison.diagnostics.map(\.rule) == ["copy.missing"])
    }
}
