import Diagnostics

/// A command: what it takes, and the one function that it calls.
protocol Command: Sendable {
    static var specification: CommandSpecification { get }
    static func run(_ arguments: ParsedArguments, _ context: Context) throws -> ExitStatus
}

/// What every command needs of the process around it.
struct Context: Sendable {
    let workingDirectory: String
    /// `--project DIR`.
    let project: String?
    let output: Terminal
    let error: Terminal

    /// Prints findings: errors and warnings, notes on request.
    func report(_ diagnostics: [Diagnostic], source: @escaping @Sendable (String) -> SourceText?, notes: Bool = false) {
        let shown = diagnostics.filter { notes || $0.severity > .note }
        error.write(TextReporter(colour: error.isColoured, source: source).text(shown))
    }
}
