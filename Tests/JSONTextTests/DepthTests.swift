import Diagnostics
import JSONText
import Testing

@Suite("Depth and duplicates")
struct DepthTests {
    private func nested(_ depth: Int, _ open: String, _ close: String) -> [UInt8] {
        Array((String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
    }

    @Test("512 levels are read, one more is refused at its bracket")
    func limit() {
        #expect(fault(nested(512, "[", "]")) == "no fault")
        #expect(fault(nested(513, "[", "]")) == "1:513+1 json.depth: nested more than 512 levels deep")
        #expect(fault(nested(513, "{\"a\":", "}")) == "1:2561+1 json.depth: nested more than 512 levels deep")
        #expect(fault(nested(3, "[", "]"), depth: 2) == "1:3+1 json.depth: nested more than 2 levels deep")
    }

    @Test("a million open brackets harm nothing, and no limit goes beyond what can be released again")
    func hostile() throws {
        #expect(fault(Array(repeating: UInt8(ascii: "["), count: 1_000_000)).contains("json.depth"))
        #expect(JSONDocument.Limits(depth: .max).depth == 1024)
        #expect(fault(nested(1024, "[", "]"), depth: 9999) == "no fault")
        // Written again as deep as it was read.
        let deepest = nested(1024, "{\"a\":", "}")
        let document = try JSONDocument.parse(SourceText(file: "a.json", bytes: deepest), limits: .init(depth: 1024))
        #expect(JSONWriter.bytes(of: document.root) == deepest)
    }

    @Test("a duplicate key is reported at its later place, with the first; the last one counts")
    func duplicates() throws {
        let document = try document("{\"a\": 1,\n \"b\": {\"x\": 1, \"x\": 2},\n \"\\u0061\": 3}")
        #expect(
            document.diagnostics.map(summary) == [
                "2:16+3 json.duplicate-key: the key \"x\" stands twice in one object",
                "3:2+8 json.duplicate-key: the key \"a\" stands twice in one object",
            ])
        #expect(document.diagnostics.map(\.severity) == [.error, .error])
        #expect(
            document.diagnostics.map { $0.notes.map { $0.range?.start } } == [
                [SourceLocation(file: "a.json", line: 2, column: 8)], [SourceLocation(file: "a.json", line: 1, column: 2)],
            ])
        #expect(document.root["a"]?.number == "3")
        #expect(document.root.dictionary?["a"]?.number == "3")
        #expect(document.root.object?.count == 3)
    }

    @Test("duplicates are found in objects of any size, and keys are equal only where their bytes are")
    func many() throws {
        for count in [2, 12, 13, 2000] {
            let members = (0..<count).map { "\"k\($0)\":\($0)" } + ["\"k1\":-1"]
            let document = try document("{" + members.joined(separator: ",") + "}")
            #expect(document.diagnostics.map(\.message) == ["the key \"k1\" stands twice in one object"])
            #expect(document.root["k1"]?.int == -1)
        }
        let spellings = try document("{\"\u{E9}\":1,\"e\u{301}\":2}")
        #expect(spellings.diagnostics.isEmpty)
        #expect(spellings.root["\u{E9}"]?.int == 1)
        #expect(spellings.root["e\u{301}"]?.int == 2)
    }
}
