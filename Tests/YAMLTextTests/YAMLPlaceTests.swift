import Diagnostics
import Testing
import YAMLText

@Suite("Places in YAML")
struct YAMLPlaceTests {
    @Test(
        "every key and value has line, column and length in Unicode scalars",
        arguments: [
            ("a: b\n", "{a@1:1+1: b@1:4+1}@1:1+4"),
            ("titre: « été »\nb:\n  - 😀 x\n  - 'y z'\n",
                "{titre@1:1+5: « été »@1:8+7, b@2:1+1: [😀 x@3:5+3, \"y z\"@4:5+5]@3:3+5}@1:1+14"),
            ("\u{FEFF}a: 1\r\nb: 2\r\n", "{a@1:1+1: 1@1:4+1, b@2:1+1: 2@2:4+1}@1:1+4"),
            ("a: {x: [1, \"é\"]}\n", "{a@1:1+1: {x@1:5+1: [1@1:9+1, \"é\"@1:12+3]@1:8+8}@1:4+13}@1:1+16"),
            // U+2028 ends no line for an editor, though it does for libyaml.
            ("a: 'x\u{2028}y'\nb: 2\n", "{a@1:1+1: \"x\u{2028}y\"@1:4+5, b@2:1+1: 2@2:4+1}@1:1+8"),
            ("a: &n x\nb: *n\n", "{a@1:1+1: x@1:4+4, b@2:1+1: x@2:4+2}@1:1+7"),
            ("a: |\n  text\nb: 1\n", "{a@1:1+1: \"text\n\"@1:4+1, b@3:1+1: 1@3:4+1}@1:1+4"),
        ] as [(String, String)])
    func places(_ text: String, _ expected: String) throws {
        #expect(dump(try yaml(text), places: true) == expected)
    }

    @Test("a part of a file, such as front matter, has the places of the file")
    func part() throws {
        let text = "\u{FEFF}---\ntitre: é\nordre: 2\n---\n# Titre: pas du YAML\n"
        let source = SourceText(file: "a.md", text: text)
        let node = try YAMLText.parse(source, byteRange: 7..<26)
        #expect(dump(node, places: true) == "{titre@2:1+5: é@2:8+1, ordre@3:1+5: 2@3:8+1}@2:1+8")
        #expect(node?.range.start.file == "a.md")
        let excerpt = try YAMLText.parse(SourceText(file: "a.md", text: "b: 1"), lineOffset: 10)
        #expect(dump(excerpt, places: true) == "{b@11:1+1: 1@11:4+1}@11:1+4")
    }

    @Test("places far into a long file are right too")
    func far() throws {
        let text = (1...500).map { "clé\($0): é😀\n" }.joined()
        let node = try #require(try yaml(text))
        for (i, key) in node.keys.enumerated() { #expect(key.range.start == SourceLocation(file: "a.yml", line: i + 1, column: 1)) }
        #expect(node.mapping?.last?.value.range == SourceRange(SourceLocation(file: "a.yml", line: 500, column: 9), length: 2))
    }
}
