import Diagnostics
import Foundation

// A reader that stops early (`vitrine check | head`) is no crash.
signal(SIGPIPE, SIG_IGN)

let environment = ProcessInfo.processInfo.environment
let status = Program.run(
    Array(CommandLine.arguments.dropFirst()),
    output: Terminal(descriptor: 1, environment: environment),
    error: Terminal(descriptor: 2, environment: environment),
    workingDirectory: FileManager.default.currentDirectoryPath)
exit(status.rawValue)
