import Testing

@testable import vitrine

@Suite("Arguments")
struct ArgumentParserTests {
    static let command = CommandSpecification(
        "paint", "paints", arguments: "[FILES…]",
        options: [
            .flag("fast", "quickly"), .option("colour", "NAME", "the colour"), .option("layer", "N", "one more", repeats: true),
        ])
    static let bare = CommandSpecification("rest", "rests", options: [])

    struct Accepted: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        let flags: Set<String>
        let values: [String: [String]]
        let positionals: [String]
        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let accepted: [Accepted] = [
        Accepted(arguments: [], flags: [], values: [:], positionals: []),
        Accepted(arguments: ["a", "b"], flags: [], values: [:], positionals: ["a", "b"]),
        Accepted(arguments: ["a", "--fast", "b"], flags: ["fast"], values: [:], positionals: ["a", "b"]),
        Accepted(arguments: ["--fast", "--fast"], flags: ["fast"], values: [:], positionals: []),
        Accepted(arguments: ["--colour", "red"], flags: [], values: ["colour": ["red"]], positionals: []),
        Accepted(arguments: ["--colour=red"], flags: [], values: ["colour": ["red"]], positionals: []),
        Accepted(arguments: ["--colour=a=b"], flags: [], values: ["colour": ["a=b"]], positionals: []),
        Accepted(arguments: ["--colour", "-1"], flags: [], values: ["colour": ["-1"]], positionals: []),
        Accepted(arguments: ["--colour=--fast"], flags: [], values: ["colour": ["--fast"]], positionals: []),
        Accepted(arguments: ["--layer", "1", "--layer=2"], flags: [], values: ["layer": ["1", "2"]], positionals: []),
        Accepted(arguments: ["-"], flags: [], values: [:], positionals: ["-"]),
        Accepted(arguments: ["--", "--fast", "-x", "--"], flags: [], values: [:], positionals: ["--fast", "-x", "--"]),
        Accepted(arguments: ["-h"], flags: ["help"], values: [:], positionals: []),
        Accepted(arguments: ["--version"], flags: ["version"], values: [:], positionals: []),
        Accepted(arguments: ["--project", "p"], flags: [], values: ["project": ["p"]], positionals: []),
        Accepted(arguments: ["été", "🌙"], flags: [], values: [:], positionals: ["été", "🌙"]),
    ]

    @Test("options, flags and files may stand in any order", arguments: accepted)
    func accepts(_ row: Accepted) throws {
        let parsed = try ArgumentParser.parse(row.arguments, for: Self.command, global: Program.global)
        #expect(parsed == ParsedArguments(flags: row.flags, values: row.values, positionals: row.positionals))
    }

    static let refused: [(arguments: [String], message: String)] = [
        (["--fats"], "unknown option --fats; did you mean \"fast\"?"),
        (["--zzz"], "unknown option --zzz"),
        (["--zzz=1"], "unknown option --zzz"),
        (["-fast"], "unknown option -fast; did you mean \"--fast\"?"),
        (["-x"], "unknown option -x"),
        (["--fast=yes"], "--fast takes no value"),
        (["--fast="], "--fast takes no value"),
        (["--colour"], "--colour needs a value: --colour NAME"),
        (["--colour", "--fast"], "--colour needs a value: --colour NAME"),
        (["--colour="], "--colour has an empty value"),
        (["--colour", ""], "--colour has an empty value"),
        (["--colour", "red", "--colour", "blue"], "--colour is given twice"),
        (["--="], "unknown option --"),
    ]

    @Test("what can't be understood is refused with a reason", arguments: refused)
    func refuses(_ arguments: [String], _ message: String) {
        #expect(throws: UsageError(message: message, command: "paint")) {
            try ArgumentParser.parse(arguments, for: Self.command, global: Program.global)
        }
    }

    @Test("a command without files refuses one")
    func refusesFile() {
        #expect(throws: UsageError(message: "unexpected argument \"x\"", command: "rest")) {
            try ArgumentParser.parse(["x"], for: Self.bare, global: Program.global)
        }
    }

    @Test("a command without files still shows its help")
    func helpOverFile() throws {
        #expect(try ArgumentParser.parse(["x", "--help"], for: Self.bare, global: Program.global).has("help"))
    }
}
