import Diagnostics
import Testing

@testable import Mustache

@Suite("Faults of a template")
struct TemplateFaultTests {
    struct Case: Sendable {
        let template: String
        /// `line:column rule: message`, one for each finding.
        let findings: [String]

        init(_ template: String, _ findings: String...) {
            self.template = template
            self.findings = findings
        }
    }

    @Test(
        "each fault is reported with its place, its rule and what is wrong",
        arguments: [
            Case("a\n  {{#list}}\nb", "2:3 template.unclosed-section: `{{#list}}` is not closed: `{{/list}}` is missing"),
            Case("{{$title}}", "1:1 template.unclosed-section: `{{$title}}` is not closed: `{{/title}}` is missing"),
            Case("{{<base}}{{$a}}x{{/a}}", "1:1 template.unclosed-section: `{{<base}}` is not closed: `{{/base}}` is missing"),
            Case(
                "{{#a}}\n{{^b}}\n{{/a}}", "2:1 template.unclosed-section: `{{^b}}` is not closed: `{{/b}}` is missing"),
            Case("é{{/a}}", "1:2 template.unexpected-close: `{{/a}}` closes nothing"),
            Case(
                "{{#a}}{{/b}}{{/a}}", "1:7 template.unexpected-close: `{{/b}}` where `{{/a}}` was expected"),
            Case(
                "{{#title}}{{/titel}}",
                "1:1 template.unclosed-section: `{{#title}}` is not closed: `{{/title}}` is missing",
                "1:11 template.unexpected-close: `{{/titel}}` where `{{/title}}` was expected"),
            Case(
                "{{=<% %> x=}}",
                "1:1 template.bad-delimiter: `<% %> x` is not a pair of delimiters: two words without `=`, as `{{=<% %>=}}`"),
            Case("{{= =}}", "1:1 template.bad-delimiter: ` ` is not a pair of delimiters: two words without `=`, as `{{=<% %>=}}`"),
            Case(
                "{{=a b=c=}}",
                "1:1 template.bad-delimiter: `a b=c` is not a pair of delimiters: two words without `=`, as `{{=<% %>=}}`"),
            Case("a {{name", "1:3 template.unclosed-tag: tag is not closed: `}}` is missing"),
            Case("{{{name}} {{b}}", "1:1 template.unclosed-tag: tag is not closed: `}}}` is missing"),
            Case(
                "{{a {{b}} {{c {{d}}",
                "1:1 template.unclosed-tag: tag is not closed: `}}` is missing",
                "1:11 template.unclosed-tag: tag is not closed: `}}` is missing"),
            Case("{{=<% %>=}}\n<%name {{x}}", "2:1 template.unclosed-tag: tag is not closed: `%>` is missing"),
            Case("{{! comment", "1:1 template.unclosed-tag: tag is not closed: `}}` is missing"),
            Case("{{}}{{# }}", "1:1 template.bad-name: tag without a name", "1:5 template.bad-name: tag without a name"),
            Case("{{first name}}", "1:1 template.bad-name: a name has no white space in it: `first name`"),
            Case("{{", "1:1 template.unclosed-tag: tag is not closed: `}}` is missing"),
        ])
    func fault(_ fault: Case) {
        #expect(findings(fault.template) == fault.findings)
    }

    @Test("every fault says what to do, and a template with faults is a matter of usage")
    func status() throws {
        let error = try #require(throws: DiagnosticError.self) {
            try MustacheTemplate(source: SourceText(file: "t.mustache", text: "{{#a}}{{b c}}{{"))
        }
        #expect(error.status == .usage)
        #expect(error.diagnostics.count == 3)
        #expect(error.diagnostics.allSatisfy { $0.explanation != nil && $0.range?.start.file == "t.mustache" })
    }

    @Test("a wrong closing tag points at what it should have closed")
    func note() throws {
        let error = try #require(throws: DiagnosticError.self) {
            try MustacheTemplate(source: SourceText(file: "t.mustache", text: "\n{{#a}}{{/b}}{{/a}}"))
        }
        let place = SourceRange(SourceLocation(file: "t.mustache", line: 2, column: 1), length: 6)
        #expect(error.diagnostics.map(\.notes) == [[Diagnostic.Note("opened here", at: place)]])
    }

    @Test(
        "hostile input ends in findings, soon",
        arguments: [
            String(repeating: "{{#a}}", count: 50_000), String(repeating: "{{/a}}", count: 50_000),
            String(repeating: "{{", count: 100_000), String(repeating: "{{a b}}", count: 50_000),
            String(repeating: "{{#a}}", count: 50_000) + String(repeating: "{{/b}}", count: 50_000),
            String(repeating: "{{<a}}{{$b}}", count: 50_000), "\0{{\0", "{{#\u{FEFF}}}",
        ])
    func hostile(_ template: String) {
        let count = findings(template).count
        #expect(count > 0)
        #expect(count <= 2 * TemplateParser.maximumFindings + TemplateParser.maximumDepth)
    }

    @Test("sections may be nested 64 deep and no deeper")
    func depth() {
        func nested(_ depth: Int) -> String {
            String(repeating: "{{#a}}", count: depth) + String(repeating: "{{/a}}", count: depth)
        }
        #expect(findings(nested(64)) == [])
        #expect(findings(nested(65)) == ["1:385 template.too-deep: sections are nested more than 64 deep"])
    }

    @Test("bytes that are no UTF-8 pass through")
    func invalid() throws {
        let template = try MustacheTemplate(source: SourceText(file: "t", bytes: [0xFF, 0x7B, 0x7B, 0x61, 0x7D, 0x7D, 0xC3]))
        #expect(try MustacheTemplates(["t": template]).render("t", ["a": "é"]) == [0xFF, 0xC3, 0xA9, 0xC3])
    }

    private func findings(_ text: String) -> [String] {
        do throws(DiagnosticError) {
            _ = try MustacheTemplate(source: SourceText(file: "t.mustache", text: text))
            return []
        } catch {
            return error.diagnostics.map {
                "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.rule): \($0.message)"
            }
        }
    }
}
