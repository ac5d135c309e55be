import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit
import Testing

@testable import StoreCatalog

@Suite("Answers of Google Play")
struct PlayTests {
    @Test("a subscription: a product for each base plan, prices by region, texts; a draft is noted and not sold")
    func subscription() throws {
        let catalog = try catalog("play-subscription.json")
        #expect(
            catalog.diagnostics.map(line) == [
                "189:16 note products.not-sold [lumora_pro:pass-30d] the base plan \"pass-30d\" is a draft, so it isn't sold"
            ])
        #expect(catalog.storefronts == ["USA", "FRA", "VNM", "JPN", "KWT", "IND"])
        #expect(catalog.products.map(\.id) == ["monthly", "yearly", "yearly-installments", "pass-30d"].map { "lumora_pro:\($0)" })
        #expect(catalog.products.map(\.kind) == [.subscription, .subscription, .subscription, .nonRenewing])
        #expect(catalog.products.map { $0.period?.iso8601 } == ["P1M", "P1Y", "P1M", "P30D"])
        #expect(
            catalog.products.map(\.basePlan?.kind) == [
                .autoRenewing, .autoRenewing, .installments(payments: 12, renewsWithCommitment: false), .prepaid(isExtensible: true),
            ])
        let monthly = catalog.products[0]
        #expect(monthly.store == .googlePlay && monthly.productId == "lumora_pro" && monthly.basePlanId == "monthly")
        #expect(
            monthly.listings.map(shown) == ["USA 9.99 USD", "FRA 10.99 EUR", "VNM 249000 VND", "JPN 1500 JPY", "KWT 3.05 KWD", "IND 149 INR"])
        #expect(monthly.texts.map(\.locale) == ["en-US", "fr-FR", "vi"] && monthly.texts[1].description == "Tous les filtres et outils d’album.")
        #expect(monthly.basePlan?.tags == ["default"] && monthly.basePlan?.gracePeriod == Period(unit: .day, count: 7))
        let plan = try #require(catalog.products[2].listing(in: "FRA")?.billingPlans.first)
        #expect("\(plan.type) \(plan.price ?? 0) × \(plan.payments ?? 0) = \(plan.commitmentPrice ?? 0)" == "INSTALLMENTS 5.99 × 12 = 71.88")
        #expect(catalog.products[3].listings.isEmpty && catalog.products[3].absence(in: "USA")?.words == "the plan is a draft")
    }

    @Test("offers: two phases, discounts computed and marked, whom they are for; an inactive one is noted")
    func offers() throws {
        // Their order doesn't matter.
        for names in [["play-subscription.json", "play-subscription-offers.json"], ["play-subscription-offers.json", "play-subscription.json"]] {
            let catalog = try StoreCatalog.load(names.map(fixture))
            #expect(
                catalog.diagnostics.filter { $0.range?.start.file == "play-subscription-offers.json" }.map(line) == [
                    "92:35 note products.computed-price [lumora_pro:monthly] the price of the offer \"trial-then-half\" is computed from a discount: USA 4.99 USD, FRA 5.49 EUR",
                    "131:16 note products.not-sold [lumora_pro:yearly] the offer \"upgrade-first-year\" is inactive, so nobody gets it",
                ])
            let monthly = try #require(catalog.product("lumora_pro", basePlan: "monthly"))
            #expect(monthly.listings.map { $0.offers.map(offer) } == [
                ["introductory trial-then-half free_trial 0 P3D×1, pay_as_you_go 4.99≈ P1M×3"],
                ["introductory trial-then-half free_trial 0 P3D×1, pay_as_you_go 5.49≈ P1M×3"], [], [], [], [],
            ])
            #expect(monthly.listings[0].offers[0].eligibility == [.newTo(.thisSubscription)])
            let yearly = try #require(catalog.product("lumora_pro:yearly")?.listing(in: "VNM")?.offers.first)
            #expect(offer(yearly) == "introductory free-week free_trial 0 P1W×1" && yearly.tags == ["trial"])
            #expect(yearly.eligibility.map(\.words) == ["people who never had a subscription of the app"])
        }
    }

    @Test("with the device library's answer too: its amount replaces the computed one, and nothing contradicts")
    func details() throws {
        let all = try catalog("play-subscription.json", "play-subscription-offers.json", "play-product-details.json")
        #expect(all.diagnostics.filter { $0.rule == "products.conflict" } == [])
        let listing = try #require(all.product("lumora_pro:monthly")?.listing(in: "USA"))
        #expect(listing.offers.map(offer) == ["introductory trial-then-half free_trial 0 P3D×1, pay_as_you_go 4.99 P1M×3"])
        #expect(listing.offers[0].phases.map(\.formattedPrice) == [nil, "$4.99"])
        #expect(all.product("lumora_pro:monthly")?.texts.map(\.locale) == ["en-US", "fr-FR", "vi"])
        let alone = try catalog("play-product-details.json")
        #expect(alone.products.map(\.id) == ["lumora_pro:monthly", "lumora_pro:yearly"] && alone.storefronts == ["USA"])
        #expect(
            alone.diagnostics.map(line) == [
                "16:34 note products.defaults [lumora_pro] the file doesn't say which country its prices are from; taken for USA, which has USD"
            ])
        #expect(alone.products[1].listings[0].offers.map(offer) == ["introductory free-week free_trial 0 P1W×1"])
        #expect(alone.products[0].texts == [.init(locale: "en", title: "Lumora Pro", description: "Every filter and album tool in one plan.")])
    }

    @Test("a product is found by its id alone and by its base plan, and by a paywall's reference")
    func lookup() throws {
        let catalog = try catalog("play-subscription.json", "Products.storekit")
        #expect(catalog.product("lumora_pro")?.id == "lumora_pro:monthly")
        #expect(catalog.product("lumora_pro", basePlan: "yearly")?.id == "lumora_pro:yearly")
        #expect(catalog.product("lumora_pro:yearly")?.id == "lumora_pro:yearly")
        #expect(catalog.product("lumora_pro", basePlan: "weekly") == nil && catalog.product("lumora_pro", store: .appStore) == nil)
        #expect(catalog.product("com.example.lumora.coins", basePlan: "x")?.id == "com.example.lumora.coins")
        #expect(catalog.basePlans(of: "lumora_pro").count == 4 && catalog.basePlans(of: "com.example.lumora.coins").isEmpty)
        let reference = AdaptyProductReference(vendorProductId: "lumora_pro", adaptyProductId: "1", basePlanId: "yearly")
        #expect(catalog.product(for: reference)?.id == "lumora_pro:yearly")
        #expect(catalog.storefronts(of: .appStore) == ["USA"] && catalog.storefronts(of: .googlePlay).count == 6)
        let products = catalog.products(ids: ["lumora_pro"], storefront: "KWT")
        #expect(products.map { "\($0.id) \($0.price) \($0.currencyCode)" } == ["lumora_pro 3.05 KWD"])
    }

    @Test(
        "amounts: what is left out is 0, and what isn't a price is told",
        arguments: [
            (#""units":"9","nanos":990000000"#, "9.99", []), (#""nanos":990000000"#, "0.99", []), (#""units":"199""#, "199", []),
            (#""units":3,"nanos":50000000"#, "3.05", []), (#""units":"0""#, "0", []), ("", "0", []),
            (#""units":"9223372036854775807""#, "9223372036854775807", []), (#""units":"-1""#, nil, ["error products.price"]),
            (#""nanos":-1"#, nil, ["error products.price"]), (#""nanos":1000000000"#, nil, ["error products.price"]),
            (#""units":"9.99""#, nil, ["error products.price"]), (#""units":"+9""#, nil, ["error products.price"]),
            (#""units":"""#, nil, ["error products.price"]), (#""units":9.5"#, nil, ["error products.price"]),
            (#""units":"9223372036854775808""#, nil, ["error products.price"]), (#""units":"1","nanos":5000000"#, "1.005", ["warning products.price-digits"]),
            (#""units":true"#, nil, ["error products.price"]),
        ] as [(String, String?, [String])])
    func money(fields: String, amount: String?, findings: [String]) throws {
        let price = #"{"currencyCode":"USD"\#(fields.isEmpty ? "" : ","+fields)}"#
        let catalog = try catalog(text: subscription([("US", price)]))
        #expect(catalog.diagnostics.map { "\($0.severity) \($0.rule)" } == findings)
        #expect(catalog.product("p")?.listing(in: "USA")?.price?.description == amount)
    }

    @Test(
        "what is missing, contradictory or doubled in a plan is told with its place",
        arguments: [
            (#"{"basePlanId":"b","state":"ACTIVE","regionalConfigs":[\#(usd)]}"#, [#"1:31 error products.missing-key the base plan lacks "autoRenewingBasePlanType""#]),
            (
                #"{"basePlanId":"b","state":"ACTIVE","autoRenewingBasePlanType":{"billingPeriodDuration":"P1M"},"prepaidBasePlanType":{},"regionalConfigs":[\#(usd)]}"#,
                ["1:147 error products.contradiction the base plan has both autoRenewingBasePlanType and prepaidBasePlanType; the first counts"]
            ),
            (
                #"{"basePlanId":"b","state":"ACTIVE","autoRenewingBasePlanType":{"billingPeriodDuration":"1 month"},"regionalConfigs":[\#(usd)]}"#,
                [#"1:118 error products.period "1 month" isn't a length of time"#]
            ),
            (
                #"{"basePlanId":"b","state":"ACTIV","autoRenewingBasePlanType":{"billingPeriodDuration":"P1M"},"regionalConfigs":[\#(usd)]}"#,
                [#"1:57 error products.state "ACTIV" isn't a state of a base plan; did you mean "ACTIVE"?"#]
            ),
            (
                #"{"basePlanId":"b","state":"ACTIVE","autoRenewingBasePlanType":{"billingPeriodDuration":"P1M"},"regionalConfigs":[\#(usd),\#(usd)]}"#,
                ["1:254 warning products.duplicate-price the base plan has USA twice; the first counts"]
            ),
            (
                #"{"basePlanId":"b","state":"ACTIVE","autoRenewingBasePlanType":{"billingPeriodDuration":"P1M"},"regionalConfigs":[{"regionCode":"USA"}]}"#,
                [
                    "1:31 warning products.no-prices the base plan has no regional price",
                    #"1:158 error products.storefront "USA" isn't a region; did you mean "US"?"#,
                ]
            ),
            (
                #"{"basePlanId":"b","state":"ACTIVE","autoRenewingBasePlanType":{"billingPeriodDuration":"P1M","gracePeriodDuration":"P7D","accountHoldDuration":"P7D"},"regionalConfigs":[\#(usd)]}"#,
                ["1:174 warning products.grace-period grace period and account hold are 14 days together, not 30 to 60"]
            ),
            (
                #"{"basePlanId":"b","state":"ACTIVE","autoRenewingBasePlanType":{"billingPeriodDuration":"P1M"},"regionalConfigs":[{"regionCode":"US","price":{"currencyCode":"USD","units":"1"}}]}"#,
                ["1:158 note products.not-sold new customers can't buy the plan in USA"]
            ),
        ])
    func plans(plan: String, findings: [String]) throws {
        let catalog = try catalog(text: #"{"productId":"p","basePlans":[\#(plan)],"listings":[]}"#)
        #expect(catalog.diagnostics.map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.severity) \($0.rule) \($0.message)" } == findings)
    }

    private static let usd = #"{"regionCode":"US","newSubscriberAvailability":true,"price":{"currencyCode":"USD","units":"1"}}"#

    @Test(
        "a discount is taken off the plan's price, prorated to the phase and cut down at the currency's digits",
        arguments: [
            ("P1Y", "12", "P3M", #""absoluteDiscount":{"currencyCode":"USD","units":"1"}"#, "2", []),
            ("P1Y", "100", "P1M", #""relativeDiscount":0.5"#, "4.16", []), ("P1M", "10", "P1M", #""relativeDiscount":0.8"#, "2", []),
            ("P1M", "10", "P1Y", #""relativeDiscount":0.1"#, "108", []), ("P1W", "7", "P1D", #""relativeDiscount":0.5"#, "0.5", []),
            ("P1M", "10", "P1M", #""relativeDiscount":1"#, nil, ["products.discount"]),
            ("P1M", "10", "P1M", #""relativeDiscount":0"#, nil, ["products.discount"]),
            ("P1M", "10", "P1M", #""relativeDiscount":-0.5"#, nil, ["products.discount"]),
            ("P1M", "10", "P1M", #""absoluteDiscount":{"currencyCode":"USD","units":"11"}"#, nil, ["products.computed-price", "products.discount"]),
            ("P1M", "10", "P1M", #""absoluteDiscount":{"currencyCode":"EUR","units":"1"}"#, nil, ["products.computed-price", "products.contradiction"]),
            ("P1M", "10", "P1M", #""price":{"currencyCode":"USD","units":"3"}"#, "3", []),
            ("P1M", "10", "P1M", #""free":{},"price":{"currencyCode":"USD","units":"3"}"#, "3", ["products.contradiction"]),
            ("P1M", "10", "P1M", #""other":1"#, nil, ["products.missing-key"]),
        ] as [(String, String, String, String, String?, [String])])
    func discounts(period: String, price: String, phase: String, discount: String, amount: String?, findings: [String]) throws {
        let plans = subscription([("US", #"{"currencyCode":"USD","units":"\#(price)"}"#)], period: period)
        let offers = #"""
            {"subscriptionOffers":[{"productId":"p","basePlanId":"b","offerId":"o","state":"ACTIVE","regionalConfigs":[{"regionCode":"US","newSubscriberAvailability":true}],
            "phases":[{"recurrenceCount":2,"duration":"\#(phase)","regionalConfigs":[{"regionCode":"US",\#(discount)}]}]}]}
            """#
        let catalog = try StoreCatalog.load([SourceText(file: "s", text: plans), SourceText(file: "o", text: offers)])
        let offer = try #require(catalog.product("p")?.listing(in: "USA")?.offers.first)
        #expect(offer.price?.description == amount && offer.paymentMode == .payAsYouGo && offer.type == .promotional)
        #expect(offer.eligibility == [.developerDecides])
        let isComputed = discount.contains("Discount") && amount != nil
        #expect(offer.phases[0].isComputed == (isComputed || findings.contains("products.computed-price")))
        #expect(catalog.diagnostics.map(\.rule).sorted() == (isComputed ? ["products.computed-price"] : findings).sorted())
    }

    @Test("offers that can't be placed are told: no such plan, a region without phase, a region that isn't sold, twice the same")
    func unplaced() throws {
        func offer(_ plan: String, _ id: String, open: [String], phase: [String]) -> String {
            let regions = open.map { #"{"regionCode":"\#($0)","newSubscriberAvailability":true}"# }.joined(separator: ",")
            let phases = phase.map { #"{"regionCode":"\#($0)","free":{}}"# }.joined(separator: ",")
            return #"{"productId":"p","basePlanId":"\#(plan)","offerId":"\#(id)","state":"ACTIVE","regionalConfigs":[\#(regions)],"phases":[{"recurrenceCount":1,"duration":"P1W","regionalConfigs":[\#(phases)]}],"targeting":{"upgradeRule":{"scope":{"specificSubscriptionInApp":"q"},"oncePerUser":true,"billingPeriodDuration":"P1M"}}}"#
        }
        let offers = [
            offer("c", "1", open: ["US"], phase: ["US"]), offer("b", "2", open: ["US"], phase: ["FR"]), offer("b", "3", open: ["US", "FR"], phase: ["US"]),
            offer("b", "3", open: ["US"], phase: ["US"]), offer("b", "4", open: [], phase: ["US"]),
        ].joined(separator: ",\n")
        let price = subscription([("US", #"{"currencyCode":"USD","units":"1"}"#)])
        let catalog = try StoreCatalog.load([SourceText(file: "s", text: price), SourceText(file: "o", text: "{\"subscriptionOffers\":[\n\(offers)]}")])
        #expect(
            catalog.diagnostics.map { "\($0.range?.start.line ?? 0) \($0.severity) \($0.rule) \($0.message)" } == [
                "2 warning products.unknown-plan the offer \"1\" is for the base plan \"c\" of p, which no file has",
                "3 warning products.no-region phase 1 of the offer \"2\" says nothing of USA",
                "4 note products.no-region the offer \"3\" is open in FRA, where its plan isn't sold",
                "5 warning products.duplicate-offer two offers of p:b are called \"3\"; the first counts",
                "6 warning products.no-region no region has the offer \"4\"",
            ])
        let rules = catalog.product("p")?.listing(in: "USA")?.offers.first?.eligibility
        #expect(rules == [.upgradingFrom(.subscription("q"), billingPeriod: Period(unit: .month, count: 1), oncePerPerson: true)])
        #expect(rules?.map(\.words) == ["people who change from the subscription q billed every P1M, once"])
    }

    @Test("an archived subscription, a name of another period, a list that goes on")
    func subscriptions() throws {
        let plan = #"{"basePlanId":"b","state":"ACTIVE","autoRenewingBasePlanType":{"billingPeriodDuration":"P1Y"},"regionalConfigs":[\#(Self.usd)]}"#
        let text = #"""
            {"subscriptions":[{"productId":"p","archived":true,"basePlans":[\#(plan)]},
            {"productId":"q","basePlans":[\#(plan)],"listings":[{"languageCode":"en-US","title":"Pro Monthly"},{"languageCode":"en-US","title":"Pro"}]},
            {"productId":"q","basePlans":[\#(plan)]}],"nextPageToken":"x"}
            """#
        let catalog = try catalog(text: text)
        #expect(catalog.diagnostics.map { "\($0.range?.start.line ?? 0) \($0.severity) \($0.rule)" } == [
            "1 note products.not-sold", "2 warning products.title-period", "2 warning products.duplicate-locale",
            "3 error products.duplicate-id", "3 note products.missing-page",
        ])
        #expect(catalog.product("p")?.absence(in: "USA")?.words == "the product is archived")
        let rest = SourceText(file: "2", text: #"{"subscriptions":[]}"#)
        #expect(try !StoreCatalog.load([SourceText(file: "1", text: text), rest]).diagnostics.contains { $0.rule == "products.missing-page" })
    }

    @Test(
        "the device library's answer: micros, the text of a price, the country by its currency",
        arguments: [
            (#""formattedPrice":"$9.99","priceAmountMicros":9990000,"priceCurrencyCode":"USD""#, "USA 9.99 USD", ["note products.defaults"]),
            (#""formattedPrice":"1.499.000 ₫","priceAmountMicros":"1499000000000","priceCurrencyCode":"VND""#, "VNM 1499000 VND", ["note products.defaults"]),
            (#""formattedPrice":"د.ك.‏ ٣٫٠٥٠","priceAmountMicros":3050000,"priceCurrencyCode":"KWD""#, "KWT 3.05 KWD", ["note products.defaults"]),
            (#""formattedPrice":"₹149","priceAmountMicros":149000000,"priceCurrencyCode":"INR""#, "IND 149 INR", ["note products.defaults"]),
            (#""formattedPrice":"$4.99","priceAmountMicros":9990000,"priceCurrencyCode":"USD""#, "USA 9.99 USD", ["note products.defaults", "warning products.formatted-price"]),
            (#""priceAmountMicros":9990000,"priceCurrencyCode":"EUR""#, "", ["warning products.no-storefront"]),
            (#""priceAmountMicros":9990000,"priceCurrencyCode":"usd""#, "", ["error products.currency", "warning products.no-prices"]),
            (#""priceAmountMicros":"9.99","priceCurrencyCode":"USD""#, "USA ? USD", ["error products.price", "note products.defaults"]),
            (#""priceAmountMicros":-1,"priceCurrencyCode":"USD""#, "USA ? USD", ["error products.price", "note products.defaults"]),
            (#""priceCurrencyCode":"USD""#, "USA ? USD", ["error products.missing-key", "note products.defaults"]),
        ])
    func deviceLibrary(price: String, shown: String, findings: [String]) throws {
        let text = #"""
            [{"productId":"p","productType":"subs","title":"Pro (App)","subscriptionOfferDetails":[{"basePlanId":"b","offerId":null,"pricingPhases":{"pricingPhaseList":[{\#(price),"billingPeriod":"P1M","recurrenceMode":1}]}}]}]
            """#
        let catalog = try catalog(text: text)
        #expect(catalog.products.flatMap(\.listings).map(StoreCatalogTests.shown).joined() == shown)
        #expect(catalog.diagnostics.map { "\($0.severity) \($0.rule)" }.sorted() == findings.sorted())
        if !shown.isEmpty { #expect(catalog.products.first?.texts.first?.title == "Pro") }
    }

    @Test("euros have no country of their own: the plan's price elsewhere, else a storefront that the project names, tells it")
    func euros() throws {
        let details = SourceText(
            file: "d",
            text: #"{"productId":"p","productType":"inapp","name":"Coins","oneTimePurchaseOfferDetails":{"formattedPrice":"0,99 €","priceAmountMicros":990000,"priceCurrencyCode":"EUR"}}"#)
        #expect(try StoreCatalog.load([details], currencies: ["DEU": "EUR"]).product("p")?.listings.map(shown) == ["DEU 0.99 EUR"])
        #expect(try StoreCatalog.load([details, fixture("Products.FRA.storekit")]).product("p")?.listings.map(shown) == ["FRA 0.99 EUR"])
        #expect(try StoreCatalog.load([details]).products.isEmpty)
    }

    @Test("legacy products: micros as text, a trial, an inactive one")
    func legacy() throws {
        let text = #"""
            {"inappproduct":[
            {"packageName":"a","sku":"pro","status":"active","purchaseType":"subscription","subscriptionPeriod":"P1Y","trialPeriod":"P7D","defaultPrice":{"currency":"USD","priceMicros":"59990000"},"prices":{"US":{"currency":"USD","priceMicros":"59990000"},"VN":{"currency":"VND","priceMicros":"1499000000000"}},"listings":{"en-US":{"title":"Pro Monthly","description":"D"}}},
            {"packageName":"a","sku":"coins","status":"inactive","purchaseType":"managedUser","defaultPrice":{"currency":"USD","priceMicros":"0,99"},"prices":{"us":{"currency":"USD","priceMicros":"990000"}}}]}
            """#
        let catalog = try catalog(text: text)
        #expect(catalog.diagnostics.map { "\($0.range?.start.line ?? 0) \($0.severity) \($0.rule)" } == [
            "2 warning products.title-period", "3 warning products.no-prices", "3 note products.not-sold", "3 error products.price",
            "3 error products.storefront",
        ])
        let pro = try #require(catalog.product("pro"))
        #expect(pro.kind == .subscription && pro.listings.map(shown) == ["USA 59.99 USD", "VNM 1499000 VND"])
        #expect(pro.listings[1].offers.map(offer) == ["introductory - free_trial 0 P7D×1"])
        #expect(catalog.product("coins")?.isSold == false)
    }

    @Test("one id in both stores is two products, and pairs are made by the dashboard's id or by the map")
    func stores() throws {
        let store = #"{"settings":{"_storefront":"USA","_locale":"en_US"},"products":[{"type":"NonConsumable","productID":"pro","displayPrice":"5"},{"type":"NonConsumable","productID":"gold","displayPrice":"9"}]}"#
        let legacy = #"{"packageName":"a","sku":"pro","status":"active","purchaseType":"managedUser","prices":{"US":{"currency":"USD","priceMicros":"6000000"}}}"#
        let catalog = try StoreCatalog.load([
            SourceText(file: "s", text: store), SourceText(file: "l", text: legacy),
            SourceText(file: "p", text: subscription([("US", #"{"currencyCode":"USD","units":"1"}"#)])),
        ])
        #expect(catalog.diagnostics == [])
        #expect(catalog.product("pro", store: .appStore)?.listings.map(shown) == ["USA 5 USD"])
        #expect(catalog.product("pro", store: .googlePlay)?.listings.map(shown) == ["USA 6 USD"])
        let place = SourceRange(SourceLocation(file: "f", line: 1, column: 1))
        func reference(_ vendor: String, _ id: String, _ plan: String? = nil) -> (AdaptyProductReference, SourceRange) {
            (AdaptyProductReference(vendorProductId: vendor, adaptyProductId: id, basePlanId: plan), place)
        }
        func ids(_ pairs: [StorePair]) -> [String] { pairs.map { "\($0.adaptyProductId ?? "-") \($0.appStore?.id ?? "-") \($0.googlePlay?.id ?? "-")" } }
        let joined = catalog.pairs([reference("gold", "A"), reference("p", "A", "b"), reference("pro", "B")])
        #expect(ids(joined.pairs) == ["A gold p:b", "B pro pro"] && joined.diagnostics == [])
        let alone = catalog.pairs([reference("gold", "A")])
        #expect(ids(alone.pairs) == ["A gold -"])
        #expect(alone.diagnostics.map(\.message) == ["gold is known in the App Store only, not in Google Play"])
        let mapped = catalog.pairs([reference("gold", "A")], map: ["gold": "p"])
        #expect(ids(mapped.pairs) == ["A gold p:b"] && mapped.diagnostics == [])
        #expect(ids(catalog.pairs([], map: ["gold": "p:b", "x": "y"]).pairs) == ["- gold p:b"])
    }

    private func subscription(_ prices: [(region: String, price: String)], period: String = "P1M") -> String {
        let regions = prices.map { #"{"regionCode":"\#($0.region)","newSubscriberAvailability":true,"price":\#($0.price)}"# }.joined(separator: ",")
        return #"{"productId":"p","basePlans":[{"basePlanId":"b","state":"ACTIVE","autoRenewingBasePlanType":{"billingPeriodDuration":"\#(period)"},"regionalConfigs":[\#(regions)]}],"listings":[]}"#
    }
}
