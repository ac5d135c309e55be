import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit

extension ConnectReader {
    private static let periods: KeyValuePairs<String, Period> = [
        "ONE_WEEK": Period(unit: .week, count: 1), "ONE_MONTH": Period(unit: .month, count: 1),
        "TWO_MONTHS": Period(unit: .month, count: 2), "THREE_MONTHS": Period(unit: .month, count: 3),
        "SIX_MONTHS": Period(unit: .month, count: 6), "ONE_YEAR": Period(unit: .year, count: 1),
    ]
    private static let kinds: KeyValuePairs<String, StoreProduct.Kind> = [
        "CONSUMABLE": .consumable, "NON_CONSUMABLE": .nonConsumable, "NON_RENEWING_SUBSCRIPTION": .nonRenewing,
    ]

    /// A subscription or a one-time product with all that the files have for it.
    mutating func readProduct(_ resource: ConnectResource) -> StoreProduct? {
        let isSubscription = resource.key.type == "subscriptions"
        let what = isSubscription ? "the subscription" : "the product"
        let fields = resource.attributes
        guard let id = text(fields, "productId", of: what, required: true) else { return nil }
        let subject = Subject(product: id)
        let kind: StoreProduct.Kind? =
            isSubscription
            ? .subscription
            : word(fields, "inAppPurchaseType", of: what, in: Self.kinds, rule: "products.type", isnt: "a type of product", subject)
        let period =
            isSubscription
            ? word(fields, "subscriptionPeriod", of: what, in: Self.periods, rule: "products.period", isnt: "a length of time", subject) : nil
        let group = resource.first("group").map { key in
            StoreProduct.Group(id: key.id, name: self.resource(key)?.attributes["referenceName"]?.string ?? "")
        }
        var product = StoreProduct(
            id: id, store: .appStore, kind: kind ?? .unknown, referenceName: text(fields, "name", of: what, subject: subject),
            storeNumber: resource.key.id, isFamilyShareable: flag(fields, "familySharable", of: what, subject: subject) ?? false,
            group: group, level: whole(fields, "groupLevel", of: what, subject: subject), period: period, texts: [], listings: [],
            range: place(of: "productId", in: fields))
        let state = readState(fields, of: what, subject)
        product.texts = readTexts(resource.key, period, subject)
        complete(&product, resource.key, isRemoved: state)
        return product
    }

    /// A product of which the files have only prices or offers: it goes by the store's number, unless another file knows the
    /// number's product.
    mutating func readNumbered(_ owner: ConnectResource.Key, first: ConnectResource) -> StoreProduct? {
        guard ["subscriptions", "inAppPurchases", "inAppPurchasePriceSchedules"].contains(owner.type) else { return nil }
        let id = known[owner.id] ?? owner.id
        let range = beginning(of: first.node)
        if known[owner.id] == nil {
            note(
                "products.no-owner", .warning, "no file says which product \(owner.type) \(owner.id) is; it goes by this number here",
                at: range, explanation: "Add the answer for \(owner.type)/\(owner.id), which holds its productId.", subject: Subject(product: id))
        }
        var product = StoreProduct(
            id: id, store: .appStore, kind: owner.type == "subscriptions" ? .subscription : .unknown, referenceName: nil,
            storeNumber: owner.id, isFamilyShareable: false, group: nil, level: nil, period: nil, texts: [], listings: [], range: range)
        product.texts = readTexts(owner, nil, Subject(product: id))
        complete(&product, owner, isRemoved: nil)
        return product
    }

    /// The state where it means that nobody can buy; other states are noted.
    private mutating func readState(_ fields: Fields, of what: String, _ subject: Subject) -> String? {
        guard let state = text(fields, "state", of: what, subject: subject), state != "APPROVED" else { return nil }
        let isRemoved = ["REMOVED_FROM_SALE", "DEVELOPER_REMOVED_FROM_SALE"].contains(state)
        note(
            "products.not-sold", .note,
            isRemoved ? "\(what) is removed from sale" : "\(what) isn't approved yet: its state is \(state)", at: place(of: "state", in: fields),
            subject: subject)
        return isRemoved ? state : nil
    }

    private mutating func readTexts(_ key: ConnectResource.Key, _ period: Period?, _ subject: Subject) -> [AdaptyStoreProduct.Text] {
        var texts: [AdaptyStoreProduct.Text] = []
        for part in parts(of: key, "subscriptionLocalizations", "inAppPurchaseLocalizations") {
            source = part.source
            let fields = part.attributes
            guard add(fields, titleKey: "name", localeKey: "locale", to: &texts, periods: period.map { [$0] } ?? [], subject),
                let state = text(fields, "state", of: "the localization", subject: subject), state != "APPROVED"
            else { continue }
            var subject = subject
            subject.locale = texts.last?.locale
            note(
                "products.text-state", .note, "the text in \"\(texts.last?.locale ?? "")\" isn't approved yet: its state is \(state)",
                at: place(of: "state", in: fields), subject: subject)
        }
        return texts
    }

    /// Prices and offers.
    private mutating func complete(_ product: inout StoreProduct, _ key: ConnectResource.Key, isRemoved: String?) {
        let subject = Subject(product: product.id)
        let sheet = readPrices(key, product.period, subject)
        var listings = sheet.listings
        product.absences = sheet.absences
        if listings.isEmpty, sheet.absences.isEmpty {
            diagnostics.append(
                Diagnostic(
                    "products.no-prices", .note, "no file has a price of \(product.id)", at: product.range,
                    explanation: "Save the answer for its prices with include=territory,subscriptionPricePoint, and add it.", subject: subject))
        }
        readOffers(key, product.period, into: &listings, subject)
        if let isRemoved {
            product.absences = listings.map { StoreAbsence(storefront: $0.storefront, reason: .state(isRemoved), range: $0.priceRange) }
        } else {
            product.listings = listings
        }
    }
}
