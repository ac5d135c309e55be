import Testing

@testable import LocaleKit

@Suite("Matching as the shipped app does it")
struct AdaptyMatchingTests {
    @Test(
        "Generation 3: lower case and hyphens, the exact code, the language, the default",
        arguments: [
            ("pt_BR", "en pt-br", "pt-br", LocaleMatch.Reason.spelling), ("pt-BR", "en pt-br", "pt-br", .spelling),
            ("pt-br", "en pt-br", "pt-br", .exact), ("pt-PT", "en pt pt-br", "pt", .sameLanguage),
            ("pt-PT", "en pt-br", "en", .fallback), ("zh-CN", "en zh-hant", "en", .fallback), ("zh-TW", "en zh", "zh", .sameLanguage),
            ("zh-Hant-HK", "en zh-hant zh", "zh", .sameLanguage), ("en-IN", "fr en", "en", .sameLanguage), ("iw", "en he", "en", .fallback),
            ("no", "en nb", "en", .fallback), ("ar_OM@numbers=latn", "en ar", "ar", .sameLanguage), ("sw", "fr en", "en", .fallback),
        ])
    func generation3(asked: String, available: String, used: String, reason: LocaleMatch.Reason) {
        let match = LocaleMatcher.match(
            asked: [asked], available: available.split(separator: " ").map(String.init), fallback: "en", rule: .adapty3)
        #expect(match.used == used)
        #expect(match.reason == reason)
    }

    @Test(
        "Generation 4: letter for letter, or silently the default",
        arguments: [
            ("pt-br", "en pt-br", "pt-br", LocaleMatch.Reason.exact), ("pt-BR", "en pt-br", "en", .fallback),
            ("pt_BR", "en pt-br", "en", .fallback), ("fr-ca", "en fr", "en", .fallback), ("zh-hant", "en zh zh-hant", "zh-hant", .exact),
            ("zh-TW", "en zh-hant", "en", .fallback), ("iw", "en he", "en", .fallback), ("FR", "en fr", "en", .fallback),
        ])
    func generation4(asked: String, available: String, used: String, reason: LocaleMatch.Reason) {
        let match = LocaleMatcher.match(
            asked: [asked], available: available.split(separator: " ").map(String.init), fallback: "en", rule: .adapty4)
        #expect(match.used == used)
        #expect(match.reason == reason)
    }

    @Test("Both ask for English where no locale is given, then take the default", arguments: [MatchingRule.adapty3, .adapty4])
    func noLocale(rule: MatchingRule) {
        #expect(LocaleMatcher.match(asked: [], available: ["fr", "en"], fallback: "fr", rule: rule).used == "en")
        #expect(LocaleMatcher.match(asked: [], available: ["fr", "vi"], fallback: "vi", rule: rule).used == "vi")
    }

    @Test("Both ask for one locale only", arguments: [MatchingRule.adapty3, .adapty4])
    func onlyFirst(rule: MatchingRule) {
        let match = LocaleMatcher.match(asked: ["sw", "fr"], available: ["fr", "en"], fallback: "en", rule: rule)
        #expect(match.used == "en")
        #expect(match.steps.first == "the SDK asks for one locale only: \"sw\"")
    }

    @Test("Generation 3 has English as its default where the source names none, generation 4 has none")
    func defaults() {
        #expect(LocaleMatcher.match(asked: ["sw"], available: ["fr", "en"], fallback: nil, rule: .adapty3).used == "en")
        #expect(LocaleMatcher.match(asked: ["sw"], available: ["fr", "en"], fallback: nil, rule: .adapty4).used == nil)
    }

    @Test("A near miss of spelling is told")
    func nearMiss() {
        let match = LocaleMatcher.match(asked: ["pt_BR"], available: ["en", "pt-br"], fallback: "en", rule: .adapty4)
        #expect(
            match.steps == [
                "\"pt_BR\" isn't there, letter for letter", "\"pt-br\" is, but the SDK compares letter for letter",
                "\"en\" is the default",
            ])
    }
}
