import AdaptyClient
import Diagnostics
import Foundation
import JSONText
import LocaleKit

extension StoreKitReader {
    /// A product of any kind; `nil`, with a finding, where it has no id.
    mutating func readProduct(_ node: JSONNode, in list: String, group: StoreProduct.Group? = nil) -> StoreProduct? {
        guard let fields = fields(node, list, of: "the file") else { return nil }
        if fields["productID"] == nil, let made = fields["id"]?.string {
            note("products.missing-key", .error, "the product lacks \"productID\"; it has \"id\"", at: place(of: "id", in: fields), subject: Subject(product: made))
            return nil
        }
        guard let id = text(fields, "productID", of: "the product", required: true), let idNode = fields["productID"] else { return nil }
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
            id: id, store: .appStore, kind: kind(fields, group, subject), referenceName: text(fields, "referenceName", of: "the product", subject: subject),
            storeNumber: text(fields, "internalID", of: "the product", subject: subject).flatMap(Self.storeNumber),
            isFamilyShareable: flag(fields, "familyShareable", of: "the product", subject: subject) ?? false, group: group,
            level: group == nil ? nil : whole(fields, "groupNumber", of: "the subscription", subject: subject), period: period,
            texts: readTexts(fields, period.map { [$0] } ?? [], subject), listings: [listing], range: source.range(idNode.range))
    }

    /// Of files that Xcode synchronises with App Store Connect the internal id is the store's number; else it is 8 hexadecimal
    /// digits.
    private static func storeNumber(_ id: String) -> String? {
        id.utf8.count >= 9 && id.utf8.allSatisfy { (0x30...0x39).contains($0) } ? id : nil
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

    private mutating func readTexts(_ fields: Fields, _ periods: [Period], _ subject: Subject) -> [AdaptyStoreProduct.Text] {
        var texts: [AdaptyStoreProduct.Text] = []
        for node in list(fields, "localizations", of: "the product", subject: subject) {
            guard let item = self.fields(node, "localizations", of: "the product", subject: subject) else { continue }
            add(item, titleKey: "displayName", localeKey: "locale", to: &texts, periods: periods, subject)
        }
        return texts
    }
}
