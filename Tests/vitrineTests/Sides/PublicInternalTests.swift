import Foundation
import Testing

@Suite("Public and internal never mix")
struct PublicInternalTests {
    /// Words that occur nowhere else.
    static let secret = [
        "ZZAUDIENCEZZ", "ZZABTESTZZ", "ZZVARIATIONZZ", "ZZOTHERNAMEZZ", "zzvariationidzz", "zzotheridzz", "zzflowidzz", "zzhiddenplacezz", "ZZUNRELEASEDZZ", "ZZHEAVYZZ",
        "918273", "zzunsoldzz",
    ]

    static func project(publish: String = "") throws -> Folder {
        let folder = try TestProject.withGuides()
        func config(_ word: String) -> [(locale: String, config: [String: Any])] {
            [("en", ["title": "\(word) sleep", "cta": "Go on"]), ("fr", ["title": "\(word) dormir", "cta": "Continuer"])]
        }
        try folder.write(
            "fallback.json",
            FallbackText.file([
                FallbackText(
                    placement: "settings", audience: "ZZAUDIENCEZZ", abTest: "ZZABTESTZZ",
                    variations: [
                        .init(id: "zzvariationidzz", name: "ZZVARIATIONZZ", weight: 918_273, flowID: "zzflowidzz", configs: config("ZZPUBLISHEDZZ")),
                    ]),
                FallbackText(
                    placement: "zzhiddenplacezz", audience: "ZZAUDIENCEZZ", abTest: "ZZABTESTZZ",
                    variations: [
                        .init(
                            id: "zzotheridzz", name: "ZZOTHERNAMEZZ", weight: 918_273, flowID: "zzflowidzz", configs: config("ZZUNRELEASEDZZ"),
                            products: ["app.year", "zzunsoldzz"]),
                    ]),
            ]))
        try folder.write("vitrine.yml", TestProject.configuration + "site: { url: https://noctua.example/ }\n" + publish)
        return folder
    }

    static func publicFiles(_ folder: Folder) throws -> [String: [UInt8]] {
        try folder.contents(below: "site").filter { !$0.key.hasPrefix("internal/") }
    }

    static func places(_ words: [String], _ files: [String: [UInt8]]) -> [String] {
        words.flatMap { word in
            files.holding(word, anyCase: true).map { "\(word) in \($0)" } + files.keys.filter { $0.lowercased().contains(word.lowercased()) }.map { "\(word) is in the name \($0)" }
        }
    }

    @Test("nothing of the team's occurs outside internal/")
    func nothingPublished() throws {
        let folder = try Self.project()
        let run = try Vitrine.run("build", in: folder)
        #expect(run.status <= 1, "\(run.error)")
        let files = try Self.publicFiles(folder)
        #expect(files.keys.contains("en/start.html"))
        #expect(Self.places(Self.secret + ["ZZPUBLISHEDZZ", "settings"], files.filter { !$0.key.hasPrefix("assets/") }) == [])
        // The words are where they belong, so that the test can't pass by accident.
        let inside = try folder.contents(below: "site/internal")
        for word in ["ZZAUDIENCEZZ", "ZZABTESTZZ", "ZZVARIATIONZZ", "ZZUNRELEASEDZZ", "zzotheridzz"] { #expect(!inside.holding(word).isEmpty, "\(word)") }
    }

    @Test("a published placement shows its copy, and nothing else")
    func published() throws {
        let folder = try Self.project(publish: "publish: { placements: [settings] }\n")
        let run = try Vitrine.run("build", in: folder)
        #expect(run.status <= 1, "\(run.error)")
        let files = try Self.publicFiles(folder)
        #expect(Self.places(Self.secret, files.filter { !$0.key.hasPrefix("assets/") }) == [])
        let screens = files.keys.filter { $0.hasPrefix("screens/") }.sorted()
        #expect(screens.count == 2, "\(screens)")
        #expect(files.holding("ZZPUBLISHEDZZ") == screens)
        #expect(!files.keys.contains { $0.hasPrefix("screens/") && String(decoding: files[$0] ?? [], as: UTF8.self).contains("internal/") })
    }

    @Test("no public page leads into internal/, and menus, sitemap and llms.txt are silent about it")
    func links() throws {
        let folder = try Self.project(publish: "publish: { placements: [settings] }\n")
        _ = try Vitrine.run("build", in: folder)
        let files = try Self.publicFiles(folder).filter { $0.key != "robots.txt" && !$0.key.hasPrefix("assets/") }
        #expect(files.holding("internal/") == [])
    }

    @Test("the public side is the same with and without the internal one")
    func independent() throws {
        let folder = try Self.project(publish: "publish: { placements: [settings] }\n")
        _ = try Vitrine.run("build", in: folder)
        _ = try Vitrine.run("build", "--public", "--output", "public", in: folder)
        #expect(try Self.publicFiles(folder).differences(to: folder.contents(below: "public")) == [])
    }

    @Test("neither manifest names a file of the other side")
    func manifests() throws {
        let folder = try Self.project(publish: "publish: { placements: [settings] }\n")
        _ = try Vitrine.run("build", in: folder)
        #expect(!(try folder.text("site/.vitrine.json")).contains("internal"))
    }
}
