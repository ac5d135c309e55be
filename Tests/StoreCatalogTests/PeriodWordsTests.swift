import Diagnostics
import Foundation
import LocaleKit
import Testing

@testable import StoreCatalog

@Suite("Words for lengths of time in names")
struct PeriodWordsTests {
    @Test(
        "a name that speaks of another length than the product's is found",
        arguments: [
            ("en", "Pro Monthly", "P1Y", "P1M"), ("en-US", "Pro Yearly", "P1M", "P1Y"), ("en_GB", "ANNUAL plan", "P1W", "P1Y"),
            ("en", "12 Months", "P1M", "P12M"), ("en", "Half-Yearly", "P1Y", "P6M"), ("en", "One week of Pro", "P1M", "P1W"),
            ("en", "Pro per month", "P1Y", "P1M"), ("en", "7-day pass", "P1M", "P7D"), ("en", "Six months", "P3M", "P6M"),
            ("fr", "Pro mensuel", "P1Y", "P1M"), ("fr_CA", "Abonnement annuel", "P1M", "P1Y"), ("fr", "Pro, 3 mois", "P1Y", "P3M"),
            ("fr-FR", "Hebdomadaire", "P1M", "P1W"), ("fr", "Pro à l’année", "P1M", "P1Y"), ("fr", "Trimestriel", "P1M", "P3M"),
            ("vi", "Pro theo tháng", "P1Y", "P1M"), ("vi", "Pro theo năm", "P1M", "P1Y"), ("vi-VN", "Gói 12 tháng", "P1M", "P12M"),
            ("vi", "Pro ha\u{300}ng tuâ\u{300}n", "P1M", "P1W"), ("vi", "Pro 5 năm", "P1Y", "P5Y"), ("vi", "Gói năm", "P1M", "P1Y"),
            ("ar", "لومورا برو سنوي", "P1M", "P1Y"), ("ar", "الاشتراك الشهري", "P1Y", "P1M"), ("ar-SA", "اشتراك أسبوعي", "P1Y", "P1W"),
            ("ar", "باقة سنوية", "P1M", "P1Y"), ("ar", "شهريًا", "P1Y", "P1M"), ("ar", "ربع سنوي", "P1Y", "P3M"), ("ar", "٣ أشهر", "P1Y", "P3M"),
            ("pt-BR", "Lumora mensal", "P1Y", "P1M"), ("pt_PT", "Plano anual", "P1W", "P1Y"), ("pt", "6 meses", "P1M", "P6M"),
            ("pt", "Semanal", "P1M", "P1W"), ("es-419", "Plan anual", "P1M", "P1Y"), ("es_ES", "Mensual", "P1Y", "P1M"),
            ("es", "3 meses", "P1M", "P3M"), ("de", "Monatsabo", "P1Y", "P1M"), ("de-AT", "Jahres-Abo", "P1M", "P1Y"),
            ("de", "Wöchentlich", "P1M", "P1W"), ("de", "6 Monate Pro", "P1Y", "P6M"),
        ])
    func contradictions(locale: String, title: String, period: String, said: String) throws {
        let period = try #require(Period(iso8601: period))
        #expect(PeriodWords.contradiction(in: title, locale: locale, periods: [period])?.iso8601 == said)
    }

    @Test(
        "a name that speaks of the product's own length, or of none, is left in peace",
        arguments: [
            ("en", "Pro Monthly", "P1M"), ("en", "12 Months", "P1Y"), ("en", "7 days free, then monthly", "P1M"), ("en", "Pro", "P1Y"),
            ("en", "Lumora: Year in Review", "P1M"), ("en", "The Daily Planet, yearly", "P1Y"), ("en", "Bimonthly", "P2M"), ("en", "Bi-weekly", "P2W"),
            ("en", "30 days", "P1M"), ("en", "Monthly", "P30D"), ("en", "Yearly", "P52W"), ("en", "365 days", "P1Y"), ("en", "Quarterly", "P3M"),
            ("fr", "Pass 4 saisons", "P1Y"), ("fr", "Pro semestriel", "P6M"), ("fr", "Bimensuel", "P2W"), ("vi", "Lumora Pro theo năm", "P1Y"),
            ("vi", "Năm mới", "P1M"), ("vi", "Gói quý", "P3M"), ("ar", "نصف سنوي", "P6M"), ("ar", "كل عام", "P1Y"), ("ar", "مدى الحياة", "P1M"),
            ("pt-BR", "Lumora Plus semestral", "P6M"), ("pt", "Ano novo", "P1M"), ("es", "Año nuevo", "P1M"), ("de", "Jahreszeiten", "P1M"),
            ("de", "Vierteljährlich", "P3M"), ("ja", "年額プラン", "P1M"), ("ru", "На год", "P1M"), ("junk!", "Monthly", "P1Y"), ("en", "", "P1Y"),
        ])
    func silence(locale: String, title: String, period: String) throws {
        let period = try #require(Period(iso8601: period))
        #expect(PeriodWords.contradiction(in: title, locale: locale, periods: [period]) == nil)
    }

    @Test("no name in the samples, and none in this project's own paywalls, contradicts its product")
    func samples() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let own = try ["Products", "Products.FRA", "Products.VNM"].map { name in
            let file = root.appendingPathComponent("content/paywalls/\(name).storekit")
            return SourceText(file: file.path, bytes: [UInt8](try Data(contentsOf: file)))
        }
        #expect(try StoreCatalog.load(own).diagnostics == [])
        let catalog = try StoreCatalog.load(HostileTests.samples.map(fixture))
        #expect(!catalog.diagnostics.contains { $0.rule == "products.title-period" })
    }

    @Test("the finding stands at the name, in a StoreKit file and in a price list")
    func places() throws {
        let text = #"""
            {"settings":{"_storefront":"USA","_locale":"en_US"},"subscriptionGroups":[{"id":"g","subscriptions":[
            {"type":"RecurringSubscription","productID":"s","displayPrice":"5","recurringSubscriptionPeriod":"P1Y","localizations":[
            {"locale":"en_US","displayName":"Pro Monthly","description":"Save 33%"}]}]}]}
            """#
        #expect(
            try catalog(text: text).diagnostics.map(line) == [
                "3:33 warning products.title-period [s] \"Pro Monthly\" speaks of P1M, but the product lasts P1Y",
                "3:61 note products.typed-discount [s] a discount of 33 % is typed into the text",
            ])
        let list = "product,storefront,currency,price,title,period\np,FRA,EUR,9.99,Pro mensuel,P1Y"
        #expect(
            try catalog(text: list, "p.csv").diagnostics.map(line) == [
                "2:16 warning products.title-period [p] \"Pro mensuel\" speaks of P1M, but the product lasts P1Y"
            ])
    }

    @Test(
        "a percentage typed into a text is found",
        arguments: [
            ("Save 33%", 33), ("−20 %", 20), ("Économisez 50\u{A0}%", 50), ("٪٥٠", 50), ("%25 indirim", 25), ("半额 50％", 50), ("100 % offline", nil),
            ("No percent", nil), ("%", nil), ("0%", nil), ("a % b", nil),
        ] as [(String, Int?)])
    func discounts(text: String, percent: Int?) { #expect(TypedDiscount.percent(in: text) == percent) }
}
