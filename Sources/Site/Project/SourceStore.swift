import Diagnostics
import Foundation
import Synchronization

/// Every file that a build reads, read once, under the name that messages use.
public final class SourceStore: Sendable {
    /// The folder that relative names start from.
    public let root: String
    private let files = Mutex<[String: SourceText]>([:])
    /// Files that excerpts were asked of; `nil` for those that must not be shown.
    private let excerpts = Mutex<[String: SourceText?]>([:])
    private let reads = Atomic(0)

    public init(root: String) { self.root = root }

    /// How many files were read from disk.
    public var readCount: Int { reads.load(ordering: .relaxed) }

    /// A file by its name relative to the root, or by an absolute path.
    ///
    /// - Throws: `nil` text is never given: a file that can't be read is status 3 with the place that names it.
    func read(_ name: String, namedAt range: SourceRange? = nil) throws(DiagnosticError) -> SourceText {
        if let known = files.withLock({ $0[name] }) { return known }
        let path = absolute(name)
        guard let bytes = FileSystem.read(path) else { throw missing(name, path, range) }
        reads.add(1, ordering: .relaxed)
        let source = SourceText(file: name, bytes: bytes)
        files.withLock { $0[name] = source }
        return source
    }

    /// A file named on the command line.
    public func source(_ name: String) throws(DiagnosticError) -> SourceText { try read(name) }

    /// The text for an excerpt; none of a file that holds a private key, which must never be printed. Looked into once a file: a
    /// file can have thousands of findings.
    @Sendable public func excerpt(_ name: String) -> SourceText? {
        if let known = excerpts.withLock({ $0[name] }) { return known }
        let source = files.withLock { $0[name] } ?? FileSystem.read(absolute(name)).map { SourceText(file: name, bytes: $0) }
        let shown = source.flatMap { Self.holdsKey($0.bytes) ? nil : $0 }
        excerpts.withLock { $0[name] = .some(shown) }
        return shown
    }

    /// Faults of syntax with what they quote of a file with a private key taken out: the quoted word may be the key.
    func redacted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            guard let file = diagnostic.range?.start.file, diagnostic.rule.hasPrefix("json."),
                let bytes = files.withLock({ $0[file]?.bytes }), Self.holdsKey(bytes)
            else { return diagnostic }
            var changed = diagnostic
            changed.message = Self.withoutLongWords(diagnostic.message)
            changed.explanation = diagnostic.explanation.map(Self.withoutLongWords)
            changed.notes = diagnostic.notes.map { .init(Self.withoutLongWords($0.message), at: $0.range) }
            changed.fixes = []
            return changed
        }
    }

    /// Base 64 words of 16 letters and more become `…`.
    private static func withoutLongWords(_ text: String) -> String {
        text.replacing(#/[A-Za-z0-9+\/=_-]{16,}/#, with: "…")
    }

    /// Xcode writes `"subscriptionOffersKeyPair": {"id", "privateKey"}`; any of the names is enough, because the file may be cut off
    /// or broken there. PEM armour is looked for too.
    private static func holdsKey(_ bytes: [UInt8]) -> Bool {
        ["privateKey", "subscriptionOffersKeyPair", "PRIVATE KEY"].contains { bytes.contains(sequence: Array($0.utf8)) }
    }

    func absolute(_ name: String) -> String { name.hasPrefix("/") ? name : root + "/" + name }

    private func missing(_ name: String, _ path: String, _ range: SourceRange?) -> DiagnosticError {
        var hint = ""
        let folder = (path as NSString).deletingLastPathComponent
        let last = (path as NSString).lastPathComponent
        if !FileSystem.exists(path), let near = NearMiss.suggestion(for: last, in: FileSystem.list(folder) ?? []) {
            hint = "; did you mean \"\(near)\"?"
        }
        let reason = FileSystem.isDirectory(path) ? "is a folder" : FileSystem.exists(path) ? "can't be read" : "doesn't exist"
        return DiagnosticError(
            Diagnostic("source.missing", .error, "\(name) \(reason)\(hint)", at: range),
            status: FileSystem.exists(path) && !FileSystem.isDirectory(path) ? .unreadable : .usage)
    }
}

extension [UInt8] {
    /// Whether `needle` occurs.
    func contains(sequence needle: [UInt8]) -> Bool {
        guard let first = needle.first else { return true }
        return withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            let end = start + bytes.count
            var from = start
            while let hit = memchr(from, Int32(first), from.distance(to: end)) {
                let at = UnsafeRawPointer(hit)
                if at.distance(to: end) >= needle.count, memcmp(at, needle, needle.count) == 0 { return true }
                from = at + 1
            }
            return false
        }
    }
}
