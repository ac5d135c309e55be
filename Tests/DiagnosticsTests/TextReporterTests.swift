import Diagnostics
import Testing

@Suite("Findings as text")
struct TextReporterTests {
    private func report(_ text: String, _ range: Range<Int>, _ message: String = "wrong") -> String {
        let source = SourceText(file: "a.md", text: text)
        return TextReporter(source: { $0 == "a.md" ? source : nil }).text(Diagnostic("x.y", .error, message, at: source.range(range)))
    }

    @Test("a finding reads like a compiler's: place, severity, message, rule, line and caret")
    func plain() {
        #expect(
            report("one\ntwo three\n", 8..<13) == """
                a.md:2:5: error: wrong [x.y]
                  two three
                      ^~~~~

                """)
    }

    @Test("explanation, notes with their own excerpt, and fixes follow")
    func parts() {
        let source = SourceText(file: "a.yml", text: "a: 1\nb: 2\na: 3\n")
        let d = Diagnostic(
            "yaml.duplicate-key", .warning, "the key stands twice", at: source.range(10..<11), explanation: "Remove one.",
            notes: [.init("the first is here", at: source.range(0..<1)), .init("no place")], fixes: [.init("Remove the line")])
        #expect(
            TextReporter(source: { _ in source }).text([d, Diagnostic("a.b", .note, "whole")]) == """
                a.yml:3:1: warning: the key stands twice [yaml.duplicate-key]
                  a: 3
                  ^
                  Remove one.
                a.yml:1:1: note: the first is here
                  a: 1
                  ^
                note: no place
                  fix: Remove the line
                note: whole [a.b]

                """)
    }

    @Test("a finding about a whole file or line has no column and no excerpt")
    func whole() {
        let reporter = TextReporter(source: { SourceText(file: $0, text: "text") })
        #expect(reporter.text(Diagnostic("x", .note, "m", at: SourceLocation(file: "f"))) == "f: note: m [x]\n")
        #expect(reporter.text(Diagnostic("x", .note, "m", at: SourceLocation(file: "f", line: 3))) == "f:3: note: m [x]\n")
        #expect(reporter.text(Diagnostic("x", .note, "m", at: SourceLocation(file: "f", line: 9, column: 1))) == "f:9:1: note: m [x]\n")
    }

    @Test("of a very long line only the part around the caret is shown")
    func long() {
        let text = String(repeating: "a", count: 500) + "TARGET" + String(repeating: "b", count: 500)
        let lines = report(text, 500..<506).split(separator: "\n")
        #expect(lines[1] == "  …" + String(repeating: "a", count: 50) + "TARGET" + String(repeating: "b", count: 44) + "…")
        #expect(lines[2] == "   " + String(repeating: " ", count: 50) + "^~~~~~")
        let end = report(String(repeating: "a", count: 500), 500..<500).split(separator: "\n")
        #expect(end[1] == "  …" + String(repeating: "a", count: 50))
        #expect(end[2] == "   " + String(repeating: " ", count: 50) + "^")
        let over = report(text, 0..<1006).split(separator: "\n")
        #expect(over[1] == "  " + String(repeating: "a", count: 100) + "…")
        #expect(over[2] == "  ^" + String(repeating: "~", count: 99))
    }

    @Test("control and bidi characters reach no terminal, neither from the line nor from the message")
    func controls() {
        #expect(
            report("a\u{1B}[31m\tb\u{202E}c", 6..<7, "key \"\u{1B}]0;x\u{7}\"\nnext") == """
                a.md:1:7: error: key "\u{FFFD}]0;x\u{FFFD}" next [x.y]
                  a\u{FFFD}[31m b\u{FFFD}c
                        ^

                """)
    }

    @Test("the caret stands under wide characters and accents where a terminal draws them")
    func wide() {
        #expect(report("日本 e\u{301}x", 10..<11).split(separator: "\n").dropFirst() == ["  日本 e\u{301}x", "        ^"])
        #expect(report("日本x", 0..<6).split(separator: "\n")[2] == "  ^~~~")
    }

    @Test("colour wraps severity and caret only")
    func colour() {
        let text = TextReporter(colour: true).text(Diagnostic("x", .warning, "m"))
        #expect(text == "\u{1B}[1;33mwarning:\u{1B}[0m m [x]\n")
    }
}
