import Diagnostics
import Foundation
import SymbolGraph

/// Makes the symbol graphs that the `reference` entries of a project name, with the Swift toolchain.
public struct SymbolExtractor: Sendable {
    /// What became of one entry.
    public struct Result: Sendable, Equatable {
        public let target: String
        /// The graph, or the folder of graphs, as the configuration names it.
        public let symbols: String
        /// `false` where it was newer than every Swift source of the package.
        public let isNew: Bool
    }

    let project: Project
    let runner: CommandRunner?
    let path: String

    /// - Parameter path: the folders that programs are looked for in, between colons: the environment's `PATH`.
    public init(project: Project, path: String) {
        self.init(project: project, runner: nil, path: path)
    }

    init(project: Project, runner: CommandRunner?, path: String = "") {
        self.project = project
        self.runner = runner
        self.path = path
    }

    /// Extracts the graph of every entry that names a target; entries that only name a graph are left alone.
    ///
    /// - Parameter isForced: also where nothing changed.
    /// - Throws: status 2 for a target that isn't there or a folder that can't be written, 3 where the toolchain is missing or fails;
    ///   graphs that stood there before are left as they were.
    public func extract(isForced: Bool = false) throws(DiagnosticError) -> [Result] {
        var results: [Result] = []
        for entry in project.configuration.reference {
            guard let target = entry.target, let symbols = entry.symbolsPath else { continue }
            let isNew = isForced || !isCurrent(entry, target, symbols)
            if isNew { try extract(target, entry, to: symbols) }
            results.append(Result(target: target, symbols: symbols, isNew: isNew))
        }
        return results
    }

    private func package(_ entry: ReferenceSettings) -> String {
        Project.standardized(project.sources.absolute(entry.package ?? "."))
    }

    private func isCurrent(_ entry: ReferenceSettings, _ target: String, _ symbols: String) -> Bool {
        let path = project.sources.absolute(symbols)
        let graph = FileSystem.isDirectory(path) ? path + "/" + Self.module(target) + ReferenceSettings.graphSuffix : path
        guard let made = SourceAge.modified(graph) else { return false }
        let output = Project.standardized(project.sources.absolute(project.configuration.output))
        return made > SourceAge.newest(in: package(entry), excluding: [output])
    }

    private func extract(_ target: String, _ entry: ReferenceSettings, to symbols: String) throws(DiagnosticError) {
        let destination = project.sources.absolute(symbols)
        let isFile = symbols.hasSuffix(".json")
        let folder = isFile ? (destination as NSString).deletingLastPathComponent : destination
        // Graphs are made beside their place and renamed, so that nobody reads half of one.
        let scratch = folder + "/.extract-" + Self.module(target)
        do {
            try? FileManager.default.removeItem(atPath: scratch)
            try FileManager.default.createDirectory(atPath: scratch + "/graphs", withIntermediateDirectories: true)
        } catch {
            throw DiagnosticError(
                Diagnostic("reference.extraction", .error, "can't write to \(symbols)", at: entry.range), status: .usage)
        }
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let commands = ExtractionCommands(runner: runner ?? .system(path: path, scratch: scratch), range: entry.range)
        let extraction = try run(target, entry, scratch + "/graphs", commands)
        let names = extraction.graphs(among: FileSystem.list(scratch + "/graphs") ?? [])
        let main = extraction.module + ReferenceSettings.graphSuffix
        guard names.contains(main) else {
            throw DiagnosticError(
                Diagnostic("reference.extraction", .error, "no symbol graph of \(target) was made", at: entry.range), status: .unreadable)
        }
        let name = isFile ? (destination as NSString).lastPathComponent : main
        try replace(names, of: extraction, in: scratch + "/graphs", folder, name, entry)
    }

    /// Asks the package what it holds, builds the target and extracts its graph.
    private func run(
        _ target: String, _ entry: ReferenceSettings, _ output: String, _ commands: ExtractionCommands
    ) throws(DiagnosticError) -> SymbolExtraction {
        let package = package(entry)
        let asking = SymbolExtraction(module: target, package: package, output: output)
        let description = try commands.run(asking.describePackage)
        let binaryPath = try commands.run(asking.showBinaryPath).outputText.split(separator: "\n").last.map(String.init) ?? ""
        var extraction: SymbolExtraction
        do {
            extraction = try SymbolExtraction.of(
                target: target, description: SourceText(file: entry.package ?? ".", bytes: description.output), binaryPath: binaryPath,
                output: output)
        } catch {
            // The package's folder is no place to point at; the entry that names the target is.
            throw DiagnosticError(
                error.diagnostics.map { diagnostic in
                    var placed = diagnostic
                    placed.range = entry.range
                    return placed
                }, status: error.status)
        }
        extraction.moduleMaps = extraction.moduleMaps.filter(FileSystem.exists)
        _ = try commands.run(extraction.build)
        _ = try commands.run(extraction.extract(binaryPath: binaryPath))
        return extraction
    }

    /// Puts the new graphs in the place of the old, the module's own last: its time tells whether all are current.
    private func replace(
        _ names: [String], of extraction: SymbolExtraction, in made: String, _ folder: String, _ mainName: String, _ entry: ReferenceSettings
    ) throws(DiagnosticError) {
        let stem = mainName.hasSuffix(ReferenceSettings.graphSuffix) ? String(mainName.dropLast(ReferenceSettings.graphSuffix.count)) : extraction.module
        let renamed = names.map { name in
            (name, name.contains("@") ? stem + name.dropFirst(extraction.module.count) : mainName)
        }.sorted { $0.0.contains("@") && !$1.0.contains("@") }
        let kept = Set(renamed.map(\.1))
        for old in FileSystem.list(folder) ?? [] where old.hasPrefix(stem + "@") && old.hasSuffix(ReferenceSettings.graphSuffix) && !kept.contains(old) {
            try? FileManager.default.removeItem(atPath: folder + "/" + old)
        }
        for (name, target) in renamed where rename(made + "/" + name, folder + "/" + target) != 0 {
            throw DiagnosticError(
                Diagnostic("reference.extraction", .error, SystemError("can't write \(target)").message, at: entry.range), status: .usage)
        }
    }

    /// The module of a target, as SwiftPM names it: what an identifier can't hold becomes `_`.
    private static func module(_ target: String) -> String {
        String(target.unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
    }
}

/// Runs the toolchain's commands and turns their failures into findings.
struct ExtractionCommands {
    let runner: CommandRunner
    let range: SourceRange?

    func run(_ command: [String]) throws(DiagnosticError) -> CommandResult {
        let result: CommandResult?
        do { result = try runner.run(command) } catch { throw fault("can't run \(command.first ?? ""): \(error)") }
        guard let result else {
            throw DiagnosticError(
                Diagnostic(
                    "reference.no-toolchain", .error, "\(command.first ?? "") isn't installed, or isn't in PATH", at: range,
                    explanation: "Symbol graphs are made by the Swift toolchain (https://www.swift.org/install). Without it, name a graph that "
                        + "was made elsewhere as \"symbols\" and leave \"target\" out."),
                status: .unreadable)
        }
        guard result.status == 0 else {
            throw fault("`\(command.prefix(2).joined(separator: " "))` failed with status \(result.status)", result.complaint)
        }
        return result
    }

    private func fault(_ message: String, _ lines: [String] = []) -> DiagnosticError {
        DiagnosticError(
            Diagnostic("reference.extraction", .error, message, at: range, notes: lines.map { Diagnostic.Note($0) }), status: .unreadable)
    }
}
