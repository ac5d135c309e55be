import Diagnostics

extension ReferenceModule {
    /// Reads the graphs of one module: `Module.symbols.json`, `Module@Other.symbols.json`, for one or several platforms.
    /// - Parameters:
    ///   - graphs: in any order.
    ///   - root: the project's folder as an absolute path, taken off the places of symbols.
    /// - Throws: status `.unreadable` where a file is no symbol graph, damaged, or of another module than the others.
    public static func load(graphs: [SourceText], root: String? = nil) throws(DiagnosticError) -> ReferenceModule {
        let modules = try loadAll(graphs: graphs, root: root)
        guard let first = modules.first else {
            throw GraphReader.unreadable("there is no symbol graph to read", at: SourceLocation(file: ""))
        }
        if modules.count > 1, let file = graphs.last?.file {
            let names = modules.map(\.name).joined(separator: ", ")
            throw GraphReader.unreadable("these symbol graphs are of several modules: \(names)", at: SourceLocation(file: file))
        }
        return first
    }

    /// Reads graphs of any number of modules, as a folder that an extraction filled; sorted by name.
    public static func loadAll(graphs: [SourceText], root: String? = nil) throws(DiagnosticError) -> [ReferenceModule] {
        var builders: [String: ModuleBuilder] = [:]
        // One graph at a time is held decoded: a large one takes some hundred megabytes.
        for source in graphs.sorted(by: { $0.file < $1.file }) {
            let graph = try GraphReader.read(source)
            let version = graph.metadata.formatVersion
            var builder = builders[graph.module.name] ?? ModuleBuilder(name: graph.module.name, root: root)
            if version.major > 0 || version.minor > 6 {
                builder.note(
                    Diagnostic(
                        "reference.newer-graph", .warning,
                        "symbol graph of format \(version.major).\(version.minor); formats 0.5 and 0.6 are known",
                        at: SourceLocation(file: source.file), explanation: "It is read as 0.6; what is new in it is not shown."))
            }
            builder.add(graph)
            builders[graph.module.name] = builder
        }
        return builders.sorted { $0.key < $1.key }.map { _, builder in
            var builder = builder
            builder.relate()
            return builder.module()
        }
    }
}
