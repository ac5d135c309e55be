import Diagnostics
import Foundation

@testable import Site

/// A folder of its own for one test, gone when the test is over.
struct TemporaryFolder: Sendable {
    let path: String

    /// Runs `body` with a folder that holds `files`.
    static func with<T>(_ files: [String: String] = [:], _ body: (TemporaryFolder) throws -> T) throws -> T {
        let folder = TemporaryFolder(path: FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        for (name, text) in files { try folder.write(text, to: name) }
        return try body(folder)
    }

    subscript(_ name: String) -> String { path + "/" + name }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(fileURLWithPath: self[name])
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self[name]) }

    func text(_ name: String) -> String? { FileSystem.read(self[name]).map { String(decoding: $0, as: UTF8.self) } }

    /// Every file below a folder, hidden ones too, sorted.
    func files(_ name: String = "") -> [String] {
        let root = name.isEmpty ? path : self[name]
        let all = (FileManager.default.enumerator(atPath: root)?.allObjects ?? []).compactMap { $0 as? String }
        return all.filter { !FileSystem.isDirectory(root + "/" + $0) }.sorted()
    }

    /// The same with the hashes of assets left out: `assets/site-#.css`.
    func shapes(_ name: String = "site") -> [String] {
        files(name).map { $0.replacing(/-[0-9a-f]{8}\./, with: "-#.") }.sorted()
    }

    /// Path → SHA-256 of every file below a folder.
    func hashes(_ name: String = "site") -> [String: String] {
        Dictionary(uniqueKeysWithValues: files(name).map { ($0, Digest.sha256(FileSystem.read(self[name + "/" + $0]) ?? [])) })
    }

    /// Builds the project of this folder.
    func build(_ change: (inout BuildRequest) -> Void = { _ in }) -> BuildOutcome {
        var request = BuildRequest(project: .folder(path), workingDirectory: path)
        change(&request)
        return SiteBuilder.build(request)
    }

    func check(_ change: (inout BuildRequest) -> Void = { _ in }) -> BuildOutcome {
        var request = BuildRequest(project: .folder(path), workingDirectory: path)
        change(&request)
        return SiteBuilder.check(request)
    }
}
