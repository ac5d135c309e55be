import AdaptyClient
import Diagnostics
import Foundation
import JSONText
import LocaleKit

extension PlayReader {
    /// An amount with its currency.
    struct Money {
        let amount: Decimal
        let currency: String
        let range: SourceRange
    }

    /// `google.type.Money`: whole units as text, billionths as a number; what is left out is 0. An amount below 0 is no price.
    mutating func readMoney(_ node: JSONNode, of what: String, _ subject: Subject) -> Money? {
        guard let fields = fields(node, "price", of: what, subject: subject),
            let currency = readCurrency(fields, "currencyCode", of: "the price", subject)
        else { return nil }
        guard let units = readInteger(fields, "units", of: "the price", subject), let nanos = readInteger(fields, "nanos", of: "the price", subject)
        else { return nil }
        guard nanos.magnitude < 1_000_000_000 else {
            note(
                "products.price", .error, "\(nanos) billionths are a whole unit or more", at: place(of: "nanos", in: fields), subject: subject)
            return nil
        }
        guard units >= 0, nanos >= 0 else {
            note(
                "products.price", .error, "a price can't be below 0", at: place(of: units < 0 ? "units" : "nanos", in: fields), subject: subject)
            return nil
        }
        let amount = Decimal(units) + Decimal(sign: .plus, exponent: -9, significand: Decimal(nanos))
        let range = fields["units"] == nil ? place(of: "nanos", in: fields) : place(of: "units", in: fields)
        return Money(amount: checked(amount, currency, at: range, subject), currency: currency, range: range)
    }

    /// Millionths of the currency's unit, as text or as a number.
    mutating func readMicros(_ fields: Fields, _ key: String, _ currency: String, of what: String, _ subject: Subject) -> Decimal? {
        guard fields[key] != nil else {
            missing(key, of: what, in: fields.node, subject: subject)
            return nil
        }
        guard let micros = readInteger(fields, key, of: what, subject) else { return nil }
        guard micros >= 0 else {
            note("products.price", .error, "a price can't be below 0", at: place(of: key, in: fields), subject: subject)
            return nil
        }
        let amount = Decimal(sign: .plus, exponent: -6, significand: Decimal(micros))
        return checked(amount, currency, at: place(of: key, in: fields), subject)
    }

    /// A whole number of 64 bits, which protocol buffers write as text; 0 where it is left out.
    mutating func readInteger(_ fields: Fields, _ key: String, of what: String, _ subject: Subject) -> Int64? {
        guard let node = fields[key] else { return 0 }
        if let text = node.string, let number = Int64(text), text.utf8.first != UInt8(ascii: "+") { return number }
        if let number = node.int { return Int64(number) }
        let shown = node.string.map { "\"\($0)\"" } ?? node.number ?? node.kind
        note("products.price", .error, "\(shown) isn't a whole number", at: place(of: key, in: fields), subject: subject)
        return nil
    }

    private mutating func checked(_ amount: Decimal, _ currency: String, at range: SourceRange, _ subject: Subject) -> Decimal {
        let digits = Currency.fractionDigits(currency)
        var rounded = Decimal(), source = amount
        NSDecimalRound(&rounded, &source, digits, .down)
        if rounded != amount {
            note(
                "products.price-digits", .warning,
                "\(amount) has more digits than \(currency), which has \(digits)", at: range, subject: subject)
        }
        return amount
    }

    /// A region's code as a storefront: `FR` is `FRA`. Anything else is an error, and `nil`.
    mutating func readRegion(_ fields: Fields, of what: String, _ subject: Subject) -> String? {
        guard let code = text(fields, "regionCode", of: what, required: true, subject: subject), let node = fields["regionCode"] else {
            return nil
        }
        if let storefront = Storefront.alpha3(ofAlpha2: code), code == code.uppercased() { return storefront }
        let near = Storefront.alpha3(ofAlpha2: code) != nil ? code.uppercased() : Storefront.alpha2(ofAlpha3: code)
        note(
            "products.storefront", .error, "\"\(code)\" isn't a region" + (near.map { "; did you mean \"\($0)\"?" } ?? ""), at: node,
            explanation: "A region is a country's ISO 3166-1 alpha-2 code, as US, FR or VN.", subject: subject)
        return nil
    }

    /// The entries of a list by region, in order; a region that is there twice is a finding.
    mutating func regions(_ fields: Fields, of what: String, _ subject: Subject) -> [(storefront: String, fields: Fields)] {
        var found: [(storefront: String, fields: Fields)] = []
        var seen: [String: SourceRange] = [:]
        for node in list(fields, "regionalConfigs", of: what, subject: subject) {
            guard let item = self.fields(node, "regionalConfigs", of: what, subject: subject),
                let storefront = readRegion(item, of: "the region", subject)
            else { continue }
            let range = place(of: "regionCode", in: item)
            if let first = seen[storefront] {
                diagnostics.append(
                    Diagnostic(
                        "products.duplicate-price", .warning, "\(what) has \(storefront) twice; the first counts", at: range,
                        notes: [.init("the first is here", at: first)], subject: subject))
                continue
            }
            seen[storefront] = range
            found.append((storefront, item))
        }
        return found
    }

    mutating func tags(_ fields: Fields, of what: String, _ subject: Subject) -> [String] {
        list(fields, "offerTags", of: what, subject: subject).compactMap { $0["tag"]?.string ?? $0.string }
    }
}
