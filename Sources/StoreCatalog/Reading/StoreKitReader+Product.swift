import AdaptyClient
import Diagnostics
import Foundation
import JSONText
import LocaleKit

extension StoreKitReader {
    /// A product of any kind; `nil`, with a finding, where it has no id.
    mutating func readProduct(_ node: JSONNode, in list: String, group: StoreProduct.Group? = nil) -> StoreProduct? {
        guard let fields = fields(node, list, of: "the file"),
            let id = text(fields, "productID", of: "the product", required: true), let idNode = fields["productID"]
        else { return nil }
        let subject = Subject(product: id)
        let price = amount(fields, "displayPrice", of: "the product", required: true, subject: subject)
        let period = group == nil ? nil : readPeriod(fields, "recurringSubscriptionPeriod", of: "the subscription", subject)
        if let group, let named = text(fields, "subscriptionGroupID", of: "the subscription", subject: subject), named != group.id,
            let node = fields["subscriptionGroupID"]
        {
            note(
                "products.group-id", .warning, "the subscription names the group \"\(named)\", but stands in \"\(group.id)\"", at: node,
                subject: subject)
        }
        let listing = StoreListing(
            storefront: storefront, currency: currency, price: hasCurrency ? price : nil,
            priceRange: source.range((fields["displayPrice"] ?? idNode).range),
            offers: group == nil ? [] : readOffers(fields, period, subject),
            billingPlans: group == nil ? [] : readPlans(fields, price, period, subject), sourceLocale: locale)
        return StoreProduct(
            id: id, kind: kind(fields, group, subject), referenceName: text(fields, "referenceName", of: "the product", subject: subject),
            isFamilyShareable: flag(fields, "familyShareable", of: "the product", subject: subject) ?? false, group: group,
            level: group == nil ? nil : whole(fields, "groupNumber", of: "the subscription", subject: subject), period: period,
            texts: readTexts(fields, subject), listings: [listing], range: source.range(idNode.range))
    }

    private mutating func kind(_ fields: Fields, _ group: StoreProduct.Group?, _ subject: Subject) -> StoreProduct.Kind {
        if group != nil { return .subscription }
        switch text(fields, "type", of: "the product", required: true, subject: subject) {
        case "Consumable": return .consumable
        case "NonConsumable": return .nonConsumable
        case "NonRenewingSubscription": return .nonRenewing
        case "RecurringSubscription": return .subscription
        case let other?:
            let known = ["Consumable", "NonConsumable", "NonRenewingSubscription", "RecurringSubscription"]
            if let node = fields["type"] {
                note(
                    "products.type", .warning, "\"\(other)\" isn't a type of product" + NearMiss.hint(for: other, in: known), at: node,
                    subject: subject)
            }
            return .unknown
        case nil: return .unknown
        }
    }

    private mutating func readTexts(_ fields: Fields, _ subject: Subject) -> [AdaptyStoreProduct.Text] {
        var texts: [AdaptyStoreProduct.Text] = []
        for node in list(fields, "localizations", of: "the product", subject: subject) {
            guard let item = self.fields(node, "localizations", of: "the product", subject: subject),
                let locale = text(item, "locale", of: "the localization", required: true, subject: subject)
            else { continue }
            var subject = subject
            subject.locale = locale
            let title = text(item, "displayName", of: "the localization", subject: subject) ?? ""
            if title.isEmpty {
                note(
                    "products.empty-text", .note, "the product has no name in \"\(locale)\"", at: item["displayName"] ?? node,
                    subject: subject)
            }
            if texts.contains(where: { $0.locale == locale }) {
                note(
                    "products.duplicate-locale", .warning, "two localizations of the product are in \"\(locale)\"; the first counts",
                    at: item["locale"] ?? node, subject: subject)
                continue
            }
            texts.append(
                AdaptyStoreProduct.Text(
                    locale: locale, title: title,
                    description: text(item, "description", of: "the localization", subject: subject) ?? ""))
        }
        return texts
    }

    /// A price: digits, optionally a point and digits, as text. Anything else is an error, and `nil`.
    mutating func amount(_ fields: Fields, _ key: String, of what: String, required: Bool = false, subject: Subject) -> Decimal? {
        guard let node = fields[key] else {
            if required { missing(key, of: what, in: fields.node, subject: subject) }
            return nil
        }
        // A bare number is wrong in this file, but it can be read without loss.
        if let text = node.string ?? node.number, let amount = StrictDecimal.parse(text) { return amount }
        let shown = node.string.map { "\"\($0)\"" } ?? node.number ?? node.kind
        note(
            "products.price", .error, "\(shown) isn't a price", at: node,
            explanation: "A price is digits, a point and digits, as 9.99: no currency, no comma, no spaces.", subject: subject)
        return nil
    }

    mutating func readPeriod(_ fields: Fields, _ key: String, of what: String, _ subject: Subject) -> Period? {
        guard let text = text(fields, key, of: what, required: true, subject: subject), let node = fields[key] else { return nil }
        if let period = Period(iso8601: text), period.count > 0 { return period }
        note(
            "products.period", .error, "\"\(text)\" isn't a length of time", at: node,
            explanation: "Lengths are written as P1W, P1M, P3M or P1Y.", subject: subject)
        return nil
    }
}
