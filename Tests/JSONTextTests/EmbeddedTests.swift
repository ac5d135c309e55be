import Diagnostics
import JSONText
import Testing

@Suite("JSON inside a string of JSON")
struct EmbeddedTests {
    /// A document whose `data` holds this text, written with these escapes.
    private func embedded(_ escaped: String) throws -> JSONDocument {
        let outer = try document("{\n \"data\": \"\(escaped)\"}")
        return try outer.embedded(in: try #require(outer.root["data"]))
    }

    private func fault(_ escaped: String) throws -> String {
        let error = #expect(throws: DiagnosticError.self) { try embedded(escaped) }
        #expect(error?.status == .findings)
        return summary(try #require(error?.diagnostics.first))
    }

    @Test("its values are decoded twice and its places are bytes of the file")
    func places() throws {
        // `"data": "` fills columns 2 to 10: the text begins at column 11.
        let inner = try embedded(#"{\"title\":\"Passez \u00e0 Pro\",\n\"n\": 1.50, \"x\\u00e9\":\"\ud83d\ude00\"}"#)
        #expect(inner.level == 1)
        #expect(compact(inner.root) == #"{"title":"Passez à Pro","n":1.50,"xé":"😀"}"#)
        let members = try #require(inner.root.object)
        func place(_ range: SourceRange) -> [Int] { [range.start.line, range.start.column, range.length] }
        #expect(place(inner.range(of: inner.root)) == [2, 11, 78])
        #expect(place(inner.range(ofKey: members[0])) == [2, 12, 9])
        #expect(place(inner.range(of: members[0].value)) == [2, 22, 21])
        #expect(text(Array(inner.source.bytes[members[0].value.range])) == #"\"Passez \u00e0 Pro\""#)
        #expect(text(Array(inner.source.bytes[members[1].value.range])) == "1.50")
        #expect(text(Array(inner.source.bytes[members[2].keyRange])) == #"\"x\\u00e9\""#)
        #expect(text(Array(inner.source.bytes[members[2].value.range])) == #"\"\ud83d\ude00\""#)
    }

    @Test(
        "its faults point between the quotes of the outer file",
        arguments: [
            (#"{\"a\":1,}"#, "2:19+1 json.syntax: comma after the last member"),
            (#"{\"a\":\n  tru}"#, "2:22+3 json.syntax: `tru` is not a JSON value"),
            (#"{\"\u00e9\ud83d\ude00\": x}"#, "2:36+1 json.syntax: `x` is not a JSON value"),
            (#"{\"a\":\"\\ud800\"}"#, "2:20+7 json.encoding: `\\ud800` is one half of a surrogate pair"),
            (#"{\"a\":\"b"#, "2:21+1 json.syntax: the text ends inside a string"),
            (#"{\"a\":\"b\nc\"}"#, "2:21+2 json.syntax: the string isn't closed on its line"),
            (#"\u007b\u0022a\u0022:\u0027"#, "2:31+6 json.syntax: single quotes"),
            ("", "2:11+1 json.syntax: the string is empty"),
            (" ", "2:12+1 json.syntax: the string holds only white space"),
            ("Hello", "2:11+5 json.syntax: `Hello` is not a JSON value"),
        ] as [(String, String)])
    func faults(_ escaped: String, _ expected: String) throws {
        #expect(try fault(escaped) == expected)
    }

    @Test("duplicate keys are found in it too")
    func duplicates() throws {
        let inner = try embedded(#"{\"a\":1,\"a\":2}"#)
        #expect(inner.diagnostics.map(summary) == ["2:20+5 json.duplicate-key: the key \"a\" stands twice in one object"])
        #expect(inner.diagnostics.first?.notes.first?.range?.start == SourceLocation(file: "a.json", line: 2, column: 12))
    }

    @Test("documents nest: a string in a document in a string")
    func nested() throws {
        let middle = try embedded(#"{\"d\":\"{\\\"k\\\":\\\"\\\\u00e9x\\\",\\\"z\\\":oops}\"}"#.replacing("oops", with: "[7]"))
        let inner = try middle.embedded(in: try #require(middle.root["d"]))
        #expect(inner.level == 2)
        #expect(compact(inner.root) == #"{"k":"éx","z":[7]}"#)
        let seven = try #require(inner.root.at(pointer: "/z/0"))
        #expect(text(Array(inner.source.bytes[seven.range])) == "7")
        let k = try #require(inner.root["k"])
        #expect(text(Array(inner.source.bytes[k.range])) == #"\\\"\\\\u00e9x\\\""#)
        #expect(inner.range(of: k, utf8: 2..<3) == SourceRange(SourceLocation(file: "a.json", line: 2, column: 44), length: 1))
    }

    @Test("a part of a string has its own place, through escapes")
    func parts() throws {
        let outer = try document(#"["a\u00e9\n<tag>é!"]"#)
        let node = try #require(outer.root[0])
        func part(_ range: Range<Int>) -> String {
            let r = outer.range(of: node, utf8: range)
            return "\(r.start.column)+\(r.length)"
        }
        #expect(part(0..<1) == "3+1")
        #expect(part(1..<3) == "4+6")
        #expect(part(2..<3) == "4+6")
        #expect(part(4..<9) == "12+5")
        #expect(part(9..<12) == "17+2")
        #expect(part(50..<90) == "19+1")
        #expect(outer.range(of: outer.root, utf8: 0..<1) == outer.range(of: outer.root))
    }

    @Test("only a string can hold a document")
    func notAString() throws {
        let outer = try document("[1]")
        let error = #expect(throws: DiagnosticError.self) { try outer.embedded(in: try #require(outer.root[0])) }
        #expect(error?.diagnostics.map(summary) == ["1:2+1 json.not-a-string: expected a string that holds JSON, found a number"])
    }
}
