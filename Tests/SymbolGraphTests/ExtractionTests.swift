import Diagnostics
import Testing

@testable import SymbolGraph

@Suite("Commands that extract a graph")
struct ExtractionTests {
    private let description = SourceText(
        file: "Package.swift",
        text: """
            {"name": "p", "path": "/project", "targets": [
              {"name": "Top", "c99name": "Top", "module_type": "SwiftTarget", "path": "Sources/Top", "target_dependencies": ["Middle", "Plug"]},
              {"name": "Middle", "c99name": "Middle", "module_type": "SwiftTarget", "path": "Sources/Middle", "target_dependencies": ["CYAML", "CThing", "Top"]},
              {"name": "CYAML", "c99name": "CYAML", "module_type": "SystemLibraryTarget", "path": "Sources/CYAML"},
              {"name": "CThing", "c99name": "CThing", "module_type": "ClangTarget", "path": "Sources/CThing"},
              {"name": "Plug", "c99name": "Plug", "module_type": "PluginTarget", "path": "Plugins/Plug"},
              {"name": "my-tool", "c99name": "my_tool", "module_type": "SwiftTarget", "path": "Sources/my-tool"}
            ]}
            """)

    @Test("C modules are named, however far behind the target they are")
    func moduleMaps() throws {
        var extraction = try SymbolExtraction.of(
            target: "Top", description: description, binaryPath: "/project/.build/release", output: ".vitrine/symbols")
        extraction.targetTriple = "x86_64-unknown-linux-gnu"
        #expect(extraction.build == ["swift", "build", "--package-path", "/project", "-c", "release", "--target", "Top"])
        #expect(
            extraction.extract(binaryPath: "/project/.build/release") == [
                "swift-symbolgraph-extract", "-module-name", "Top", "-target", "x86_64-unknown-linux-gnu", "-minimum-access-level", "public",
                "-I", "/project/.build/release/Modules", "-output-dir", ".vitrine/symbols",
                "-Xcc", "-fmodule-map-file=/project/Sources/CThing/include/module.modulemap",
                "-Xcc", "-fmodule-map-file=/project/.build/release/CThing.build/module.modulemap",
                "-Xcc", "-fmodule-map-file=/project/Sources/CYAML/module.modulemap",
            ])
    }

    @Test("a target's module may be called otherwise")
    func moduleNames() throws {
        let extraction = try SymbolExtraction.of(target: "my-tool", description: description, binaryPath: "/b", output: "o")
        #expect(extraction.module == "my_tool")
        #expect(extraction.build.last == "my-tool")
        #expect(extraction.graphs(among: ["x.txt", "my_tool@Swift.symbols.json", "my_tool.symbols.json", "my_tools.symbols.json"]) == [
            "my_tool.symbols.json", "my_tool@Swift.symbols.json",
        ])
    }

    @Test("an unknown target is a fault of usage, with the nearest name", arguments: [("Midle", "; did you mean \"Middle\"?"), ("CYAML", "")])
    func unknownTargets(name: String, hint: String) {
        let error = #expect(throws: DiagnosticError.self) {
            try SymbolExtraction.of(target: name, description: description, binaryPath: "/b", output: "o")
        }
        #expect(error?.status == .usage)
        #expect(error?.diagnostics.map(\.message) == ["the package has no Swift target \"\(name)\"" + hint])
    }

    @Test("output that is no package is unreadable")
    func noPackage() {
        let error = #expect(throws: DiagnosticError.self) {
            try SymbolExtraction.of(target: "A", description: SourceText(file: "f", text: "error: no"), binaryPath: "/b", output: "o")
        }
        #expect(error?.status == .unreadable)
    }
}
