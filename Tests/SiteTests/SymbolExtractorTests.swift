import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import Site

@Suite("vitrine symbols")
struct SymbolExtractorTests {
    /// Stands in for the toolchain: keeps what was run and answers as `swift` would.
    final class Toolchain: Sendable {
        let commands = Mutex<[String]>([])
        let root: String
        let failing: String?

        init(_ root: String, failing: String? = nil) {
            self.root = root
            self.failing = failing
        }

        var runner: CommandRunner {
            CommandRunner { command in
                let line = command.joined(separator: " ").replacing(self.root, with: "")
                self.commands.withLock { $0.append(line) }
                if let failing = self.failing, line.hasPrefix(failing) {
                    return CommandResult(status: 1, output: [], error: Array("note: x\nA.swift:1:2: error: no such thing\n".utf8))
                }
                var output = ""
                if line.contains("describe") {
                    output =
                        "{\"path\":\"\(self.root)\",\"targets\":[{\"name\":\"Kiosk\",\"c99name\":\"Kiosk\",\"module_type\":\"SwiftTarget\",\"path\":\"Sources/Kiosk\"}]}"
                } else if line.contains("--show-bin-path") {
                    output = self.root + "/.build/release\n"
                } else if line.hasPrefix("swift-symbolgraph-extract"), let i = command.firstIndex(of: "-output-dir") {
                    for name in ["Kiosk.symbols.json", "Kiosk@Swift.symbols.json"] {
                        try FileManager.default.copyItem(atPath: self.root + "/" + name, toPath: command[i + 1] + "/" + name)
                    }
                }
                return CommandResult(status: 0, output: Array(output.utf8), error: [])
            }
        }
    }

    static let entry = "{ package: ., target: Kiosk, symbols: graphs/kiosk.symbols.json }"

    func make(_ entry: String = entry) throws -> ReferenceFixture { try ReferenceFixture(reference: [entry]) }

    @Test("the graph is made where the entry wants it, and a build then finds it")
    func writes() throws {
        let fixture = try make()
        let toolchain = Toolchain(fixture.root)
        let results = try SymbolExtractor(project: fixture.project(), runner: toolchain.runner).extract()
        #expect(results == [.init(target: "Kiosk", symbols: "graphs/kiosk.symbols.json", isNew: true)])
        #expect(
            toolchain.commands.withLock { $0.map { String($0.prefix(46)) } } == [
                "swift package --package-path  describe --type ", "swift build --package-path  -c release --show-",
                "swift build --package-path  -c release --targe", "swift-symbolgraph-extract -module-name Kiosk -",
            ])
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.root + "/graphs").sorted() == ["kiosk.symbols.json", "kiosk@Swift.symbols.json"])
        #expect(fixture.build().status == .success)
        #expect(fixture.files { $0.contains("Swift-String") }.count == 2)
    }

    @Test("nothing is run where the graph is newer than every source, and all again where one is changed or removed, or by force")
    func skips() throws {
        let fixture = try make()
        let toolchain = Toolchain(fixture.root)
        let extractor = try SymbolExtractor(project: fixture.project(), runner: toolchain.runner)
        func runs(force: Bool = false) throws -> Int {
            toolchain.commands.withLock { $0 = [] }
            _ = try extractor.extract(isForced: force)
            return toolchain.commands.withLock { $0.count }
        }
        func age(_ path: String, _ seconds: TimeInterval) throws {
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: seconds)], ofItemAtPath: fixture.root + path)
        }
        for path in ["/Sources/Kiosk/Kiosk.swift", "/Sources/Kiosk"] { try age(path, -100) }
        #expect(try runs() == 4)
        #expect(try runs() == 0)
        try age("/Sources/Kiosk/Kiosk.swift", 50)
        #expect(try runs() == 4)
        try age("/Sources/Kiosk/Kiosk.swift", -100)
        #expect(try runs() == 0)
        try age("/Sources/Kiosk", 50)
        #expect(try runs() == 4)
        try age("/Sources/Kiosk", -100)
        #expect(try runs(force: true) == 4)
        try fixture.write("Tests/New.swift", "")
        try fixture.write("site/Copy.swift", "")
        #expect(try runs() == 0)
    }

    @Test("a command that fails is told with its errors, and the graph that stood there stays")
    func fails() throws {
        let fixture = try make()
        try fixture.write("graphs/kiosk.symbols.json", "old")
        let toolchain = Toolchain(fixture.root, failing: "swift build --package-path  -c release --target")
        let error = #expect(throws: DiagnosticError.self) {
            try SymbolExtractor(project: fixture.project(), runner: toolchain.runner).extract(isForced: true)
        }
        #expect(error?.status == .unreadable)
        #expect(error?.diagnostics.first?.message == "`swift build` failed with status 1")
        #expect(error?.diagnostics.first?.notes.map(\.message) == ["A.swift:1:2: error: no such thing"])
        #expect(error?.diagnostics.first?.range?.start.file == "vitrine.yml")
        #expect(try String(contentsOfFile: fixture.root + "/graphs/kiosk.symbols.json", encoding: .utf8) == "old")
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.root + "/graphs") == ["kiosk.symbols.json"])
    }

    @Test("without a toolchain the message says what to install")
    func noToolchain() throws {
        let fixture = try make()
        let error = #expect(throws: DiagnosticError.self) { try SymbolExtractor(project: fixture.project(), path: "/nowhere").extract() }
        #expect(error?.status == .unreadable)
        #expect(error?.diagnostics.first?.message == "swift isn't installed, or isn't in PATH")
        withExtendedLifetime(fixture) {}
    }

    @Test("a target that isn't there is told with the nearest one")
    func unknownTarget() throws {
        let fixture = try make("{ package: ., target: Kiosc, symbols: graphs }")
        let error = #expect(throws: DiagnosticError.self) {
            try SymbolExtractor(project: fixture.project(), runner: Toolchain(fixture.root).runner).extract()
        }
        #expect(error?.status == .usage)
        #expect(error?.diagnostics.first?.message == "the package has no Swift target \"Kiosc\"; did you mean \"Kiosk\"?")
        withExtendedLifetime(fixture) {}
    }

    @Test("entries that only name a graph are left alone")
    func noTarget() throws {
        let fixture = try ReferenceFixture()
        #expect(try SymbolExtractor(project: fixture.project(), path: "").extract() == [])
        withExtendedLifetime(fixture) {}
    }
}
