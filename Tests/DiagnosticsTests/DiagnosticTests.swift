import Diagnostics
import Testing

@Suite("Findings")
struct DiagnosticTests {
    @Test("findings sort by file, line and column as numbers, then by rule, subject and message")
    func order() {
        func finding(_ file: String, _ line: Int, _ column: Int, _ rule: String = "r", _ locale: String? = nil) -> Diagnostic {
            Diagnostic(rule, .error, "m", at: SourceLocation(file: file, line: line, column: column), subject: Subject(locale: locale))
        }
        let sorted = [
            Diagnostic("z", .note, "no place"), finding("a", 0, 0), finding("a", 2, 10), finding("a", 10, 2, "q"),
            finding("a", 10, 2, "r"), finding("a", 10, 2, "r", "en"), finding("a", 10, 2, "r", "fr"), finding("b", 1, 1),
        ]
        #expect(sorted.reversed().sorted() == sorted)
    }

    @Test("severities and exit statuses rank by how bad they are")
    func ranks() {
        #expect(Severity.allCases.sorted() == [.note, .warning, .error])
        #expect([ExitStatus.unreadable, .success, .usage, .findings].max() == .unreadable)
    }

    @Test("JSON leaves out what a finding doesn't have")
    func json() {
        #expect(JSONReporter.array([]) == "[]")
        #expect(
            JSONReporter.array([
                Diagnostic("a.b", .note, "m"), Diagnostic("a.b", .error, "m", at: SourceLocation(file: "f")),
            ]) == """
                [
                  {"rule": "a.b", "severity": "note", "message": "m"},
                  {"rule": "a.b", "severity": "error", "message": "m", "file": "f"}
                ]
                """)
        let full = Diagnostic(
            "a.b", .warning, "say \"no\"", at: SourceLocation(file: "f", line: 1, column: 2), explanation: "why",
            subject: Subject(locale: "fr", pointer: "", placement: "main", variation: "v", product: "p"))
        #expect(
            JSONReporter.object(full)
                == #"{"rule": "a.b", "severity": "warning", "message": "say \"no\"", "file": "f", "line": 1, "column": 2, "locale": "fr", "pointer": "", "placement": "main", "variation": "v", "product": "p", "explanation": "why"}"#
        )
    }

    @Test("a JSON string is safe inside a script element and holds no raw control character")
    func quoted() {
        #expect(
            JSONReporter.quoted("</script> \u{2028}\u{0}\u{1F}\u{7F}\r\n\t\\ é 😀")
                == #""\u003c/script> \u2028\u0000\u001f\u007f\r\n\t\\ é 😀""#)
    }
}
