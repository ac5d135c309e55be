import Diagnostics
import Foundation
import Site

enum SymbolsCommand: Command {
    static let specification = CommandSpecification(
        "symbols", "extracts the symbol graphs that reference names",
        options: [.flag("force", "extracts them though no source has changed")],
        discussion: """
            For every entry of "reference" with package and target it builds the target in release mode and writes its symbol graph
            to the path that "symbols" names. A graph that is newer than every Swift source of its package is left as it is.

            Exit status: 0; 2 usage or configuration; 3 the Swift toolchain is missing, or the target doesn't build.
            """)

    static func run(_ arguments: ParsedArguments, _ context: Context) throws -> ExitStatus {
        let project = try Project.open(context.project.map { .folder($0) } ?? .nearest(to: context.workingDirectory))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let results = try SymbolExtractor(project: project, path: path).extract(isForced: arguments.has("force"))
        for result in results {
            context.output.write("\(result.target): \(result.symbols) \(result.isNew ? "written" : "is up to date")\n")
        }
        if results.isEmpty { context.output.write("no entry of \"reference\" names a target: nothing to extract\n") }
        return .success
    }
}
