import Diagnostics
import Testing

@testable import SymbolGraph

@Suite("Reading symbol graphs")
struct LoadingTests {
    private func fault(_ text: String) -> String { fault(SourceText(file: "M.symbols.json", text: text)) }

    private func fault(_ source: SourceText) -> String {
        do {
            _ = try ReferenceModule.load(graphs: [source])
            return "none"
        } catch {
            let start = error.diagnostics[0].range?.start
            return "\(error.status) \(start?.file ?? ""):\(start?.line ?? 0):\(start?.column ?? 0) \(error.diagnostics[0].message)"
        }
    }

    @Test(
        "a file that is no symbol graph is unreadable, with the place of the fault",
        arguments: [
            ("", "unreadable M.symbols.json:0:0 the symbol graph is empty"),
            (" \n", "unreadable M.symbols.json:0:0 the symbol graph is empty"),
            ("{}", "unreadable M.symbols.json:1:1 this isn't a symbol graph: it has no \"metadata\""),
            ("[]", "unreadable M.symbols.json:1:1 this isn't a symbol graph: it isn't a JSON object"),
            ("{\n \"é\": tru }", "unreadable M.symbols.json:2:10 the symbol graph isn't JSON from here on"),
            ("{\"a\": [1, 2", "unreadable M.symbols.json:1:12 the symbol graph is cut off: the JSON text ends inside a value"),
            ("{\"a\": \"b", "unreadable M.symbols.json:1:9 the symbol graph is cut off: the JSON text ends inside a value"),
            ("{\"a\" 1}", "unreadable M.symbols.json:1:6 the symbol graph isn't JSON from here on"),
            ("{} x", "unreadable M.symbols.json:1:4 the symbol graph isn't JSON from here on"),
            ("\u{0}\u{1}", "unreadable M.symbols.json:0:0 the symbol graph is empty"),
            ("PK\u{3}\u{4}", "unreadable M.symbols.json:1:1 the symbol graph isn't JSON from here on"),
        ])
    func noGraph(text: String, expected: String) { #expect(fault(text) == expected) }

    @Test("a graph cut at any byte is an error, never a smaller module")
    func truncated() {
        let whole = Fixture.graph(
            symbols: [Fixture.symbol("s:A", "struct", "A", more: #","location":{"uri":"file:///a","position":{"line":1,"character":2}}"#)],
            relations: [Fixture.relation("conformsTo", "s:A", "s:SH", more: #","targetFallback":"Swift.Hashable""#)])
        #expect(fault(whole) == "none")
        for length in 0..<whole.bytes.count {
            let message = fault(SourceText(file: "M.symbols.json", bytes: Array(whole.bytes.prefix(length))))
            #expect(message.hasPrefix("unreadable M.symbols.json:"))
        }
    }

    @Test("a value of the wrong type or a missing one is named and placed")
    func wrongTypes() {
        #expect(
            fault(Fixture.graph(symbols: [Fixture.symbol("s:A", "struct", "A", more: #","docComment":{"lines":[{"text":7}]}"#)]))
                == "unreadable M.symbols.json:3:226 /symbols/0/docComment/lines/0/text of the symbol graph isn't of the expected type")
        #expect(
            fault(Fixture.graph(symbols: ["{}"])) == "unreadable M.symbols.json:3:12 the symbol graph has no \"identifier\" in /symbols/0")
    }

    @Test("bytes that aren't UTF-8 are placed")
    func invalidUTF8() {
        let bytes = Array("{\n\"metadata\": \"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8)
        #expect(
            fault(SourceText(file: "b", bytes: bytes)).hasPrefix("unreadable b:2:"))
    }

    @Test("deep nesting and huge numbers don't crash")
    func hostile() {
        #expect(fault(String(repeating: "[", count: 100_000)).hasPrefix("unreadable M.symbols.json:1:"))
        #expect(fault(String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)).hasPrefix("unreadable M.symbols.json:1:"))
        let far = #","location":{"uri":"file:///a","position":{"line":9223372036854775807,"character":-5}}"#
        #expect(fault(Fixture.graph(symbols: [Fixture.symbol("s:A", "struct", "A", more: far)])) == "none")
        #expect(fault(Fixture.graph(version: #"{"major":1e999,"minor":6}"#)).hasPrefix("unreadable"))
    }

    @Test("formats 0.5 and 0.6 are known; a newer one is read with a warning")
    func versions() throws {
        func warnings(_ minor: Int) throws -> [String] {
            try ReferenceModule.load(graphs: [Fixture.graph(version: #"{"major":0,"minor":\#(minor),"patch":3}"#)]).diagnostics.map(\.message)
        }
        #expect(try warnings(5) == [])
        #expect(try warnings(6) == [])
        #expect(try warnings(7) == ["symbol graph of format 0.7; formats 0.5 and 0.6 are known"])
    }

    @Test("graphs of several platforms are one module, each symbol knowing its platforms, whatever the order of files")
    func platforms() throws {
        let mac = Fixture.graph(
            system: "macosx", symbols: [Fixture.symbol("s:A", "struct", "A"), Fixture.symbol("s:B", "struct", "B")],
            relations: [Fixture.relation("conformsTo", "s:A", "s:SH", more: #","targetFallback":"Swift.Hashable""#)], file: "mac.json")
        let linux = Fixture.graph(
            symbols: [Fixture.symbol("s:A", "struct", "A")],
            relations: [Fixture.relation("conformsTo", "s:A", "s:SH", more: #","targetFallback":"Swift.Hashable""#)], file: "linux.json")
        for graphs in [[mac, linux], [linux, mac]] {
            let module = try ReferenceModule.load(graphs: graphs)
            #expect(module.platforms == ["linux", "macosx"])
            #expect(module.symbols.map(\.platforms) == [["linux", "macosx"], ["macosx"]])
            #expect(module.symbols[0].conformsTo == [TypeReference(id: "s:SH", name: "Hashable", module: "Swift")])
        }
    }

    @Test("graphs of two modules are an error for one, and two modules for a folder")
    func severalModules() throws {
        let graphs = [Fixture.graph(module: "B", file: "b"), Fixture.graph(module: "A", file: "a")]
        #expect(try ReferenceModule.loadAll(graphs: graphs).map(\.name) == ["A", "B"])
        #expect(throws: DiagnosticError.self) { try ReferenceModule.load(graphs: graphs) }
        #expect(throws: DiagnosticError.self) { try ReferenceModule.load(graphs: []) }
    }

    @Test("no public symbol is lost where relations are missing, unknown or run in circles")
    func orphans() throws {
        let module = try ReferenceModule.load(graphs: [
            Fixture.graph(
                symbols: [
                    Fixture.symbol("s:A", "struct", "A"), Fixture.symbol("s:A.x", "property", "A", "x"),
                    Fixture.symbol("s:L", "property", "Lost", "y"), Fixture.symbol("s:W", "wonder", "W"),
                    Fixture.symbol("s:C1", "method", "c1()"), Fixture.symbol("s:C2", "method", "c2()"),
                    Fixture.symbol("s:S", "struct", "S"), Fixture.symbol("s:deep", "method", "A", "x", "deep()"),
                    Fixture.symbol("s:E", "property", "Ext", "z"),
                ],
                relations: [
                    Fixture.relation("memberOf", "s:C1", "s:C2"), Fixture.relation("memberOf", "s:C2", "s:C1"),
                    Fixture.relation("memberOf", "s:S", "s:S"), Fixture.relation("memberOf", "s:deep", "s:A.x"),
                    Fixture.relation("memberOf", "s:E", "s:Other"), Fixture.relation("wonders", "s:W", "s:A"),
                    Fixture.relation("memberOf", "s:nobody", "s:nowhere"),
                ])
        ])
        #expect(module.symbols.allSatisfy { module.target($0.id) != nil })
        #expect(module.outline("A") == ["M/A", "instanceProperties: #x", "instanceMethods: #deep"])
        #expect(module.outline("Ext") == ["M/Ext", "instanceProperties: #z"])
        #expect(module.outline("Lost.y") == ["M/Lost-y"])
        #expect(module.symbol("s:W")?.kind == .other("wonder"))
    }

    @Test("hostile names end as harmless file names")
    func hostileNames() throws {
        let module = try ReferenceModule.load(graphs: [
            Fixture.graph(
                module: "../../etc",
                symbols: [
                    Fixture.symbol("s:1", "struct", "../../x"), Fixture.symbol("s:2", "struct", "<script>"), Fixture.symbol("s:3", "struct", ""),
                    Fixture.symbol("s:4", "struct", String(repeating: "é", count: 300)),
                ])
        ])
        for page in module.pages {
            #expect(page.path.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || "-_/".utf8.contains(byte)
            })
            #expect(page.path.split(separator: "/").count == 2)
            #expect(page.stem.utf8.count <= 80)
        }
    }
}
