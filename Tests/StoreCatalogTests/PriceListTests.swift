import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit
import Testing

@testable import StoreCatalog

@Suite("Price lists")
struct PriceListTests {
    private let header = "product,storefront,currency,price,title,period,intro_mode,intro_price,intro_period,intro_count"

    @Test("a line is a product in a storefront, with its title, period and introductory offer")
    func whole() throws {
        let text = #"""
            \#(header)
            pro.year,USA,USD,59.99,Yearly,P1Y,free_trial,,P1W,
            pro.year,FRA,EUR,64.99,"Annuel, ""Pro""",P1Y,pay_as_you_go,4.99,P1M,3
            coins,USA,USD,1.99
            """#
        let catalog = try catalog(text: text, "prices.csv")
        #expect(catalog.diagnostics.map(line) == [])
        #expect(catalog.files.map(\.kind) == [.priceList])
        #expect(catalog.storefronts == ["USA", "FRA"])
        #expect(catalog.products.map(\.id) == ["pro.year", "coins"])
        #expect(catalog.products.map(\.kind) == [.subscription, .unknown])
        let year = catalog.products[0]
        #expect(year.period == Period(unit: .year, count: 1))
        #expect(year.texts == [.init(locale: "en", title: "Yearly", description: ""), .init(locale: "fr", title: #"Annuel, "Pro""#, description: "")])
        #expect(year.listings.map { $0.price?.description } == ["59.99", "64.99"])
        #expect(year.listings.flatMap(\.offers).map(\.paymentMode) == [.freeTrial, .payAsYouGo])
        #expect(year.listings.flatMap(\.offers).map { $0.price } == [0, Decimal(string: "4.99")])
        #expect(year.listings[1].offers[0].duration == Period(unit: .month, count: 3))
        #expect(year.listings[1].priceRange.start == SourceLocation(file: "prices.csv", line: 3, column: 18))
    }

    @Test(
        "byte-order mark, semicolons, line ends of every kind, columns in any order, empty lines",
        arguments: [
            "product,storefront,currency,price\np,FRA,EUR,9.99\n", "\u{FEFF}product,storefront,currency,price\np,FRA,EUR,9.99",
            "product;storefront;currency;price\r\np;FRA;EUR;9.99\r\n", "price;currency;storefront;product\r9.99;EUR;FRA;p\r",
            "\"product\",\"storefront\",\"currency\",\"price\"\n\"p\",\"FRA\",\"EUR\",\"9.99\"\n\n\n", " Product , Storefront,CURRENCY,Price\n p ,fr, eur ,9.99,,,\n",
            "product,storefront,currency,price,\np,FRA,EUR,9.99,\n",
        ])
    func spellings(text: String) throws {
        let catalog = try catalog(text: text, "prices.csv")
        #expect(catalog.diagnostics.map(line) == [])
        #expect(catalog.products.map(\.id) == ["p"])
        #expect(catalog.products.flatMap(\.listings).map { "\($0.storefront) \($0.currency) \($0.price?.description ?? "")" } == ["FRA EUR 9.99"])
    }

    @Test(
        "every bad cell is named by line and column",
        arguments: [
            ("p,FRA,EUR,\"9,99\"", #"2:11 error products.price [p] "9,99" isn't a price"#),
            ("p,FRA,EUR,", "2:11 error products.csv-cell [p] the line has no price"),
            ("p,FRA,EUR", "2:10 error products.csv-cell [p] the line has no price"),
            (",FRA,EUR,1", "2:1 error products.csv-cell [] the line has no product"),
            ("p,FRAA,EUR,1", #"2:3 error products.storefront [p] "FRAA" isn't a storefront; did you mean "FRA"?"#),
            ("p,FRA,EURO,1", #"2:7 error products.currency [p] "EURO" isn't a currency"#),
            ("p,FRA,EUR,1,t,1 year", #"2:15 error products.period [p] "1 year" isn't a length of time"#),
            ("p,FRA,EUR,1,t,P0Y", #"2:15 error products.period [p] "P0Y" isn't a length of time"#),
            ("p,FRA,EUR,1,t,P1Y,gratis,,P1W", #"2:19 error products.payment-mode [p] "gratis" isn't a way to pay"#),
            ("p,FRA,EUR,1,t,P1Y,free,,", "2:25 error products.csv-cell [p] the line has no intro_period"),
            ("p,FRA,EUR,1,t,P1Y,pay_up_front,,P1M", "2:32 error products.csv-cell [p] the line has no intro_price"),
            ("p,FRA,EUR,1,t,P1Y,pay_up_front,x,P1M", #"2:32 error products.price [p] "x" isn't a price"#),
            ("p,FRA,EUR,1,t,P1Y,,1,P1M", "2:20 error products.csv-cell [p] the line has intro_price, but no intro_mode"),
            ("p,FRA,EUR,1,t,P1Y,free,,P1M,-1", #"2:29 error products.csv-cell [p] "-1" isn't a number of periods"#),
            ("p,FRA,EUR,1,t,P1Y,,,,,extra", "2:23 error products.csv [] the line has more cells than the first line has columns"),
            ("p,FRA,EUR,\"1", "2:11 error products.csv [] the quote isn't closed"),
            ("p,FRA,EUR,\"1\"x", "2:14 error products.csv [] there is text after the closing quote"),
            ("p,FRA,EUR,1\np,FRA,EUR,2", "3:1 error products.csv-duplicate [p] the table has two prices of p in FRA; the first counts"),
        ])
    func badCells(row: String, finding: String) throws {
        #expect(try catalog(text: header + "\n" + row, "prices.csv").diagnostics.map(line) == [finding])
    }

    @Test("a decimal comma gets the fix that would settle it")
    func fix() throws {
        let catalog = try catalog(text: "product;storefront;currency;price\np;FRA;EUR;9,99", "prices.csv")
        #expect(catalog.diagnostics.flatMap(\.fixes) == [.init("Write 9.99", replacement: "9.99")])
        #expect(catalog.product("p")?.listings.map(\.price) == [nil])
    }

    @Test("unknown and doubled columns are findings with the nearest name; a missing one makes the file unreadable")
    func columns() throws {
        let catalog = try catalog(text: "product,storefront,currency,price,titel,price\np,FRA,EUR,1,T,2", "prices.csv")
        #expect(
            catalog.diagnostics.map(line) == [
                #"1:35 warning products.csv-column [] the column "titel" isn't known, so it has no effect; did you mean "title"?"#,
                #"1:41 error products.csv-column [] the column "price" is there twice; the first counts"#,
            ])
        #expect(catalog.product("p")?.listings.map(\.price) == [1])
        let error = #expect(throws: DiagnosticError.self) { try self.catalog("product,price\np,1") }
        #expect(error?.status == .unreadable)
        #expect(error?.diagnostics.map(\.message) == [#"the table lacks the columns "storefront", "currency""#])
    }

    @Test("a cell that isn't UTF-8 is named")
    func encoding() throws {
        let bytes = Array("product,storefront,currency,price,title\np,FRA,EUR,1,".utf8) + [0xE9, 0x74, 0xE9]
        let catalog = try StoreCatalog.load([SourceText(file: "prices.csv", bytes: bytes)])
        #expect(catalog.diagnostics.map(\.rule) == ["products.csv-encoding"])
        #expect(catalog.products.map(\.id) == ["p"])
    }

    @Test("a price list beside a StoreKit configuration adds a storefront, and takes texts and offers from it")
    func beside() throws {
        let list = SourceText(
            file: "prices.csv", text: "product,storefront,currency,price\ncom.example.lumora.pro.yearly,DEU,EUR,61.99\ncom.example.lumora.pro.yearly,USA,USD,1")
        let catalog = try StoreCatalog.load([fixture("Products.storekit"), list])
        #expect(catalog.storefronts == ["USA", "DEU"])
        let product = try #require(catalog.product("com.example.lumora.pro.yearly"))
        #expect(product.kind == .subscription)
        #expect(product.listings.map { "\($0.storefront) \($0.price?.description ?? "")" } == ["USA 59.99", "DEU 61.99"])
        #expect(catalog.diagnostics.map(\.rule) == ["products.missing-text", "products.conflict"])
    }

    private func catalog(_ text: String) throws -> StoreCatalog { try StoreCatalog.load([SourceText(file: "prices.csv", text: text)]) }
    private func catalog(text: String, _ name: String) throws -> StoreCatalog { try StoreCatalog.load([SourceText(file: name, text: text)]) }
}
