import Testing

@testable import LocaleKit

@Suite("What is known about a locale")
struct LocaleInfoTests {
    @Test(
        "Direction, names and likely region",
        arguments: [
            ("fr", "ltr", "français", "French", "FR"), ("vi", "ltr", "Tiếng Việt", "Vietnamese", "VN"),
            ("ar", "rtl", "العربية", "Arabic", "EG"), ("he", "rtl", "עברית", "Hebrew", "IL"), ("iw", "rtl", "עברית", "Hebrew", "IL"),
            ("fa-AF", "rtl", "فارسی (افغانستان)", "Persian (Afghanistan)", "AF"), ("ur", "rtl", "اردو", "Urdu", "PK"),
            ("pt-br", "ltr", "português (Brasil)", "Portuguese (Brazil)", "BR"), ("pt", "ltr", "português", "Portuguese", "BR"),
            ("zh-hant", "ltr", "繁體中文", "Chinese, Traditional", "TW"),
            ("en-001-u-rg-nlzzzz", "ltr", "English (world)", "English (world)", "NL"),
            ("uz-Arab", "rtl", "اوزبیک (عربی)", "Uzbek (Arabic)", "AF"), ("no", "ltr", "norsk bokmål", "Norwegian Bokmål", "NO"),
        ])
    func facts(code: String, direction: String, native: String, english: String, region: String) throws {
        let info = try #require(LocaleInfo(code))
        #expect(info.direction.rawValue == direction)
        #expect(info.nativeName == native)
        #expect(info.englishName == english)
        #expect(info.likelyRegion == region)
        #expect(info.isKnown)
    }

    @Test(
        "Areas larger than a country have a likely country too",
        arguments: [("es-419", "MX"), ("en-001", "US"), ("en-150", "US"), ("ar-001", "EG")])
    func areas(code: String, region: String) {
        #expect(LocaleInfo(code)?.likelyRegion == region)
    }

    @Test("A name in any language")
    func names() {
        #expect(LocaleInfo("de")?.name(in: "fr") == "allemand")
        #expect(LocaleInfo("de")?.name(in: "vi") == "Tiếng Đức")
        #expect(LocaleInfo("fr-CA")?.name(in: "de") == "Französisch (Kanada)")
    }

    @Test("An unknown language has its code for a name and no region", arguments: ["xx", "und", "qqq"])
    func unknown(code: String) throws {
        let info = try #require(LocaleInfo(code))
        #expect(!info.isKnown)
        #expect(info.nativeName == code)
        #expect(info.englishName == code)
        #expect(info.likelyRegion == nil)
    }

    @Test(
        "Language and country make the formatting locale, the script kept",
        arguments: [
            ("fr", "FR", "fr_FR"), ("fr-CA", "FR", "fr_FR"), ("pt-br", "BR", "pt_BR"), ("zh", "HK", "zh_Hans_HK"), ("zh", "CN", "zh_CN"),
            ("zh-hant", "TW", "zh_Hant_TW"), ("zh-tw", "US", "zh_Hant_US"), ("sr-latn", "RS", "sr_Latn_RS"), ("sr", "ME", "sr_Cyrl_ME"),
            ("no", "NO", "nb_NO"), ("en-001-u-rg-nlzzzz", "DE", "en_DE"), ("ar", "KW", "ar_KW"),
        ])
    func formattingLocale(code: String, region: String, expected: String) {
        #expect(LocaleInfo(code)?.formattingLocale(region: region) == expected)
    }
}
