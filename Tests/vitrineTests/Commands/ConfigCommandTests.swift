import Foundation
import Testing

@Suite("vitrine config")
struct ConfigCommandTests {
    @Test("prints what is in force, defaults included, and reads it back to the same")
    func roundTrip() throws {
        let folder = try TestProject.threeLines()
        let run = try Vitrine.run("config", in: folder)
        #expect(run.status == 0)
        #expect(run.error == "")
        try Snapshot.expect(run.output, is: "Messages/config.yml")
        try folder.write("vitrine.yml", run.output)
        #expect(try Vitrine.run("config", in: folder).output == run.output)
    }

    @Test("prints what files on the command line amount to")
    func files() throws {
        let folder = try TestProject.threeLines()
        let run = try Vitrine.run("config", "fallback.json", "Products.storekit", in: folder)
        #expect(run.status == 0)
        try Snapshot.expect(run.output, is: "Messages/config-of-files.yml")
        try folder.write("vitrine.yml", run.output)
        #expect(try Vitrine.run("config", in: folder).output == run.output)
    }

    @Test("--schema is a JSON schema that knows every key, and needs no project")
    func schema() throws {
        let run = try Vitrine.run("config", "--schema", in: try Folder())
        #expect(run.status == 0)
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect((schema["$schema"] as? String)?.hasPrefix("https://json-schema.org/") == true)
        #expect(schema["additionalProperties"] as? Bool == false)
        let keys = try #require(schema["properties"] as? [String: Any]).keys.sorted()
        #expect(
            keys == [
                "catalogs", "checks", "content", "languages", "output", "paywalls", "publish", "reference", "site", "state", "templates", "title",
            ])
    }

    @Test("a key whose feature comes later is accepted with a note")
    func later() throws {
        let folder = try TestProject.threeLines()
        try folder.write("vitrine.yml", TestProject.configuration + "state: { ledger: content/.translations }\n")
        let quiet = try Vitrine.run("config", in: folder)
        #expect(quiet.status == 0)
        #expect(quiet.error == "")
        let run = try Vitrine.run("config", "--notes", in: folder)
        #expect(run.error.hasPrefix("vitrine.yml:4:1: note: \"state\" has no effect yet in this release [config.no-effect]\n"), "\(run.error)")
    }

    @Test("no is a language, never a boolean")
    func norwegian() throws {
        let folder = try Folder()
        try folder.write("vitrine.yml", "languages: [no, en]\n")
        #expect(try Vitrine.run("config", in: folder).output.contains("languages: [\"no\", en]"))
    }
}
