import Testing

@testable import LocaleKit

@Suite("Locale codes")
struct LocaleTagTests {
    @Test(
        "One canonical spelling",
        arguments: [
            ("pt_BR", "pt-BR"), ("pt-br", "pt-BR"), ("PT-br", "pt-BR"), ("zh_hant_hk", "zh-Hant-HK"), ("es-419", "es-419"),
            ("iw", "he"), ("iw_IL", "he-IL"), ("in", "id"), ("tl-PH", "fil-PH"), ("no", "nb"), ("nn", "nn"), ("mo", "ro"),
            ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"), ("eng", "en"), ("fra-CA", "fr-CA"), ("vie", "vi"), ("cmn", "zh"), ("zh-yue", "yue"),
            ("prs", "fa-AF"), ("en_UK", "en-GB"), ("de-DD", "de-DE"), ("ca-ES-valencia", "ca-ES-valencia"), ("de-1996", "de-1996"),
            ("en-001-u-rg-nlzzzz", "en-001-u-rg-nlzzzz"), ("ar_OM@numbers=latn", "ar-OM-u-nu-latn"), ("en-x-team-a", "en-x-team-a"),
            ("fr_FR@currency=EUR;calendar=buddhist", "fr-FR-u-ca-buddhist-cu-eur"), ("zh-CN", "zh-CN"),
        ])
    func canonical(text: String, expected: String) {
        #expect(LocaleTag(text)?.canonical == expected)
    }

    @Test(
        "Junk is no locale code",
        arguments: [
            "", "-", "_", "e", "en-", "-en", "en--US", "en US", " en", "en\n", "english", "default", "Français", "fr_FR.UTF-8", "POSIX",
            "x-team", "i-klingon", "12", "en-u", "en-US-US", "en-1", "ＰＴ", "pt—BR", "\u{0}", "en\u{0}", "fr@=", "fr@numbers",
            "en-abcdefghi", "de-1996-1996", String(repeating: "en-", count: 100_000),
        ])
    func junk(text: String) {
        #expect(LocaleTag(text) == nil)
    }

    @Test("A tag knows its parts")
    func parts() throws {
        let tag = try #require(LocaleTag("sr_latn_rs-ekavsk-u-nu-latn-rg-mezzzz-x-a"))
        #expect(tag.language == "sr")
        #expect(tag.script == "Latn")
        #expect(tag.region == "RS")
        #expect(tag.variants == ["ekavsk"])
        #expect(tag.extensions == ["u-nu-latn-rg-mezzzz", "x-a"])
        #expect(tag.regionOverride == "ME")
        #expect(tag.icuIdentifier == "sr_Latn_RS_EKAVSK")
        #expect(tag.withoutExtensions.canonical == "sr-Latn-RS-ekavsk")
        #expect(LocaleTag("ca-valencia")?.icuIdentifier == "ca__VALENCIA")
    }

    @Test("Equal tags are equal whatever their spelling")
    func equality() {
        #expect(Set(["pt_BR", "pt-BR", "pt-br"].compactMap(LocaleTag.init)).count == 1)
    }

    @Test(
        "Likely subtags",
        arguments: [
            ("zh-CN", "zh-Hans-CN"), ("zh-TW", "zh-Hant-TW"), ("zh-HK", "zh-Hant-HK"), ("zh-SG", "zh-Hans-SG"), ("sr", "sr-Cyrl-RS"),
            ("sr-ME", "sr-Latn-ME"), ("pt", "pt-Latn-BR"), ("pa-PK", "pa-Arab-PK"), ("xx", "xx"), ("en-001-u-rg-nlzzzz", "en-Latn-001"),
        ])
    func likely(text: String, expected: String) {
        #expect(LocaleTag(text)?.maximized.canonical == expected)
    }

    @Test(
        "Ancestors follow CLDR's tree",
        arguments: [
            ("es-MX", "es-MX es-419 es"), ("pt-AO", "pt-AO pt-PT pt"), ("en-US", "en-US en"), ("zh-Hans-SG", "zh-SG zh"),
            ("zh-HK", "zh-HK zh-Hant"), ("sr-Latn-RS", "sr-Latn-RS sr-Latn"),
        ])
    func ancestors(text: String, expected: String) {
        #expect(LocaleTag(text)?.ancestry.map(\.canonical).joined(separator: " ") == expected)
    }
}
