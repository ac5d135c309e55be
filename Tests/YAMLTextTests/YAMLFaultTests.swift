import Diagnostics
import Testing
import YAMLText

@Suite("Faults of YAML")
struct YAMLFaultTests {
    private func faults(_ source: SourceText, _ range: Range<Int>? = nil) -> [String] {
        do {
            _ = try YAMLText.parse(source, byteRange: range)
            return []
        } catch {
            #expect(error.status == .usage)
            return error.diagnostics.map { d in
                "\(d.range?.start.line ?? 0):\(d.range?.start.column ?? 0)+\(d.range?.length ?? 0) \(d.rule): \(d.message)"
            }
        }
    }

    private func faults(_ text: String) -> [String] { faults(SourceText(file: "a.yml", text: text)) }

    @Test(
        "each is named at its place, in words that tell what to do",
        arguments: [
            ("a: 1\n\tb: 2\n", "2:1+1 yaml.syntax: a tab where YAML allows only spaces"),
            ("a:\n\tb: 2\n", "2:1+1 yaml.syntax: a tab where YAML allows only spaces"),
            ("a: @b\n", "1:4+1 yaml.syntax: a value can't begin with `@`"),
            ("a: `b`\n", "1:4+1 yaml.syntax: a value can't begin with ```"),
            ("a: b: c\n", "1:5+1 yaml.syntax: a `:` that can't stand here"),
            ("a: 1\nb\nc: 2\n", "2:1+1 yaml.syntax: this line is neither a key with `:` nor a list entry"),
            ("a: 'b\nc: 1\n", "3:1+1 yaml.syntax: quotes that are never closed"),
            ("a: \"b\\q\"\n", "1:6+1 yaml.syntax: an escape that YAML doesn't know"),
            ("a: [1, 2\nb: 3\n", "2:2+1 yaml.syntax: expected `,` or `]` in the list"),
            ("a: {x: 1\nb: 2\n", "2:2+1 yaml.syntax: expected `,` or `}` in the mapping"),
            ("a: 1\n  b: 2\n", "2:4+1 yaml.syntax: a `:` that can't stand here"),
            ("  a: 1\n b: 2\n", "2:2+1 yaml.syntax: text after the end of the document"),
            ("a:\n  - 1\n b\n", "3:2+1 yaml.syntax: expected a key of the mapping"),
            ("a: - b\n", "1:4+1 yaml.syntax: a list entry can't stand here"),
            ("a: 'b' c\n", "1:8+1 yaml.syntax: expected a key of the mapping"),
            ("a: *nobody\n", "1:4+7 yaml.syntax: no anchor `&nobody` stands before this alias"),
            ("a: &base 1\nb: *bass\n", "2:4+5 yaml.syntax: no anchor `&bass` stands before this alias; did you mean \"base\"?"),
            ("a: &a [*a]\n", "1:8+2 yaml.syntax: the alias `*a` stands inside what it refers to"),
            ("a: !custom 1\n", "1:4+9 yaml.syntax: the tag `!custom` means nothing here"),
            ("[a]: 1\n", "1:1+3 yaml.syntax: a key must be text, found a list"),
            ("{{a}}: 1\n", "1:2+3 yaml.syntax: a key must be text, found a mapping"),
            ("a: 1\n---\nb: 2\n", "2:1+3 yaml.syntax: a second document begins here"),
            ("a: \u{7}\n", "1:4+1 yaml.encoding: control character U+0007"),
            ("a: \u{0}\n", "1:4+1 yaml.encoding: control character U+0000"),
            ("a: 1\nb: 2\na: 3\n", "3:1+1 yaml.duplicate-key: the key \"a\" stands twice in one mapping"),
        ] as [(String, String)])
    func fault(_ text: String, _ expected: String) {
        #expect(faults(text) == [expected])
    }

    @Test("all duplicate keys are reported at once, with the first place of each")
    func duplicates() {
        let error = #expect(throws: DiagnosticError.self) { try yaml("a: {x: 1, x: 2}\nb: 1\n'a': 3\n") }
        #expect(error?.diagnostics.map(\.message) == ["the key \"x\" stands twice in one mapping", "the key \"a\" stands twice in one mapping"])
        #expect(
            error?.diagnostics.map { $0.notes.first?.range?.start } == [
                SourceLocation(file: "a.yml", line: 1, column: 5), SourceLocation(file: "a.yml", line: 1, column: 1),
            ])
    }

    @Test("what opened an unfinished part is shown")
    func opened() {
        let error = #expect(throws: DiagnosticError.self) { try yaml("a: 1\nb: \"c\nd: 1\n") }
        #expect(error?.diagnostics.first?.notes == [.init("the quoted text begins here", at: SourceRange(SourceLocation(file: "a.yml", line: 2, column: 4)))])
    }

    @Test("invalid UTF-8 is refused at its byte, UTF-16 too")
    func encoding() {
        #expect(faults(SourceText(file: "a", bytes: Array("a: é\nb: x".utf8) + [0xFF])) == ["2:5+1 yaml.encoding: the byte 0xFF is not UTF-8"])
        #expect(faults(SourceText(file: "a", bytes: [0xFF, 0xFE, 0x61, 0])) == ["1:1+1 yaml.encoding: the byte 0xFF is not UTF-8"])
        #expect(faults(SourceText(file: "a", text: "é"), 0..<1) == ["1:1+1 yaml.encoding: the byte 0xC3 is not UTF-8"])
    }

    @Test("hostile nesting and aliases that multiply are refused, not followed")
    func limits() {
        #expect(faults(String(repeating: "[", count: 100_000)).first?.hasSuffix("yaml.limit: nested more than 100 levels deep") == true)
        #expect(faults(String(repeating: "- ", count: 5000)).first?.hasSuffix("yaml.limit: nested more than 100 levels deep") == true)
        var bomb = "a0: &a0 [x, x]\n"
        for i in 1...40 { bomb += "a\(i): &a\(i) [*a\(i - 1), *a\(i - 1)]\n" }
        #expect(faults(bomb).first?.hasSuffix("yaml.limit: aliases make the document grow to more than 100000 values") == true)
        #expect(faults("a: &a [1]\n" + (0..<500).map { "b\($0): *a\n" }.joined()) == [])
    }

    @Test("every prefix of a file is read or refused without harm")
    func prefixes() {
        let text = "a: &x {b: [1, \"é\\n\"], c: 'd'}\ne: |\n  f\ng: *x\n- h\n%: !t {\n"
        let bytes = Array(text.utf8)
        for end in 0...bytes.count { _ = faults(SourceText(file: "a", bytes: Array(bytes[..<end]))) }
    }
}
