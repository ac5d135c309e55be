import Diagnostics
import Foundation
import Site

enum MarkdownCommand: Command {
    static let specification = CommandSpecification(
        "markdown", "prints the HTML of one Markdown text", arguments: "[FILE]",
        options: [
            .flag("commonmark", "no extension, output as the CommonMark suite wants it"),
            .flag("outline", "prints the headings as JSON instead"), .flag("links", "prints the links as JSON instead"),
        ],
        discussion: "FILE may be - or left out: standard input.")

    static func run(_ arguments: ParsedArguments, _ context: Context) throws -> ExitStatus {
        guard arguments.positionals.count <= 1 else {
            throw UsageError(message: "one FILE at a time", command: "markdown")
        }
        let name = arguments.positionals.first ?? "-"
        let store = SourceStore(root: context.workingDirectory)
        let source =
            name == "-"
            ? SourceText(file: "<stdin>", bytes: Array(FileHandle.standardInput.readDataToEndOfFile())) : try store.source(name)
        let form: MarkdownPreview.Form =
            arguments.has("outline") ? .outline : arguments.has("links") ? .links : arguments.has("commonmark") ? .commonMark : .html
        let (text, diagnostics) = try MarkdownPreview.text(source, form)
        context.output.write(text)
        context.report(diagnostics, source: { $0 == source.file ? source : nil })
        return diagnostics.contains { $0.severity == .error } ? .findings : .success
    }
}
