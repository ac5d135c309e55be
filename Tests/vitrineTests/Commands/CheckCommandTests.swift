import Foundation
import Testing

@Suite("vitrine check")
struct CheckCommandTests {
    /// The project of three lines, with an empty and a missing French string.
    static func withGaps() throws -> Folder {
        let folder = try TestProject.threeLines()
        let text = try folder.text("fallback.json")
        try folder.write(
            "fallback.json",
            text.replacingOccurrences(of: "\\\"restore\\\":\\\"Restaurer\\\"", with: "\\\"restore\\\":\\\"\\\"")
                .replacingOccurrences(of: "\\\"subtitle\\\":\\\"Des sons pour chaque nuit\\\",", with: ""))
        return folder
    }

    @Test("a project without gaps passes, and nothing is written")
    func passes() throws {
        let folder = try TestProject.threeLines()
        let before = try folder.contents()
        let run = try Vitrine.run("check", in: folder)
        #expect(run.status == 0)
        #expect(run.error == "")
        #expect(run.output.hasPrefix("surface    locale  translated   of  percent  not translated\npaywalls   fr               9    9  100.0 %"), "\(run.output)")
        #expect(before.differences(to: try folder.contents()) == [])
    }

    @Test("gaps are named with place and excerpt, counted in the table, and make the status 1")
    func gaps() throws {
        let folder = try Self.withGaps()
        let run = try Vitrine.run("check", in: folder)
        #expect(run.status == 1)
        try Snapshot.expect(run.transcript(["check"], in: folder), is: "Messages/check-gaps.txt")
    }

    @Test("--format json prints the same object as internal/data/coverage.json")
    func json() throws {
        let folder = try Self.withGaps()
        let check = try Vitrine.run("check", "--format", "json", in: folder)
        #expect(check.status == 1)
        #expect(check.error == "")
        let build = try Vitrine.run("build", in: folder)
        #expect(build.status == 1)
        #expect(check.output == (try folder.text("site/internal/data/coverage.json")))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any])
        #expect(object.keys.sorted() == ["findings", "source", "surfaces"])
        #expect(object["source"] as? String == "en")
        let finding = try #require((object["findings"] as? [[String: Any]])?.first { $0["rule"] as? String == "copy.empty" })
        #expect(finding["pointer"] as? String == "/restore")
        #expect(finding["locale"] as? String == "fr")
        #expect(finding["placement"] as? String == "main")
        #expect(finding["file"] as? String == "fallback.json")
    }

    @Test(
        "--min sets the least coverage",
        arguments: [
            (["--min", "paywalls=70"], 0, ""),
            (["--min", "paywalls.fr=77.7"], 0, ""),
            (["--min", "paywalls.fr=78"], 1, "error: "),
            (["--min", "paywalls=100"], 1, "error: "),
            (["--min", "interface=100", "--min", "paywalls=100"], 1, "error: "),
            (["--min", "paywalls=101"], 2, "error: --min: \"paywalls=101\" is not of the form docs.fr=90, a percentage from 0 to 100 [usage.min]\n"),
            (["--min", "paywals=10"], 2, "error: --min: no surface \"paywals\""),
            (["--min", "paywalls"], 2, "error: --min: "),
        ] as [([String], Int32, String)])
    func minimum(_ arguments: [String], _ status: Int32, _ message: String) throws {
        let folder = try Self.withGaps()
        // The gaps themselves are made notes, so that only the minimum speaks.
        try folder.write(
            "vitrine.yml", TestProject.configuration + "checks: { severity: { copy.empty: note, copy.missing: note } }\n")
        let run = try Vitrine.run(["check"] + arguments, in: folder)
        #expect(run.status == status, "\(run.error)")
        #expect(message.isEmpty ? run.error.isEmpty : run.error.contains(message), "\(run.error)")
    }

    @Test("a surface that doesn't exist is named with the one that was meant")
    func nearSurface() throws {
        let run = try Vitrine.run("check", "--min", "paywals=10", in: try TestProject.threeLines())
        #expect(run.error.contains("did you mean \"paywalls\"?"), "\(run.error)")
    }

    @Test("--rule and --locale choose what is shown; the status follows from everything")
    func filters() throws {
        let folder = try Self.withGaps()
        let empty = try Vitrine.run("check", "--rule", "copy.empty", in: folder)
        #expect(empty.error.contains("[copy.empty]"))
        #expect(!empty.error.contains("[copy.missing]"))
        #expect(empty.status == 1)
        let both = try Vitrine.run("check", "--rule", "copy.empty", "--rule", "copy.missing", in: folder)
        #expect(both.error.contains("[copy.empty]") && both.error.contains("[copy.missing]"))
        let french = try Vitrine.run("check", "--locale", "fr", in: folder)
        #expect(french.error.contains("[copy.empty]"))
        let vietnamese = try Vitrine.run("check", "--locale", "vi", in: folder)
        #expect(vietnamese.error == "")
        #expect(vietnamese.status == 1)
        let json = try Vitrine.run("check", "--format", "json", "--rule", "copy.empty", in: folder)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["findings"] as? [[String: Any]])?.compactMap { $0["rule"] as? String } == ["copy.empty"])
    }

    @Test("--strict makes warnings count")
    func strict() throws {
        let folder = try TestProject.withGuides()
        try folder.remove("content/docs/fr/start.md")
        try folder.write("content/docs/fr/index.md", "---\ntitle: Noctua\ndescription: Des sons\n---\n\nBienvenue.\n")
        let lenient = try Vitrine.run("check", in: folder)
        #expect(lenient.status == 0, "\(lenient.error)")
        #expect(lenient.error.contains(": warning: "), "\(lenient.error)")
        #expect(try Vitrine.run("check", "--strict", in: folder).status == 1)
        #expect(try Vitrine.run("build", "--strict", in: folder).status == 1)
        #expect(folder.exists("site/en/index.html"))
    }

    @Test("--notes shows notes, which are quiet otherwise")
    func notes() throws {
        let folder = try TestProject.threeLines()
        let quiet = try Vitrine.run("check", in: folder)
        #expect(!quiet.error.contains("note:"))
        #expect(quiet.output.contains(" note"))
        let loud = try Vitrine.run("check", "--notes", in: folder)
        #expect(loud.error.contains("note: "))
        #expect(loud.status == 0)
    }

    @Test("a fallback file by itself is checked without any configuration")
    func bareFile() throws {
        let folder = try Folder()
        try folder.write("ios_fallback.json", try Fixtures.text("mini/fallback-10.json"))
        let run = try Vitrine.run("check", "ios_fallback.json", in: folder)
        #expect(run.status == 0)
        #expect(run.error == "")
        #expect(run.output.contains("\npaywalls  fr "), "\(run.output)")
        #expect(try folder.names() == ["ios_fallback.json"])
        let notes = try Vitrine.run("check", "ios_fallback.json", "--notes", in: folder)
        #expect(notes.error.contains("- { file: ios_fallback.json }"))
    }
}
