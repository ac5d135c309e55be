import Diagnostics
import Testing

@testable import Translation

@Suite("copy.missing")
struct CopyMissingRuleTests {
    @Test(
        "fires at what stands around the place where the string should be",
        arguments: [
            (#"{"a": {"b": "One"}}"#, #"{}"#, ["1:1 /a/b is missing in vi"]),
            (#"{"a": {"b": "One"}}"#, #"{"a": {}}"#, ["1:7 /a/b is missing in vi"]),
            (#"{"a": "One"}"#, #"{"a": null}"#, ["1:1 /a is missing in vi"]),
            (#"{"a": ["One", "Two"]}"#, #"{"a": ["Một"]}"#, ["1:7 /a/1 is missing in vi"]),
            (#"{"a": "One"}"#, #"{"a": "Một"}"#, []),
        ])
    func fires(_ source: String, _ translation: String, _ expected: [String]) throws {
        let comparison = CopyComparison(source: try config("en", source), translation: try config("vi", translation), locale: "vi")
        #expect(
            comparison.diagnostics.map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.message)" } == expected)
    }

    @Test("shows the source's text and its place, and names the locale as the file spells it")
    func note() throws {
        let comparison = CopyComparison(
            source: try config("en", #"{"list": ["One", "Two"]}"#), translation: try config("pt-br", #"{"list": ["Um"]}"#),
            locale: "pt-br",
            subject: Subject(placement: "main", variation: "v1"))
        #expect(
            comparison.diagnostics == [
                Diagnostic(
                    "copy.missing", .error, "/list/1 is missing in pt-br",
                    at: SourceLocation(file: "pt-br.json", line: 1, column: 10),
                    notes: [
                        .init("source (en): Two", at: SourceRange(SourceLocation(file: "en.json", line: 1, column: 18), length: 5))
                    ],
                    subject: Subject(locale: "pt-br", pointer: "/list/1", placement: "main", variation: "v1"))
            ])
    }

    @Test(
        "leaves alone what is no copy, and what the source doesn't say either",
        arguments: [
            #"{"icon": "moon"}"#, #"{"a": ""}"#, #"{"a": " "}"#, ##"{"theme": {"accent": "#FFF"}}"##, #"{"n": 1}"#,
            #"{"terms": "https://x.y/"}"#,
        ])
    func silent(_ source: String) throws {
        #expect(
            CopyComparison(source: try config("en", source), translation: try config("ar", "{}"), locale: "ar").diagnostics == [])
    }
}
