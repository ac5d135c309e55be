import Diagnostics
import Foundation
import SymbolGraph

/// Finds and reads the symbol graphs that the configuration names.
struct ReferenceLoader {
    let project: Project

    func load() throws(DiagnosticError) -> (modules: [DocumentedModule], diagnostics: [Diagnostic]) {
        // The compiler writes real paths into graphs, so what is taken off them must be real too.
        let root = URL(fileURLWithPath: project.root).resolvingSymlinksInPath().path
        var modules: [DocumentedModule] = []
        var diagnostics: [Diagnostic] = []
        for entry in project.configuration.reference {
            var graphs: [SourceText] = []
            for file in try graphFiles(entry) { graphs.append(try project.sources.read(file, namedAt: entry.range)) }
            for module in try ReferenceModule.loadAll(graphs: graphs, root: root) {
                if modules.contains(where: { $0.module.name == module.name }) {
                    throw DiagnosticError(
                        Diagnostic(
                            "reference.duplicate-module", .error, "two entries hold the module \(module.name)", at: entry.range,
                            explanation: "Its pages would have the same addresses. Put all graphs of a module into one folder."),
                        status: .usage)
                }
                diagnostics += module.diagnostics
                modules.append(DocumentedModule(module, entry))
            }
        }
        return (modules, diagnostics)
    }

    /// Names of the entry's graphs, relative to the project.
    private func graphFiles(_ entry: ReferenceSettings) throws(DiagnosticError) -> [String] {
        guard let path = entry.symbolsPath else {
            throw DiagnosticError(
                Diagnostic(
                    "config.missing-key", .error, "an entry of \"reference\" needs \"symbols\", or \"package\" and \"target\"",
                    at: entry.range),
                status: .usage)
        }
        let absolute = project.sources.absolute(path)
        if FileSystem.isDirectory(absolute) {
            let names = FileSystem.files(below: absolute).filter { $0.hasSuffix(ReferenceSettings.graphSuffix) }
            if names.isEmpty { throw missing(entry, "\(path) holds no symbol graph (*\(ReferenceSettings.graphSuffix))") }
            return names.map { path + "/" + $0 }
        }
        guard FileSystem.exists(absolute) else {
            if entry.target != nil { throw missing(entry, "\(path) doesn't exist") }
            // Its message has the near miss.
            _ = try project.sources.read(path, namedAt: entry.range)
            return []
        }
        return [path] + siblings(path, absolute)
    }

    /// What a module adds to types of others is in files beside its own: `Module@Other.symbols.json`.
    private func siblings(_ path: String, _ absolute: String) -> [String] {
        let folder = (path as NSString).deletingLastPathComponent
        let name = (path as NSString).lastPathComponent
        guard name.hasSuffix(ReferenceSettings.graphSuffix) else { return [] }
        let prefix = name.dropLast(ReferenceSettings.graphSuffix.count) + "@"
        let names = FileSystem.list((absolute as NSString).deletingLastPathComponent) ?? []
        return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(ReferenceSettings.graphSuffix) }
            .map { folder.isEmpty ? $0 : folder + "/" + $0 }
    }

    private func missing(_ entry: ReferenceSettings, _ message: String) -> DiagnosticError {
        let hint = entry.target.map { "Run `vitrine symbols`: it extracts the symbol graph of \($0)." }
        return DiagnosticError(
            Diagnostic(
                "source.missing", .error, message, at: entry.range,
                explanation: hint ?? "Extract it with the Swift toolchain's swift-symbolgraph-extract, or name package and target."),
            status: .usage)
    }
}

extension ReferenceSettings {
    static let graphSuffix = ".symbols.json"

    /// Where the graph is, or is to be: a file or a folder.
    var symbolsPath: String? { symbols ?? target.map { ".vitrine/symbols/\($0)\(Self.graphSuffix)" } }
}
