import Diagnostics
import Testing

@testable import vitrine

@Suite("Any error becomes text and status in one place")
struct MessageInfoTests {
    struct Odd: Error, CustomStringConvertible {
        var description: String { "the moon is full" }
    }

    @Test("a fault of usage names the help of its command")
    func usage() {
        let info = MessageInfo(UsageError(message: "--jobs needs a value: --jobs N", command: "build"))
        #expect(info.text == "vitrine: --jobs needs a value: --jobs N\nSee 'vitrine build --help'.\n")
        #expect(info.status == .usage)
    }

    @Test("a fault of usage without command names the help of the program")
    func usageOfProgram() {
        #expect(MessageInfo(UsageError(message: "unknown command \"x\"")).text == "vitrine: unknown command \"x\"\nSee 'vitrine --help'.\n")
    }

    @Test("findings keep their own status", arguments: [Diagnostics.ExitStatus.findings, .usage, .unreadable])
    func findings(_ status: Diagnostics.ExitStatus) {
        let place = SourceLocation(file: "a.md", line: 2, column: 3)
        let info = MessageInfo(DiagnosticError(Diagnostic("a.rule", .error, "no good", at: place), status: status))
        #expect(info.text == "a.md:2:3: error: no good [a.rule]\n")
        #expect(info.status == status)
    }

    @Test("any other error is said in words")
    func other() {
        let info = MessageInfo(Odd())
        #expect(info.text == "vitrine: the moon is full\n")
        #expect(info.status == .usage)
    }

    @Test(
        "the last line counts by severity",
        arguments: [
            ([], ""),
            ([Severity.error], "1 error\n"),
            ([.note, .warning, .error, .error], "2 errors, 1 warning, 1 note\n"),
            ([.note, .note], "2 notes\n"),
        ] as [([Severity], String)])
    func summary(_ severities: [Severity], _ line: String) {
        #expect(Summary.line(severities.map { Diagnostic("r", $0, "m") }) == line)
    }
}
