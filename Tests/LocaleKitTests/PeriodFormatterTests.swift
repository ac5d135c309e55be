import Testing

@testable import LocaleKit

/// Plural forms, digits and spaces that are easy to get wrong.
@Suite("Periods as text")
struct PeriodFormatterTests {
    @Test(
        "Every plural form, whole words",
        arguments: [
            ("fr", "P1Y", "1\u{a0}an"), ("fr", "P5Y", "5 ans"), ("fr", "P3M", "3\u{a0}mois"), ("fr", "P0D", "0\u{a0}jour"),
            ("fr", "P1000D", "1\u{202f}000\u{a0}jours"),
            ("vi", "P1Y", "1 năm"), ("ar", "P2M", "شهران"), ("ar", "P1M", "شهر"), ("ar", "P3M", "3 أشهر"), ("ar", "P11M", "11 شهرًا"),
            ("ar_EG", "P3M", "٣ أشهر"), ("ar_EG", "P5Y", "٥ سنوات"), ("ru", "P1W", "1 неделя"), ("ru", "P3M", "3 месяца"),
            ("ru", "P5Y", "5 лет"), ("ru", "P21D", "21 день"), ("pl", "P2M", "2 miesiące"), ("pl", "P5Y", "5 lat"), ("cs", "P5Y", "5 let"),
            ("cs", "P2M", "2 měsíce"), ("sl", "P2M", "2 meseca"), ("sl", "P3M", "3 meseci"), ("lt", "P11M", "11 mėnesių"),
            ("he", "P2M", "חודשיים"), ("he", "P1D", "יום"), ("cy", "P2M", "2 fis"), ("hr", "P5Y", "5 godina"),
            ("sr-Latn", "P2M", "2 meseca"),
            ("fa", "P3M", "۳ ماه"), ("my", "P3M", "၃ လ"), ("ja", "P2M", "2か月"), ("ko", "P2M", "2개월"), ("zh-Hant", "P2M", "2個月"),
            ("zh-Hans", "P2M", "2个月"), ("tr", "P3M", "3\u{202f}ay"), ("hi", "P3M", "3 महीने"), ("mr", "P5Y", "5 वर्षे"),
            ("th", "P1W", "1 สัปดาห์"),
            ("pt-BR", "P0D", "0 dia"), ("pt_PT", "P0D", "0 dias"), ("pl", "P1000D", "1000 dni"), ("de", "P1000D", "1.000 Tage"),
            ("lv", "P1W", "1 nedēļa"), ("fi", "P2M", "2 kuukautta"), ("el", "P2M", "2 μήνες"), ("hu", "P2M", "2 hónap"),
            ("is", "P11M", "11 mánuðir"),
            ("en", "P7D", "7 days"), ("en", "P1Y", "1 year"), ("no", "P2W", "2 uker"),
        ])
    func wide(locale: String, period: String, expected: String) throws {
        let period = try #require(Period(iso8601: period))
        #expect(shown(PeriodFormatter(locale: locale).text(period)) == shown(expected))
    }

    @Test(
        "Short where space is short",
        arguments: [
            ("en", "P1W", "1 wk"), ("en", "P3M", "3 mths"), ("en", "P5Y", "5 yrs"), ("fr", "P1W", "1\u{202f}sem."),
            ("fr", "P3M", "3\u{a0}m"),
            ("de", "P2M", "2 Mon."), ("ru", "P5Y", "5 л."), ("he", "P2M", "2 ח׳"), ("ar", "P2M", "شهران"), ("fi", "P1D", "1 pv"),
            ("vi", "P3M", "3 tháng"), ("ja", "P1W", "1週間"), ("da", "P2M", "2 mdr."),
        ])
    func short(locale: String, period: String, expected: String) throws {
        let period = try #require(Period(iso8601: period))
        #expect(shown(PeriodFormatter(locale: locale).text(period, width: .short)) == shown(expected))
    }

    @Test("A language without data gets the root's neutral form")
    func unknownLanguage() {
        #expect(PeriodFormatter(locale: "xx").text(Period(unit: .week, count: 3)) == "3 w")
    }

    @Test("No count crashes", arguments: [0, -1, Int.max, Int.min])
    func hostile(count: Int) {
        #expect(!PeriodFormatter(locale: "fr").text(Period(unit: .day, count: count)).isEmpty)
    }
}
