/// Help, drawn from the specifications so that it can't drift from what the parser accepts.
enum HelpText {
    static func program(_ commands: [CommandSpecification], global: [OptionSpecification]) -> String {
        """
        Vitrine shows what your paywalls and guides say, in every language, as a static site.

        usage: vitrine [--project DIR] <command> [options]

        commands:
        \(table(commands.map { ($0.name, $0.summary) }))

        options:
        \(table(global.map(left)))

        The project is the nearest folder upward that holds vitrine.yml. Three lines are enough:

          title: My app
          languages: [en, fr, vi]
          paywalls: { sources: [{ file: ios_fallback.json }], products: [Products.storekit] }

        Without one, name the files: vitrine check ios_fallback.json
        Exit status: 0 nothing wrong; 1 findings; 2 usage or configuration; 3 a source can't be read.
        vitrine <command> --help tells more.

        """
    }

    static func command(_ command: CommandSpecification, global: [OptionSpecification]) -> String {
        var usage = "usage: vitrine [--project DIR] \(command.name)"
        if !command.options.isEmpty { usage += " [options]" }
        if let arguments = command.arguments { usage += " " + arguments }
        var text = "\(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).\n\n\(usage)\n\noptions:\n"
        text += table((command.options + global).map(left)) + "\n"
        if !command.discussion.isEmpty { text += "\n" + command.discussion + "\n" }
        return text
    }

    private static func left(_ option: OptionSpecification) -> (String, String) {
        ("--" + option.name + (option.value.map { " " + $0 } ?? ""), option.help + (option.repeats ? " (may be repeated)" : ""))
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }.joined(separator: "\n")
    }
}
