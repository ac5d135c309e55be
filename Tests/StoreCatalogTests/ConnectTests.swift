import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit
import Testing

@testable import StoreCatalog

@Suite("Answers of App Store Connect")
struct ConnectTests {
    private let yearly = "com.example.lumora.pro.yearly"

    @Test("a subscription and its price list are one product: prices by territory, texts, offers; the later price is named")
    func samples() throws {
        let catalog = try catalog("asc-subscription-prices.json", "asc-subscription.json")
        #expect(
            catalog.diagnostics.map(line) == [
                "30:22 note products.later-price [\(yearly)] the price in FRA from 2027-02-01 is 64.99 EUR",
                "43:18 note products.text-state [\(yearly)] the text in \"vi\" isn't approved yet: its state is PREPARE_FOR_SUBMISSION",
                "65:5 note products.offer-prices [\(yearly)] no file has the prices of the promotional offer",
                "76:5 note products.offer-prices [\(yearly)] no file has the prices of the win-back offer",
                "91:22 note products.later-offer [\(yearly)] the win-back offer \"yearly_winback_half\" begins on 2026-12-01",
            ])
        #expect(catalog.storefronts == ["USA", "VNM", "KWT"])
        #expect(catalog.files.map(\.storefronts) == [["USA", "VNM", "KWT"], []])
        let product = try #require(catalog.product(yearly))
        #expect(product.store == .appStore && product.kind == .subscription && product.storeNumber == "6400000001")
        #expect(product.period == Period(unit: .year, count: 1) && product.level == 1 && product.isFamilyShareable)
        #expect(product.referenceName == "Lumora Pro yearly")
        #expect(product.texts.map { "\($0.locale) \($0.title)" } == ["en-US Lumora Pro Yearly", "fr-FR Lumora Pro annuel", "vi Lumora Pro theo năm"])
        #expect(product.listings.map(shown) == ["USA 59.99 USD", "VNM 1499000 VND", "KWT 59.99 USD"])
        #expect(product.absence(in: "FRA")?.words == "the price begins on 2027-02-01")
        // The trial is there in one territory only.
        #expect(product.listings.map { $0.offers.map(offer) } == [
            ["introductory - free_trial 0 P1W×1", "promotional yearly_promo_upfront pay_up_front ? P1Y×1"],
            ["promotional yearly_promo_upfront pay_up_front ? P1Y×1"], ["promotional yearly_promo_upfront pay_up_front ? P1Y×1"],
        ])
        let later = try #require(product.listings.first?.laterOffers.first)
        #expect(offer(later) == "win_back yearly_winback_half pay_as_you_go ? P1Y×1" && later.startDate == "2026-12-01")
        #expect(later.eligibility == [.paidMonths(1), .monthsSinceLastSubscribed(minimum: 1, maximum: 24)])
    }

    @Test(
        "on a day, the price is the latest that has begun",
        arguments: [(nil, nil), ("2027-01-31", nil), ("2027-02-01", "64.99"), ("2030-01-01", "64.99")] as [(String?, String?)])
    func days(day: String?, price: String?) throws {
        let sources = try [fixture("asc-subscription-prices.json"), fixture("asc-subscription.json")]
        let catalog = try StoreCatalog.load(sources, asOf: day)
        #expect(catalog.product(yearly)?.listing(in: "FRA")?.price?.description == price)
        #expect(catalog.diagnostics.contains { $0.rule == "products.later-price" } == (price == nil))
        let winBacks = catalog.product(yearly)?.listing(in: "USA")?.offers.filter { $0.type == .winBack }.count
        #expect(winBacks == (day == nil ? 0 : 1))
    }

    @Test("without its subscription a price list goes by the store's number, or by the product of a StoreKit file that has the number")
    func numbered() throws {
        let alone = try catalog("asc-subscription-prices.json")
        #expect(alone.products.map(\.id) == ["6400000001"])
        #expect(alone.diagnostics.map(\.rule) == ["products.no-owner", "products.later-price"])
        let store = #"{"settings":{"_storefront":"USA","_locale":"en_US"},"products":[{"type":"NonConsumable","productID":"p","internalID":"6400000001","displayPrice":"59.99"}]}"#
        let both = try StoreCatalog.load([fixture("asc-subscription-prices.json"), SourceText(file: "s", text: store)])
        #expect(both.products.map(\.id) == ["p"] && both.product("p")?.listings.map(\.storefront) == ["USA", "VNM", "KWT"])
    }

    @Test(
        "rows of one territory: which price counts, and what is said",
        arguments: [
            ([Row("9.99")], nil, "USA 9.99 USD", []),
            ([Row("9.99"), Row("11.99", start: "2026-01-01")], nil, "USA 9.99 USD", ["note products.later-price"]),
            ([Row("9.99"), Row("11.99", start: "2026-01-01")], "2026-01-01", "USA 11.99 USD", []),
            ([Row("11.99", start: "2026-01-01"), Row("9.99", start: "2025-01-01"), Row("8.99")], "2026-06-01", "USA 11.99 USD", []),
            ([Row("9.99", preserved: true), Row("11.99")], nil, "USA 11.99 USD", []),
            ([Row("9.99", preserved: true)], nil, nil, []),
            ([Row("9.99"), Row("10.99")], nil, "USA 9.99 USD", ["warning products.duplicate-price"]),
            ([Row("9.99"), Row("9.99")], nil, "USA 9.99 USD", ["note products.duplicate-price"]),
            ([Row("9,99")], nil, "USA ? USD", ["error products.price"]),
            ([Row("$9.99")], nil, "USA ? USD", ["error products.price"]),
            ([Row("9.99", start: "tomorrow")], nil, nil, ["error products.date", "note products.no-prices"]),
            ([Row("9.99", start: "2026-13-01")], nil, nil, ["error products.date", "note products.no-prices"]),
            ([Row("9.99", start: "2026-01-01T00:00:00-08:00")], "2026-01-01", "USA 9.99 USD", []),
            ([Row("9.99", territory: "US")], nil, nil, ["error products.storefront", "note products.no-prices"]),
            ([Row("9.99", territory: nil)], nil, nil, ["error products.missing-key", "note products.no-prices"]),
            ([Row("9.99", plan: "WEEKLY")], nil, "USA 9.99 USD", ["error products.billing-plan"]),
            ([Row(nil), Row(nil, territory: "FRA")], nil, "USA ? USD, FRA ? EUR", ["error products.price-point"]),
            ([Row("1", territory: "XKS")], nil, "XKS 1 EUR", []),
            ([Row("1", territory: nil), Row("1", territory: nil)], nil, nil, ["error products.missing-key", "note products.no-prices"]),
            (
                ["USA", "FRA", "DEU", "ITA"].map { Row("1", territory: $0, start: "2027-01-01") } + [Row("2", territory: "ITA")], nil, "ITA 2 EUR",
                ["note products.later-price"]
            ),
        ] as [([Row], String?, String?, [String])])
    func rows(rows: [Row], asOf: String?, listing: String?, findings: [String]) throws {
        let catalog = try StoreCatalog.load([SourceText(file: "a", text: Row.answer(rows))], asOf: asOf)
        let shown = try #require(catalog.product("s")).listings.map(shown)
        #expect(shown.joined(separator: ", ") == listing ?? "")
        #expect(catalog.diagnostics.map { "\($0.severity) \($0.rule)" }.sorted() == findings.sorted())
    }

    @Test("monthly payments of a yearly plan: both plans, and the sum of twelve")
    func monthlyPayments() throws {
        let text = Row.answer([Row("59.99"), Row("5.99", plan: "MONTHLY")])
        let listing = try #require(try catalog(text: text, "a").product("s")?.listing(in: "USA"))
        #expect(listing.price?.description == "59.99")
        #expect(listing.billingPlans.map { "\($0.type) \($0.price ?? -1) \($0.commitmentPrice ?? -1) \($0.payments ?? 0)" } == [
            "BILLED_UPFRONT 59.99 59.99 1", "MONTHLY 5.99 71.88 12",
        ])
    }

    @Test("several pages are one answer; a page that no file holds is a note")
    func pages() throws {
        func page(_ number: Int, next: Int?, _ territory: String) -> SourceText {
            let address = "https://api.appstoreconnect.apple.com/v1/subscriptions/1/prices?cursor=\(number)&limit=1"
            let next = next.map { #","next":"https://api.appstoreconnect.apple.com/v1/subscriptions/1/prices?limit=1&cursor=\#($0)""# } ?? ""
            let row = Row("9.99", territory: territory)
            return SourceText(
                file: "page\(number)",
                text: #"{"data":[\#(row.price(number))],"included":[\#(row.point(number))],"links":{"self":"\#(address)"\#(next)},"meta":{"paging":{"total":3}}}"#)
        }
        let subscription = SourceText(file: "s", text: Row.answer([]))
        let pages = [page(1, next: 2, "USA"), page(2, next: 3, "FRA"), page(3, next: nil, "DEU")]
        let whole = try StoreCatalog.load([pages[2], subscription, pages[0], pages[1]])
        #expect(whole.diagnostics.map(line) == [])
        #expect(whole.storefronts == ["DEU", "USA", "FRA"])
        let cut = try StoreCatalog.load([subscription, pages[0], pages[2]])
        #expect(cut.diagnostics.map(\.rule) == ["products.missing-page"])
        #expect(cut.diagnostics.first?.range?.start.file == "page1")
        let lost = try StoreCatalog.load([subscription, page(1, next: nil, "USA")])
        #expect(lost.diagnostics.map(\.message) == ["the answer has 3 entries, the files hold 1"])
        // The same page twice is the same page.
        #expect(try StoreCatalog.load([subscription] + pages + [pages[0]]).diagnostics == [])
    }

    @Test("two files that disagree on a price name both, whatever kind they are")
    func conflicts() throws {
        let list = SourceText(file: "p.csv", text: "product,storefront,currency,price\n\(yearly),USA,USD,49.99\n")
        let catalog = try StoreCatalog.load([fixture("asc-subscription-prices.json"), fixture("asc-subscription.json"), list])
        let conflict = try #require(catalog.diagnostics.first { $0.rule == "products.conflict" })
        #expect(conflict.message == "two files disagree on the price of \(yearly) in USA: 59.99 USD in asc-subscription-prices.json and 49.99 USD in p.csv; the first counts")
        #expect(conflict.range?.start.file == "p.csv" && conflict.notes.map(\.range?.start) == [SourceLocation(file: "asc-subscription-prices.json", line: 129, column: 26)])
    }

    @Test("offers per territory with their prices; a free one needs none; the same offer twice is told")
    func offers() throws {
        let text = #"""
            {"data":{"type":"subscriptions","id":"1","attributes":{"productId":"s","subscriptionPeriod":"ONE_MONTH"},"relationships":{"promotionalOffers":{"data":[{"type":"subscriptionPromotionalOffers","id":"o"}]}}},
            "included":[\#(Row("9.99").price(1)),\#(Row("9.99").point(1)),\#(Row("8.99", territory: "FRA").price(2)),\#(Row("8.99").point(2)),\#(Row("4.99").point(3)),
            {"type":"subscriptionIntroductoryOffers","id":"i","attributes":{"duration":"ONE_MONTH","offerMode":"PAY_AS_YOU_GO","numberOfPeriods":3},"relationships":{"territory":{"data":{"type":"territories","id":"FRA"}},"subscriptionPricePoint":{"data":{"type":"subscriptionPricePoints","id":"p3"}}}},
            {"type":"subscriptionIntroductoryOffers","id":"j","attributes":{"duration":"ONE_WEEK","offerMode":"FREE_TRIAL","numberOfPeriods":2}},
            {"type":"subscriptionPromotionalOffers","id":"o","attributes":{"name":"N","offerCode":"promo","duration":"TWO_MONTHS","offerMode":"PAY_AS_YOU_GO","numberOfPeriods":2},"relationships":{"prices":{"data":[{"type":"subscriptionPromotionalOfferPrices","id":"op"}]}}},
            {"type":"subscriptionPromotionalOfferPrices","id":"op","relationships":{"territory":{"data":{"type":"territories","id":"USA"}},"subscriptionPricePoint":{"data":{"type":"subscriptionPricePoints","id":"p3"}}}}]}
            """#
        let catalog = try catalog(text: text, "a")
        #expect(catalog.diagnostics.map { "\($0.severity) \($0.rule) \($0.message)" } == [
            "warning products.duplicate-offer FRA has two introductory offers; the first counts",
            "warning products.offer-length the introductory offer runs once, yet says 2 periods; taken for the length times 2",
            "warning products.offer-period the promotional offer is paid every P2M, but the subscription renews every P1M",
        ])
        #expect(catalog.product("s")?.listings.map { $0.offers.map(offer) } == [
            ["introductory - free_trial 0 P1W×2", "promotional promo pay_as_you_go 4.99 P2M×2"], ["introductory - pay_as_you_go 4.99 P1M×3"],
        ])
    }

    @Test("one-time products: prices of a schedule")
    func oneTime() throws {
        let text = #"""
            {"data":{"type":"inAppPurchases","id":"7","attributes":{"name":"Coins","productId":"coins","inAppPurchaseType":"CONSUMABLE","state":"APPROVED"}},
            "included":[{"type":"inAppPurchaseLocalizations","id":"l","attributes":{"name":"50 Coins","locale":"en-US","description":""}}]}
            """#
        let prices = #"""
            {"data":[{"type":"inAppPurchasePrices","id":"x","attributes":{"startDate":null,"endDate":null},"relationships":{"territory":{"data":{"type":"territories","id":"JPN"}},"inAppPurchasePricePoint":{"data":{"type":"inAppPurchasePricePoints","id":"pp"}}}}],
            "included":[{"type":"inAppPurchasePricePoints","id":"pp","attributes":{"customerPrice":"300"}}],
            "links":{"self":"https://api.appstoreconnect.apple.com/v1/inAppPurchasePriceSchedules/7/manualPrices"}}
            """#
        let catalog = try StoreCatalog.load([SourceText(file: "p", text: prices), SourceText(file: "c", text: text)])
        #expect(catalog.diagnostics.map(line) == [])
        #expect(catalog.product("coins")?.kind == .consumable && catalog.product("coins")?.listings.map(shown) == ["JPN 300 JPY"])
    }

    @Test("what a territory says of its currency counts before the table, and a name of another period is told")
    func territory() throws {
        let row = Row("9.99", territory: "BGR")
        let text = #"""
            {"data":{"type":"subscriptions","id":"1","attributes":{"productId":"s","subscriptionPeriod":"ONE_YEAR","state":"REMOVED_FROM_SALE"}},
            "included":[\#(row.price(1)),\#(row.point(1)),{"type":"territories","id":"BGR","attributes":{"currency":"BGN"}},
            {"type":"subscriptionLocalizations","id":"l","attributes":{"name":"Pro mensuel","locale":"fr-FR","description":""}}]}
            """#
        let catalog = try catalog(text: text, "a")
        #expect(catalog.diagnostics.map { "\($0.severity) \($0.rule)" } == ["note products.not-sold", "warning products.title-period"])
        #expect(catalog.product("s")?.isSold == false)
        #expect(catalog.product("s")?.absence(in: "BGR")?.words == "the store's state is REMOVED_FROM_SALE")
        let sold = try StoreCatalog.load([SourceText(file: "a", text: text.replacing("REMOVED_FROM_SALE", with: "APPROVED"))])
        #expect(sold.product("s")?.listings.map(shown) == ["BGR 9.99 BGN"])
    }

    @Test("rows that belong to nothing are told once for a file")
    func orphans() throws {
        let text = #"{"data":[\#(Row("1").price(1)),\#(Row("1").price(2))],"included":[\#(Row("1").point(1))]}"#
        let catalog = try catalog(text: text, "a")
        #expect(catalog.diagnostics.map(\.message) == ["the file doesn't say whose subscriptionPrices it holds, so they have no effect"])
        #expect(catalog.products.isEmpty)
    }

    @Test("an answer that has nothing to do with prices is noted")
    func others() throws {
        let catalog = try catalog(text: #"{"data":[{"type":"apps","id":"1"},{"type":"apps","id":"2"}],"links":{}}"#, "a")
        #expect(catalog.diagnostics.map(line) == ["1:10 note products.no-effect [] apps say nothing of prices, so they have no effect"])
    }

    /// A row of a price list and its price point.
    struct Row: Sendable {
        let amount: String?
        let territory: String?
        let start: String?
        let preserved: Bool
        let plan: String

        init(_ amount: String?, territory: String? = "USA", start: String? = nil, preserved: Bool = false, plan: String = "UPFRONT") {
            (self.amount, self.territory, self.start, self.preserved, self.plan) = (amount, territory, start, preserved, plan)
        }

        func price(_ number: Int) -> String {
            let territory = territory.map { #""territory":{"data":{"type":"territories","id":"\#($0)"}},"# } ?? ""
            let start = start.map { "\"\($0)\"" } ?? "null"
            return #"{"type":"subscriptionPrices","id":"r\#(number)","attributes":{"startDate":\#(start),"preserved":\#(preserved),"planType":"\#(plan)"},"relationships":{\#(territory)"subscriptionPricePoint":{"data":{"type":"subscriptionPricePoints","id":"p\#(number)"}}}}"#
        }

        func point(_ number: Int) -> String {
            #"{"type":"subscriptionPricePoints","id":"p\#(number)","attributes":{"customerPrice":"\#(amount ?? "")"}}"#
        }

        /// A yearly subscription with these prices.
        static func answer(_ rows: [Row]) -> String {
            let included = rows.enumerated().flatMap { number, row in [row.price(number)] + (row.amount == nil ? [] : [row.point(number)]) }
            return #"{"data":{"type":"subscriptions","id":"1","attributes":{"productId":"s","subscriptionPeriod":"ONE_YEAR"}},"included":[\#(included.joined(separator: ","))]}"#
        }
    }
}

func shown(_ listing: StoreListing) -> String { "\(listing.storefront) \(listing.price.map { "\($0)" } ?? "?") \(listing.currency)" }

func offer(_ offer: StoreOffer) -> String {
    "\(offer.type.rawValue) \(offer.identifier ?? "-") "
        + offer.phases.map {
            "\($0.paymentMode.rawValue) \($0.price.map { "\($0)" } ?? "?")\($0.isComputed ? "≈" : "") \($0.period?.iso8601 ?? "?")×\($0.numberOfPeriods)"
        }.joined(separator: ", ")
}
