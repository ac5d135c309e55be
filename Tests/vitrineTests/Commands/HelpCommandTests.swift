import Foundation
import Testing

@testable import vitrine

@Suite("Help and version of the program")
struct HelpCommandTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    @Test("--version names ICU and CLDR", arguments: [["--version"], ["build", "--version"]])
    func version(_ arguments: [String]) throws {
        let run = try Vitrine.run(arguments, in: folder)
        #expect(run.status == 0)
        #expect(run.error == "")
        #expect(run.output.wholeMatch(of: #/vitrine \d+\.\d+\.\d+ \(ICU \d+(\.\d+)*, CLDR \d+(\.\d+)*\)\n/#) != nil, "\(run.output)")
    }

    @Test("every way to ask for help gives it", arguments: [["--help"], ["-h"], ["help"], ["help", "nothing-known"]])
    func help(_ arguments: [String]) throws {
        let run = try Vitrine.run(arguments, in: folder)
        #expect(run.status == 0)
        #expect(run.error == "")
        #expect(run.output == (try Fixtures.text("Help/program.txt")))
    }

    @Test("each command explains itself", arguments: Program.commands.map { $0.specification.name })
    func help(of command: String) throws {
        let known = try Fixtures.text("Help/\(command).txt")
        let asked = try Vitrine.run(command, "--help", in: folder)
        #expect(asked.output == known)
        #expect(asked.status == 0)
        #expect(try Vitrine.run("help", command, in: folder).output == known)
    }

    @Test("without a command the help goes to standard error")
    func nothing() throws {
        let run = try Vitrine.run([], in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.error == (try Fixtures.text("Help/program.txt")))
    }

    static let faults: [(arguments: [String], message: String)] = [
        (["biuld"], "vitrine: unknown command \"biuld\"; did you mean \"build\"? (known: build, check, config, symbols, markdown, price)\nSee 'vitrine --help'.\n"),
        (["zzz"], "vitrine: unknown command \"zzz\" (known: build, check, config, symbols, markdown, price)\nSee 'vitrine --help'.\n"),
        ([""], "vitrine: unknown command \"\" (known: build, check, config, symbols, markdown, price)\nSee 'vitrine --help'.\n"),
        (["--projcet", "x", "build"], "vitrine: unknown option --projcet; did you mean \"project\"?\nSee 'vitrine --help'.\n"),
        (["--project"], "vitrine: --project needs a value: --project DIR\nSee 'vitrine --help'.\n"),
        (["build", "--ouput", "x"], "vitrine: unknown option --ouput; did you mean \"output\"?\nSee 'vitrine build --help'.\n"),
        (["build", "--jobs", "many"], "vitrine: --jobs takes a whole number from 1 on, not \"many\"\nSee 'vitrine build --help'.\n"),
        (["build", "--jobs", "0"], "vitrine: --jobs takes a whole number from 1 on, not \"0\"\nSee 'vitrine build --help'.\n"),
        (["build", "--only", "doc"], "vitrine: --only knows no part \"doc\"; did you mean \"docs\"? (known: docs, reference, paywalls, coverage)\nSee 'vitrine build --help'.\n"),
        (["--project", "x", "build", "f.json"], "vitrine: --project and FILES exclude each other: with FILES no vitrine.yml is read\nSee 'vitrine --help'.\n"),
        (
            ["check", "--rule", "copy.mising"],
            "vitrine: --rule: there is no rule \"copy.mising\"; did you mean \"copy.missing\"?\nSee 'vitrine check --help'.\n"
        ),
        (["check", "--format", "jsno"], "vitrine: --format knows text and json, not \"jsno\"; did you mean \"json\"?\nSee 'vitrine check --help'.\n"),
        (["symbols", "x"], "vitrine: unexpected argument \"x\"\nSee 'vitrine symbols --help'.\n"),
        (["markdown", "a", "b"], "vitrine: one FILE at a time\nSee 'vitrine markdown --help'.\n"),
        (["price"], "vitrine: one AMOUNT is needed, as 64.99\nSee 'vitrine price --help'.\n"),
        (["price", "1"], "vitrine: --currency or --storefront is needed\nSee 'vitrine price --help'.\n"),
        (["price", "1,5", "--currency", "EUR"], "vitrine: \"1,5\" is no amount: digits, and after a point more digits\nSee 'vitrine price --help'.\n"),
        (["price", "1", "--locale", "??", "--currency", "EUR"], "vitrine: \"??\" is not a locale such as fr_FR\nSee 'vitrine price --help'.\n"),
        (["price", "1", "--storefront", "FRX"], "vitrine: \"FRX\" is no storefront (ISO 3166-1 alpha-3); did you mean \"FRA\"?\nSee 'vitrine price --help'.\n"),
        (["price", "--period", "1Y"], "vitrine: \"1Y\" is no period such as P1W, P3M or P1Y\nSee 'vitrine price --help'.\n"),
    ]

    @Test("a slip on the command line is named, with what was meant", arguments: faults)
    func fault(_ arguments: [String], _ message: String) throws {
        let run = try Vitrine.run(arguments, in: folder)
        #expect(run.error == message)
        #expect(run.output == "")
        #expect(run.status == 2)
        #expect(try folder.files() == [])
    }
}
