import Diagnostics
import Foundation
import LocaleKit
import Site

/// The command line: finds the command, parses, runs, turns what went wrong into text and status.
enum Program {
    static let commands: [any Command.Type] = [
        BuildCommand.self, CheckCommand.self, ConfigCommand.self, SymbolsCommand.self, MarkdownCommand.self, PriceCommand.self,
    ]

    static let global: [OptionSpecification] = [
        .option("project", "DIR", "the project's folder, instead of the nearest one upward"),
        .flag("help", "shows this help"),
        .flag("version", "prints the version, and those of ICU and CLDR"),
    ]

    static var version: String { "vitrine \(Release.version) (ICU \(ICUVersion.icu), CLDR \(ICUVersion.cldr))\n" }

    /// - Parameter arguments: without the program's own name.
    static func run(_ arguments: [String], output: Terminal, error: Terminal, workingDirectory: String) -> ExitStatus {
        do {
            var rest = arguments[...]
            var project: String?
            // Options before the command: only the global ones.
            while let first = rest.first, first.hasPrefix("-") {
                rest.removeFirst()
                if first == "--version" {
                    output.write(version)
                    return .success
                }
                if first == "--help" || first == "-h" {
                    output.write(HelpText.program(commands.map { $0.specification }, global: global))
                    return .success
                }
                if first.hasPrefix("--project=") {
                    project = String(first.dropFirst(10))
                } else if first == "--project", let value = rest.popFirst() {
                    project = value
                } else if first == "--project" {
                    throw UsageError(message: "--project needs a value: --project DIR")
                } else {
                    throw UsageError(message: "unknown option \(first)" + NearMiss.hint(for: String(first.dropFirst(2)), in: global.map(\.name)))
                }
            }
            guard let name = rest.popFirst() else {
                error.write(HelpText.program(commands.map { $0.specification }, global: global))
                return .usage
            }
            if name == "help" {
                output.write(help(rest.first))
                return .success
            }
            let names = commands.map { $0.specification.name }
            guard let command = commands.first(where: { $0.specification.name == name }) else {
                throw UsageError(
                    message: "unknown command \"\(name)\"" + NearMiss.hint(for: name, in: names) + " (known: \(names.joined(separator: ", ")))")
            }
            let parsed = try ArgumentParser.parse(Array(rest), for: command.specification, global: global)
            if parsed.has("help") {
                output.write(HelpText.command(command.specification, global: global))
                return .success
            }
            if parsed.has("version") {
                output.write(version)
                return .success
            }
            let context = Context(
                workingDirectory: workingDirectory, project: parsed.value("project") ?? project, output: output, error: error)
            return try command.run(parsed, context)
        } catch let failure {
            let info = MessageInfo(failure, reporter: TextReporter(colour: error.isColoured, source: excerpt(workingDirectory)))
            error.write(info.text)
            return info.status
        }
    }

    private static func help(_ name: String?) -> String {
        commands.first { $0.specification.name == name }.map { HelpText.command($0.specification, global: global) }
            ?? HelpText.program(commands.map { $0.specification }, global: global)
    }

    private static func excerpt(_ folder: String) -> @Sendable (String) -> SourceText? {
        let store = SourceStore(root: folder)
        return { store.excerpt($0) }
    }
}
