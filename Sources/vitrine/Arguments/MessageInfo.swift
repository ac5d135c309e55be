import Diagnostics

/// The one place that turns any error into text and exit status.
struct MessageInfo: Equatable {
    let text: String
    let status: ExitStatus

    init(_ error: any Error, reporter: TextReporter = TextReporter()) {
        switch error {
        case let error as UsageError:
            let help = error.command.map { "vitrine \($0) --help" } ?? "vitrine --help"
            text = "vitrine: \(error.message)\nSee '\(help)'.\n"
            status = .usage
        case let error as DiagnosticError:
            text = reporter.text(error.diagnostics.sorted())
            status = error.status
        default:
            text = "vitrine: \(error)\n"
            status = .usage
        }
    }
}
