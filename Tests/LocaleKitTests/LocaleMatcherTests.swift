import Testing

@testable import LocaleKit

@Suite("Matching a reader's language to those that exist")
struct LocaleMatcherTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var asked: String
        var available: String
        var used: String?
        var reason: LocaleMatch.Reason
        var testDescription: String { "\(asked) among \(available)" }

        init(_ asked: String, _ available: String, _ used: String?, _ reason: LocaleMatch.Reason) {
            (self.asked, self.available, self.used, self.reason) = (asked, available, used, reason)
        }
    }

    /// The default is `en` in every case.
    @Test(
        "Each language finds its nearest, or the default",
        arguments: [
            // Spelling.
            Case("fr", "en fr", "fr", .exact),
            Case("pt-br", "en pt-br", "pt-br", .exact),
            Case("pt-BR", "en pt-br", "pt-br", .spelling),
            Case("pt_BR", "en pt-br", "pt-br", .spelling),
            Case("PT-br", "en pt_BR", "pt_BR", .spelling),
            Case("zh_Hant_TW", "en zh-hant-tw", "zh-hant-tw", .spelling),
            // Chinese: script before region, never across scripts.
            Case("zh-CN", "en zh-hant", "en", .fallback),
            Case("zh-CN", "en zh-hant zh-hans", "zh-hans", .sameLocale),
            Case("zh-CN", "en zh-hant zh", "zh", .sameLocale),
            Case("zh", "en zh-hant zh-cn", "zh-cn", .sameLocale),
            Case("zh-Hans", "en zh", "zh", .sameLocale),
            Case("zh-HK", "en zh", "en", .fallback),
            Case("zh-HK", "en zh zh-hant", "zh-hant", .sameLanguage),
            Case("zh-HK", "en zh-tw zh-cn", "zh-tw", .sameLanguage),
            Case("zh-MO", "en zh-hant zh-hk", "zh-hk", .sameLanguage),
            Case("zh-SG", "en zh-hant zh-hans", "zh-hans", .sameLanguage),
            Case("zh-SG", "en zh-hant zh", "zh", .sameLanguage),
            Case("zh-SG", "en zh-hant", "en", .fallback),
            Case("zh-TW", "en zh-hans zh-hant", "zh-hant", .sameLocale),
            Case("zh-TW", "en zh-hans", "en", .fallback),
            Case("zh-Hant", "en zh-hk", "zh-hk", .sameLanguage),
            Case("zh-Hant-CN", "en zh-cn zh-tw", "zh-tw", .sameLanguage),
            // Norwegian.
            Case("no", "en nb", "nb", .sameLocale),
            Case("nb", "en no", "no", .sameLocale),
            Case("nb-NO", "en no", "no", .sameLocale),
            Case("nn", "en nb", "nb", .related),
            Case("nn-NO", "en no", "no", .related),
            Case("nn", "en nb nn", "nn", .exact),
            Case("no", "en nn", "nn", .related),
            Case("no", "en nn nb", "nb", .sameLocale),
            Case("nb", "en da sv", "en", .fallback),
            // Regions.
            Case("pt-PT", "en pt", "pt", .sameLanguage),
            Case("pt-PT", "en pt-br", "pt-br", .sameLanguage),
            Case("pt-PT", "en pt-br pt-pt", "pt-pt", .spelling),
            Case("pt", "en pt-pt pt-br", "pt-br", .sameLocale),
            Case("pt-AO", "en pt-br pt-pt", "pt-pt", .sameLanguage),
            Case("en-IN", "fr en-us", "en-us", .sameLanguage),
            Case("en-IN", "fr en-us en-gb", "en-gb", .sameLanguage),
            Case("en-AU", "fr en-us en-gb", "en-gb", .sameLanguage),
            Case("en-US", "fr en", "en", .sameLocale),
            Case("en", "fr en-gb", "en-gb", .sameLanguage),
            Case("fr-CA", "en fr", "fr", .sameLanguage),
            Case("fr-CA", "en fr fr-ca", "fr-ca", .spelling),
            Case("fr", "en fr-ca", "fr-ca", .sameLanguage),
            Case("fr-BE", "en fr-ca fr-fr", "fr-fr", .sameLanguage),
            Case("de-CH", "en de-at de", "de", .sameLanguage),
            Case("de-CH", "en de-at de-de", "de-de", .sameLanguage),
            Case("es-419", "en es", "es", .sameLanguage),
            Case("es-419", "en es-es es-mx", "es-mx", .sameLanguage),
            Case("es-MX", "en es es-419", "es-419", .sameLanguage),
            Case("es-MX", "en es-es es-ar", "es-ar", .sameLanguage),
            Case("es", "en es-mx es-es", "es-es", .sameLocale),
            Case("es-US", "en es-es", "es-es", .sameLanguage),
            Case("ar-EG", "en ar", "ar", .sameLocale),
            Case("ar-MA", "en ar-sa", "ar-sa", .sameLanguage),
            // Old codes.
            Case("iw", "en he", "he", .sameLocale),
            Case("he", "en iw", "iw", .sameLocale),
            Case("he-IL", "en iw", "iw", .sameLocale),
            Case("in", "en id", "id", .sameLocale),
            Case("id-ID", "en in", "in", .sameLocale),
            Case("tl", "en fil", "fil", .sameLocale),
            Case("fil-PH", "en tl", "tl", .sameLocale),
            Case("mo", "en ro", "ro", .sameLocale),
            Case("cmn-CN", "en zh", "zh", .sameLocale),
            Case("eng", "en fr", "en", .sameLocale),
            // Scripts.
            Case("sr-Latn", "en sr", "en", .fallback),
            Case("sr-Latn", "en sr sr-latn", "sr-latn", .spelling),
            Case("sr-Latn-RS", "en sr sr-latn", "sr-latn", .sameLocale),
            Case("sr-RS", "en sr-latn sr", "sr", .sameLocale),
            Case("sr-ME", "en sr sr-latn", "sr-latn", .sameLanguage),
            Case("sh", "en sr sr-latn", "sr-latn", .sameLocale),
            Case("uz-Cyrl", "en uz", "en", .fallback),
            Case("pa-PK", "en pa", "en", .fallback),
            Case("pa-PK", "en pa pa-arab", "pa-arab", .sameLocale),
            Case("yue-HK", "en zh-hant", "en", .fallback),
            // Extensions never choose the language.
            Case("en-001-u-rg-nlzzzz", "nl en", "en", .sameLanguage),
            Case("fr-FR-u-ca-buddhist", "en fr th", "fr", .sameLocale),
            Case("ar_OM@numbers=latn", "en ar", "ar", .sameLanguage),
            Case("de-x-en", "en de", "de", .sameLocale),
            // Nothing fits.
            Case("sw", "fr en", "en", .fallback),
            Case("sw", "fr vi", nil, .none),
            Case("ca", "es en", "en", .fallback),
            Case("gsw", "de en", "en", .fallback),
            Case("xx", "fr en", "en", .fallback),
            // Junk.
            Case("english", "fr en", "en", .fallback),
            Case("", "fr en", "en", .fallback),
            Case("en--US", "fr vi", nil, .none),
            Case("und", "en-us fr en", "en", .fallback),
            Case("german", "en german", "german", .exact),
        ])
    func table(one: Case) {
        let available = one.available.split(separator: " ").map(String.init)
        let match = LocaleMatcher.match(asked: [one.asked], available: available, fallback: "en")
        #expect(match.used == one.used)
        #expect(match.reason == one.reason, "\(match.steps)")
        #expect(match.asked == [one.asked])
        #expect(!match.steps.isEmpty)
    }

    @Test("A reader's second language comes before the default")
    func secondLanguage() {
        let match = LocaleMatcher.match(asked: ["sw-KE", "fr-CA"], available: ["en", "fr"], fallback: "en")
        #expect(
            match
                == LocaleMatch(
                    asked: ["sw-KE", "fr-CA"], used: "fr", reason: .sameLanguage,
                    steps: [
                        "\"sw-KE\" isn't there; it stands for sw-Latn-KE", "no other sw-Latn is there",
                        "\"fr-CA\" isn't there; it stands for fr-Latn-CA", "\"fr\" is the nearest in the same language and script",
                    ], rejected: []))
    }

    @Test("An answer tells why another script isn't used")
    func steps() {
        let match = LocaleMatcher.match(asked: ["zh-CN"], available: ["zh-hant", "en"], fallback: "en")
        #expect(
            match
                == LocaleMatch(
                    asked: ["zh-CN"], used: "en", reason: .fallback,
                    steps: [
                        "\"zh-CN\" isn't there; it stands for zh-Hans-CN", "\"zh-hant\" is in another script, so it isn't used",
                        "no other zh-Hans is there", "\"en\" is the default",
                    ], rejected: []))
    }

    @Test("Junk and unknown languages are reported")
    func rejected() {
        let match = LocaleMatcher.match(asked: ["english", "xx", "", "fr"], available: ["en", "fr"], fallback: "en")
        #expect(match.used == "fr")
        #expect(match.rejected == ["english", "xx", ""])
    }

    @Test("The default is found in any spelling, and never replaced by the first")
    func fallback() {
        #expect(LocaleMatcher.match(asked: ["sw"], available: ["fr", "pt-br"], fallback: "pt_BR").used == "pt-br")
        #expect(LocaleMatcher.match(asked: ["sw"], available: ["fr", "vi"], fallback: nil).used == nil)
        #expect(LocaleMatcher.match(asked: [], available: ["fr", "en"], fallback: "en").used == "en")
        #expect(LocaleMatcher.match(asked: ["sw"], available: [], fallback: "en").reason == .none)
    }

    @Test("Junk among the available codes does no harm")
    func hostile() {
        let available = ["", "-", "\u{0}", "zh_", String(repeating: "a-", count: 1000), "fr"]
        #expect(LocaleMatcher.match(asked: ["fr-CA"], available: available, fallback: "").used == "fr")
    }
}
