/// One option of a command, as `--help` shows it and the parser reads it.
struct OptionSpecification: Sendable {
    /// Without the hyphens.
    let name: String
    /// What stands for the value in the help (`DIR`); `nil` for a flag.
    let value: String?
    let help: String
    /// May be given more than once.
    let repeats: Bool

    static func flag(_ name: String, _ help: String) -> OptionSpecification {
        OptionSpecification(name: name, value: nil, help: help, repeats: false)
    }

    static func option(_ name: String, _ value: String, _ help: String, repeats: Bool = false) -> OptionSpecification {
        OptionSpecification(name: name, value: value, help: help, repeats: repeats)
    }
}

/// A command: its name, what it does, what it takes.
struct CommandSpecification: Sendable {
    let name: String
    let summary: String
    /// The positional part of the usage line, as `[FILES…]`; `nil` where the command takes none.
    let arguments: String?
    let options: [OptionSpecification]
    /// Sentences and examples under the options.
    let discussion: String

    init(_ name: String, _ summary: String, arguments: String? = nil, options: [OptionSpecification], discussion: String = "") {
        self.name = name
        self.summary = summary
        self.arguments = arguments
        self.options = options
        self.discussion = discussion
    }
}
