import Diagnostics
import JSONText
import LocaleKit
import Testing

@testable import Site

@Suite("Readers beside those of the configs")
struct ReadersTests {
    private func planned(_ readers: [String], _ change: (inout PaywallSettings) -> Void = { _ in }) -> (readers: [PaywallLocale], lines: [String]) {
        var settings = PaywallSettings()
        settings.readers = readers.map { .init(text: $0) }
        change(&settings)
        var planner = LocalePlanner(settings: settings, sourceLanguage: "en", storefronts: ["USA", "DEU"])
        let found = planner.readers()
        return (found, planner.diagnostics.map(\.line))
    }

    @Test("A device's language and region format prices, whatever the storefront", arguments: [
        ("de-DE@DEU", "de-DE DEU de_DE"), ("de-AT@DEU", "de-AT DEU de_AT"), ("de@DEU", "de DEU de_DE"), ("fr@USA", "fr USA fr_US"),
        ("fr-FR@USA", "fr-FR USA fr_FR"), ("zh-HK@HKG", "zh-HK HKG zh_HK"), ("ja", "ja JPN ja_JP"),
        ("en-001-u-rg-nlzzzz@NLD", "en-001-u-rg-nlzzzz NLD en_NL"), ("pt_BR@BRA", "pt_BR BRA pt_BR"),
    ])
    func readers(text: String, expected: String) {
        let (readers, lines) = planned([text])
        #expect(readers.map { "\($0.asked ?? "-") \($0.storefront ?? "-") \($0.formattingLocale)" } == [expected])
        #expect(lines == [])
    }

    @Test("What is no reader is named", arguments: [
        ("german@DEU", #"error: "german@DEU" is not a reader such as de-DE@DEU [readers.invalid]"#),
        ("de@DE", #"error: "DE" is not a storefront; did you mean "DEU"? [readers.invalid]"#),
        ("de@DEUX", #"error: "DEUX" is not a storefront; did you mean "DEU"? [readers.invalid]"#),
        ("xx", #"error: "xx" names no storefront; write it as de-DE@DEU [readers.invalid]"#),
        ("de@DEU@FRA", #"error: "de@DEU@FRA" is not a reader such as de-DE@DEU [readers.invalid]"#),
    ])
    func invalid(text: String, line: String) {
        let (readers, lines) = planned([text])
        #expect(readers.isEmpty)
        #expect(lines == [line])
    }

    @Test("A German without a German config reads English with the euros of Germany's neighbour, and the screen says why")
    func screens() throws {
        let configuration = Lumora.configuration + "\n  readers: [de-DE@FRA, pt_BR@USA]\n"
        try Lumora.with(configuration) { folder in
            _ = folder.build()
            let root = try JSONDocument.parse(SourceText(file: "paywalls.json", bytes: Array((folder.text("site/internal/data/paywalls.json") ?? "").utf8))).root
            let screens = root.at(pointer: "/placements/0/variations/0/screens")?.array ?? []
            let readers = screens.filter { $0["reader"] != nil }
            #expect(readers.map { $0.at(pointer: "/reader/id")?.string } == ["de-DE@FRA", "pt_BR@USA"])
            #expect(readers.map { $0["locale"]?.string } == ["en", "pt-br"])
            #expect(readers.map { $0["formattingLocale"]?.string } == ["de_DE", "pt_BR"])
            #expect(readers.map { $0.at(pointer: "/reader/reason")?.string } == ["default", "spelling"])
            #expect(readers.first?.at(pointer: "/reader/asked/0")?.string == "de-DE")
            #expect(readers.first?.at(pointer: "/products/0/price/text")?.string == "64,99\u{A0}€")
            #expect(readers.first?.at(pointer: "/products/0/period/text")?.string == "1 Jahr")
            #expect(readers.first?.at(pointer: "/products/0/titleLanguage")?.string == "fr")
            let path = try #require(readers.first?["path"]?.string)
            let page = folder.text("site/" + path) ?? ""
            #expect(page.contains("<dt>Asked for</dt><dd>de-DE</dd>"))
            #expect(page.contains("<dt>Config used</dt><dd>en</dd>"))
            #expect(page.contains("<dt>Steps</dt><dd>&quot;de-DE&quot; isn't there; it stands for de-Latn-DE; no other de-Latn is there; &quot;en&quot; is the default</dd>"))
            #expect(folder.text("site/internal/en/welcome.html")?.contains("de-DE@FRA") == true)
        }
    }

    @Test("With the app's own rule a reader gets what the app picks")
    func appRule() throws {
        let configuration = Lumora.configuration + "\n  matching: adapty-4\n  readers: [pt-BR@USA]\n"
        try Lumora.with(configuration) { folder in
            _ = folder.build()
            let root = try JSONDocument.parse(SourceText(file: "paywalls.json", bytes: Array((folder.text("site/internal/data/paywalls.json") ?? "").utf8))).root
            let reader = root.at(pointer: "/placements/0/variations/0/screens")?.array?.first { $0["reader"] != nil }
            #expect(reader?["locale"]?.string == "en")
            #expect(reader?.at(pointer: "/reader/reason")?.string == "default")
        }
    }

    @Test("Where the shipped app picks another config is a note, once for a device", arguments: [
        (["en", "pt-br"], "pt_BR", .adapty4, ["pt_BR would read pt-br, but the app (adapty-4) picks en", "pt-BR would read pt-br, but the app (adapty-4) picks en"]),
        (["en", "pt-br"], "pt_BR", .adapty3, []),
        (["en", "zh", "zh-hant"], "zh-TW", .adapty3, ["zh-TW would read zh-hant, but the app (adapty-3) picks zh"]),
        (["en", "nb"], "no-NO", .adapty3, ["no-NO would read nb, but the app (adapty-3) picks en"]),
        (["en", "fr"], "fr", .adapty4, []),
    ] as [([String], String, MatchingRule, [String])])
    func differs(available: [String], asked: String, rule: MatchingRule, expected: [String]) {
        let (readers, _) = planned([asked + "@USA"])
        let matching = ReaderMatching(available: available, fallback: "en", rule: .vitrine, appRule: rule)
        let range = SourceRange(SourceLocation(file: "f.json", line: 1, column: 1))
        let found = matching.differences(readers, at: range, Subject())
        #expect(found.map(\.message).filter { !$0.contains("zh-Hant ") } == expected.map { "a device in " + $0 })
        #expect(found.allSatisfy { $0.rule == "matching.differs" && $0.severity == .note })
    }
}
