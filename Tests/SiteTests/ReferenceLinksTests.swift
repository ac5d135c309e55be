import Diagnostics
import Testing

@testable import Site

@Suite("Links to symbols, and what documentation comments lack")
struct ReferenceLinksTests {
    @Test("findings stand in the Swift file, with what to write instead")
    func findings() throws {
        let set = try #require(try ReferenceFixture().load())
        let lines = set.diagnostics.map { diagnostic in
            let start = diagnostic.range?.start
            return "\(start?.file ?? ""):\(start?.line ?? 0):\(start?.column ?? 0)+\(diagnostic.range?.length ?? 0) \(diagnostic.severity) "
                + "\(diagnostic.message) [\(diagnostic.rule)] \(diagnostic.fixes.compactMap(\.replacement).joined(separator: " "))"
        }
        let file = "Sources/Kiosk/Kiosk.swift"
        #expect(
            lines == [
                "\(file):3:65+9 warning no symbol is called Coinn; did you mean \"Coin\"? [symbols.unresolved] ``Coin``",
                "\(file):3:96+12 warning 2 symbols are called sell(_:) [symbols.ambiguous] ``Kiosk/sell(_:)-s3in`` ``Kiosk/sell(_:)-80v4``",
                "\(file):4:65+21 warning a comment can't link to other.md: it isn't on a page of its own [links.missing-page] ",
                "\(file):43:17+1 note Kiosk.unlock() has no summary [reference.undocumented] ",
                "\(file):49:25+2 warning Kiosk.Paper.weekly(week:) has no parameter wk; did you mean \"week\"? [reference.stale-parameter] week",
                "\(file):50:14+1 note Kiosk.Paper.weekly(week:) has no summary [reference.undocumented] ",
            ])
    }

    @Test(
        "guides link to symbols by name",
        arguments: [
            ("Kiosk", "reference/Kiosk/Kiosk.html"), ("Kiosk/open(at:)", "reference/Kiosk/Kiosk.html#open-at"),
            ("Coin/fake", "reference/Kiosk/Coin.html#fake"), ("Kiosk/Kiosk/Paper", "reference/Kiosk/Kiosk-Paper.html"),
            ("Kiosk/sell(_:)", nil), ("Nothing", nil), ("", nil), ("///", nil),
        ])
    func guideLinks(_ link: String, _ address: String?) throws {
        let set = try #require(try ReferenceFixture().load())
        let target = set.resolve(link).map { $0.page + ($0.anchor.map { "#" + $0 } ?? "") }
        #expect(target == address)
    }

    @Test("a link of any length is only unknown")
    func longLink() throws {
        let set = try #require(try ReferenceFixture().load())
        let isKnown = set.resolve(String(repeating: "Kiosk/", count: 5000)) != nil || set.resolve(String(repeating: "(", count: 5000)) != nil
        #expect(!isKnown)
    }

    @Test("a module is a target too, where no type has its name")
    func moduleLink() throws {
        let fixture = try ReferenceFixture()
        try fixture.write("Kiosk.symbols.json", try Self.renamed(fixture, "Kiosk.symbols.json"))
        try fixture.write("Kiosk@Swift.symbols.json", try Self.renamed(fixture, "Kiosk@Swift.symbols.json"))
        let set = try #require(try fixture.load())
        #expect(set.resolve("Street")?.path(in: "fr") == "fr/reference/Street/index.html")
        #expect(set.homePath("fr") == "fr/reference/Street/index.html")
    }

    static func renamed(_ fixture: ReferenceFixture, _ name: String) throws -> String {
        try String(contentsOfFile: fixture.root + "/" + name, encoding: .utf8)
            .replacing("\"module\":{\"name\":\"Kiosk\"", with: "\"module\":{\"name\":\"Street\"")
    }
}
