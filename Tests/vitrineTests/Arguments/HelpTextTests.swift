import Testing

@testable import vitrine

@Suite("Help")
struct HelpTextTests {
    @Test("the program's help names every command")
    func program() throws {
        try Snapshot.expect(
            HelpText.program(Program.commands.map { $0.specification }, global: Program.global), is: "Help/program.txt")
    }

    @Test("each command's help names everything that it takes", arguments: Program.commands.map { $0.specification.name })
    func command(_ name: String) throws {
        let specification = try #require(Program.commands.map { $0.specification }.first { $0.name == name })
        let text = HelpText.command(specification, global: Program.global)
        for option in specification.options { #expect(text.contains("--" + option.name)) }
        try Snapshot.expect(text, is: "Help/\(name).txt")
    }

    @Test("no line is wider than a terminal of 150 columns", arguments: Program.commands.map { $0.specification.name })
    func width(_ name: String) throws {
        let specification = try #require(Program.commands.map { $0.specification }.first { $0.name == name })
        let lines = HelpText.command(specification, global: Program.global).split(separator: "\n")
        #expect(lines.filter { $0.count > 150 } == [])
    }
}
