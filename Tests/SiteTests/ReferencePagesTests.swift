import Diagnostics
import Testing

@testable import Site

@Suite("Pages of the reference")
struct ReferencePagesTests {
    static let pages = ["Coin", "Kiosk-Paper", "Kiosk", "Selling", "Swift-String", "index"]

    @Test("a module has its own page and one for each type, in every language, and nothing else")
    func exactPages() throws {
        let fixture = try ReferenceFixture()
        let outcome = fixture.build()
        #expect(outcome.status == .success)
        #expect(
            fixture.files { $0.contains("reference/") }
                == ["en", "fr"].flatMap { language in Self.pages.map { "\(language)/reference/Kiosk/\($0).html" } })
    }

    @Test("pages are as recorded", arguments: ["en/reference/Kiosk/Kiosk.html", "fr/reference/Kiosk/Kiosk.html", "en/reference/Kiosk/index.html", "fr/reference/Kiosk/Swift-String.html"])
    func golden(_ path: String) throws {
        let fixture = try ReferenceFixture()
        _ = fixture.build()
        try expectGolden(fixture.main(path), path.replacing("/", with: "-"))
    }

    @Test("a second build changes no byte")
    func repeatable() throws {
        let fixture = try ReferenceFixture()
        _ = fixture.build()
        let summary = try #require(fixture.build().summary)
        #expect(summary.written == 0)
        #expect(summary.removed == 0)
    }

    @Test("the page in the language of the prose is the one for search engines; others stand in for it")
    func canonical() throws {
        let fixture = try ReferenceFixture()
        _ = fixture.build()
        let canonical = "<link rel=\"canonical\" href=\"https://kiosk.example/en/reference/Kiosk/Coin.html\">"
        let (original, standIn) = (try fixture.page("en/reference/Kiosk/Coin.html"), try fixture.page("fr/reference/Kiosk/Coin.html"))
        #expect(original.contains(canonical) && standIn.contains(canonical))
        #expect(!original.contains("name=\"robots\"") && standIn.contains("<meta name=\"robots\" content=\"noindex\">"))
        #expect(!original.contains("rel=\"alternate\"") && !standIn.contains("rel=\"alternate\""))
        #expect(original.contains("<meta name=\"description\" content=\"What is paid with.\">"))
        #expect(!standIn.contains("name=\"description\""))
        let sitemap = try fixture.page("sitemap.xml")
        #expect(Self.pages.allSatisfy { sitemap.contains("<loc>https://kiosk.example/en/reference/Kiosk/\($0).html</loc>") })
        #expect(!sitemap.contains("fr/reference"))
    }

    @Test("every address of every page leads to a file, and to an element on it")
    func addresses() throws {
        let fixture = try ReferenceFixture()
        _ = fixture.build()
        let files = Set(fixture.files())
        var missing: [String] = []
        for path in files.sorted() where path.contains("reference/") {
            for match in try fixture.page(path).matches(of: /(?:href|src)="([^"]+)"/) {
                let address = String(match.1)
                if address.contains(":") || address.hasPrefix("#v:") { continue }
                let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let target = parts[0].isEmpty ? path : GuideLinkTarget.normalized(path.split(separator: "/").dropLast().joined(separator: "/") + "/" + parts[0])
                if !files.contains(target) {
                    missing.append("\(path): \(address)")
                } else if parts.count > 1, !(try fixture.page(target).contains("id=\"\(parts[1])\"")) {
                    missing.append("\(path): \(address)")
                }
            }
        }
        #expect(missing == [])
    }

    @Test("ids are unique on their page")
    func uniqueIDs() throws {
        let fixture = try ReferenceFixture()
        _ = fixture.build()
        for path in fixture.files(where: { $0.contains("reference/") }) {
            let ids = try fixture.page(path).matches(of: /\sid="([^"]+)"/).map { String($0.1) }
            #expect(ids.count == Set(ids).count, "\(path)")
        }
    }

    @Test("the search index has an entry a page with its members, in every language")
    func search() throws {
        let fixture = try ReferenceFixture()
        _ = fixture.build()
        #expect(
            try fixture.page("data/search-fr.js").contains(
                #"{"u":"fr/reference/Kiosk/Coin.html","t":"Coin","k":"symbol","s":[["","","What is paid with."],["fake","fake","Not a real one."]]}"#))
    }

    @Test("the menu leads to the reference, and the home page to its module")
    func entrances() throws {
        let fixture = try ReferenceFixture()
        _ = fixture.build()
        let home = try fixture.page("fr/index.html")
        #expect(home.contains("<li><a href=\"reference/Kiosk/index.html\">Référence de l’API</a></li>"))
        #expect(home.contains("<a href=\"reference/Kiosk/index.html\"><code>Kiosk</code></a>"))
    }

    @Test("without a pattern for sources there are no links to them, and none to files outside the project")
    func sources() throws {
        let fixture = try ReferenceFixture(reference: ["{ symbols: Kiosk.symbols.json }"])
        _ = fixture.build()
        #expect(!(try fixture.page("en/reference/Kiosk/Kiosk.html").contains("View source")))
        let settings = ReferenceSettings(source: "https://git.example/{path}#L{line}")
        let module = try #require(fixture.load()?.modules.first?.module)
        let entry = DocumentedModule(module, settings)
        #expect(entry.sourceAddress(.init(file: "Sources/É t.swift", line: 3, column: 1)) == "https://git.example/Sources/%C3%89%20t.swift#L3")
        #expect(entry.sourceAddress(.init(file: "/usr/x.swift", line: 3, column: 1)) == nil)
    }
}
