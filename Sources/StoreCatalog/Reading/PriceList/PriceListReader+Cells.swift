import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit

extension PriceListReader {
    mutating func required(_ column: Column, _ row: Row, _ subject: Subject) -> String? {
        if let text = row.texts[column] { return text }
        note("products.csv-cell", .error, "the line has no \(column.rawValue)", row.range(column), subject: subject)
        return nil
    }

    mutating func readStorefront(_ row: Row, _ subject: Subject) -> String? {
        guard let text = required(.storefront, row, subject) else { return nil }
        let code = text.uppercased()
        if Storefront.isValid(code) { return code }
        if let code = Storefront.alpha3(ofAlpha2: code) { return code }
        note(
            "products.storefront", .error, "\"\(text)\" isn't a storefront" + NearMiss.hint(for: code, in: Storefront.codes),
            row.range(.storefront), explanation: "A storefront is a country's ISO 3166-1 alpha-3 code, as USA, FRA or VNM.",
            subject: subject)
        return nil
    }

    mutating func readCurrency(_ row: Row, _ subject: Subject) -> String? {
        guard let text = required(.currency, row, subject) else { return nil }
        let code = text.uppercased()
        if Currency.isValid(code) { return code }
        note(
            "products.currency", .error, "\"\(text)\" isn't a currency", row.range(.currency),
            explanation: "A currency is an ISO 4217 code, as USD, EUR or VND.", subject: subject)
        return nil
    }

    mutating func amount(_ text: String, _ column: Column, _ row: Row, _ subject: Subject) -> Decimal? {
        if let amount = StrictDecimal.parse(text) { return amount }
        let repaired = text.replacing(",", with: ".")
        let fixes =
            StrictDecimal.parse(repaired) == nil
            ? [] : [Diagnostic.Fix("Write \(repaired)", replacement: repaired)]
        note(
            "products.price", .error, "\"\(text)\" isn't a price", row.range(column),
            explanation: "A price is digits, a point and digits, as 9.99: no currency, no comma, no spaces.", fixes: fixes, subject: subject)
        return nil
    }

    mutating func readPeriod(_ text: String, _ column: Column, _ row: Row, _ subject: Subject) -> Period? {
        if let period = Period(iso8601: text.uppercased()), period.count > 0 { return period }
        note(
            "products.period", .error, "\"\(text)\" isn't a length of time", row.range(column),
            explanation: "Lengths are written as P1W, P1M, P3M or P1Y.", subject: subject)
        return nil
    }

    /// The introductory offer of a line; `nil` where it has none.
    mutating func readOffer(_ row: Row, _ subject: Subject) -> StoreOffer? {
        guard let text = row.texts[.introMode] else {
            let alone: [Column] = [.introPrice, .introPeriod, .introCount]
            if let column = alone.first(where: { row.texts[$0] != nil }) {
                note(
                    "products.csv-cell", .error, "the line has \(column.rawValue), but no intro_mode", row.range(column), subject: subject)
            }
            return nil
        }
        guard let mode = Self.modes[text.lowercased().replacing("-", with: "_")] else {
            note(
                "products.payment-mode", .error,
                "\"\(text)\" isn't a way to pay" + NearMiss.hint(for: text, in: ["free_trial", "pay_up_front", "pay_as_you_go"]),
                row.range(.introMode), explanation: "It is free_trial, pay_up_front or pay_as_you_go.", subject: subject)
            return nil
        }
        guard let length = required(.introPeriod, row, subject), let period = readPeriod(length, .introPeriod, row, subject) else {
            return nil
        }
        var count = 1
        if let text = row.texts[.introCount] {
            if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), (1...10_000).contains(number) {
                count = number
            } else {
                note(
                    "products.csv-cell", .error, "\"\(text)\" isn't a number of periods", row.range(.introCount), subject: subject)
            }
        }
        var price: Decimal? = 0
        if mode != .freeTrial {
            price = required(.introPrice, row, subject).flatMap { amount($0, .introPrice, row, subject) }
        }
        let phase = StorePhase(
            paymentMode: mode, price: price, period: period, numberOfPeriods: count, isComputed: false, formattedPrice: nil,
            range: source.range(row.range(row.texts[.introPrice] == nil ? .introMode : .introPrice)))
        return StoreOffer(
            type: .introductory, identifier: nil, referenceName: nil, phases: [phase], isEligible: nil, customers: [], isStackable: nil, billingPlanType: nil,
            range: source.range(row.range(.introMode)))
    }

    /// As Adapty, StoreKit and App Store Connect write them.
    private static let modes: [String: AdaptySubscriptionOffer.PaymentMode] = [
        "free": .freeTrial, "free_trial": .freeTrial, "freetrial": .freeTrial, "trial": .freeTrial,
        "pay_up_front": .payUpFront, "payupfront": .payUpFront, "pay_as_you_go": .payAsYouGo, "payasyougo": .payAsYouGo,
    ]
}
