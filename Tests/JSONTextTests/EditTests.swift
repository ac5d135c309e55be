import Diagnostics
import JSONText
import Testing

@Suite("Edits that leave the rest untouched")
struct EditTests {
    static let odd = "\u{FEFF}{ \"b\" :1.50 ,\r\n\t\"a\": [ 1,2 , 3 ],\n  \"e\":{}, \"\\u0063\":\"\\/\" }\n\n"

    private func edited(_ text: String, _ change: (inout JSONEdit, JSONDocument) throws -> Void) throws -> String {
        let document = try document(text)
        var edit = JSONEdit(document)
        try change(&edit, document)
        return JSONTextTests.text(try edit.apply())
    }

    @Test("without a change every byte stays")
    func nothing() throws {
        #expect(try edited(Self.odd) { _, _ in } == Self.odd)
    }

    @Test("a replaced value, key or element changes its own bytes only")
    func replace() throws {
        let result = try edited(Self.odd) { edit, document in
            let root = document.root
            edit.replace(try #require(root["c"]), in: document, with: JSONWriter.quoted("x\"y"))
            edit.rename(try #require(root.member("b")), in: document, to: "B")
            edit.replace(try #require(root.at(pointer: "/a/1")), in: document, with: Array("[]".utf8))
            edit.set("e", of: root, in: document, to: Array("null".utf8))
        }
        #expect(result == "\u{FEFF}{ \"B\" :1.50 ,\r\n\t\"a\": [ 1,[] , 3 ],\n  \"e\":null, \"\\u0063\":\"x\\\"y\" }\n\n")
    }

    @Test(
        "members and elements are added and removed with their commas, spaced like the others",
        arguments: [
            ("[1, 2, 3]", "", [0], "[2, 3]"), ("[1, 2, 3]", "", [1], "[1, 3]"), ("[1, 2, 3]", "", [2], "[1, 2]"),
            ("[1, 2, 3]", "", [0, 1], "[3]"), ("[1, 2, 3]", "", [1, 2], "[1]"), ("[1, 2, 3]", "", [0, 2], "[2]"),
            ("[1, 2, 3]", "", [0, 1, 2], "[]"), ("[\n  1\n]", "", [0], "[]"), ("[1, 2]", "", [7], "[1, 2]"),
            ("[1, 2]", "0", [], "[0, 1, 2]"), ("[1, 2]", "1", [], "[1, 0, 2]"), ("[1, 2]", "2", [], "[1, 2, 0]"),
            ("[1, 2]", "1", [0, 1], "[0]"), ("[1, 2]", "2", [1], "[1, 0]"), ("[1, 2]", "0", [0], "[0, 2]"),
            ("[]", "0", [], "[0]"), ("[1]", "1", [], "[1,0]"), ("[\n  1\n]", "1", [], "[\n  1,\n  0\n]"),
            ("[\n  1,\n  2\n]", "0", [], "[\n  0,\n  1,\n  2\n]"), ("[\n  1,\n  2\n]", "", [1], "[\n  1\n]"),
        ] as [(String, String, [Int], String)])
    func elements(_ input: String, _ insert: String, _ removed: [Int], _ expected: String) throws {
        let result = try edited(input) { edit, document in
            if let index = Int(insert) { edit.insert(Array("0".utf8), into: document.root, at: .before(index), in: document) }
            for index in removed { edit.remove(index, from: document.root) }
        }
        #expect(result == expected)
    }

    @Test("members are added first, last and between, and removed by key, all together")
    func members() throws {
        let result = try edited("{\n  \"a\": 1,\n  \"b\": {\"x\": 1},\n  \"c\": {}\n}\n") { edit, document in
            let root = document.root
            edit.insert("first", Array("0".utf8), into: root, at: .first, in: document)
            edit.set("last", of: root, in: document, to: Array("9".utf8))
            edit.remove("a", from: root)
            edit.insert("y", Array("2".utf8), into: try #require(root["b"]), in: document)
            edit.insert("z", Array("3".utf8), into: try #require(root["c"]), in: document)
        }
        #expect(
            result == """
                {
                  "first": 0,
                  "b": {"x": 1, "y": 2},
                  "c": {"z": 3},
                  "last": 9
                }

                """)
    }

    @Test("an edit inside an embedded document is escaped as deep as it stands; the file around it stays")
    func embedded() throws {
        let text = #"{"v": [ {"data" : "{\"title\":\"Go \u00e9\",\n  \"d\": \"{\\\"k\\\":1}\"}" } ],"n":1.0}"#
        let outer = try document(text)
        let inner = try outer.embedded(in: try #require(outer.root.at(pointer: "/v/0/data")))
        let innermost = try inner.embedded(in: try #require(inner.root["d"]))
        var edit = JSONEdit(outer)
        edit.replace(try #require(inner.root["title"]), in: inner, with: JSONWriter.quoted("«\u{A0}é\"\n"))
        edit.set("cta", of: inner.root, in: inner, to: JSONWriter.quoted("Go"))
        edit.set("new", of: innermost.root, in: innermost, to: JSONWriter.quoted("\\"))
        edit.set("n", of: outer.root, in: outer, to: Array("2".utf8))
        let result = JSONTextTests.text(try edit.apply())
        #expect(
            result
                == #"{"v": [ {"data" : "{\"title\":\"«@é\\\"\\n\",\n  \"d\": \"{\\\"k\\\":1,\\\"new\\\":\\\"\\\\\\\\\\\"}\",\n  \"cta\":\"Go\"}" } ],"n":2}"#
                .replacing("@", with: "\u{A0}"))
        let again = try document(result)
        let data = try again.embedded(in: try #require(again.root.at(pointer: "/v/0/data")))
        #expect(data.root["title"]?.string == "«\u{A0}é\"\n")
        #expect(try data.embedded(in: try #require(data.root["d"])).root["new"]?.string == "\\")
    }

    @Test("two changes of the same bytes are refused")
    func conflict() throws {
        let document = try document(#"{"a":{"b":1}}"#)
        let a = try #require(document.root["a"])
        var edit = JSONEdit(document)
        edit.replace(a, in: document, with: Array("1".utf8))
        edit.set("b", of: a, in: document, to: Array("2".utf8))
        let error = #expect(throws: JSONEdit.Conflict.self) { try edit.apply() }
        #expect(error?.range == 10..<11)
    }

    @Test("what isn't a container takes no member and loses none")
    func noContainer() throws {
        let result = try edited("5") { edit, document in
            edit.insert("a", Array("1".utf8), into: document.root, in: document)
            edit.insert(Array("1".utf8), into: document.root, in: document)
            edit.remove(0, from: document.root)
            edit.remove("a", from: document.root)
        }
        #expect(result == "5")
    }
}
