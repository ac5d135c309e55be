import Foundation
import Testing

@Suite("A killed build is repaired by the next one")
struct RepairTests {
    static func project() throws -> Folder {
        let folder = try TestProject.withGuides()
        try folder.write("fallback.json", try Fixtures.bytes("adapty/fallback-10.json"))
        try folder.write("Products.storekit", try Fixtures.bytes("store/Products.storekit"))
        return folder
    }

    @Test("killed as soon as some files stand", arguments: [1, 6, 25])
    func killed(_ count: Int) throws {
        let folder = try Self.project()
        _ = try Vitrine.run("build", "--output", "whole", in: folder)
        let process = Vitrine.process(["build"], in: folder)
        try process.run()
        while process.isRunning {
            if let files = FileManager.default.enumerator(atPath: folder.path + "/site")?.allObjects, files.count >= count { break }
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        // No page is half written: what stands is whole.
        let whole = try folder.contents(below: "whole")
        let standing = try folder.contents(below: "site").filter { !$0.key.contains(".vitrine") }
        #expect(standing.filter { whole[$0.key] != $0.value }.keys.sorted() == [])
        let repaired = try Vitrine.run("build", in: folder)
        #expect(repaired.status <= 1, "\(repaired.error)")
        #expect(whole.differences(to: try folder.contents(below: "site")) == [])
    }

    @Test("whatever was left behind: half a page, a part, a lost page, a manifest that already names the new")
    func leftovers() throws {
        let folder = try Self.project()
        _ = try Vitrine.run("build", in: folder)
        let whole = try folder.contents(below: "site")
        try folder.write("site/.vitrine-parts/part", "half a pa")
        try folder.write("site/en/start.html", Array((whole["en/start.html"] ?? []).prefix(100)))
        try folder.remove("site/fr/index.html")
        try folder.remove("site/internal/.vitrine.json")
        let run = try Vitrine.run("build", in: folder)
        #expect(run.status <= 1, "\(run.error)")
        #expect(whole.differences(to: try folder.contents(below: "site")) == [])
    }

    @Test("killed before the first page, only the parts' folder stands, and that is ours")
    func killedEarly() throws {
        let folder = try Self.project()
        try folder.write("site/.vitrine-parts/part", "{")
        #expect(try Vitrine.run("build", in: folder).status <= 1)
        #expect(folder.exists("site/index.html") && !folder.exists("site/.vitrine-parts"))
    }
}
