import Foundation
import Testing

@Suite("Bad input gets a message, and a status")
struct BadInputTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let status: Int32
        var arguments = ["build"]
        let spoil: @Sendable (Folder) throws -> Void
        var testDescription: String { name }
    }

    /// The first bytes of one of the project's files.
    private static func cut(_ name: String, _ count: Int) -> @Sendable (Folder) throws -> Void {
        { folder in try folder.write(name, Array(folder.text(name).utf8.prefix(count))) }
    }

    private static func bytes(_ name: String, _ bytes: [UInt8]) -> @Sendable (Folder) throws -> Void {
        { folder in try folder.write(name, bytes) }
    }

    private static func gone(_ name: String) -> @Sendable (Folder) throws -> Void { { folder in try folder.remove(name) } }

    private static func edit(_ name: String, _ old: String, _ new: String) -> @Sendable (Folder) throws -> Void {
        { folder in try folder.write(name, try folder.text(name).replacingOccurrences(of: old, with: new)) }
    }

    static let elf: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0xFF, 0xFE, 0, 0]

    /// Nothing is written and nothing removed.
    static let refused: [Case] = [
        Case(name: "no-project", status: 2, spoil: gone("vitrine.yml")),
        Case(name: "config-typo", status: 2, spoil: edit("vitrine.yml", "languages", "langauges")),
        Case(name: "config-typo-deep", status: 2, spoil: edit("vitrine.yml", "file:", "flie:")),
        Case(name: "config-wrong-type", status: 2, spoil: edit("vitrine.yml", "[en, fr]", "en")),
        Case(name: "config-syntax", status: 2, spoil: edit("vitrine.yml", "[en, fr]", "[en, fr")),
        Case(name: "config-tab", status: 2, spoil: bytes("vitrine.yml", Array("title: A\npaywalls:\n\tsdk: \"4.1\"\n".utf8))),
        Case(name: "config-duplicate", status: 2, spoil: edit("vitrine.yml", "title: Noctua", "title: A\ntitle: B")),
        Case(name: "config-binary", status: 2, spoil: bytes("vitrine.yml", elf)),
        Case(name: "fallback-missing", status: 2, spoil: gone("fallback.json")),
        Case(name: "fallback-empty", status: 3, spoil: bytes("fallback.json", [])),
        Case(name: "fallback-truncated", status: 3, spoil: cut("fallback.json", 700)),
        Case(name: "fallback-binary", status: 3, spoil: bytes("fallback.json", elf)),
        Case(name: "fallback-other-json", status: 3, spoil: bytes("fallback.json", Array("[1, 2, 3]\n".utf8))),
        Case(name: "fallback-deep", status: 3, spoil: bytes("fallback.json", Array(repeating: 0x5B, count: 200_000))),
        Case(name: "products-missing", status: 2, spoil: gone("Products.storekit")),
        Case(name: "products-empty", status: 3, spoil: bytes("Products.storekit", [])),
        Case(name: "products-truncated", status: 3, spoil: cut("Products.storekit", 700)),
        Case(name: "products-binary", status: 3, spoil: bytes("Products.storekit", elf)),
        Case(name: "products-other-json", status: 3, spoil: bytes("Products.storekit", Array("{\"a\": 1}\n".utf8))),
        Case(
            name: "template-unclosed", status: 2,
            spoil: { folder in
                try folder.write("vitrine.yml", TestProject.configuration + "templates: templates\n")
                try folder.write("templates/screen.mustache", "<p>\n  {{#screen}}\n</p>\n")
            }),
        Case(name: "output-is-file", status: 2, arguments: ["build", "--output", "fallback.json"], spoil: { _ in }),
        Case(name: "output-of-somebody", status: 2, spoil: { folder in try folder.write("site/thesis.txt", "years of work\n") }),
        Case(name: "output-is-project", status: 2, arguments: ["build", "--output", "."], spoil: { _ in }),
        Case(name: "file-missing", status: 2, arguments: ["build", "falback.json", "--output", "out"], spoil: { _ in }),
        Case(name: "file-of-products-alone", status: 2, arguments: ["build", "Products.storekit", "--output", "out"], spoil: { _ in }),
        Case(
            name: "file-of-no-kind", status: 3, arguments: ["build", "notes.txt", "--output", "out"],
            spoil: { folder in try folder.write("notes.txt", "Buy milk\n") }),
        Case(name: "publish-unknown", status: 1, arguments: ["check"], spoil: edit("vitrine.yml", "title: Noctua", "publish: { placements: [mian] }")),
    ]

    @Test("and nothing is written or removed", arguments: refused)
    func refuses(_ bad: Case) throws {
        let folder = try TestProject.threeLines()
        try bad.spoil(folder)
        let before = try folder.contents()
        let names = try folder.names()
        let run = try Vitrine.run(bad.arguments, in: folder)
        #expect(run.status == bad.status)
        #expect(before.differences(to: try folder.contents()) == [])
        #expect(try folder.names() == names)
        try Snapshot.expect(run.transcript(bad.arguments, in: folder), is: "Messages/\(bad.name).txt")
    }

    @Test("and a site that stands stays as it is", arguments: refused.filter { $0.arguments == ["build"] && $0.name != "output-of-somebody" })
    func keeps(_ bad: Case) throws {
        let folder = try TestProject.threeLines()
        _ = try Vitrine.run("build", in: folder)
        let site = try folder.contents(below: "site")
        try bad.spoil(folder)
        #expect(try Vitrine.run("build", in: folder).status == bad.status)
        #expect(site.differences(to: try folder.contents(below: "site")) == [])
    }

    @Test("an output folder that can't be written is refused")
    func readOnly() throws {
        // Root may write anywhere, so the refusal is only seen by others.
        guard getuid() != 0 else { return }
        let folder = try TestProject.threeLines()
        let locked = try folder.part("locked")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: locked.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked.path) }
        let run = try Vitrine.run("build", "--output", "locked/out", in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains("[output.refused]"))
    }

    @Test("a folder below a file can't be made")
    func belowFile() throws {
        let folder = try TestProject.threeLines()
        let run = try Vitrine.run("build", "--output", "vitrine.yml/out", in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains("error: output folder vitrine.yml/out "), "\(run.error)")
        #expect(run.error.contains("[output.refused]"))
        #expect(try folder.names() == ["Products.storekit", "fallback.json", "vitrine.yml"])
    }

    @Test("a price that isn't a decimal is named; its product is shown without price, the rest is built")
    func price() throws {
        let folder = try TestProject.threeLines()
        try Self.edit("Products.storekit", "\"29.99\"", "\"29,99\"")(folder)
        let run = try Vitrine.run("build", in: folder)
        #expect(run.status == 1)
        try Snapshot.expect(run.transcript(["build"], in: folder), is: "Messages/price-not-decimal.txt")
        let paywalls = try JSONSerialization.jsonObject(with: Data(try folder.text("site/internal/data/paywalls.json").utf8)) as? [String: Any]
        let variations = (paywalls?["placements"] as? [[String: Any]])?.first?["variations"] as? [[String: Any]]
        let screen = (variations?.first?["screens"] as? [[String: Any]])?.first
        let product = try #require((screen?["products"] as? [[String: Any]])?.first)
        #expect(product["id"] as? String == "app.year")
        #expect(product["price"] is NSNull)
        #expect(product["missing"] as? Bool == false)
        let page = try folder.text("site/" + (screen?["path"] as? String ?? ""))
        #expect(!page.contains("29.99") && !page.contains("29,99"))
    }

    static let unreadable: [Case] = [
        Case(name: "guide-front-matter-unclosed", status: 1, spoil: bytes("content/docs/fr/start.md", Array("---\ntitle: Début\n\nTexte.\n".utf8))),
        Case(name: "guide-front-matter-broken", status: 1, spoil: bytes("content/docs/fr/start.md", Array("---\ntitle: [Début\n---\n\nTexte.\n".utf8))),
        Case(name: "guide-invalid-utf8", status: 1, spoil: bytes("content/docs/fr/start.md", Array("# D".utf8) + [0xE9] + Array("but\n".utf8))),
    ]

    @Test("a page that can't be read stops the publishing of all, unless --keep-going says otherwise", arguments: unreadable)
    func unreadablePage(_ bad: Case) throws {
        let folder = try TestProject.withGuides()
        try bad.spoil(folder)
        let before = try folder.contents()
        let run = try Vitrine.run("build", in: folder)
        #expect(run.status == bad.status)
        #expect(before.differences(to: try folder.contents()) == [])
        #expect(try folder.names() == ["Products.storekit", "content", "fallback.json", "vitrine.yml"])
        try Snapshot.expect(run.transcript(["build"], in: folder), is: "Messages/\(bad.name).txt")
        let going = try Vitrine.run("build", "--keep-going", in: folder)
        #expect(going.status == 1)
        #expect(folder.exists("site/en/start.html") && folder.exists("site/internal/en/main.html"))
    }

    @Test("what is odd inside a readable fallback file is a finding, and the rest is built")
    func odd() throws {
        let folder = try TestProject.threeLines()
        let configs: [(String, [String: Any])] = [("en", ["title": "Sleep"])]
        var text = FallbackText.file([
            FallbackText(placement: "good", variations: [.init(configs: configs)]),
            FallbackText(placement: "nobody", variations: []),
            FallbackText(placement: "unsold", variations: [.init(id: "var-b", configs: configs, products: ["app.nowhere"])]),
            FallbackText(placement: "list", variations: [.init(id: "var-c", configs: [("en", ["title": "@@"])])]),
        ])
        text = text.replacingOccurrences(of: #"{\"title\":\"@@\"}"#, with: "[1, 2]")
        try folder.write("fallback.json", text)
        let run = try Vitrine.run("build", in: folder)
        #expect(run.status == 1)
        try Snapshot.expect(run.transcript(["build"], in: folder), is: "Messages/fallback-odd.txt")
        for name in ["good", "unsold", "list", "nobody"] { #expect(folder.exists("site/internal/en/\(name).html"), "\(name)") }
    }
}
