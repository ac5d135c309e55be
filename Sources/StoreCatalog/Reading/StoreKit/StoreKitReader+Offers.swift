import AdaptyClient
import Diagnostics
import Foundation
import JSONText
import LocaleKit

extension StoreKitReader {
    /// All offers of a subscription: introductory, promotional, win-back, code.
    mutating func readOffers(_ fields: Fields, _ plan: Period?, _ subject: Subject) -> [StoreOffer] {
        let read =
            readIntroductory(fields, plan, subject)
            + readOffers(fields, "adHocOffers", .promotional, plan, subject)
            + readOffers(fields, "winbackOffers", .winBack, plan, subject)
            + readOffers(fields, "codeOffers", .code, plan, subject)
        var offers: [StoreOffer] = []
        for offer in read {
            let twin = offers.first {
                $0.type == offer.type && $0.identifier == offer.identifier && $0.billingPlanType == offer.billingPlanType
                    && (offer.identifier != nil || offer.type == .introductory)
            }
            guard let twin else {
                offers.append(offer)
                continue
            }
            let name = offer.identifier.map { "two \(offer.type.name) offers \"\($0)\"" } ?? "two \(offer.type.name) offers"
            diagnostics.append(
                Diagnostic(
                    "products.duplicate-offer", .warning, "the subscription has \(name); the first counts", at: offer.range,
                    notes: [.init("the first is here", at: twin.range)], subject: subject))
        }
        return offers
    }

    /// How many monthly payments a period has; `nil` for days and weeks.
    private static func months(_ period: Period) -> Int? {
        switch period.normalized.unit {
        case .year: period.normalized.count * 12
        case .month: period.normalized.count
        case .week, .day: nil
        }
    }

    /// The list of version 5.0 first, then the single key of older versions; the same offer may stand in both.
    private mutating func readIntroductory(_ fields: Fields, _ plan: Period?, _ subject: Subject) -> [StoreOffer] {
        var nodes = list(fields, "introductoryOffers", of: "the subscription", subject: subject)
        if let single = fields["introductoryOffer"] {
            let id = single["internalID"]?.string
            let isDouble = nodes.contains { id != nil && $0["internalID"]?.string == id }
            if nodes.isEmpty || !isDouble { nodes.append(single) }
        }
        return nodes.compactMap { readOffer($0, .introductory, plan, subject) }
    }

    private mutating func readOffers(
        _ fields: Fields, _ key: String, _ type: AdaptySubscriptionOffer.OfferType, _ plan: Period?, _ subject: Subject
    ) -> [StoreOffer] {
        list(fields, key, of: "the subscription", subject: subject).compactMap { readOffer($0, type, plan, subject) }
    }

    private mutating func readOffer(
        _ node: JSONNode, _ type: AdaptySubscriptionOffer.OfferType, _ plan: Period?, _ subject: Subject
    ) -> StoreOffer? {
        let what = "the \(type.rawValue.replacing("_", with: "-")) offer"
        guard let fields = fields(node, "offers", of: "the subscription", subject: subject) else { return nil }
        let beginning = source.range(node.range.lowerBound..<node.range.lowerBound + 1)
        let mode = readMode(fields, of: what, subject)
        let period = readPeriod(fields, "subscriptionPeriod", of: what, subject)
        let count = max(1, whole(fields, "numberOfPeriods", of: what, subject: subject) ?? 1)
        if count > 1, mode == .freeTrial || mode == .payUpFront {
            note(
                "products.offer-length", .warning, "\(what) runs once, yet says \(count) periods; taken for the length times \(count)",
                at: fields["numberOfPeriods"].map { source.range($0.range) } ?? beginning, subject: subject)
        }
        if mode == .payAsYouGo, let period, let plan, period.normalized != plan.normalized {
            note(
                "products.offer-period", .warning,
                "\(what) is paid every \(period.iso8601), but the subscription renews every \(plan.iso8601)",
                at: fields["subscriptionPeriod"].map { source.range($0.range) } ?? beginning, subject: subject)
        }
        let reference = text(fields, "referenceName", of: what, subject: subject)
        let id = text(fields, "offerID", of: what, required: type == .promotional || type == .winBack, subject: subject)
        let phase = StorePhase(
            paymentMode: mode, price: readPrice(fields, mode, of: what, subject), period: period, numberOfPeriods: count,
            isComputed: false, formattedPrice: nil, range: fields["displayPrice"].map { source.range($0.range) } ?? beginning)
        return StoreOffer(
            type: type, identifier: type == .code ? id ?? reference : id, referenceName: reference, phases: [phase],
            isEligible: flag(fields, "isEligible", of: what, subject: subject),
            customers: list(fields, "eligibility", of: what, subject: subject).compactMap(\.string),
            isStackable: flag(fields, "isStackable", of: what, subject: subject),
            billingPlanType: text(fields, "billingPlanType", of: what, subject: subject), range: beginning)
    }

    private mutating func readMode(_ fields: Fields, of what: String, _ subject: Subject) -> AdaptySubscriptionOffer.PaymentMode {
        guard let text = text(fields, "paymentMode", of: what, required: true, subject: subject), let node = fields["paymentMode"] else {
            return .unknown
        }
        switch text {
        case "free": return .freeTrial
        case "payUpFront": return .payUpFront
        case "payAsYouGo": return .payAsYouGo
        default:
            note(
                "products.payment-mode", .error,
                "\"\(text)\" isn't a way to pay" + NearMiss.hint(for: text, in: ["free", "payUpFront", "payAsYouGo"]), at: node,
                subject: subject)
            return .unknown
        }
    }

    /// The price that a free offer may still carry is what it cost before it became free: it means nothing.
    private mutating func readPrice(
        _ fields: Fields, _ mode: AdaptySubscriptionOffer.PaymentMode, of what: String, _ subject: Subject
    ) -> Decimal? {
        guard mode == .freeTrial else {
            let price = amount(fields, "displayPrice", of: what, required: true, subject: subject)
            return hasCurrency ? price : nil
        }
        if let node = fields["displayPrice"] {
            note(
                "products.stale-price", .note, "\(what) is free, so its price \(node.string ?? node.kind) means nothing", at: node,
                subject: subject)
        }
        return 0
    }

    mutating func readPlans(_ fields: Fields, _ price: Decimal?, _ period: Period?, _ subject: Subject) -> [StoreBillingPlan] {
        list(fields, "billingPlans", of: "the subscription", subject: subject).compactMap { node -> StoreBillingPlan? in
            guard let plan = self.fields(node, "billingPlans", of: "the subscription", subject: subject) else { return nil }
            let what = "the billing plan"
            let type = text(plan, "billingPlanType", of: what, required: true, subject: subject) ?? ""
            let payments = type == "MONTHLY" ? period.flatMap(Self.months) : type == "BILLED_UPFRONT" ? 1 : nil
            let payment = amount(plan, "displayPrice", of: what, required: true, subject: subject)
            let sum = amount(plan, "commitmentDisplayPrice", of: what, subject: subject)
            let place = plan["commitmentDisplayPrice"] ?? node
            if type == "MONTHLY", let payments, let payment, let sum, payment * Decimal(payments) != sum {
                note(
                    "products.commitment", .warning, "\(payments) payments of \(payment) are \(payment * Decimal(payments)), not \(sum)", at: place, subject: subject)
            }
            if type == "BILLED_UPFRONT", let payment, let price, payment != price {
                note(
                    "products.billing-price", .warning, "the plan that is paid up front costs \(payment), but the subscription \(price)",
                    at: plan["displayPrice"] ?? node, subject: subject)
            }
            return StoreBillingPlan(
                type: type, price: hasCurrency ? payment : nil, commitmentPrice: hasCurrency ? sum : nil, payments: payments,
                isEnabled: flag(plan, "isEnabled", of: what, subject: subject) ?? true,
                range: source.range(node.range.lowerBound..<node.range.lowerBound + 1))
        }
    }
}
