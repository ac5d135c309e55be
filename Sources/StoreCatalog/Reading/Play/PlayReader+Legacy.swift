import AdaptyClient
import Diagnostics
import Foundation
import JSONText
import LocaleKit

extension PlayReader {
    /// A product of the older `inappproducts` API: prices by region, texts by language, at most a free trial.
    mutating func readLegacy(_ fields: Fields) {
        let what = "the product"
        guard let id = text(fields, "sku", of: what, required: true) else { return }
        let subject = Subject(product: id)
        let states: KeyValuePairs<String, Bool> = ["active": true, "inactive": false, "statusUnspecified": false]
        let isActive = word(fields, "status", of: what, in: states, rule: "products.state", isnt: "a status", subject)
        if isActive == false {
            note("products.not-sold", .note, "\(id) isn't active, so it isn't sold", at: place(of: "status", in: fields), subject: subject)
        }
        let kinds: KeyValuePairs<String, StoreProduct.Kind> = [
            "subscription": .subscription, "managedUser": .unknown, "purchaseTypeUnspecified": .unknown,
        ]
        let kind = word(fields, "purchaseType", of: what, in: kinds, rule: "products.type", isnt: "a type of product", subject) ?? .unknown
        let isSubscription = kind == .subscription || fields["subscriptionPeriod"] != nil
        let period = isSubscription ? readPeriod(fields, "subscriptionPeriod", of: what, subject) : nil
        let trial = readPeriod(fields, "trialPeriod", of: what, required: false, subject)
        // The default price is what prices of new regions are made from; it belongs to no region itself.
        if let node = fields["defaultPrice"] { _ = readLegacyPrice(node, subject) }
        var listings: [StoreListing] = []
        for member in fields["prices"]?.object ?? [] {
            guard let storefront = Storefront.alpha3(ofAlpha2: member.key), member.key == member.key.uppercased() else {
                note(
                    "products.storefront", .error, "\"\(member.key)\" isn't a region", at: source.range(member.keyRange),
                    explanation: "A region is a country's ISO 3166-1 alpha-2 code, as US, FR or VN.", subject: subject)
                continue
            }
            guard !listings.contains(where: { $0.storefront == storefront }),
                let (price, currency, range) = readLegacyPrice(member.value, subject)
            else { continue }
            var offers: [StoreOffer] = []
            if let trial {
                let place = place(of: "trialPeriod", in: fields)
                let phase = StorePhase(
                    paymentMode: .freeTrial, price: 0, period: trial, numberOfPeriods: 1, isComputed: false, formattedPrice: nil, range: place)
                offers = [
                    StoreOffer(
                        type: .introductory, identifier: nil, referenceName: nil, phases: [phase], isEligible: nil, customers: [],
                        isStackable: nil, billingPlanType: nil, range: place, eligibility: [.newTo(.thisSubscription)])
                ]
            }
            listings.append(
                StoreListing(
                    storefront: storefront, currency: currency, price: price, priceRange: range, offers: offers, billingPlans: [],
                    sourceLocale: nil))
        }
        if listings.isEmpty {
            note("products.no-prices", .warning, "\(id) has no regional price", at: place(of: "sku", in: fields), subject: subject)
        }
        var product = StoreProduct(
            id: id, store: .googlePlay, kind: isSubscription ? .subscription : kind, referenceName: nil, isFamilyShareable: false, group: nil,
            level: nil, period: period, texts: readLegacyTexts(fields, period, subject), listings: isActive == false ? [] : listings,
            range: place(of: "sku", in: fields))
        if isActive == false {
            product.absences = listings.map { StoreAbsence(storefront: $0.storefront, reason: .state("INACTIVE"), range: $0.priceRange) }
        }
        keep(product)
    }

    private mutating func readLegacyPrice(_ node: JSONNode, _ subject: Subject) -> (Decimal?, String, SourceRange)? {
        guard let fields = fields(node, "price", of: "the product", subject: subject),
            let currency = readCurrency(fields, "currency", of: "the price", subject)
        else { return nil }
        return (readMicros(fields, "priceMicros", currency, of: "the price", subject), currency, place(of: "priceMicros", in: fields))
    }

    private mutating func readLegacyTexts(_ fields: Fields, _ period: Period?, _ subject: Subject) -> [AdaptyStoreProduct.Text] {
        var texts: [AdaptyStoreProduct.Text] = []
        for member in fields["listings"]?.object ?? [] {
            var subject = subject
            subject.locale = member.key
            guard !texts.contains(where: { $0.locale == member.key }),
                let item = self.fields(member.value, "listings", of: "the product", subject: subject)
            else { continue }
            let title = text(item, "title", of: "the localization", subject: subject) ?? ""
            if title.isEmpty {
                note(
                    "products.empty-text", .note, "the product has no name in \"\(member.key)\"", at: place(of: "title", in: item),
                    subject: subject)
            }
            let periods = period.map { [$0] } ?? []
            if let said = PeriodWords.contradiction(in: title, locale: member.key, periods: periods) {
                diagnostics.append(.titlePeriod(title, said: said, periods: periods, at: place(of: "title", in: item), subject))
            }
            texts.append(
                AdaptyStoreProduct.Text(
                    locale: member.key, title: title, description: text(item, "description", of: "the localization", subject: subject) ?? ""))
        }
        return texts
    }
}
