import Diagnostics
import Foundation

/// The folder where the site is written: checked to be ours, changed only where bytes differ, repaired after a killed build.
public struct OutputFolder: Sendable {
    let path: String
    /// The path as messages should name it.
    let displayName: String

    /// What a write did, in counts that tests assert.
    public struct Summary: Sendable, Equatable {
        public var written = 0
        public var unchanged = 0
        public var removed = 0
        public var bytesWritten = 0
    }

    /// Refuses a folder that holds somebody's other files. Writes nothing.
    ///
    /// - Throws: status 2 where the folder isn't ours or can't be written.
    func checkOwnership() throws(DiagnosticError) {
        guard FileSystem.exists(path) else {
            var parent = (path as NSString).deletingLastPathComponent
            while !parent.isEmpty, parent != "/", !FileSystem.exists(parent) { parent = (parent as NSString).deletingLastPathComponent }
            if access(parent.isEmpty ? "." : parent, W_OK) != 0 { throw refusal("can't be created: \(parent) is not writable") }
            return
        }
        guard FileSystem.isDirectory(path) else { throw refusal("is a file, not a folder") }
        guard let names = FileSystem.list(path) else { throw refusal("can't be read") }
        guard access(path, W_OK) == 0 else { throw refusal("is not writable") }
        if names.allSatisfy({ $0 == ".gitignore" || $0 == Self.partsName }) { return }
        if let bytes = FileSystem.read(path + "/" + OutputManifest.name), OutputManifest(bytes: bytes) != nil { return }
        throw refusal(
            "holds other files (\(names.prefix(3).joined(separator: ", "))\(names.count > 3 ? ", …" : "")) and no \(OutputManifest.name)",
            explanation: "Vitrine writes only into a folder that is new, empty or its own. Name another with --output, or empty this one.")
    }

    /// The parts that stand in the folder from an earlier build.
    func parts() -> Set<SitePart> { Set(manifests().values.flatMap(\.hashes.keys).compactMap(SitePart.of)) }

    /// Makes the folder hold exactly `files` of ours, beside whatever else stands there.
    ///
    /// - Parameters:
    ///   - clean: write every file, also those whose bytes are right.
    ///   - keeping: files of an earlier build that stay though this one doesn't make them.
    func write(_ files: [OutputFile], clean: Bool = false, keeping: ((String) -> Bool)? = nil) throws(DiagnosticError) -> Summary {
        var summary = Summary()
        let old = manifests()
        var new: [Side: OutputManifest] = [.public: OutputManifest()]
        for file in files { new[file.side, default: OutputManifest()].hashes[file.path] = Digest.sha256(file.bytes) }
        if let keeping {
            for (side, manifest) in old {
                for (path, hash) in manifest.hashes where keeping(path) && new[side]?.hashes[path] == nil {
                    new[side, default: OutputManifest()].hashes[path] = hash
                }
            }
        }

        // Before the first change the manifests name old and new files, so that a killed build leaves none that nobody knows.
        var pending = files.filter { clean || FileSystem.read(path + "/" + $0.path) != $0.bytes }
        let names = Set(new.values.flatMap(\.hashes.keys))
        let stale = old.values.flatMap(\.hashes.keys).filter { !names.contains($0) }.sorted()
        if !pending.isEmpty || !stale.isEmpty {
            // The public one first: it is what makes the folder ours, and a build may be killed between the two.
            for side in [Side.public, .internal] where old[side] != nil || new[side] != nil {
                var both = old[side] ?? OutputManifest()
                both.hashes.merge(new[side]?.hashes ?? [:]) { $1 }
                if old[side].map({ both.hashes.count > $0.hashes.count }) ?? true { try put(both.bytes, at: manifestPath(side)) }
            }
        }
        for name in stale where Self.remove(path + "/" + name, upTo: path) { summary.removed += 1 }
        pending.sort { $0.path < $1.path }
        for file in pending {
            try put(file.bytes, at: path + "/" + file.path)
            summary.written += 1
            summary.bytesWritten += file.bytes.count
        }
        summary.unchanged = files.count - summary.written
        for (side, manifest) in new where FileSystem.read(manifestPath(side)) != manifest.bytes {
            try put(manifest.bytes, at: manifestPath(side))
        }
        if new[.internal] == nil, old[.internal] != nil { _ = Self.remove(manifestPath(.internal), upTo: path) }
        try? FileManager.default.removeItem(atPath: path + "/" + Self.partsName)
        return summary
    }

    /// Where half-written files live until they are renamed.
    private static let partsName = ".vitrine-parts"

    private func manifestPath(_ side: Side) -> String {
        path + (side == .internal ? "/internal/" : "/") + OutputManifest.name
    }

    private func manifests() -> [Side: OutputManifest] {
        var found: [Side: OutputManifest] = [:]
        for side in [Side.public, .internal] {
            if let bytes = FileSystem.read(manifestPath(side)), let manifest = OutputManifest(bytes: bytes) { found[side] = manifest }
        }
        return found
    }

    private func put(_ bytes: [UInt8], at target: String) throws(DiagnosticError) {
        try makeFolder(path + "/" + Self.partsName)
        try makeFolder((target as NSString).deletingLastPathComponent)
        do {
            try FileSystem.write(bytes, to: target, temporary: path + "/" + Self.partsName + "/part")
        } catch let error as SystemError {
            throw refusal(error.message)
        } catch {
            throw refusal("\(error)")
        }
    }

    private func makeFolder(_ folder: String) throws(DiagnosticError) {
        if FileSystem.isDirectory(folder) { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw refusal("can't create \(folder): \(String(cString: strerror(errno)))")
        }
    }

    /// Removes a file, and the folders above it that this leaves empty.
    private static func remove(_ file: String, upTo root: String) -> Bool {
        guard unlink(file) == 0 else { return false }
        var folder = (file as NSString).deletingLastPathComponent
        while folder.utf8.count > root.utf8.count, rmdir(folder) == 0 { folder = (folder as NSString).deletingLastPathComponent }
        return true
    }

    private func refusal(_ what: String, explanation: String? = nil) -> DiagnosticError {
        DiagnosticError(
            Diagnostic("output.refused", .error, "output folder \(displayName) \(what)", explanation: explanation), status: .usage)
    }
}
