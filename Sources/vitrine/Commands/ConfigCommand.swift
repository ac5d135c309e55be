import Diagnostics
import Site

enum ConfigCommand: Command {
    static let specification = CommandSpecification(
        "config", "prints the configuration that is in force, defaults included", arguments: "[FILES…]",
        options: [
            .flag("schema", "prints the JSON schema of vitrine.yml for editors"), .flag("notes", "shows notes too"),
        ],
        discussion: "With FILES it prints the configuration that they amount to.")

    static func run(_ arguments: ParsedArguments, _ context: Context) throws -> ExitStatus {
        if arguments.has("schema") {
            context.output.write(ConfigurationSchemaJSON.text)
            return .success
        }
        let project = try Project.open(try BuildRequest(arguments, context).project)
        context.report(project.diagnostics, source: project.sources.excerpt, notes: arguments.has("notes"))
        context.output.write(ConfigurationText.yaml(project.configuration))
        return .success
    }
}
