import Testing

@testable import LocaleKit

@Suite("Storefronts")
struct StorefrontTests {
    @Test("Every country has one code of each length, and back")
    func codes() {
        #expect(Storefront.codes.count == 250)
        for code in Storefront.codes {
            let short = Storefront.alpha2(ofAlpha3: code)
            #expect(short.flatMap(Storefront.alpha3(ofAlpha2:)) == code)
        }
    }

    @Test(
        "Codes that aren't what they look like",
        arguments: [
            ("FRA", "FR"), ("CHE", "CH"), ("CHN", "CN"), ("DEU", "DE"), ("XKS", "XK"), ("SRB", "RS"), ("UKR", "UA"), ("GBR", "GB"),
            ("AUT", "AT"), ("AUS", "AU"),
        ])
    func pairs(alpha3: String, alpha2: String) {
        #expect(Storefront.alpha2(ofAlpha3: alpha3) == alpha2)
        #expect(Storefront.alpha3(ofAlpha2: alpha2) == alpha3)
        #expect(Storefront.alpha2(ofAlpha3: alpha3.lowercased()) == alpha2)
    }

    @Test("Unknown codes are unknown", arguments: ["", "FR", "XXX", "XKX", "fra", "FRAN", "\u{0}"])
    func unknown(code: String) {
        #expect(!Storefront.isValid(code))
        #expect(Storefront.currency(of: code) == nil)
    }

    @Test(
        "The App Store's currency isn't always the country's",
        arguments: [
            ("USA", "USD"), ("FRA", "EUR"), ("VNM", "VND"), ("KWT", "USD"), ("ISL", "USD"), ("UKR", "USD"), ("ARG", "USD"), ("XKS", "EUR"),
            ("BGR", "EUR"), ("HRV", "EUR"), ("BIH", "EUR"), ("SRB", "EUR"), ("CHE", "CHF"), ("EGY", "EGP"), ("TZA", "TZS"), ("BHR", "USD"),
            ("MAC", "USD"), ("OMN", "USD"), ("ISR", "ILS"), ("JPN", "JPY"),
        ])
    func currencies(storefront: String, currency: String) {
        #expect(Storefront.currency(of: storefront) == currency)
        #expect(Storefront.isAppStore(storefront))
    }

    @Test("A user's table comes first")
    func overrides() {
        #expect(Storefront.currency(of: "BGR", overrides: ["BGR": "BGN"]) == "BGN")
        #expect(Storefront.currency(of: "FRA", overrides: ["BGR": "BGN"]) == "EUR")
    }

    @Test("175 countries have an App Store, and each charges in a currency that exists")
    func appStore() {
        let all = Storefront.codes.filter(Storefront.isAppStore)
        #expect(all.count == 175)
        #expect(all.allSatisfy { Storefront.currency(of: $0).map(Currency.isValid) == true })
        #expect(!Storefront.isAppStore("CUB"))
    }

    @Test(
        "The language most read in a country",
        arguments: [("FRA", "fr"), ("TWN", "zh-Hant"), ("CHN", "zh"), ("VNM", "vi"), ("EGY", "ar"), ("BRA", "pt"), ("SRB", "sr")])
    func languages(storefront: String, language: String) {
        #expect(Storefront.likelyLanguage(of: storefront) == language)
    }
}
