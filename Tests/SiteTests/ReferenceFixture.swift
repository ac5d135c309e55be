import Diagnostics
import Foundation
import Testing

@testable import Site

/// A project in a folder of its own that documents Fixtures/Reference, whose graphs `extract.sh` makes.
final class ReferenceFixture {
    static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Reference")
    static let entry = "{ symbols: Kiosk.symbols.json, source: \"https://git.example/{path}#L{line}\" }"

    let root: String

    /// - Parameter reference: the entries of `reference`, in flow style.
    init(reference: [String] = [entry], languages: String = "[en, fr]", more: String = "") throws {
        root = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path + "/reference-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for name in ["Kiosk.symbols.json", "Kiosk@Swift.symbols.json"] {
            try write(name, try String(contentsOf: Self.fixtures.appending(path: name), encoding: .utf8).replacing("/project/", with: root + "/"))
        }
        try FileManager.default.copyItem(atPath: Self.fixtures.appending(path: "Sources").path, toPath: root + "/Sources")
        let entries = reference.map { "  - \($0)\n" }.joined()
        try write(
            "vitrine.yml",
            "title: Kiosk\nlanguages: \(languages)\nsite: { url: \"https://kiosk.example/\" }\npublish: { internal: [] }\n" + more
                + (entries.isEmpty ? "" : "reference:\n" + entries))
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ name: String, _ text: String) throws {
        let url = URL(filePath: root).appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func project() throws -> Project { try Project.open(.folder(root)) }

    func load() throws -> ReferenceSet? { try ReferenceSet.load(project()) }

    func build() -> BuildOutcome { SiteBuilder.build(BuildRequest(project: .folder(root), workingDirectory: root)) }

    /// Every file of the site that `isIncluded`, sorted.
    func files(where isIncluded: (String) -> Bool = { _ in true }) -> [String] {
        FileSystem.files(below: root + "/site").filter(isIncluded)
    }

    func page(_ path: String) throws -> String { try String(contentsOfFile: root + "/site/" + path, encoding: .utf8) }

    /// From `<main` to its end.
    func main(_ path: String) throws -> String {
        let page = try page(path)
        let start = try #require(page.range(of: "<main"))
        let end = try #require(page.range(of: "</main>"))
        return String(page[start.lowerBound..<end.upperBound]) + "\n"
    }

    /// The error that loading ends with.
    func failure() throws -> DiagnosticError? {
        do throws(DiagnosticError) {
            _ = try ReferenceSet.load(Project.open(.folder(root)))
            return nil
        } catch { return error }
    }
}

/// Compares with a file of Fixtures/Reference/Golden; `VITRINE_RECORD=1 swift test` writes it anew.
func expectGolden(_ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let url = ReferenceFixture.fixtures.appending(path: "Golden/" + name)
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    #expect(text == golden, sourceLocation: sourceLocation)
}
