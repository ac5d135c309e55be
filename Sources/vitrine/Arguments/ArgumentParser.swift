import Diagnostics

/// What stood on the command line after the command's name.
struct ParsedArguments: Equatable {
    var flags: Set<String> = []
    var values: [String: [String]] = [:]
    var positionals: [String] = []

    func has(_ flag: String) -> Bool { flags.contains(flag) }
    func value(_ name: String) -> String? { values[name]?.last }
}

/// A fault of usage: one line, and where help is to be had.
struct UsageError: Error, Equatable {
    let message: String
    /// The command whose help would help; `nil` for the whole program.
    var command: String?
}

enum ArgumentParser {
    /// Reads `--name value`, `--name=value`, flags and positionals in any order; after `--` everything is positional, and `-`
    /// always is (standard input).
    static func parse(_ arguments: [String], for command: CommandSpecification, global: [OptionSpecification]) throws(UsageError)
        -> ParsedArguments
    {
        var parsed = ParsedArguments()
        let known = command.options + global
        var rest = arguments[...]
        func fail(_ message: String) -> UsageError { UsageError(message: message, command: command.name) }
        while let argument = rest.popFirst() {
            if argument == "--" {
                parsed.positionals += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                parsed.positionals.append(argument)
                continue
            }
            let name: String
            var inline: String?
            if argument == "-h" {
                name = "help"
            } else if argument.hasPrefix("--") {
                let body = argument.dropFirst(2)
                let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                name = String(parts[0])
                inline = parts.count > 1 ? String(parts[1]) : nil
            } else {
                throw fail("unknown option \(argument)" + NearMiss.hint(for: "-" + argument, in: known.map { "--" + $0.name }))
            }
            guard let option = known.first(where: { $0.name == name }) else {
                throw fail("unknown option --\(name)" + NearMiss.hint(for: name, in: known.map(\.name)))
            }
            if option.value == nil {
                guard inline == nil else { throw fail("--\(name) takes no value") }
                parsed.flags.insert(name)
                continue
            }
            guard let value = inline ?? rest.popFirst(), inline != nil || !value.hasPrefix("--") else {
                throw fail("--\(name) needs a value: --\(name) \(option.value ?? "")")
            }
            guard !value.isEmpty else { throw fail("--\(name) has an empty value") }
            if !option.repeats, parsed.values[name] != nil { throw fail("--\(name) is given twice") }
            parsed.values[name, default: []].append(value)
        }
        if command.arguments == nil, let extra = parsed.positionals.first, !parsed.has("help") {
            throw fail("unexpected argument \"\(extra)\"")
        }
        return parsed
    }
}
