import Foundation

/// The few calls on files that a build makes, on bytes and by system calls: Foundation's `Data` would copy.
enum FileSystem {
    /// The bytes of a file; `nil` where it can't be read.
    static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let expected = Int(status.st_size)
        var bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
            count = 0
            while count < expected {
                let got = Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, expected - count)
                if got <= 0 { break }
                count += got
            }
        }
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {  // a file that grew meanwhile, or one of /proc without a size
            let got = Foundation.read(descriptor, &chunk, chunk.count)
            if got <= 0 { break }
            bytes.append(contentsOf: chunk[..<got])
        }
        return bytes
    }

    /// Writes beside the target and renames, so that nobody ever sees half a file.
    static func write(_ bytes: [UInt8], to path: String, temporary: String) throws {
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw SystemError("can't write \(path)") }
        var done = 0
        while done < bytes.count {
            let wrote = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done) }
            if wrote < 0, errno == EINTR { continue }
            guard wrote > 0 else {
                let error = SystemError("can't write \(path)")
                close(descriptor)
                unlink(temporary)
                throw error
            }
            done += wrote
        }
        close(descriptor)
        guard rename(temporary, path) == 0 else {
            let error = SystemError("can't write \(path)")
            unlink(temporary)
            throw error
        }
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Names inside a folder, sorted by their bytes; `nil` where it can't be read.
    static func list(_ path: String) -> [String]? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Every regular file below a folder, relative to it, sorted; hidden names left out.
    static func files(below folder: String) -> [String] {
        var found: [String] = []
        func visit(_ relative: String) {
            for name in list(relative.isEmpty ? folder : folder + "/" + relative) ?? [] where !name.hasPrefix(".") {
                let path = relative.isEmpty ? name : relative + "/" + name
                if isDirectory(folder + "/" + path) { visit(path) } else { found.append(path) }
            }
        }
        visit("")
        return found
    }
}

/// A failed system call, in words.
struct SystemError: Error {
    let message: String

    /// `what` and the reason of the last failed call.
    init(_ what: String) {
        message = what + ": " + String(cString: strerror(errno))
    }
}
