import AdaptyClient
import Diagnostics
import Foundation
import JSONText
import LocaleKit

/// What the readers of JSON files of products have in common.
extension FieldReading {
    /// Where something that spans lines begins.
    func beginning(of node: JSONNode) -> SourceRange { source.range(node.range.lowerBound..<node.range.lowerBound + 1) }

    /// Where a key's value stands, else where its object begins.
    func place(of key: String, in fields: Fields) -> SourceRange {
        guard let node = fields[key] else { return beginning(of: fields.node) }
        return node.object == nil && node.array == nil ? source.range(node.range) : beginning(of: node)
    }

    /// A price: digits, optionally a point and digits, as text. Anything else is an error, and `nil`.
    mutating func amount(_ fields: Fields, _ key: String, of what: String, required: Bool = false, subject: Subject) -> Decimal? {
        guard let node = fields[key] else {
            if required { missing(key, of: what, in: fields.node, subject: subject) }
            return nil
        }
        // A bare number is wrong in these files, but it can be read without loss.
        if let text = node.string ?? node.number, let amount = StrictDecimal.parse(text) { return amount }
        let shown = node.string.map { "\"\($0)\"" } ?? node.number ?? node.kind
        note(
            "products.price", .error, "\(shown) isn't a price", at: node,
            explanation: "A price is digits, a point and digits, as 9.99: no currency, no comma, no spaces.", subject: subject)
        return nil
    }

    /// A length of time in ISO 8601, longer than nothing.
    mutating func readPeriod(_ fields: Fields, _ key: String, of what: String, required: Bool = true, _ subject: Subject) -> Period? {
        guard let text = text(fields, key, of: what, required: required, subject: subject), let node = fields[key] else { return nil }
        if let period = Period(iso8601: text), period.count > 0 { return period }
        note(
            "products.period", .error, "\"\(text)\" isn't a length of time", at: node,
            explanation: "Lengths are written as P1W, P1M, P3M or P1Y.", subject: subject)
        return nil
    }

    /// A currency's code; anything else is an error, and `nil`.
    mutating func readCurrency(_ fields: Fields, _ key: String, of what: String, _ subject: Subject) -> String? {
        guard let code = text(fields, key, of: what, required: true, subject: subject), let node = fields[key] else { return nil }
        if Currency.isValid(code) { return code }
        note(
            "products.currency", .error, "\"\(code)\" isn't a currency" + NearMiss.hint(for: code, in: Currency.codes), at: node,
            explanation: "A currency is an ISO 4217 code, as USD, EUR or VND.", subject: subject)
        return nil
    }

    /// One of a list of words; another is an error with the nearest, and `nil`.
    mutating func word<Value>(
        _ fields: Fields, _ key: String, of what: String, in known: KeyValuePairs<String, Value>, rule: String, isnt: String,
        required: Bool = true, _ subject: Subject
    ) -> Value? {
        guard let text = text(fields, key, of: what, required: required, subject: subject), let node = fields[key] else { return nil }
        if let found = known.first(where: { $0.key == text }) { return found.value }
        note(rule, .error, "\"\(text)\" isn't \(isnt)" + NearMiss.hint(for: text, in: known.map(\.key)), at: node, subject: subject)
        return nil
    }

    /// Adds a text that customers read; an empty name and a second text in a language are findings.
    ///
    /// - Returns: Whether it was added.
    @discardableResult
    mutating func add(
        _ fields: Fields, titleKey: String, localeKey: String, to texts: inout [AdaptyStoreProduct.Text], periods: [Period], _ subject: Subject
    ) -> Bool {
        guard let locale = text(fields, localeKey, of: "the localization", required: true, subject: subject) else { return false }
        var subject = subject
        subject.locale = locale
        let title = text(fields, titleKey, of: "the localization", subject: subject) ?? ""
        if title.isEmpty {
            note(
                "products.empty-text", .note, "the product has no name in \"\(locale)\"", at: place(of: titleKey, in: fields),
                subject: subject)
        }
        if LocaleTag(locale) == nil {
            note(
                "products.locale", .warning, "\"\(locale)\" isn't a language", at: place(of: localeKey, in: fields),
                explanation: "A language is a code as en, fr-CA or zh-Hans.", subject: subject)
        }
        if texts.contains(where: { $0.locale == locale }) {
            note(
                "products.duplicate-locale", .warning, "two localizations of the product are in \"\(locale)\"; the first counts",
                at: place(of: localeKey, in: fields), subject: subject)
            return false
        }
        checkPeriod(title, locale, periods, at: place(of: titleKey, in: fields), subject)
        let description = text(fields, "description", of: "the localization", subject: subject) ?? ""
        for (key, text) in [(titleKey, title), ("description", description)] {
            guard let percent = TypedDiscount.percent(in: text) else { continue }
            note(
                "products.typed-discount", .note, "a discount of \(percent) % is typed into the text", at: place(of: key, in: fields),
                explanation: "It stays as it is when a price changes, and differs from storefront to storefront.", subject: subject)
        }
        texts.append(AdaptyStoreProduct.Text(locale: locale, title: title, description: description))
        return true
    }

    private mutating func checkPeriod(_ title: String, _ locale: String, _ periods: [Period], at range: SourceRange, _ subject: Subject) {
        guard let said = PeriodWords.contradiction(in: title, locale: locale, periods: periods) else { return }
        diagnostics.append(.titlePeriod(title, said: said, periods: periods, at: range, subject))
    }
}

extension Diagnostic {
    /// A name that speaks of another length than the product's.
    static func titlePeriod(_ title: String, said: Period, periods: [Period], at range: SourceRange, _ subject: Subject) -> Diagnostic {
        var shown: [String] = []
        for period in periods.map(\.iso8601) where !shown.contains(period) { shown.append(period) }
        return Diagnostic(
            "products.title-period", .warning,
            "\"\(title)\" speaks of \(said.iso8601), but the product lasts \(shown.joined(separator: " or "))", at: range,
            explanation: "A customer would expect to pay at another interval than the store charges.", subject: subject)
    }
}
