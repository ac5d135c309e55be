import Diagnostics
import Testing

@testable import Site

@Suite("Locales and the storefronts they are shown with")
struct LocalePlannerTests {
    private func plan(
        _ found: [String], storefronts: [String] = ["USA", "FRA", "VNM"], source: String = "en", _ change: (inout PaywallSettings) -> Void = { _ in }
    ) -> (source: String, locales: [PaywallLocale], lines: [String]) {
        var settings = PaywallSettings()
        change(&settings)
        var planner = LocalePlanner(settings: settings, sourceLanguage: source, storefronts: storefronts)
        let (source, locales) = planner.plan(found)
        return (source, locales, planner.diagnostics.map(\.line))
    }

    @Test("The likely region of a language, else the first file's storefront with a note")
    func likely() {
        let plan = plan(["fr", "en", "vi", "ar"])
        #expect(plan.source == "en")
        #expect(plan.locales.map { "\($0.code) \($0.storefront ?? "-") \($0.formattingLocale) \($0.direction)" } == [
            "en USA en_US ltr", "fr FRA fr_FR ltr", "vi VNM vi_VN ltr", "ar USA ar_US rtl",
        ])
        #expect(plan.lines == ["note: ar is shown with prices of USA: no product file has EGY [locales.storefront]"])
    }

    @Test("As configured, whatever case the code is written in; the first is shown")
    func configured() {
        let plan = plan(["en", "pt-br", "zh_Hant"]) { $0.storefronts = ["PT_BR": ["BRA", "USA"], "zh-hant": ["TWN"], "en": ["GBR"]] }
        #expect(plan.locales.map { "\($0.code) \($0.tag) \($0.storefront ?? "-") \($0.formattingLocale)" } == [
            "en en GBR en_GB", "pt-br pt-BR BRA pt_BR", "zh_Hant zh-Hant TWN zh_Hant_TW",
        ])
        #expect(plan.lines.isEmpty)
    }

    @Test("A storefront that no country has is an error with the nearest")
    func unknownStorefront() {
        let plan = plan(["en", "fr"]) { $0.storefronts = ["fr": ["FRAA"]] }
        #expect(plan.lines == [#"error: "FRAA" is not a storefront; did you mean "FRA"? [locales.unknown-storefront]"#])
    }

    @Test("A storefront that doesn't exist isn't used: the likely one is, as if none were named")
    func unknownStorefrontUnused() {
        #expect(plan(["en", "fr"]) { $0.storefronts = ["fr": ["FRAA"]] }.locales.map(\.storefront) == ["USA", "FRA"])
    }

    @Test("A storefront for a locale that no config has is a warning with the nearest")
    func unusedStorefront() {
        #expect(plan(["en", "pt-br"]) { $0.storefronts = ["pt-bt": ["BRA"], "PT_BR": ["USA"]] }.lines == [
            #"warning: paywalls.storefronts names "pt-bt", which no remote config is in; did you mean "pt-br"? [locales.unused]"#
        ])
    }

    @Test("Without product files there is no storefront; the likely region formats")
    func none() {
        let plan = plan(["en", "fr"], storefronts: [])
        #expect(plan.locales.map(\.storefront) == [nil, nil])
        #expect(plan.locales.map(\.formattingLocale) == ["en_US", "fr_FR"])
        #expect(plan.lines.isEmpty)
    }

    @Test("The source is the site's first language where a config has it, else English, else the first", arguments: [
        (["fr", "en"], "fr", "fr"), (["de", "en-US"], "en", "en-US"), (["de", "en"], "vi", "en"), (["de", "it"], "vi", "de"), ([], "vi", "vi"),
    ])
    func source(found: [String], language: String, expected: String) {
        let plan = plan(found, source: language)
        #expect(plan.source == expected)
        #expect(plan.locales.first?.code == expected)
    }

    @Test("An expected locale that no config has is an error with the nearest")
    func expected() {
        let plan = plan(["en", "pt-br"]) { $0.locales = ["en", "PT_BR", "pt-bs", "ja"] }
        #expect(plan.lines.filter { $0.hasPrefix("error") } == [
            #"error: no remote config is in the expected locale pt-bs; did you mean "pt-br"? [locales.missing]"#,
            "error: no remote config is in the expected locale ja [locales.missing]",
        ])
    }

    @Test("Codes that are no locale are kept, named and harmless in paths")
    func junk() {
        let plan = plan(["en", "../../etc", "<script>", "default"])
        #expect(plan.locales.map(\.code) == ["en", "../../etc", "<script>", "default"])
        #expect(plan.locales.map(\.pathName) == ["en", "etc-74ccf3", "script-5b63e5", "default"])
        #expect(plan.locales[1].tag == "und")
        #expect(plan.lines.filter { $0.contains("locales.unknown") }.prefix(2) == [
            #"warning: "../../etc" is not a locale code [locales.unknown]"#, #"warning: "<script>" is not a locale code [locales.unknown]"#,
        ])
    }
}
