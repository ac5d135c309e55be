import Diagnostics
import Testing

@testable import AdaptyClient

@Suite("Shapes of fallback files")
struct FallbackShapeTests {
    private let meta =
        #""developer_id":"main","audience_name":"All Users","revision":3,"ab_test_name":"Test","placement_audience_version_id":"pav-1""#
    private let flow = #""flow_id":"f","flow_name":"F","variations":[]"#

    private func read(_ data: String, _ meta: String = #"{"version":10,"response_created_at":5}"#, more: String = "") throws -> FallbackFile {
        try FallbackFile.read(SourceText(file: "f.json", text: #"{"meta":\#(meta),"data":\#(data)\#(more)}"#))
    }

    private var expected: AdaptyPlacement {
        AdaptyPlacement(id: "main", audienceName: "All Users", revision: 3, abTestName: "Test", audienceVersionId: "pav-1")
    }

    @Test("placement keys under meta.placement, flat in the variation, or in its own placement object")
    func placementKeys() throws {
        for data in [
            #"{"main":{"meta":{"placement":{\#(meta)}},"data":[{"variation_id":"v","weight":100,\#(flow)}]}}"#,
            #"{"main":{"data":[{"variation_id":"v","weight":100,\#(meta),\#(flow)}]}}"#,
            #"{"main":{"data":[{"variation_id":"v","weight":100,"placement":{\#(meta)},\#(flow)}]}}"#,
            #"{"main":{"data":[{"variation_id":"v","weight":100,"attributes":{\#(meta),\#(flow)}}]}}"#,
        ] {
            let file = try read(data)
            #expect(file.diagnostics.map(line) == [])
            #expect(file.placements.map(\.placement) == [expected])
            #expect(file.placements.flatMap(\.variations).map(\.contentId) == ["f"])
        }
    }

    @Test("an entry of generation 3 may be a string that holds the object, and its remote config a string inside that string")
    func stringEntry() throws {
        let inner = #"{"meta":{"placement":{\#(meta)}},"data":[{"variation_id":"v","weight":100,"paywall_id":"p","paywall_name":"P","products":[],"remote_config":{"lang":"en","data":"{\"title\":\"Hi\"}"}}]}"#
        let file = try read(#"{"main":\#(JSONReporter.quoted(inner))}"#, #"{"version":9,"response_created_at":5}"#)
        #expect(file.diagnostics.map(\.rule) == ["fallback.one-locale"])
        let config = try #require(file.placements[0].variations[0].remoteConfigs.first)
        let title = try #require(config.root?["title"])
        #expect(title.string == "Hi")
        let range = config.range(of: title)
        let line = try #require(file.source.line(1)).unicodeScalars.dropFirst(range.start.column - 1).prefix(range.length)
        #expect(String(String.UnicodeScalarView(line)) == #"\\\"Hi\\\""#)
    }

    @Test("a string entry that holds no JSON is a finding at its place")
    func brokenStringEntry() throws {
        let file = try read(#"{"main":"{\"meta\":"}"#)
        #expect(file.diagnostics.map(\.rule) == ["placement.not-json"])
        #expect(file.diagnostics[0].subject.placement == "main")
        #expect(file.placements.map(\.id) == ["main"])
    }

    @Test("placements come as developer_ids lists them, then those it doesn't list; both kinds of mismatch are findings")
    func order() throws {
        func entry(_ id: String) -> String { #""\#(id)":{"data":[{"variation_id":"v","weight":100,\#(meta.replacing("main", with: id)),\#(flow)}]}"# }
        let file = try read(
            "{\(entry("a")),\(entry("b")),\(entry("c"))}", #"{"version":10,"response_created_at":5,"developer_ids":["c","gone","a","c"]}"#)
        #expect(file.placements.map(\.id) == ["c", "a", "b"])
        #expect(
            file.diagnostics.map(\.message) == [
                #""gone" is listed in developer_ids, but the file holds nothing for it"#,
                #""b" isn't listed in developer_ids, so the SDK takes it for absent"#,
            ])
        #expect(Set(file.diagnostics.map(\.severity)) == [.warning])
    }

    @Test("missing and ill-typed keys are findings with a place, and the rest is kept")
    func missingKeys() throws {
        let data = #"""
            {"main":{"meta":{"placement":{"developer_id":"other","audience_name":7,"revision":-1}},
             "data":[5,{"variation_ID":"v","weight":"100","flow_id":"f",
             "remote_configs":[{"lang":"en"},{"data":"{}"},{"lang":"fr","data":{}},7,{"lang":"fr","data":"{}"},{"lang":"fr","data":"{\"a\":1,\"a\":2}"}],
             "variations":[{"paywall_id":"pw","products":[{"vendor_product_id":"x"},{},3]},4],
             "web_purchase_url":"","cross_placement_info":{"placement_with_variation_map":{"a":"b","c":1}}}]}}
            """#
        let file = try read(data)
        #expect(
            file.diagnostics.map(line) == [
                #"1:84 error fallback.missing-key [main] the placement lacks "ab_test_name""#,
                #"1:84 error fallback.missing-key [main] the placement lacks "placement_audience_version_id""#,
                #"1:100 warning fallback.placement-id [main] the placement calls itself "other", but its key is "main""#,
                #"1:124 error fallback.wrong-type [main] "audience_name" of the placement should be a string, not 7"#,
                #"1:137 error fallback.wrong-type [main] "revision" of the placement should be a whole number of 0 or more, not -1"#,
                #"2:10 error fallback.wrong-type [main] "data[0]" of the placement should be an object, not 5"#,
                #"2:12 error fallback.missing-key [main] the flow lacks "flow_name""#,
                #"2:12 error fallback.missing-key [main] the variation lacks "variation_id"; it has "variation_ID""#,
                #"2:41 error fallback.wrong-type [main] "weight" of the variation should be a whole number of 0 or more, not a string"#,
                #"3:20 error fallback.missing-key [main/en] the remote config lacks "data""#,
                #"3:34 error fallback.missing-key [main] the remote config lacks "lang""#,
                #"3:68 error fallback.wrong-type [main/fr] "data" of the remote config should be a string, not an object"#,
                #"3:72 error fallback.wrong-type [main] "remote_configs[3]" of the variation should be an object, not 7"#,
                #"3:108 warning config.duplicate-locale [main/fr] two remote configs are in "fr""#,
                #"3:130 error json.duplicate-key [main/fr] the key "a" stands twice in one object"#,
                #"4:16 error fallback.missing-key [main] the paywall lacks "paywall_name""#,
                #"4:16 error fallback.missing-key [main] the paywall lacks "variation_id""#,
                #"4:47 error fallback.missing-key [main/x] the product lacks "access_level_id""#,
                #"4:47 error fallback.missing-key [main/x] the product lacks "adapty_product_id""#,
                #"4:47 error fallback.missing-key [main/x] the product lacks "product_type""#,
                #"4:73 error fallback.missing-key [main] the product lacks "vendor_product_id""#,
                #"4:76 error fallback.wrong-type [main] "products[2]" of the paywall should be an object, not 3"#,
                #"4:80 error fallback.wrong-type [main] "variations[1]" of the flow should be an object, not 4"#,
                #"5:92 error fallback.wrong-type [main] "c" of placement_with_variation_map should be a variation id, not 1"#,
            ])
        let variation = try #require(file.placements[0].variations.first)
        #expect(variation.id == "" && variation.weight == 0 && variation.contentId == "f")
        #expect(variation.remoteConfigs.map(\.locale) == ["", "fr", "fr"])
        #expect(variation.products.map(\.reference.vendorProductId) == ["x"])
        #expect(variation.crossPlacement == [.init(placementId: "a", variationId: "b")])
    }

    @Test("weights that don't add up, doubled variations, unreachable ids")
    func variations() throws {
        let one = #"{"variation_id":"v","weight":30,\#(meta.replacing("main", with: "a/b")),\#(flow)}"#
        let file = try read(#"{"a/b":{"data":[\#(one),\#(one)]}}"#)
        #expect(
            file.diagnostics.map { "\($0.severity) \($0.rule)" } == [
                "warning placement.unreachable", "note fallback.weights", "warning fallback.duplicate-variation",
            ])
    }

    @Test(
        "what a variation is, also where its id was forgotten",
        arguments: [
            (#""flow_id":"x""#, 10, .flow), (#""paywall_id":"x""#, 10, .paywall), (#""onboarding_id":"x""#, 9, .onboarding),
            (#""remote_configs":[]"#, 9, .flow), (#""products":[]"#, 10, .paywall), (#""onboarding_builder":{}"#, 10, .onboarding),
            (#""x":1"#, 9, .paywall), (#""x":1"#, 10, .flow),
        ] as [(String, Int, CopyVariation.Kind)])
    func kinds(key: String, format: Int, kind: CopyVariation.Kind) throws {
        let file = try read(#"{"main":{"data":[{\#(meta),\#(key)}]}}"#, #"{"version":\#(format)}"#)
        #expect(file.placements[0].variations.map(\.kind) == [kind])
    }

    @Test("a builder screen: doubled localizations, a default that isn't there, tags, images and fallbacks")
    func builder() throws {
        let screen = #"""
            {"format":"5.0.0","default_localization":"eng","localizations":[
             {"id":"en","is_right_to_left":false,"strings":[{"id":"a","value":["Only ",{"tag":"PRICE"},{"image":"x"},{"text":"!"}],"fallback":"Now"},{"id":"b","value":5},{"id":"c"}]},
             {"id":"en","strings":[]},{"strings":[]}]}
            """#
        let flow = #""flow_id":"f","flow_name":"F","flow_version_id":"fv""#
        let file = try read(
            #"{"main":{"data":[{"variation_id":"v","weight":100,\#(meta),\#(flow)}]}}"#, more: #","ui_builder":{"fv":\#(screen),"bad":3}"#)
        #expect(
            Set(file.diagnostics.map(\.rule)) == [
                "builder.duplicate-localization", "builder.default-localization", "fallback.wrong-type", "fallback.missing-key",
            ])
        let screens = file.placements[0].variations[0].builderScreens
        #expect(screens.map(\.id) == ["fv"])
        #expect(screens[0].defaultLocalization == nil)
        #expect(screens[0].localizations.map(\.id) == ["en"])
        #expect(screens[0].localizations[0].strings.map(\.text) == ["Only <PRICE/>!"])
        #expect(screens[0].localizations[0].strings.map(\.fallback) == ["Now"])
        #expect(file.placements[0].variations[0].hasViewConfiguration)
    }

    @Test("a builder screen of generation 3 may be a string")
    func builderString() throws {
        let json = JSONReporter.quoted(#"{"localizations":[{"id":"en","strings":[{"id":"a","value":"Hi"}]}]}"#)
        let paywall = #""paywall_id":"p","paywall_name":"P","products":[],"paywall_builder":{"paywall_builder_id":"b","lang":"en","json":\#(json)}"#
        let file = try read(#"{"main":{"data":[{"variation_id":"v","weight":100,\#(meta),\#(paywall)}]}}"#, #"{"version":9,"response_created_at":1}"#)
        #expect(file.diagnostics.map(line) == [])
        #expect(file.placements[0].variations[0].builderScreens.map { $0.localizations[0].strings.map(\.text) } == [["Hi"]])
    }

    @Test(
        "what isn't a fallback file can't be read",
        arguments: [
            "", " ", "{", "[]", "null", "5", "\"x\"", #"{"meta":"#, #"{"meta":{}}"#, #"{"data":[]}"#, #"{"data":null}"#, "\u{0}\u{1}\u{2}",
            "PK\u{3}\u{4}",
        ])
    func unreadable(text: String) {
        let error = #expect(throws: DiagnosticError.self) { try FallbackFile.read(SourceText(file: "f.json", text: text)) }
        #expect(error?.status == .unreadable)
        #expect(error?.diagnostics.isEmpty == false)
        #expect(error?.diagnostics.allSatisfy { $0.range?.start.file == "f.json" && ($0.range?.start.line ?? 0) > 0 } == true)
    }

    @Test("a file that nests too deeply can't be read, and is no crash")
    func deep() {
        let text = String(repeating: "{\"data\":", count: 50_000)
        let error = #expect(throws: DiagnosticError.self) { try FallbackFile.read(SourceText(file: "f.json", text: text)) }
        #expect(error?.status == .unreadable)
    }

    @Test(
        "hostile names and values are only text",
        arguments: [
            "../../etc", "con", "", String(repeating: "x", count: 300), "😀", "<script>alert(1)</script>", "a\\u0000b", "\u{202E}abc",
            "constructor", "__proto__",
        ])
    func hostileIds(id: String) throws {
        let file = try read(#"{"\#(id)":{"data":[{"variation_id":"\#(id)","weight":99999999999999999999,\#(meta),"flow_id":"\#(id)","flow_name":"\#(id)"}]}}"#)
        #expect(file.placements.count == 1)
        #expect(file.placements[0].variations.count == 1)
    }
}
