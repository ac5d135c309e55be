import Diagnostics
import Foundation
import Testing

@testable import Site

@Suite("Loading the reference")
struct ReferenceLoadingTests {
    @Test("a project without entries has no reference")
    func none() throws {
        let set = try ReferenceFixture(reference: []).load()
        #expect(set?.modules.count == nil)
    }

    struct Fault: CustomTestStringConvertible {
        let entries: [String]
        let status: Diagnostics.ExitStatus
        let message: String
        let explanation: String?
        var testDescription: String { message }
    }

    @Test(
        "an entry that leads to no graph is told with its place, and how to make one",
        arguments: [
            Fault(
                entries: ["{ package: ., target: Kiosk, symbols: .vitrine/Kiosk.symbols.json }"], status: .usage,
                message: ".vitrine/Kiosk.symbols.json doesn't exist",
                explanation: "Run `vitrine symbols`: it extracts the symbol graph of Kiosk."),
            Fault(
                entries: ["{ package: ., target: Kiosk }"], status: .usage,
                message: ".vitrine/symbols/Kiosk.symbols.json doesn't exist",
                explanation: "Run `vitrine symbols`: it extracts the symbol graph of Kiosk."),
            Fault(
                entries: ["{ symbols: Kioks.symbols.json }"], status: .usage,
                message: "Kioks.symbols.json doesn't exist; did you mean \"Kiosk.symbols.json\"?", explanation: nil),
            Fault(
                entries: ["{ symbols: Sources }"], status: .usage, message: "Sources holds no symbol graph (*.symbols.json)",
                explanation: "Extract it with the Swift toolchain's swift-symbolgraph-extract, or name package and target."),
            Fault(
                entries: ["{ source: x }"], status: .usage,
                message: "an entry of \"reference\" needs \"symbols\", or \"package\" and \"target\"", explanation: nil),
            Fault(
                entries: ["{ symbols: Kiosk.symbols.json }", "{ symbols: . }"], status: .usage, message: "two entries hold the module Kiosk",
                explanation: "Its pages would have the same addresses. Put all graphs of a module into one folder."),
        ])
    func missing(_ fault: Fault) throws {
        let error = try #require(try ReferenceFixture(reference: fault.entries).failure())
        let diagnostic = try #require(error.diagnostics.first)
        #expect(error.status == fault.status)
        #expect(diagnostic.message == fault.message)
        #expect(diagnostic.explanation == fault.explanation)
        #expect(diagnostic.range?.start == Diagnostics.SourceLocation(file: "vitrine.yml", line: 5 + fault.entries.count, column: 5))
    }

    @Test("a file that is no graph is status 3", arguments: ["", "{}", "[1", "{\"metadata\": \u{0}", "PNG"])
    func unreadable(_ text: String) throws {
        let fixture = try ReferenceFixture()
        try fixture.write("Kiosk.symbols.json", text)
        let error = try #require(try fixture.failure())
        #expect(error.status == .unreadable)
        #expect(error.diagnostics.first?.range?.start.file == "Kiosk.symbols.json")
    }

    @Test("a folder of graphs holds one module or several")
    func folder() throws {
        let fixture = try ReferenceFixture(reference: ["{ symbols: graphs }"])
        for name in ["Kiosk.symbols.json", "Kiosk@Swift.symbols.json"] {
            try fixture.write("graphs/" + name, try String(contentsOfFile: fixture.root + "/" + name, encoding: .utf8))
            try fixture.write("graphs/" + name.replacing("Kiosk", with: "Street"), try ReferenceLinksTests.renamed(fixture, name))
        }
        let set = try #require(try fixture.load())
        #expect(set.modules.map(\.indexPage) == ["reference/Kiosk/index.html", "reference/Street/index.html"])
        #expect(fixture.build().status == .success)
        #expect(fixture.files { $0.hasPrefix("fr/reference/Street/") }.count == ReferencePagesTests.pages.count)
    }

    @Test("what a module adds to types of others is read from the files beside its graph")
    func siblings() throws {
        let fixture = try ReferenceFixture()
        #expect(try fixture.load()?.pagePaths(in: ["en", "fr"]).contains("en/reference/Kiosk/Swift-String.html") == true)
        try FileManager.default.removeItem(atPath: fixture.root + "/Kiosk@Swift.symbols.json")
        #expect(try fixture.load()?.pagePaths(in: ["en", "fr"]).contains("en/reference/Kiosk/Swift-String.html") == false)
    }

    @Test("text of comments and names is never markup")
    func hostile() throws {
        let fixture = try ReferenceFixture()
        let graph = try String(contentsOfFile: fixture.root + "/Kiosk.symbols.json", encoding: .utf8)
            .replacing("What is paid with.", with: "<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>")
            .replacing("\"title\":\"Coin\"", with: "\"title\":\"<script>alert(2)</script>\"")
            .replacing("\"spelling\":\"Coin\"", with: "\"spelling\":\"<b>Coin\"")
        try fixture.write("Kiosk.symbols.json", graph)
        #expect(fixture.build().status < .usage)
        let pages = try fixture.files { $0.contains("reference/") || $0.hasPrefix("data/") }.map { try fixture.page($0) }.joined()
        for text in ["<script>alert", "href=\"javascript", "<img src=x", "<b>"] { #expect(!pages.contains(text)) }
    }
}
