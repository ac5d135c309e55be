import AdaptyClient
import Diagnostics
import Foundation
import JSONText
import LocaleKit
import StoreCatalog
import Testing

@testable import Site

@Suite("Every product in every storefront")
struct PriceMatrixTests {
    private static let csv = """
        product,storefront,currency,price,title,period,intro_mode,intro_price,intro_period,intro_count
        pro.year,USA,USD,59.99,Pro,P1Y,free_trial,0,P1W,1
        pro.year,FRA,EUR,64.99,Pro,P1Y,,,,
        pro.month,USA,USD,9.99,Pro,P1M,pay_as_you_go,4.99,P1M,3
        pro.week,USA,USD,2.99,Pro,P1W,,,,
        """

    private func matrix(_ locales: [String] = ["fr_FR", "en_US", "fr_FR"]) throws -> PriceMatrix {
        let catalog = try StoreCatalog.load([SourceText(file: "p.csv", bytes: Array(Self.csv.utf8))])
        return PriceMatrix(
            pricer: ProductPricer(catalog: catalog, profile: .adapty4, formatters: Formatters()),
            references: ["pro.year", "pro.month", "pro.week", "gone", "pro.year"].map {
                AdaptyProductReference(vendorProductId: $0, adaptyProductId: $0)
            }, formattingLocales: locales)
    }

    private func prices(_ matrix: PriceMatrix) throws -> JSONNode {
        var writer = JSONWriter()
        PriceTableJSON(matrix: matrix).write(&writer)
        return try JSONDocument.parse(SourceText(file: "prices.json", bytes: writer.bytes)).root
    }

    @Test("Each product, storefront and formatting locale once; what no file has stands nowhere")
    func table() throws {
        let root = try prices(matrix())
        #expect(root.object?.map(\.key) == ["fr_FR", "en_US"])
        for locale in root.object ?? [] {
            #expect(locale.value.object?.map(\.key) == ["USA", "FRA"])
            for storefront in locale.value.object ?? [] {
                #expect(storefront.value.object?.map(\.key) == ["pro.year", "pro.month", "pro.week"])
            }
        }
        #expect(root.at(pointer: "/fr_FR/USA/pro.year/price/text")?.string == "59,99\u{A0}$US")
        #expect(root.at(pointer: "/en_US/FRA/pro.year/price/text")?.string == "€64.99")
        #expect(root.at(pointer: "/fr_FR/USA/pro.year/period/text")?.string == "1\u{A0}an")
        #expect(root.at(pointer: "/fr_FR/USA/pro.year/pricePer/month")?.string == "5,00\u{A0}$US")
        #expect(root.at(pointer: "/fr_FR/USA/pro.year/offers/0/paymentMode")?.string == "free_trial")
        #expect(root.at(pointer: "/fr_FR/USA/pro.month/offers/0/total/amount")?.string == "14.97")
        #expect(root.at(pointer: "/fr_FR/USA/pro.month/offers/0/duration")?.string == "3\u{A0}mois")
        #expect(root.at(pointer: "/fr_FR/FRA/pro.month/missing")?.bool == true)
        #expect(root.at(pointer: "/fr_FR/FRA/pro.month/price") == nil)
    }

    @Test("A plan saves against the dearest of its group, by its regular price, cut down")
    func savings() throws {
        let root = try prices(matrix())
        #expect(root.at(pointer: "/en_US/USA/pro.year/savings/percent")?.int == 61)
        #expect(root.at(pointer: "/en_US/USA/pro.year/savings/against")?.string == "pro.week")
        #expect(root.at(pointer: "/fr_FR/USA/pro.year/savings/text")?.string == "61\u{A0}%")
        #expect(root.at(pointer: "/en_US/USA/pro.week/savings")?.isNull == true)
        // Alone in its storefront.
        #expect(root.at(pointer: "/en_US/FRA/pro.year/savings")?.isNull == true)
    }

    @Test("Formatters are made once for a locale and a currency, whatever the number of products")
    func count() throws {
        let matrix = try matrix(["fr_FR", "en_US", "de_DE"])
        _ = try prices(matrix)
        // For each locale: dollars, euros, periods, percents.
        #expect(matrix.pricer.formatters.madeCount == 3 * 4)
        _ = try prices(matrix)
        #expect(matrix.pricer.formatters.madeCount == 3 * 4)
    }

    @Test("A screen's product is the table's: same locale, same storefront")
    func screens() throws {
        let set = try Lumora.paywalls()
        for screen in set.placements.flatMap(\.variations).flatMap(\.screens) {
            for product in screen.products where !product.isMissing {
                let entry = set.matrix.product(product.id, in: screen.locale.storefront ?? "", formattingLocale: screen.locale.formattingLocale)
                #expect(entry?.price?.text == product.price?.text && entry?.pricePer == product.pricePer)
                #expect(entry?.title == product.title && entry?.period?.text == product.period?.text)
            }
        }
    }

    @Test("The review page has the matrix; an empty cell says why")
    func page() throws {
        let csv = Self.csv.replacing("pro.", with: "app.lumora.plus.").replacing("plus.year", with: "plus.yearly")
            .replacing("plus.month", with: "plus.monthly").replacing("plus.week", with: "plus.weekly")
        let configuration = """
            languages: [en, fr]
            paywalls:
              sources: [{ file: ios_fallback.json }]
              products: [p.csv]
              storefronts: { en: USA, fr: FRA }
              translatable: ["/title"]
            """
        try Lumora.with(configuration, ["p.csv": csv]) { folder in
            _ = folder.build()
            let page = folder.text("site/internal/en/welcome.html") ?? ""
            #expect(page.contains("<h2 id=\"storefronts\">"))
            #expect(page.contains("<small>No price in this storefront</small>"))
            #expect(page.contains("Introductory offer: not in this storefront"))
            #expect(page.contains("Eligible: Free for \u{2068}1 week\u{2069}, then \u{2068}$59.99\u{2069} / \u{2068}1 year\u{2069}"))
            #expect(folder.text("site/internal/fr/welcome.html")?.contains("Pas de prix dans cette boutique") == true)
        }
    }
}
