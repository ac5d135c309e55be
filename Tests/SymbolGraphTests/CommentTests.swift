import Testing

@testable import SymbolGraph

@Suite("Documentation comments")
struct CommentTests {
    private func comment(_ text: String) -> DocumentationComment {
        DocumentationComment(text.split(separator: "\n", omittingEmptySubsequences: false).map { DocText.Line(String($0)) })
    }

    /// The comment as lines, to compare it whole.
    private func outline(_ comment: DocumentationComment) -> [String] {
        func one(_ text: DocText) -> String { text.markdown.replacing("\n", with: "⏎") }
        func groups(_ name: String, _ groups: [DocTopicGroup]) -> [String] {
            groups.map { "\(name) \($0.title ?? "-"): " + ([one($0.text)] + $0.links.map(\.destination)).joined(separator: "|") }
        }
        var out: [String] = []
        if !comment.summary.isEmpty { out.append("summary: " + one(comment.summary)) }
        for block in comment.discussion {
            switch block {
            case .markdown(let text): out.append("text: " + one(text))
            case .aside(let aside): out.append("\(aside.kind) (\(aside.title)): " + one(aside.text))
            }
        }
        out += comment.parameters.map { "parameter \($0.name): " + one($0.text) }
        if let returns = comment.returns { out.append("returns: " + one(returns)) }
        if let throwing = comment.throwing { out.append("throws: " + one(throwing)) }
        return out + groups("topics", comment.topics) + groups("see also", comment.seeAlso)
    }

    @Test(
        "are taken apart",
        arguments: [
            ("", []),
            ("  Only this.", ["summary: Only this."]),
            ("Two\nlines.\n\nMore\n\n\n", ["summary: Two⏎lines.", "text: More"]),
            ("# Title\n\nText.", ["text: # Title⏎⏎Text."]),
            ("Title\n=====\nText.", ["text: Title⏎=====⏎Text."]),
            ("- Parameter x: An x.\n  Of two lines.\n- Parameter `y`:A y.", ["parameter x: An x.⏎Of two lines.", "parameter y: A y."]),
            (
                "S.\n- parameters:\n  - a: A.\n\n    More of A.\n\n    - a list\n  - b: B.\n- returns: R.",
                ["summary: S.", "parameter a: A.⏎⏎More of A.⏎⏎- a list", "parameter b: B.", "returns: R."]
            ),
            ("S.\n\n- Throws: A.\n- Throws: B.", ["summary: S.", "throws: A.⏎⏎B."]),
            (
                "S.\n\nBefore.\n\n- Note: In\n  between.\n\nAfter.\n\n> Warning: Hot.\n> Very.\n\n> Only a quote.",
                [
                    "summary: S.", "text: Before.", "note (Note): In⏎between.", "text: After.", "warning (Warning): Hot.⏎Very.",
                    "text: > Only a quote.",
                ]
            ),
            (
                "S.\n\n```\n- Note: code\n\n- Returns: code\n```\n\n    - Throws: code too",
                ["summary: S.", "text: ```⏎- Note: code⏎⏎- Returns: code⏎```⏎⏎    - Throws: code too"]
            ),
            ("S.\n\n- One: not a tag\n- Two\n  - Note: inside", ["summary: S.", "text: - One: not a tag⏎- Two⏎  - Note: inside"]),
            ("S.\n- See Also: That.\n* Since: 2.0\n+ Complexity: O(1)", [
                "summary: S.", "seealso (See Also): That.", "since (Since): 2.0", "complexity (Complexity): O(1)",
            ]),
            ("S.\n\n- Returns: Lazy\ncontinued.\n\nText.", ["summary: S.", "text: Text.", "returns: Lazy⏎continued."]),
            (
                "S.\n\n## Topics\n\n- ``A``\n\n### One\n\nWords.\n\n- ``B/c(_:)``\n- <doc:Page>\n- plain\n\n## See Also\n\n- ``D``\n\n## Rest\n\nR.",
                [
                    "summary: S.", "text: ## Rest⏎⏎R.", "topics -: |A", "topics One: Words.⏎⏎- plain|B/c(_:)|doc:Page", "see also -: |D",
                ]
            ),
            ("S.\n\n- Parameters:\n  Words that belong to none.\n  - x: X.", [
                "summary: S.", "text: Words that belong to none.", "parameter x: X.",
            ]),
            ("S.\n\n- Parameter: nameless", ["summary: S.", "text: - Parameter: nameless"]),
            ("S.\n\n1. Note: numbered", ["summary: S.", "text: 1. Note: numbered"]),
            ("S.\n\n- Note:", ["summary: S.", "note (Note): "]),
            ("S.\n\n```\nnever closed\n- Note: x", ["summary: S.", "text: ```⏎never closed⏎- Note: x"]),
        ] as [(String, [String])])
    func parts(text: String, expected: [String]) { #expect(outline(comment(text)) == expected) }

    @Test("every part knows its place in the Swift file")
    func places() throws {
        let module = try Fixture.sample()
        let comment = try #require(module.symbol(named: "Lamp.init(code:strict:)")?.documentation)
        #expect(comment.file == "Sources/Sample/Lamp.swift")
        #expect(comment.summary.lines == [DocText.Line("Makes a lamp from a code.", line: 40, column: 9)])
        #expect(
            comment.parameters == [
                DocParameter(
                    name: "code",
                    text: DocText([
                        DocText.Line("The code, as printed.", line: 42, column: 19), DocText.Line("", line: 43, column: 8),
                        DocText.Line("Codes of older lamps work too.", line: 44, column: 13),
                    ]), line: 42, column: 13),
                DocParameter(
                    name: "strict", text: DocText([DocText.Line("Whether blanks are refused.", line: 45, column: 21)]), line: 45, column: 13),
            ])
        #expect(
            comment.throwing?.lines == [
                DocText.Line("``LampError/broken(code:)`` where it can't be read.", line: 46, column: 19)
            ])
        let topics = try #require(module.symbol("s:6Sample4LampV")?.documentation?.topics)
        #expect(
            topics == [
                DocTopicGroup(
                    title: "Light", links: [.init("light(at:)", line: 21, column: 9), .init("Shade", line: 22, column: 9)]),
                DocTopicGroup(title: "Making one", links: [.init("init(name:)", line: 26, column: 9)]),
            ])
    }

    @Test("the compiler's places hold against the file itself, block comments included")
    func placesAgainstSource() throws {
        for symbol in try Fixture.sample().symbols {
            guard let comment = symbol.documentation, let file = comment.file, !comment.isInherited else { continue }
            let source = try Fixture.source("Sample/" + file)
            let texts = [comment.summary] + comment.parameters.map(\.text) + comment.asides.map(\.text) + [comment.returns, comment.throwing].compactMap(\.self)
            for line in texts.flatMap(\.lines) where !line.text.isEmpty {
                let whole = try #require(source.line(line.line))
                #expect(String(String.UnicodeScalarView(whole.unicodeScalars.dropFirst(line.column - 1))) == line.text)
            }
        }
    }

    @Test("a comment taken over from another module is marked")
    func inherited() throws {
        let comment = try #require(try Fixture.sample().symbol(named: "Lamp.description")?.documentation)
        #expect(comment.isInherited)
        #expect(comment.file == nil)
        #expect(comment.summary.markdown == "A textual representation of this instance.")
    }

    @Test("a comment taken over from a requirement or superclass of this module is marked too, its original isn't")
    func inheritedInside() throws {
        func comment(_ line: Int) -> String {
            #","docComment":{"uri":"file:///a","module":"M","lines":[{"text":"T.","range":{"start":{"line":\#(line),"character":4},"#
                + #""end":{"line":\#(line),"character":6}}}]}"#
        }
        let origin = #","sourceOrigin":{"identifier":"s:P.x","displayName":"P.x"}"#
        let module = try ReferenceModule.load(graphs: [
            Fixture.graph(
                symbols: [
                    Fixture.symbol("s:P", "protocol", "P"), Fixture.symbol("s:P.x", "property", "P", "x", more: comment(3)),
                    Fixture.symbol("s:A", "struct", "A"), Fixture.symbol("s:A.x", "property", "A", "x", more: comment(3)),
                    Fixture.symbol("s:B", "struct", "B"), Fixture.symbol("s:B.x", "property", "B", "x", more: comment(9)),
                ],
                relations: [
                    Fixture.relation("requirementOf", "s:P.x", "s:P"), Fixture.relation("memberOf", "s:A.x", "s:A", more: origin),
                    Fixture.relation("memberOf", "s:B.x", "s:B", more: origin),
                ])
        ])
        let inherited = ["s:P.x", "s:A.x", "s:B.x"].map { module.symbol($0)?.documentation?.isInherited }
        #expect(inherited == [false, true, false])
    }

    @Test("a place in the Markdown of a part leads to the file")
    func mapping() {
        let text = DocText([DocText.Line("one", line: 7, column: 5), DocText.Line("two", line: 8, column: 9)])
        #expect(text.markdown == "one\ntwo")
        #expect(text.location(line: 2, column: 3, in: "a.swift") == .init(file: "a.swift", line: 8, column: 11))
        #expect(text.location(line: 3, column: 1, in: "a.swift") == nil)
    }

    @Test("a long comment costs no more than its length")
    func longComments() {
        let items = (0..<20_000).map { DocText.Line("- Note: \($0)") }
        #expect(DocumentationComment(items).asides.count == 20_000)
        let blank = [DocText.Line("- a")] + Array(repeating: DocText.Line(""), count: 20_000) + [DocText.Line("  b")]
        #expect(DocumentationComment(blank).discussion.count == 1)
    }
}
