import Foundation
import Testing

@Suite("Surroundings: folders, terminals, locales")
struct SurroundingsTests {
    @Test("the project is the nearest folder upward")
    func upward() throws {
        let folder = try TestProject.threeLines()
        let run = try Vitrine.run("build", in: try folder.part("a/b"))
        #expect(run.status == 0, "\(run.error)")
        #expect(folder.exists("site/internal/en/main.html"))
        #expect(try folder.files(below: "a") == [])
    }

    @Test("--project names another folder, before or after the command", arguments: [true, false])
    func project(_ isFirst: Bool) throws {
        let folder = try Folder()
        let project = try folder.part("app")
        for (name, bytes) in try TestProject.threeLines().contents() { try project.write(name, bytes) }
        let named = ["--project", "app"]
        let run = try Vitrine.run(isFirst ? named + ["build"] : ["build"] + named, in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(try folder.names() == ["app"])
        #expect(folder.exists("app/site/internal/en/main.html"))
    }

    @Test("--output is relative to where the command is given")
    func output() throws {
        let folder = try TestProject.threeLines()
        let elsewhere = try folder.part("elsewhere")
        #expect(try Vitrine.run("build", "--output", "out", in: elsewhere).status == 0)
        #expect(elsewhere.exists("out/index.html"))
        #expect(!folder.exists("site"))
    }

    @Test("a folder without project is named")
    func noProject() throws {
        let folder = try Folder()
        let run = try Vitrine.run("--project", "nowhere", "check", in: folder)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("error: no vitrine.yml in nowhere [project.absent]\n"), "\(run.error)")
    }

    @Test("no escape sequence where nobody looks at a terminal", arguments: [[:], ["NO_COLOR": "1"], ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"]])
    func colours(_ environment: [String: String]) throws {
        let folder = try CheckCommandTests.withGaps()
        let run = try Vitrine.run("check", in: folder, environment: environment)
        #expect(run.status == 1)
        #expect(!run.error.contains("\u{1B}") && !run.output.contains("\u{1B}"))
    }

    @Test("a terminal gets colours, unless NO_COLOR or a dumb one says otherwise", arguments: [("", true), ("NO_COLOR=1", false), ("TERM=dumb", false)])
    func terminal(_ setting: String, _ isColoured: Bool) throws {
        // `script` gives the program a terminal of its own.
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else { return }
        let folder = try CheckCommandTests.withGaps()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
        process.arguments = ["-qec", "env \(setting) '\(Vitrine.path)' check", "log"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = Vitrine.environment(["TERM": "xterm"])
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(try folder.text("log").contains("\u{1B}[1;31m") == isColoured)
    }

    @Test("a reader that stops early is no crash")
    func brokenPipe() throws {
        let folder = try TestProject.threeLines()
        for command in ["check", "build"] {
            let process = Vitrine.process([command, "--notes"], in: folder)
            let output = Pipe()
            let error = Pipe()
            try output.fileHandleForReading.close()
            try error.fileHandleForReading.close()
            process.standardOutput = output
            process.standardError = error
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationReason == .exit)
            #expect(process.terminationStatus == 0)
        }
        #expect(folder.exists("site/internal/en/main.html"))
    }

    @Test("language and time zone of the machine change no byte and no message")
    func locale() throws {
        let folder = try TestProject.withGuides()
        try folder.write("fallback.json", try Fixtures.bytes("adapty/fallback-10.json"))
        for name in ["Products.storekit", "Products.FRA.storekit", "Products.VNM.storekit"] {
            try folder.write(name, try Fixtures.bytes("store/" + name))
        }
        try folder.write(
            "vitrine.yml",
            """
            title: Noctua
            languages: [en, fr, vi]
            site: { url: https://noctua.example/ }
            paywalls: { sources: [{ file: fallback.json }], products: [Products.storekit, Products.FRA.storekit, Products.VNM.storekit] }
            publish: { placements: [settings] }

            """)
        let one = try Vitrine.run("build", "--notes", "--output", "a", in: folder, environment: ["LANG": "C", "TZ": "UTC"])
        let two = try Vitrine.run(
            "build", "--notes", "--output", "b", in: folder,
            environment: ["LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "ja", "TZ": "Asia/Tokyo"])
        #expect(one.status <= 1)
        #expect(one.error == two.error)
        #expect(one.output.replacingOccurrences(of: " in a:", with: " in b:") == two.output)
        #expect(try folder.contents(below: "a").differences(to: folder.contents(below: "b")) == [])
    }

    @Test("the order in which a folder lists its files changes no byte")
    func directoryOrder() throws {
        let names = ["zeta", "alpha", "Beta", "mu", "eta"]
        func build(_ names: [String]) throws -> [String: [UInt8]] {
            let folder = try Folder()
            try folder.write("vitrine.yml", "languages: [en]\n")
            for name in names { try folder.write("content/docs/en/\(name).md", "# \(name)\n\nText.\n") }
            #expect(try Vitrine.run("build", in: folder).status == 0)
            return try folder.contents(below: "site")
        }
        #expect(try build(names).differences(to: build(names.reversed())) == [])
    }
}
