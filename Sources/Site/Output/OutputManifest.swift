import Diagnostics
import JSONText

/// `.vitrine.json`: every file that we wrote on one side, with its SHA-256. By it we know that a folder is ours, and which
/// files of it. No time, and no name from the other side.
struct OutputManifest: Sendable, Equatable {
    static let name = ".vitrine.json"

    var hashes: [String: String] = [:]

    /// Deterministic bytes: paths sorted by their UTF-8.
    var bytes: [UInt8] {
        var out = "{\n  \"generator\": \"vitrine\",\n  \"files\": {"
        var separator = "\n"
        for (path, hash) in hashes.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            out += separator + "    " + JSONReporter.quoted(path) + ": \"" + hash + "\""
            separator = ",\n"
        }
        out += hashes.isEmpty ? "}\n}\n" : "\n  }\n}\n"
        return Array(out.utf8)
    }

    /// Reads a manifest; `nil` where the text isn't one. Paths that lead out of the folder are left out: we would delete them.
    init?(bytes: [UInt8]) {
        guard let document = try? JSONDocument.parse(SourceText(file: Self.name, bytes: bytes)),
            document.root["generator"]?.string == "vitrine", let files = document.root["files"]?.object
        else { return nil }
        for member in files {
            if let hash = member.value.string, Self.isInside(member.key) { hashes[member.key] = hash }
        }
    }

    init() {}

    private static func isInside(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.contains("\0")
            && !path.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == ".." || $0 == "." || $0.isEmpty }
    }
}
