import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit

extension ConnectReader {
    /// One row of a price list.
    struct PriceRow {
        let storefront: String
        let currency: String
        let price: Decimal?
        let range: SourceRange
        let start: String?
        let startRange: SourceRange
        let end: String?
        let isPreserved: Bool
        let plan: String
    }

    /// What a product costs, storefront after storefront, and where it isn't sold.
    struct PriceSheet {
        var listings: [StoreListing] = []
        var absences: [StoreAbsence] = []
    }

    /// The store's word for a plan: App Store Connect writes `UPFRONT` for StoreKit's `BILLED_UPFRONT`.
    static let plans: KeyValuePairs<String, String> = [
        "UPFRONT": "BILLED_UPFRONT", "BILLED_UPFRONT": "BILLED_UPFRONT", "MONTHLY": "MONTHLY",
    ]

    mutating func readPrices(_ key: ConnectResource.Key, _ period: Period?, _ subject: Subject) -> PriceSheet {
        var order: [String] = []
        var rows: [String: [PriceRow]] = [:]
        for part in priceParts(key) {
            guard let row = readRow(part, subject) else { continue }
            if rows[row.storefront] == nil { order.append(row.storefront) }
            rows[row.storefront, default: []].append(row)
        }
        tellMissing(subject)
        var sheet = PriceSheet()
        for storefront in order { add(rows[storefront] ?? [], storefront, period, to: &sheet, subject) }
        tellLater(order.flatMap { rows[$0] ?? [] }, subject)
        return sheet
    }

    private func priceParts(_ key: ConnectResource.Key) -> [ConnectResource] {
        let schedules = parts(of: key, "inAppPurchasePriceSchedules").map(\.key)
        // The address of a schedule's prices names the schedule by the product's own number.
        let numbered = ConnectResource.Key(type: "inAppPurchasePriceSchedules", id: key.id)
        let owners = key.type == "inAppPurchases" && !schedules.contains(numbered) ? schedules + [numbered] : schedules
        return parts(of: key, "subscriptionPrices", "inAppPurchasePrices") + owners.flatMap { parts(of: $0, "inAppPurchasePrices") }
    }

    private mutating func readRow(_ part: ConnectResource, _ subject: Subject) -> PriceRow? {
        source = part.source
        let fields = part.attributes
        guard let (storefront, currency) = readTerritory(part, of: "the price", subject) else { return nil }
        let start = readDay(fields, "startDate", subject)
        let startRange = fields["startDate"] == nil ? beginning(of: part.node) : place(of: "startDate", in: fields)
        let end = readDay(fields, "endDate", subject)
        let isPreserved = flag(fields, "preserved", of: "the price", subject: subject) ?? false
        let plan =
            word(
                fields, "planType", of: "the price", in: Self.plans, rule: "products.billing-plan", isnt: "a way to bill", required: false,
                subject) ?? "BILLED_UPFRONT"
        let (price, range) = readPoint(part, of: "the price", subject)
        // A day that can't be read makes the row unusable: whether it counts isn't known.
        if fields["startDate"] != nil, start == nil { return nil }
        return PriceRow(
            storefront: storefront, currency: currency, price: price, range: range, start: start, startRange: startRange, end: end,
            isPreserved: isPreserved, plan: plan)
    }

    /// Names the prices that don't count yet: each, or one for all that begin on the same day where they are many.
    private mutating func tellLater(_ rows: [PriceRow], _ subject: Subject) {
        var days: [(start: String, rows: [PriceRow])] = []
        for row in rows {
            guard let start = row.start, !hasBegun(start) else { continue }
            if let place = days.firstIndex(where: { $0.start == start }) {
                days[place].rows.append(row)
            } else {
                days.append((start, [row]))
            }
        }
        let explanation = "It doesn't count yet" + (asOf.map { " on \($0)." } ?? ": no day to look at was given.")
        for (start, rows) in days {
            func shown(_ row: PriceRow) -> String { "\(row.price.map { "\($0)" } ?? "unknown") \(row.currency)" }
            if rows.count > 3 {
                let first = rows.prefix(3).map { "\($0.storefront) \(shown($0))" }.joined(separator: ", ")
                note(
                    "products.later-price", .note, "\(rows.count) prices begin on \(start): \(first) and \(rows.count - 3) more",
                    at: rows[0].startRange, explanation: explanation, subject: subject)
                continue
            }
            for row in rows {
                note(
                    "products.later-price", .note,
                    "the price in \(row.storefront) from \(start) is \(shown(row))" + (row.isPreserved ? ", kept for earlier customers" : ""),
                    at: row.startRange, explanation: explanation, subject: subject)
            }
        }
    }

    private mutating func add(_ rows: [PriceRow], _ storefront: String, _ period: Period?, to sheet: inout PriceSheet, _ subject: Subject) {
        var scheduled: [StoreScheduledPrice] = []
        var current: [String: PriceRow] = [:]
        for row in rows {
            let hasBegun = hasBegun(row.start), hasEnded = hasEnded(row.end)
            if row.isPreserved || !hasBegun {
                scheduled.append(
                    StoreScheduledPrice(
                        storefront: storefront, price: row.price, currency: row.currency, startDate: hasBegun ? nil : row.start,
                        isPreserved: row.isPreserved, billingPlanType: row.plan, range: row.range))
                continue
            }
            if hasEnded { continue }
            guard let other = current[row.plan] else {
                current[row.plan] = row
                continue
            }
            if (other.start ?? "") < (row.start ?? "") {
                current[row.plan] = row
            } else if other.start == row.start {
                diagnostics.append(
                    Diagnostic(
                        "products.duplicate-price", other.price == row.price ? .note : .warning,
                        "\(storefront) has two current prices: \(other.price.map { "\($0)" } ?? "unknown") and "
                            + "\(row.price.map { "\($0)" } ?? "unknown") \(row.currency); the first counts",
                        at: row.range, notes: [.init("the first is here", at: other.range)], subject: subject))
            }
        }
        let upfront = current["BILLED_UPFRONT"]
        guard let row = upfront ?? current["MONTHLY"] else {
            if let later = scheduled.filter({ !$0.isPreserved }).compactMap(\.startDate).min() {
                sheet.absences.append(StoreAbsence(storefront: storefront, reason: .startsOn(later), range: rows[0].startRange))
            } else if let kept = scheduled.first {
                sheet.absences.append(StoreAbsence(storefront: storefront, reason: .keptForEarlierCustomers, range: kept.range))
            }
            return
        }
        // Without a price that is paid up front there is no price for the whole period, only its payments.
        sheet.listings.append(
            StoreListing(
                storefront: storefront, currency: row.currency, price: upfront?.price, priceRange: row.range, offers: [],
                billingPlans: current["MONTHLY"].map { billingPlans(upfront, monthly: $0, period) } ?? [], sourceLocale: nil,
                scheduledPrices: scheduled))
    }

    /// Monthly payments commit to the plan's own period: a year of them is 12.
    private func billingPlans(_ upfront: PriceRow?, monthly: PriceRow, _ period: Period?) -> [StoreBillingPlan] {
        var plans: [StoreBillingPlan] = []
        if let upfront {
            plans.append(
                StoreBillingPlan(
                    type: upfront.plan, price: upfront.price, commitmentPrice: upfront.price, payments: 1, isEnabled: true,
                    range: upfront.range))
        }
        let payments: Int? =
            switch period?.normalized.unit {
            case .year: period.map { $0.normalized.count * 12 }
            case .month: period?.normalized.count
            default: nil
            }
        plans.append(
            StoreBillingPlan(
                type: monthly.plan, price: monthly.price,
                commitmentPrice: payments.flatMap { count in monthly.price.map { $0 * Decimal(count) } }, payments: payments, isEnabled: true,
                range: monthly.range))
        return plans
    }
}
