import AdaptyClient
import Diagnostics
import Foundation
import JSONText
import LocaleKit

extension ConnectReader {
    /// The storefront of a price or an offer and what it charges in; `nil`, with a finding, where it isn't one.
    mutating func readTerritory(_ part: ConnectResource, of what: String, _ subject: Subject) -> (String, String)? {
        guard let key = part.first("territory") else {
            missingTerritories.append(beginning(of: part.node))
            return nil
        }
        guard Storefront.isValid(key.id) else {
            let node = part.node.at(pointer: "/relationships/territory/data/id")
            note(
                "products.storefront", .error,
                "\"\(key.id)\" isn't a storefront"
                    + (Storefront.alpha3(ofAlpha2: key.id).map { "; did you mean \"\($0)\"?" } ?? NearMiss.hint(for: key.id, in: Storefront.codes)),
                at: node.map { source.range($0.range) } ?? beginning(of: part.node),
                explanation: "A storefront is a country's ISO 3166-1 alpha-3 code, as USA, FRA or VNM.", subject: subject)
            return nil
        }
        // What the store says of its territory is newer than any table.
        if let territory = resource(key), let named = territory.attributes["currency"] {
            if let code = named.string, Currency.isValid(code) { return (key.id, code) }
            if badTerritories.insert(key.id).inserted {
                let shown = named.string.map { "\"\($0)\"" } ?? named.number ?? named.kind
                diagnostics.append(
                    Diagnostic(
                        "products.currency", .error, "\(shown), of the territory \(key.id), isn't a currency",
                        at: territory.source.range(named.range),
                        explanation: "A currency is an ISO 4217 code, as USD, EUR or VND. The App Store's table is used."))
            }
        }
        return (key.id, Storefront.currency(of: key.id, overrides: currencies) ?? "USD")
    }

    /// The amount of a price point that a price or an offer names, and where it stands.
    mutating func readPoint(_ part: ConnectResource, of what: String, _ subject: Subject) -> (Decimal?, SourceRange) {
        let own = beginning(of: part.node)
        guard let key = part.first("subscriptionPricePoint") ?? part.first("inAppPurchasePricePoint") else {
            note(
                "products.missing-key", .error, "\(what) names no price point", at: own,
                explanation: "Ask for it with include=subscriptionPricePoint.", subject: subject)
            return (nil, own)
        }
        guard let point = resource(key) else {
            missingPoints.append(own)
            return (nil, own)
        }
        let back = source
        defer { source = back }
        source = point.source
        let price = amount(point.attributes, "customerPrice", of: "the price point", required: true, subject: subject)
        return (price, place(of: "customerPrice", in: point.attributes.node.object?.isEmpty == false ? point.attributes : Fields(point.node)))
    }

    /// One finding for all prices whose amount no file has: a list without its price points has hundreds.
    mutating func tellMissing(_ subject: Subject) {
        if let first = missingTerritories.first {
            let count = missingTerritories.count
            note(
                "products.missing-key", .error, count == 1 ? "the entry names no territory" : "\(count) entries name no territory", at: first,
                explanation: "Ask for them with include=territory,subscriptionPricePoint, or the answer doesn't say what they refer to.",
                subject: subject)
            missingTerritories = []
        }
        guard let first = missingPoints.first else { return }
        note(
            "products.price-point", .error,
            missingPoints.count == 1 ? "no file has the price point that is named here" : "no file has the price points of \(missingPoints.count) prices",
            at: first, explanation: "Ask for the prices with include=subscriptionPricePoint, so that the answer holds their amounts.",
            subject: subject)
        missingPoints = []
    }

    /// A day as `2027-02-01`; of a moment in time its day. Anything else is an error, and `nil`.
    mutating func readDay(_ fields: Fields, _ key: String, _ subject: Subject) -> String? {
        guard let text = text(fields, key, of: "the entry", subject: subject), let node = fields[key] else { return nil }
        if let day = Self.day(text) { return day }
        note(
            "products.date", .error, "\"\(text)\" isn't a day", at: node, explanation: "Days are written as 2027-02-01.", subject: subject)
        return nil
    }

    static func day(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        guard bytes.count == 10 || bytes.count > 10 && bytes[10] == UInt8(ascii: "T") else { return nil }
        for (place, byte) in bytes.prefix(10).enumerated() {
            guard place == 4 || place == 7 ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte) else { return nil }
        }
        let day = String(decoding: bytes.prefix(10), as: UTF8.self)
        let (month, date) = (Int(day.dropFirst(5).prefix(2)) ?? 0, Int(day.suffix(2)) ?? 0)
        return (1...12).contains(month) && (1...31).contains(date) ? day : nil
    }

    /// Whether something that starts on a day counts; without a day to look at only what has no first day does.
    func hasBegun(_ start: String?) -> Bool {
        guard let start else { return true }
        return asOf.map { start <= $0 } ?? false
    }

    func hasEnded(_ end: String?) -> Bool {
        guard let end, let asOf else { return false }
        return end < asOf
    }
}
