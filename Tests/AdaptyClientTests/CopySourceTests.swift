import Diagnostics
import Testing

@testable import AdaptyClient

@Suite("Sources of copy")
struct CopySourceTests {
    @Test(
        "the kind of a file is told by its content, also where it is cut off or broken",
        arguments: [
            (#"{"meta":{},"data":{}}"#, .fallbackFile), (#"{"data":{},"meta":{}}"#, .fallbackFile), (#"{"meta":"#, .fallbackFile),
            (#"{"meta":{"version":10},"da"#, .fallbackFile), ("\u{FEFF} \n{\"data\": {", .fallbackFile),
            (#"{"en":{},"fr":{}}"#, .remoteConfig), (#"{"en":{"title":"T"},"pt-br":"{}"}"#, .remoteConfig), (#"{"en":{"#, .remoteConfig),
            (#"{"zh-hant": {"a": "}"}, "vi": {}}"#, .remoteConfig), (#"{"title":"T"}"#, nil), (#"{"en":1}"#, nil), (#"{"en":"x"}"#, nil),
            ("{}", nil), ("[]", nil), ("", nil), ("\u{0}\u{1}", nil), (#"{"data":[],"links":{},"meta":{}}"#, nil),
            (#"{"data":{"type":"subscriptions"},"included":[]}"#, nil), ("product,storefront,currency,price\n", nil),
        ] as [(String, SourceKind?)])
    func recognise(text: String, kind: SourceKind?) {
        #expect(CopySource.recognise(SourceText(file: "x", text: text)) == kind)
    }

    @Test(
        "samples are told",
        arguments: [
            ("fallback-8-real.json", .fallbackFile), ("fallback-9.json", .fallbackFile), ("fallback-10.json", .fallbackFile),
            ("fallback-11.json", .fallbackFile), ("fallback-defects.json", .fallbackFile), ("Products.storekit", nil),
            ("asc-subscription.json", nil), ("play-subscription.json", nil),
        ] as [(String, SourceKind?)])
    func samples(name: String, kind: SourceKind?) throws {
        #expect(CopySource.recognise(try fixture(name)) == kind)
    }

    @Test("remote configs in the dashboard's shape are one placement with one variation, places and order kept")
    func dashboard() throws {
        let text = """
            {
              "fr": {"title": "Bonjour"},
              "en": {"title": "Hello"},
              "ja": [1],
              "de": "{\\"title\\": \\"Hallo\\"}",
              "vi": "{\\"title\\":",
              "blah blah": {}
            }
            """
        let source = SourceText(file: "asa/main.json", text: text)
        let read = try CopySource.read(source, placement: "main", audience: "Apple Ads")
        #expect(read.kind == .remoteConfig)
        #expect(read.placements.map(\.placement) == [AdaptyPlacement(id: "main", audienceName: "Apple Ads", abTestName: "main")])
        let variation = try #require(read.placements[0].variations.first)
        #expect(variation.kind == .flow && variation.name == "main" && variation.weight == 100)
        #expect(variation.remoteConfigs.map(\.locale) == ["fr", "en", "ja", "de", "vi", "blah blah"])
        #expect(variation.remoteConfigs.map { $0.root?["title"]?.string } == ["Bonjour", "Hello", nil, "Hallo", nil, nil])
        #expect(variation.remoteConfigs.map { $0.config.dictionary != nil } == [true, true, false, true, false, true])
        let title = try #require(variation.remoteConfigs[0].root?["title"])
        #expect(variation.remoteConfigs[0].range(of: title).start == SourceLocation(file: "asa/main.json", line: 2, column: 19))
        #expect(variation.remoteConfigs[0].localeRange.start == SourceLocation(file: "asa/main.json", line: 2, column: 3))
        #expect(
            read.diagnostics.map(line) == [
                #"4:9 error config.not-object [main/main/ja] the remote config is an array, not an object"#,
                #"6:21 error config.not-json [main/main/vi] the remote config isn't JSON: the text ends where a value should be"#,
                #"7:3 warning config.locale [main/main/blah blah] "blah blah" isn't a locale's code"#,
            ])
        guard case .flow(let flow) = variation.content else {
            Issue.record("not a flow")
            return
        }
        #expect(flow.remoteConfig(for: ["fr-CA"]).config?.jsonString == #"{"title": "Bonjour"}"#)
    }

    @Test("a folder of <locale>.json is one placement; a file that can't be read is a finding")
    func folder() throws {
        let files = [
            SourceText(file: "copy/vi.json", text: #"{"title":"Chào"}"#), SourceText(file: "copy/en.json", text: #"{"title":"Hello"}"#),
            SourceText(file: "copy/fr.json", text: "{"), SourceText(file: "copy/ja.json", text: "7"),
        ]
        let read = try CopySource.localeFolder("copy", files: files, placement: "main")
        #expect(read.kind == .localeFolder)
        #expect(read.file == "copy")
        let variation = try #require(read.placements[0].variations.first)
        #expect(variation.remoteConfigs.map(\.locale) == ["en", "ja", "vi"])
        #expect(read.diagnostics.map(\.rule) == ["config.not-json", "config.not-object"])
        #expect(read.diagnostics.map(\.range?.start.file) == ["copy/fr.json", "copy/ja.json"])
        let error = #expect(throws: DiagnosticError.self) {
            try CopySource.localeFolder("copy", files: [SourceText(file: "copy/en.json", text: "")], placement: "main")
        }
        #expect(error?.status == .unreadable)
        #expect(throws: DiagnosticError.self) { try CopySource.localeFolder("copy", files: [], placement: "main") }
    }

    @Test("a file of such a folder that isn't named after a locale is left out and told")
    func otherFiles() throws {
        let other = SourceText(file: "copy/package-lock.json", text: #"{"name":"x"}"#)
        let read = try CopySource.localeFolder("copy", files: [other, SourceText(file: "copy/en.json", text: #"{"title":"Hi"}"#)], placement: "main")
        #expect(read.placements[0].variations[0].remoteConfigs.map(\.locale) == ["en"])
        #expect(read.diagnostics.map(\.message) == [#""package-lock" isn't a locale's code: the file is left out"#])
        let error = #expect(throws: DiagnosticError.self) { try CopySource.localeFolder("copy", files: [other], placement: "main") }
        #expect(error?.diagnostics.map(\.rule) == ["config.locale", "placement.empty"])
    }

    @Test(
        "what is no source of copy can't be read, with a reason",
        arguments: [
            ("", "the file is empty"), ("\u{0}PNG", "the file is binary, not a source of copy"), ("hello", "the file isn't a source of copy"),
            ("{}", "the file isn't a source of copy"),
        ])
    func unknown(text: String, message: String) {
        let error = #expect(throws: DiagnosticError.self) { try CopySource.read(SourceText(file: "x", text: text), placement: "p") }
        #expect(error?.status == .unreadable)
        #expect(error?.diagnostics.map(\.message) == [message])
    }
}
