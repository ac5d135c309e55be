import Foundation
import Testing

/// The built command line, run as a user runs it: in a process of its own.
enum Vitrine {
    /// What one run came to.
    struct Run: Sendable {
        /// The exit status, or the negated number of the signal that ended the process.
        let status: Int32
        let output: String
        let error: String
    }

    /// The program stands beside the bundle that holds the tests.
    static let path: String = {
        let places = [CommandLine.arguments.first, Bundle.main.executablePath, try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")]
        for place in places.compactMap({ $0 }) {
            var folder = URL(fileURLWithPath: place)
            while folder.path != "/" {
                folder.deleteLastPathComponent()
                let candidate = folder.appendingPathComponent("vitrine").path
                if folder.lastPathComponent != "vitrine", isProgram(candidate) { return candidate }
            }
        }
        return "vitrine"
    }()

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }

    /// Nothing of the tester's own environment but what finding shared libraries needs.
    static func environment(_ changes: [String: String] = [:]) -> [String: String] {
        var environment = ["PATH": "/usr/bin:/bin", "LANG": "C", "TZ": "UTC", "HOME": "/nonexistent"]
        for name in ["LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"] { environment[name] = ProcessInfo.processInfo.environment[name] }
        return environment.merging(changes) { $1 }
    }

    static func process(_ arguments: [String], in folder: Folder, environment changes: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = environment(changes)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// Runs to the end. Both pipes are drained on threads of their own: a process that fills one while we wait at the other would
    /// never end.
    static func run(
        _ arguments: String..., in folder: Folder, input: String? = nil, environment: [String: String] = [:]
    ) throws -> Run {
        try run(arguments, in: folder, input: input, environment: environment)
    }

    static func run(_ arguments: [String], in folder: Folder, input: String? = nil, environment: [String: String] = [:]) throws -> Run {
        let process = process(arguments, in: folder, environment: environment)
        let output = Drain()
        let error = Drain()
        process.standardOutput = output.pipe
        process.standardError = error.pipe
        // A file, not a pipe: nobody has to feed it. It lives until the end of this function.
        let place = try input.map { _ in try Folder() }
        if let input, let file = try place?.write("input", input) { process.standardInput = FileHandle(forReadingAtPath: file) }
        defer { withExtendedLifetime(place) {} }
        try process.run()
        output.start()
        error.start()
        let texts = (output.text(), error.text())
        process.waitUntilExit()
        return Run(
            status: process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus, output: texts.0,
            error: texts.1)
    }
}

/// Reads one pipe to its end on a thread of its own.
private final class Drain: Sendable {
    let pipe = Pipe()
    nonisolated(unsafe) private var bytes = Data()  // written before, read after the semaphore
    private let done = DispatchSemaphore(value: 0)

    func start() {
        // Ours must be closed, else the end never comes.
        try? pipe.fileHandleForWriting.close()
        Thread.detachNewThread { [self] in
            bytes = pipe.fileHandleForReading.readDataToEndOfFile()
            done.signal()
        }
    }

    func text() -> String {
        done.wait()
        return String(decoding: bytes, as: UTF8.self)
    }
}
