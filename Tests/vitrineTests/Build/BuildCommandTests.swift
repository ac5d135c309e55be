import Foundation
import Testing

@Suite("vitrine build")
struct BuildCommandTests {
    /// Assets carry a hash of their content; a list of files shouldn't change with the theme.
    static func withoutHashes(_ files: [String]) -> [String] {
        files.map { $0.replacingOccurrences(of: #"(assets/.*)-[0-9a-f]{8}(\.\w+)$"#, with: "$1-HASH$2", options: .regularExpression) }.sorted()
    }

    @Test("a project of three lines becomes exactly these files")
    func threeLines() throws {
        let folder = try TestProject.threeLines()
        let run = try Vitrine.run("build", in: folder)
        #expect(run.status == 0, "\(run.error)")
        let files = try folder.files(below: "site")
        try Snapshot.expect(Self.withoutHashes(files).joined(separator: "\n") + "\n", is: "Messages/files-three-lines.txt")
        #expect(run.output.hasSuffix(" files written, 0 unchanged, 0 removed\n"))
        #expect(try folder.names() == ["Products.storekit", "fallback.json", "site", "vitrine.yml"])
    }

    @Test("guides and paywalls become exactly these files")
    func guidesAndPaywalls() throws {
        let folder = try TestProject.withGuides()
        #expect(try Vitrine.run("build", in: folder).status == 0)
        try Snapshot.expect(
            Self.withoutHashes(try folder.files(below: "site")).joined(separator: "\n") + "\n", is: "Messages/files-guides-and-paywalls.txt")
    }

    @Test("guides alone have no internal part but their coverage")
    func guidesAlone() throws {
        let folder = try TestProject.withGuides()
        try folder.write("vitrine.yml", "title: Noctua\nlanguages: [en, fr]\n")
        #expect(try Vitrine.run("build", in: folder).status == 0)
        try Snapshot.expect(
            Self.withoutHashes(try folder.files(below: "site")).joined(separator: "\n") + "\n", is: "Messages/files-guides-alone.txt")
    }

    @Test("every file written is in a manifest of its own side, and the manifests name nothing else")
    func manifests() throws {
        let folder = try TestProject.withGuides()
        _ = try Vitrine.run("build", in: folder)
        var named: [String] = []
        for (manifest, isInternal) in [(".vitrine.json", false), ("internal/.vitrine.json", true)] {
            let object = try JSONSerialization.jsonObject(with: Data(try folder.text("site/" + manifest).utf8)) as? [String: Any]
            let files = try #require(object?["files"] as? [String: Any]).keys
            #expect(files.filter { $0.hasPrefix("internal/") != isInternal } == [])
            named += files
        }
        #expect(named.sorted() == (try folder.files(below: "site").filter { !$0.hasSuffix(".vitrine.json") }))
    }

    @Test("a second build writes nothing, and --clean writes everything again")
    func again() throws {
        let folder = try TestProject.withGuides()
        let first = try Vitrine.run("build", in: folder)
        let before = try folder.contents(below: "site")
        let second = try Vitrine.run("build", in: folder)
        #expect(second.output.contains(": 0 files written, "), "\(second.output)")
        #expect(second.output.hasSuffix(" unchanged, 0 removed\n"))
        let clean = try Vitrine.run("build", "--clean", in: folder)
        #expect(clean.output == first.output)
        #expect(before.differences(to: try folder.contents(below: "site")) == [])
    }

    @Test("what a source no longer gives is removed, what somebody put there stays")
    func removal() throws {
        let folder = try TestProject.withGuides()
        _ = try Vitrine.run("build", in: folder)
        try folder.write("site/CNAME", "docs.example.com\n")
        try folder.write("site/en/mine.txt", "mine\n")
        try folder.remove("content/docs/en/start.md")
        try folder.remove("content/docs/fr/start.md")
        try folder.write("content/docs/en/index.md", "# Noctua\n")
        try folder.write("content/docs/fr/index.md", "# Noctua\n")
        #expect(try Vitrine.run("build", in: folder).status == 0)
        let files = try folder.files(below: "site")
        #expect(files.filter { $0.contains("start") } == [])
        #expect(files.contains("CNAME") && files.contains("en/mine.txt"))
    }

    @Test("--public leaves everything internal out, and removes it")
    func publicOnly() throws {
        let folder = try TestProject.withGuides()
        _ = try Vitrine.run("build", in: folder)
        let before = try folder.contents(below: "site")
        #expect(before.keys.contains { $0.hasPrefix("internal/") })
        let run = try Vitrine.run("build", "--public", in: folder)
        #expect(run.status == 0)
        let after = try folder.contents(below: "site")
        #expect(!folder.exists("site/internal"))
        #expect(before.differences(to: after).filter { !$0.hasPrefix("- internal/") } == [])
        _ = try Vitrine.run("build", in: folder)
        #expect(before.differences(to: try folder.contents(below: "site")) == [])
    }

    @Test("--only makes one part and leaves what stands of the others", arguments: ["docs", "paywalls", "coverage", "docs,paywalls"])
    func only(_ parts: String) throws {
        let folder = try TestProject.withGuides()
        _ = try Vitrine.run("build", in: folder)
        let before = try folder.contents(below: "site")
        let run = try Vitrine.run("build", "--only", parts, in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(before.differences(to: try folder.contents(below: "site")) == [])
    }

    @Test("--only in an empty folder makes nothing of the others")
    func onlyFresh() throws {
        let folder = try TestProject.withGuides()
        #expect(try Vitrine.run("build", "--only", "docs", in: folder).status == 0)
        let files = try folder.files(below: "site")
        #expect(files.contains("en/start.html"))
        #expect(files.filter { $0.hasPrefix("internal/") && $0.hasSuffix(".html") } == [])
    }

    @Test("files and --output need no project, and read none")
    func files() throws {
        let folder = try TestProject.threeLines()
        try folder.write("vitrine.yml", "not: [a, configuration\n")
        let run = try Vitrine.run("build", "fallback.json", "Products.storekit", "--output", "out", in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.error.hasPrefix("This is what the files amount to, as a vitrine.yml:\n\n  title: Vitrine\n"))
        #expect(folder.exists("out/internal/en/main.html"))
        #expect(!folder.exists("site"))
    }

    @Test("one thread and many write the same bytes")
    func jobs() throws {
        let folder = try TestProject.withGuides()
        _ = try Vitrine.run("build", "--jobs", "1", "--output", "a", in: folder)
        _ = try Vitrine.run("build", "--jobs", "16", "--output", "b", in: folder)
        #expect(try folder.contents(below: "a").differences(to: folder.contents(below: "b")) == [])
    }

    @Test("drafts are made only when asked for")
    func drafts() throws {
        let folder = try TestProject.withGuides()
        try folder.write("content/docs/en/later.md", "---\ntitle: Later\ndraft: true\n---\n\nText.\n")
        _ = try Vitrine.run("build", in: folder)
        #expect(!folder.exists("site/en/later.html"))
        _ = try Vitrine.run("build", "--drafts", in: folder)
        #expect(folder.exists("site/en/later.html"))
    }
}
