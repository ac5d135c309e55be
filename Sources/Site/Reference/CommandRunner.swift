import Diagnostics
import Foundation

/// What a program printed, and how it ended.
struct CommandResult: Sendable {
    var status: Int32
    var output: [UInt8]
    var error: [UInt8]

    var outputText: String { String(decoding: output, as: UTF8.self) }

    /// The lines that tell what went wrong: the compiler's errors, else the last lines of all.
    var complaint: [String] {
        let lines = (String(decoding: error, as: UTF8.self) + "\n" + outputText).split(separator: "\n").map(String.init)
        let errors = lines.filter { $0.contains("error:") }
        return Array((errors.isEmpty ? lines : errors).suffix(12))
    }
}

/// Runs other programs.
struct CommandRunner: Sendable {
    /// A program by its name and what it is given, run to its end; `nil` where no such program is installed.
    var run: @Sendable (_ command: [String]) throws -> CommandResult?

    /// Programs of `PATH`, and those beside `swift`, where a toolchain keeps its tools.
    /// - Parameters:
    ///   - path: folders between colons.
    ///   - scratch: a folder for what they print: in files, since a full pipe would stop them.
    static func system(path: String, scratch: String) -> CommandRunner {
        CommandRunner { command in
            guard let name = command.first, let program = find(name, path) else { return nil }
            let (outputFile, errorFile) = (scratch + "/stdout", scratch + "/stderr")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = Array(command.dropFirst())
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try handle(outputFile)
            process.standardError = try handle(errorFile)
            try process.run()
            process.waitUntilExit()
            return CommandResult(
                status: process.terminationStatus, output: FileSystem.read(outputFile) ?? [], error: FileSystem.read(errorFile) ?? [])
        }
    }

    private static func handle(_ file: String) throws -> FileHandle {
        guard FileManager.default.createFile(atPath: file, contents: nil), let handle = FileHandle(forWritingAtPath: file) else {
            throw SystemError("can't write \(file)")
        }
        return handle
    }

    private static func find(_ name: String, _ path: String) -> String? {
        let folders = path.split(separator: ":").map(String.init)
        func first(_ name: String) -> String? {
            folders.map { $0 + "/" + name }.first { FileManager.default.isExecutableFile(atPath: $0) && !FileSystem.isDirectory($0) }
        }
        if let program = first(name) { return program }
        guard let swift = first("swift") else { return nil }
        let beside = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name).path
        return FileManager.default.isExecutableFile(atPath: beside) ? beside : nil
    }
}
