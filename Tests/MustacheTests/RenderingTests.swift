import Diagnostics
import Testing

@testable import Mustache

@Suite("Rendering templates")
struct RenderingTests {
    private func render(_ template: String, _ data: MustacheValue, partials: [String: String] = [:]) throws -> String {
        String(decoding: try templates(partials.merging(["main": template]) { $1 }).render("main", data), as: UTF8.self)
    }

    private func templates(_ texts: [String: String]) throws -> MustacheTemplates {
        var compiled: [String: MustacheTemplate] = [:]
        for (name, text) in texts {
            compiled[name] = try MustacheTemplate(source: SourceText(file: name + ".mustache", text: text))
        }
        return MustacheTemplates(compiled)
    }

    @Test("text is escaped, markup of our own is not, and neither is escaped where the template says so")
    func escaping() throws {
        let data: MustacheValue = ["text": "<a href=\"x\">'&'</a>", "markup": .html("<b>&amp;</b>")]
        #expect(
            try render("{{text}}|{{markup}}|{{&text}}|{{{markup}}}", data)
                == "&lt;a href=&quot;x&quot;&gt;'&amp;'&lt;/a&gt;|<b>&amp;</b>|<a href=\"x\">'&'</a>|<b>&amp;</b>")
    }

    @Test(
        "what counts as present",
        arguments: [
            (.null, "no"), (false, "no"), (true, "yes"), (0, "yes"), ("", "no"), ("0", "yes"), (.html([]), "no"),
            (.html("x"), "yes"), ([], "no"), ([[]], "yes"), ([:], "yes"),
        ] as [(MustacheValue, String)])
    func presence(_ value: MustacheValue, _ expected: String) throws {
        #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": value]) == expected)
    }

    @Test("values of every kind are written, lists and objects as nothing")
    func kinds() throws {
        #expect(
            try render("{{a}} {{b}} {{c}}{{d}}{{e}}", ["a": .int(.min), "b": true, "c": [1], "d": [:], "e": nil])
                == "\(Int.min) true ")
    }

    @Test("a layout: a page fills the blocks of its base, each at the indentation of its place")
    func layout() throws {
        let base = "<main>\n  {{$content}}{{/content}}\n  <footer>{{$footer}}Made here{{/footer}}</footer>\n</main>\n"
        let page = "{{<base}}\n  {{$content}}\n    <h1>{{title}}</h1>\n\n    {{{body}}}\n  {{/content}}\n{{/base}}\n"
        #expect(
            try render(page, ["title": "A & B", "body": "<pre>\nx\n</pre>"], partials: ["base": base])
                == "<main>\n  <h1>A &amp; B</h1>\n\n  <pre>\nx\n</pre>\n\n  <footer>Made here</footer>\n</main>\n")
    }

    @Test("a replacement may hold a block of its own name, which is its own parameter")
    func sameName() throws {
        let page = "{{<base}}{{$title}}[{{$title}}inner{{/title}}]{{/title}}{{/base}}"
        #expect(try render(page, [:], partials: ["base": "{{$title}}base{{/title}}"]) == "[inner]")
    }

    @Test("partials that stand alone are indented at every level, empty lines are not")
    func indentation() throws {
        #expect(
            try render("a\n  {{>p}}\nz", ["x": "1\n2"], partials: ["p": "b\n\n\t{{>q}}\n", "q": "{{x}}\r\n\r\nc"])
                == "a\n  b\n\n  \t1\n2\r\n\r\n  \tcz")
    }

    @Test("partials that call themselves end with the data")
    func tree() throws {
        // Without a list of its own the leaf would find its parent's.
        var data: MustacheValue = ["name": "leaf", "children": []]
        for level in (1...5).reversed() { data = ["name": .int(level), "children": [data]] }
        let node = "{{name}}{{#children}}>{{>node}}{{/children}}"
        #expect(try render("{{>node}}", data, partials: ["node": node]) == "1>2>3>4>5>leaf")
    }

    @Test(
        "templates that include each other without end are a finding, not a crash",
        arguments: [
            ["main": "{{>main}}"], ["main": "\n {{>other}}", "other": "{{#x}}{{>*name}}{{/x}}"],
            ["main": "{{<base}}{{$a}}{{>main}}{{/a}}{{/base}}", "base": "{{$a}}{{/a}}"],
            ["main": "{{<main}}{{/main}}"],
        ])
    func recursion(_ texts: [String: String]) throws {
        let templates = try templates(texts)
        let error = try #require(throws: DiagnosticError.self) { try templates.render("main", ["x": true, "name": "main"]) }
        #expect(error.status == .usage)
        #expect(error.diagnostics.map(\.rule) == ["template.recursion"])
        #expect(error.diagnostics.allSatisfy { $0.range != nil && $0.message.hasPrefix("templates include each other") })
    }

    @Test("a template that doesn't exist is named with the nearest that does")
    func missingTemplate() throws {
        let error = try #require(throws: DiagnosticError.self) { try templates(["page": ""]).render("pagee", .null) }
        #expect(error.diagnostics.map(\.message) == ["no template \"pagee\"; did you mean \"page\"?"])
    }

    @Test("partials and parents that don't exist are found without data, dynamic ones are left alone")
    func check() throws {
        let templates = try templates([
            "header": "{{>footer}}", "page": "{{> heder }}\n{{<base}}{{/base}}{{>*any}}{{! {{>not}} }}",
            "footer": "{{=<% %>=}}<%>gone%>",
        ])
        #expect(
            templates.check().map { "\($0.range?.start.file ?? ""):\($0.range?.start.line ?? 0) \($0.message)" } == [
                "footer.mustache:1 no partial \"gone\"", "page.mustache:1 no partial \"heder\"; did you mean \"header\"?",
                "page.mustache:2 no partial \"base\"",
            ])
    }

    @Test("output is appended to the caller's buffer")
    func buffer() throws {
        var out = Array("before ".utf8)
        try templates(["t": "{{a}}"]).render("t", ["a": 1], into: &out)
        #expect(String(decoding: out, as: UTF8.self) == "before 1")
    }

    @Test("a byte-order mark at the beginning of a template is not written")
    func mark() throws {
        #expect(try render("\u{FEFF}{{#a}}\nx\n{{/a}}\n", ["a": true]) == "x\n")
    }

    @Test("members can be set in place")
    func members() {
        var value: MustacheValue = ["a": 1]
        value["b"] = "x"
        value["a"] = nil
        #expect(value == ["b": "x"])
        #expect(value["b"] == "x")
        #expect(MustacheValue.list([])["a"] == nil)
    }
}
