import Foundation
import Testing

/// Texts that are right because a person has read them, kept as files beside the tests and named after them.
///
/// `VITRINE_RECORD=1 swift test --filter vitrineTests` writes them anew; read the difference before you commit it.
enum Snapshot {
    static var isRecording: Bool { ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" }

    /// Holds `text` against the file `Fixtures/<name>`, or writes that file.
    static func expect(_ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let path = Fixtures.path(name)
        if isRecording {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            return
        }
        guard let known = try? Fixtures.text(name) else {
            Issue.record("no golden file \(name); VITRINE_RECORD=1 records it", sourceLocation: sourceLocation)
            return
        }
        if known == text { return }
        let old = known.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        Issue.record(
            """
            \(name) differs from line \(line + 1) on:
            - \(line < old.count ? old[line] : "(end)")
            + \(line < new.count ? new[line] : "(end)")
            """, sourceLocation: sourceLocation)
    }
}

extension Vitrine.Run {
    /// The run as a text for a snapshot, with the folder's name taken out.
    func transcript(_ arguments: [String], in folder: Folder) -> String {
        var text = "$ vitrine \(arguments.joined(separator: " "))\nstatus \(status)\n"
        if !output.isEmpty { text += "--- standard output\n" + output }
        if !error.isEmpty { text += "--- standard error\n" + error }
        // The theme's own words are counted by other tests.
        return text.replacingOccurrences(of: folder.path, with: "<folder>")
            .replacingOccurrences(of: #"(?m)^(interface +\w+) .*$"#, with: "$1 …", options: .regularExpression)
    }
}
