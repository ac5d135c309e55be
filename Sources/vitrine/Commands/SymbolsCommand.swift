import Diagnostics

enum SymbolsCommand: Command {
    static let specification = CommandSpecification("symbols", "extracts the symbol graphs that reference names", options: [])
    static func run(_ arguments: ParsedArguments, _ context: Context) throws -> ExitStatus { .success }
}
