import AdaptyClient
import Foundation
import Testing

@Suite("Remote configs")
struct RemoteConfigTests {
    @Test(
        "only an object has a dictionary; anything else has none, without an error",
        arguments: [
            ("{}", true), (#"{"a":1}"#, true), (" {\n} ", true), ("[1,2]", false), ("\"x\"", false), ("1", false), ("null", false),
            ("", false), ("{\"title\":", false), ("{'a':1}", false), ("\u{0}", false),
        ])
    func dictionary(text: String, isObject: Bool) {
        let config = AdaptyRemoteConfig(locale: "en", jsonString: text)
        #expect((config.dictionary != nil) == isObject)
        #expect(config.jsonString == text)
    }

    @Test("a hundred thousand brackets are no dictionary and no crash")
    func deep() {
        #expect(AdaptyRemoteConfig(locale: "en", jsonString: String(repeating: "[", count: 100_000)).dictionary == nil)
    }

    @Test("nested values keep their kind, and numbers their value")
    func values() throws {
        let text = #"{"s":"é","t":true,"i":3,"d":19.9,"n":null,"l":[1,{"x":"y"}],"huge":1e400}"#
        let values = try #require(AdaptyRemoteConfig(locale: "en", jsonString: text).dictionary)
        #expect(values["s"] as? String == "é")
        #expect(values["t"] as? Bool == true)
        #expect(values["i"] as? Int == 3)
        #expect((values["d"] as? Decimal)?.description == "19.9")
        #expect(values["n"] is NSNull)
        let list = try #require(values["l"] as? [any Sendable])
        #expect(list[0] as? Int == 1)
        #expect((list[1] as? [String: any Sendable])?["x"] as? String == "y")
        #expect(values["huge"] as? String == "1e400")
    }

    private let flow = AdaptyFlow(
        placement: AdaptyPlacement(id: "main"), id: "f", variationId: "v", name: "F",
        remoteConfigs: ["vi", "en", "pt-br", "zh-hant", "fr"].map { .init(locale: $0, jsonString: "{}") })

    @Test(
        "the config for preferred locales, and why",
        arguments: [
            (["fr"], "fr", .exact), (["pt_BR"], "pt-br", .spelling), (["fr-CA", "en"], "fr", .sameLanguage), (["zh-TW"], "zh-hant", .sameLocale),
            (["zh-CN"], "en", .fallback), (["sw"], "en", .fallback), ([], "en", .fallback), (["sw", "vi"], "vi", .exact),
            (["not a locale", "vi-VN"], "vi", .sameLocale),
        ] as [([String], String, AdaptyRemoteConfigChoice.Reason)])
    func choice(preferred: [String], locale: String, reason: AdaptyRemoteConfigChoice.Reason) {
        let choice = flow.remoteConfig(for: preferred)
        #expect(choice.config?.locale == locale)
        #expect(choice.reason == reason)
        #expect(choice.preferredLocales == preferred)
        #expect(!choice.steps.isEmpty)
    }

    @Test("without a default nothing stands in, never simply the first")
    func noDefault() {
        #expect(flow.remoteConfig(for: ["sw"], defaultLocale: nil).config == nil)
        #expect(flow.remoteConfig(for: ["sw"], defaultLocale: "de").reason == .none)
        #expect(flow.remoteConfig(for: ["sw"], defaultLocale: "vi").config?.locale == "vi")
    }
}
