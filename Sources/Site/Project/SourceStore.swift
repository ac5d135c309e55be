import Diagnostics
import Foundation
import Synchronization

/// Every file that a build reads, read once, under the name that messages use.
public final class SourceStore: Sendable {
    /// The folder that relative names start from.
    public let root: String
    private let files = Mutex<[String: SourceText]>([:])
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

    /// The text for an excerpt, of a file that was read before. None of a file with a private key: it must never be printed.
    @Sendable public func excerpt(_ name: String) -> SourceText? {
        guard let source = files.withLock({ $0[name] }) ?? FileSystem.read(absolute(name)).map({ SourceText(file: name, bytes: $0) })
        else { return nil }
        return source.bytes.contains(sequence: Array("privateKey".utf8)) ? nil : source
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

extension Collection where Element == UInt8 {
    /// Whether `needle` occurs.
    func contains(sequence needle: [UInt8]) -> Bool {
        guard let first = needle.first else { return true }
        return withContiguousStorageIfAvailable { bytes in
            var i = 0
            while let at = bytes[i...].firstIndex(of: first) {
                if bytes[at...].starts(with: needle) { return true }
                i = at + 1
            }
            return false
        } ?? Array(self).contains(sequence: needle)
    }
}
