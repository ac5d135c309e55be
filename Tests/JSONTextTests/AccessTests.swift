import Diagnostics
import Foundation
import JSONText
import Testing

@Suite("Values, numbers, pointers")
struct AccessTests {
    @Test(
        "numbers become integers and decimals exactly or not at all",
        arguments: [
            ("0", 0, "0"), ("-0", 0, "0"), ("12", 12, "12"), ("9223372036854775807", Int.max, "9223372036854775807"),
            ("-9223372036854775808", Int.min, "-9223372036854775808"), ("9223372036854775808", nil, "9223372036854775808"),
            ("3.0", 3, "3"), ("3e2", 300, "300"), ("1.50", nil, "1.5"), ("64.99", nil, "64.99"), ("-0.1", nil, "-0.1"),
            ("0.10000000000000000000000000000000000001", nil, "0.10000000000000000000000000000000000001"),
            ("12345678901234567890123456789012345678", nil, "12345678901234567890123456789012345678"),
            ("123456789012345678901234567890123456789", nil, nil), ("1e400", nil, nil), ("1e-400", nil, nil),
            ("1e99999999999999999999", nil, nil), ("0e99999", 0, "0"), ("1.5e1", 15, "15"),
        ] as [(String, Int?, String?)])
    func numbers(_ text: String, _ int: Int?, _ decimal: String?) throws {
        let node = try document(text).root
        #expect(node.number == text)
        #expect(node.int == int)
        #expect(node.decimal?.description == decimal)
    }

    @Test("each kind of value answers to its own accessor only")
    func kinds() throws {
        let root = try document(#"[null, true, 1, "s", [], {}]"#).root
        let nodes = try #require(root.array)
        #expect(nodes.map(\.kind) == ["null", "a boolean", "a number", "a string", "an array", "an object"])
        #expect(nodes.map(\.isNull) == [true, false, false, false, false, false])
        #expect(nodes.map(\.bool) == [nil, true, nil, nil, nil, nil])
        #expect(nodes.map(\.int) == [nil, nil, 1, nil, nil, nil])
        #expect(nodes.map(\.decimal) == [nil, nil, 1, nil, nil, nil])
        #expect(nodes.map(\.string) == [nil, nil, nil, "s", nil, nil])
        #expect(nodes.map { $0.array?.count } == [nil, nil, nil, nil, 0, nil])
        #expect(nodes.map { $0.object?.count } == [nil, nil, nil, nil, nil, 0])
        #expect(root[9] == nil && root[-1] == nil && root["a"] == nil)
    }

    @Test(
        "the examples of RFC 6901 §5 find their values",
        arguments: [
            ("/foo", #"["bar","baz"]"#), ("/foo/0", "\"bar\""), ("/", "0"), ("/a~1b", "1"), ("/c%d", "2"), ("/e^f", "3"), ("/g|h", "4"),
            ("/i\\j", "5"), ("/k\"l", "6"), ("/ ", "7"), ("/m~0n", "8"), ("/foo/2", nil), ("/foo/00", nil), ("/foo/-", nil),
            ("foo", nil), ("/m~n", nil), ("/m~", nil), ("/foo/0/x", nil), ("/foo/99999999999999999999", nil),
        ] as [(String, String?)])
    func pointers(_ pointer: String, _ expected: String?) throws {
        let text = #"{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}"#
        let root = try document(text).root
        #expect(root.at(pointer: pointer).map(compact) == expected)
        #expect(compact(try #require(root.at(pointer: ""))) == text)
    }

    @Test("a pointer is built from keys and read back")
    func building() {
        let pointer = JSONPointer().appending("a/b").appending(0).appending("m~n").appending("")
        #expect(pointer.description == "/a~1b/0/m~0n/")
        #expect(JSONPointer(pointer.description) == pointer)
        #expect(JSONPointer.escape("~1/é") == "~01~1é")
    }

    @Test("values and keys know their places")
    func places() throws {
        let document = try document("{\n  \"clé\": [10, \"é\"],\n  \"b\": {\"x\":\n 1}\n}")
        let members = try #require(document.root.object)
        #expect(document.range(ofKey: members[0]) == SourceRange(SourceLocation(file: "a.json", line: 2, column: 3), length: 5))
        #expect(document.range(of: members[0].value) == SourceRange(SourceLocation(file: "a.json", line: 2, column: 10), length: 9))
        let second = try #require(members[0].value[1])
        #expect(document.range(of: second) == SourceRange(SourceLocation(file: "a.json", line: 2, column: 15), length: 3))
        // A value of several lines is shown up to the end of its first.
        #expect(document.range(of: members[1].value) == SourceRange(SourceLocation(file: "a.json", line: 3, column: 8), length: 5))
        #expect(document.range(of: document.root).start == SourceLocation(file: "a.json", line: 1, column: 1))
    }
}
