import AdaptyClient
import Diagnostics
import Foundation
import JSONText
import LocaleKit

extension PlayReader {
    /// A subscription: each of its base plans is a product.
    mutating func readSubscription(_ fields: Fields) {
        let what = "the subscription"
        guard let id = text(fields, "productId", of: what, required: true) else { return }
        let subject = Subject(product: id)
        var plans: [Plan] = []
        for node in list(fields, "basePlans", of: what, subject: subject) {
            guard let item = self.fields(node, "basePlans", of: what, subject: subject), let plan = readPlan(item, id) else { continue }
            plans.append(plan)
        }
        if plans.isEmpty {
            note("products.no-prices", .warning, "\(id) has no base plan, so nothing of it is sold", at: place(of: "productId", in: fields), subject: subject)
        }
        let isArchived = flag(fields, "archived", of: what, subject: subject) ?? false
        if isArchived {
            note("products.not-sold", .note, "\(id) is archived, so nothing of it is sold", at: place(of: "archived", in: fields), subject: subject)
        }
        var texts: [AdaptyStoreProduct.Text] = []
        // The plans share one name, so it may speak of any of them.
        let periods = plans.compactMap(\.period)
        for node in list(fields, "listings", of: what, subject: subject) {
            guard let item = self.fields(node, "listings", of: what, subject: subject) else { continue }
            add(item, titleKey: "title", localeKey: "languageCode", to: &texts, periods: periods, subject)
            let benefits = list(item, "benefits", of: "the localization", subject: subject)
            if benefits.count > 4 {
                note("products.benefits", .warning, "Google Play shows 4 benefits, not \(benefits.count)", at: beginning(of: benefits[4]), subject: subject)
            }
        }
        for plan in plans {
            // Whom the state keeps out is told for the plan; an archived subscription sells none.
            let state = isArchived ? "ARCHIVED" : plan.base.state == "ACTIVE" ? nil : plan.base.state ?? "DRAFT"
            var product = StoreProduct(
                id: "\(id):\(plan.base.id)", store: .googlePlay, basePlan: plan.base, kind: plan.isPrepaid ? .nonRenewing : .subscription,
                referenceName: nil, isFamilyShareable: false, group: .init(id: id, name: texts.first?.title ?? id), level: nil,
                period: plan.period, texts: texts, listings: state == nil ? plan.listings : [], range: plan.range)
            product.absences =
                state.map { state in
                    plan.closed.map { StoreAbsence(storefront: $0.storefront, reason: .state(state), range: $0.range) }
                        + plan.listings.map { StoreAbsence(storefront: $0.storefront, reason: .state(state), range: $0.priceRange) }
                } ?? plan.closed
            keep(product)
        }
    }

    private struct Plan {
        let base: StoreBasePlan
        let period: Period?
        let listings: [StoreListing]
        let closed: [StoreAbsence]
        let range: SourceRange

        var isPrepaid: Bool { if case .prepaid = base.kind { true } else { false } }
    }

    private static let states: KeyValuePairs<String, String> = [
        "ACTIVE": "ACTIVE", "INACTIVE": "INACTIVE", "DRAFT": "DRAFT", "STATE_UNSPECIFIED": "DRAFT",
    ]

    private mutating func readPlan(_ fields: Fields, _ productId: String) -> Plan? {
        let what = "the base plan"
        guard let id = text(fields, "basePlanId", of: what, required: true, subject: Subject(product: productId)) else { return nil }
        let subject = Subject(product: "\(productId):\(id)")
        // The API leaves out nothing here; a plan without a state isn't known to be sold.
        let state = word(fields, "state", of: what, in: Self.states, rule: "products.state", isnt: "a state of a base plan", subject)
        if let state, state != "ACTIVE" {
            note(
                "products.not-sold", .note, "the base plan \"\(id)\" is \(state == "DRAFT" ? "a draft" : "inactive"), so it isn't sold",
                at: place(of: "state", in: fields), subject: subject)
        }
        let type = readType(fields, subject)
        let renewal = type?.fields
        let period = renewal.flatMap { readPeriod($0, "billingPeriodDuration", of: what, subject) }
        if let period, PeriodWords.sixteenths(period) > PeriodWords.sixteenths(Period(unit: .year, count: 1)) {
            note(
                "products.period", .warning, "a base plan lasts a year at most, not \(period.iso8601)",
                at: renewal.map { place(of: "billingPeriodDuration", in: $0) } ?? beginning(of: fields.node), subject: subject)
        }
        let grace = renewal.flatMap { readDays($0, "gracePeriodDuration", subject) }
        let hold = renewal.flatMap { readDays($0, "accountHoldDuration", subject) }
        if let grace, let hold, let renewal, !(30...60).contains(grace + hold) {
            note(
                "products.grace-period", .warning, "grace period and account hold are \(grace + hold) days together, not 30 to 60",
                at: place(of: "accountHoldDuration", in: renewal), subject: subject)
        }
        let kind = type?.kind ?? .autoRenewing
        let read = readRegions(fields, kind, isSold: state == "ACTIVE", subject)
        let base = StoreBasePlan(
            id: id, kind: kind, state: state ?? (fields["state"] == nil ? "DRAFT" : nil), tags: tags(fields, of: what, subject),
            isLegacyCompatible: renewal.flatMap { flag($0, "legacyCompatible", of: what, subject: subject) } ?? false,
            gracePeriod: grace.map { Period(unit: .day, count: $0) }, accountHold: hold.map { Period(unit: .day, count: $0) })
        return Plan(base: base, period: period, listings: read.listings, closed: read.closed, range: place(of: "basePlanId", in: fields))
    }

    /// Exactly one of three keys says how the plan is paid.
    private mutating func readType(_ fields: Fields, _ subject: Subject) -> (kind: StoreBasePlan.Kind, fields: Fields)? {
        let what = "the base plan"
        let keys = ["autoRenewingBasePlanType", "installmentsBasePlanType", "prepaidBasePlanType"].filter { fields[$0] != nil }
        guard let key = keys.first, let node = fields[key] else {
            missing("autoRenewingBasePlanType", of: what, in: fields.node, subject: subject)
            return nil
        }
        if keys.count > 1 {
            note(
                "products.contradiction", .error, "\(what) has both \(keys[0]) and \(keys[1]); the first counts",
                at: place(of: keys[1], in: fields), subject: subject)
        }
        guard let inner = self.fields(node, key, of: what, subject: subject) else { return nil }
        switch key {
        case "installmentsBasePlanType":
            let count = whole(inner, "committedPaymentsCount", of: what, required: true, subject: subject) ?? 0
            let renewals: KeyValuePairs<String, Bool> = [
                "RENEWAL_TYPE_RENEWS_WITH_COMMITMENT": true, "RENEWAL_TYPE_RENEWS_WITHOUT_COMMITMENT": false, "RENEWAL_TYPE_UNSPECIFIED": false,
            ]
            let renews = word(
                inner, "renewalType", of: what, in: renewals, rule: "products.billing-plan", isnt: "a way to renew", required: false, subject)
            if count == 1 || count > 1000 {
                note(
                    "products.commitment", .warning, "a commitment to \(count == 1 ? "one payment" : "\(count) payments") isn't one",
                    at: place(of: "committedPaymentsCount", in: inner), subject: subject)
            }
            return (.installments(payments: min(count, 1000), renewsWithCommitment: renews ?? false), inner)
        case "prepaidBasePlanType":
            let extensions: KeyValuePairs<String, Bool> = [
                "TIME_EXTENSION_ACTIVE": true, "TIME_EXTENSION_INACTIVE": false, "TIME_EXTENSION_UNSPECIFIED": false,
            ]
            let extends = word(
                inner, "timeExtension", of: what, in: extensions, rule: "products.billing-plan", isnt: "a way to extend", required: false, subject)
            return (.prepaid(isExtensible: extends ?? false), inner)
        default: return (.autoRenewing, inner)
        }
    }

    /// A length in days, which may be none.
    private mutating func readDays(_ fields: Fields, _ key: String, _ subject: Subject) -> Int? {
        guard let text = text(fields, key, of: "the base plan", subject: subject) else { return nil }
        if let period = Period(iso8601: text), period.unit == .day || period.unit == .week {
            return period.unit == .week ? period.count * 7 : period.count
        }
        note(
            "products.period", .error, "\"\(text)\" isn't a number of days", at: place(of: key, in: fields),
            explanation: "It is written as P7D.", subject: subject)
        return nil
    }

    private mutating func readRegions(
        _ fields: Fields, _ kind: StoreBasePlan.Kind, isSold: Bool, _ subject: Subject
    ) -> (listings: [StoreListing], closed: [StoreAbsence]) {
        var listings: [StoreListing] = []
        var closed: [StoreAbsence] = []
        let entries = regions(fields, of: "the base plan", subject)
        for (storefront, item) in entries {
            let isOpen = flag(item, "newSubscriberAvailability", of: "the region", subject: subject) ?? false
            guard let node = item["price"] else {
                if isOpen { missing("price", of: "the region", in: item.node, subject: subject) }
                continue
            }
            let money = readMoney(node, of: "the region", subject)
            guard isOpen else {
                closed.append(StoreAbsence(storefront: storefront, reason: .closedToNewCustomers, range: place(of: "regionCode", in: item)))
                continue
            }
            // Without a currency there is no price; the finding stands.
            guard let currency = money?.currency ?? node["currencyCode"]?.string.flatMap({ Currency.isValid($0) ? $0 : nil }) else { continue }
            var plans: [StoreBillingPlan] = []
            if case .installments(let payments, _) = kind, payments > 0 {
                plans = [
                    StoreBillingPlan(
                        type: "INSTALLMENTS", price: money?.amount, commitmentPrice: money.map { $0.amount * Decimal(payments) },
                        payments: payments, isEnabled: true, range: beginning(of: item.node))
                ]
            }
            listings.append(
                StoreListing(
                    storefront: storefront, currency: currency, price: money?.amount, priceRange: money?.range ?? beginning(of: node),
                    offers: [], billingPlans: plans, sourceLocale: nil))
        }
        // Of a plan that isn't sold at all the state is the cause.
        if let first = closed.first, isSold {
            let names = closed.map(\.storefront).joined(separator: ", ")
            note("products.not-sold", .note, "new customers can't buy the plan in \(names)", at: first.range, subject: subject)
        }
        if listings.isEmpty, closed.isEmpty {
            note("products.no-prices", .warning, "the base plan has no regional price", at: beginning(of: fields.node), subject: subject)
        }
        return (listings, closed)
    }
}
