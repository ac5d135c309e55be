import Diagnostics
import Testing
import YAMLText

func yaml(_ text: String) throws -> YAMLNode? { try YAMLText.parse(SourceText(file: "a.yml", text: text)) }

/// Everything of a node: quotes around text that isn't plain, `line:column+length` behind each value.
func dump(_ node: YAMLNode?, places: Bool = false) -> String {
    guard let node else { return "nothing" }
    let at = places ? "@\(node.range.start.line):\(node.range.start.column)+\(node.range.length)" : ""
    return switch node.content {
    case .scalar(let text, let isPlain): (isPlain ? text : "\"\(text)\"") + at
    case .sequence(let nodes): "[" + nodes.map { dump($0, places: places) }.joined(separator: ", ") + "]" + at
    case .mapping(let pairs):
        "{" + pairs.map { dump($0.key, places: places) + ": " + dump($0.value, places: places) }.joined(separator: ", ") + "}" + at
    }
}

@Suite("Values of YAML")
struct YAMLNodeTests {
    @Test(
        "every style of YAML gives its values, in the order of the text",
        arguments: [
            ("", "nothing"), ("# only a comment\n", "nothing"), ("---\n", "nothing"), ("---\n...\n", "nothing"), ("~", "~"),
            ("b: 1\na: two words\n", "{b: 1, a: two words}"), ("- x\n- - y\n  - z\n", "[x, [y, z]]"),
            ("a: {x: 1, y: [2, 'q']}\n", "{a: {x: 1, y: [2, \"q\"]}}"), ("a:\nb: \"\\u00e9\\n\"\n", "{a: , b: \"é\n\"}"),
            ("a: |\n  one\n  two\nb: >-\n  three\n  four\n", "{a: \"one\ntwo\n\", b: \"three four\"}"),
            ("%YAML 1.1\n---\na: 1\n", "{a: 1}"), ("a: b # c\n", "{a: b}"), ("a: it's\n", "{a: it's}"), ("a: 'it''s'\n", "{a: \"it's\"}"),
            ("a: !!str 5\nb: ! 6\nc: !!int 7\n", "{a: \"5\", b: \"6\", c: 7}"), ("\u{FEFF}a: 1\n", "{a: 1}"),
            ("a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"), ("base: &b {x: 1}\ncopy: *b\nkey: &k name\n*k : 1\n",
                "{base: {x: 1}, copy: {x: 1}, key: name, name: 1}"),
            ("url: https://example.com/{path}\n", "{url: https://example.com/{path}}"), ("/**: 1\n", "{/**: 1}"),
        ] as [(String, String)])
    func values(_ text: String, _ expected: String) throws {
        #expect(dump(try yaml(text)) == expected)
    }

    @Test(
        "only plain `true` and `false` are booleans; `no`, `on`, quoted words are text",
        arguments: [
            ("true", true, nil, "true", "a boolean"), ("false", false, nil, "false", "a boolean"), ("no", nil, nil, "no", "text"),
            ("yes", nil, nil, "yes", "text"), ("on", nil, nil, "on", "text"), ("off", nil, nil, "off", "text"), ("y", nil, nil, "y", "text"),
            ("'true'", nil, nil, "true", "text"), ("12", nil, 12, "12", "a number"), ("'12'", nil, nil, "12", "text"),
            ("-3", nil, -3, "-3", "a number"), ("4.1", nil, nil, "4.1", "a number"), ("~", nil, nil, nil, "nothing"),
            ("null", nil, nil, nil, "nothing"), ("'null'", nil, nil, "null", "text"), ("''", nil, nil, "", "text"),
            ("99999999999999999999", nil, nil, "99999999999999999999", "a number"), ("1_000", nil, nil, "1_000", "text"),
            ("12:30", nil, nil, "12:30", "text"), ("[]", nil, nil, nil, "a list"), ("{}", nil, nil, nil, "a mapping"),
        ] as [(String, Bool?, Int?, String?, String)])
    func scalars(_ text: String, _ bool: Bool?, _ int: Int?, _ string: String?, _ kind: String) throws {
        let node = try #require(try yaml("- " + text)?.sequence?.first)
        #expect(node.bool == bool)
        #expect(node.int == int)
        #expect(node.string == string)
        #expect(node.kind == kind)
        #expect(node.isNull == (kind == "nothing"))
    }

    @Test("keys are found by name, `null` and `no` too, and listed in order")
    func keys() throws {
        let node = try #require(try yaml("no: Norsk\n~: t\ntrue: b\nlist: [1]\n"))
        #expect(node.keys.map(\.text) == ["no", "~", "true", "list"])
        #expect(node["no"]?.string == "Norsk")
        #expect(node["~"]?.string == "t")
        #expect(node["true"]?.string == "b")
        #expect(node["list"]?.sequence?.count == 1)
        #expect(node["x"] == nil)
        #expect(node["no"]?["x"] == nil)
        #expect(node["no"]?.keys.isEmpty == true)
    }
}
