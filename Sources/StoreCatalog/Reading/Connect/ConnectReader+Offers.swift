import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit

extension ConnectReader {
    typealias OfferType = AdaptySubscriptionOffer.OfferType

    private static let durations: KeyValuePairs<String, Period> = [
        "THREE_DAYS": Period(unit: .day, count: 3), "ONE_WEEK": Period(unit: .week, count: 1), "TWO_WEEKS": Period(unit: .week, count: 2),
        "ONE_MONTH": Period(unit: .month, count: 1), "TWO_MONTHS": Period(unit: .month, count: 2),
        "THREE_MONTHS": Period(unit: .month, count: 3), "SIX_MONTHS": Period(unit: .month, count: 6),
        "ONE_YEAR": Period(unit: .year, count: 1),
    ]
    private static let modes: KeyValuePairs<String, AdaptySubscriptionOffer.PaymentMode> = [
        "FREE_TRIAL": .freeTrial, "PAY_UP_FRONT": .payUpFront, "PAY_AS_YOU_GO": .payAsYouGo,
    ]
    /// The types in the order in which a listing has them, and the types of their prices.
    private static let kinds: [(resource: String, type: OfferType, price: String?)] = [
        ("subscriptionIntroductoryOffers", .introductory, nil),
        ("subscriptionPromotionalOffers", .promotional, "subscriptionPromotionalOfferPrices"),
        ("winBackOffers", .winBack, "winBackOfferPrices"), ("subscriptionOfferCodes", .code, "subscriptionOfferCodePrices"),
    ]

    /// Adds the offers of a subscription to the storefronts that have them.
    mutating func readOffers(_ key: ConnectResource.Key, _ plan: Period?, into listings: inout [StoreListing], _ subject: Subject) {
        var places: [String: Int] = [:]
        for (place, listing) in listings.enumerated() { places[listing.storefront] = place }
        for kind in Self.kinds {
            for part in parts(of: key, kind.resource) {
                source = part.source
                guard let head = readHead(part, kind.type, plan, subject) else { continue }
                var prices: [Int: (Decimal?, SourceRange)] = [:]
                if let price = kind.price {
                    prices = readPrices(part, price, head, listings: listings, places, subject)
                } else if part.first("territory") == nil {
                    // An introductory offer without a territory is one of all.
                    let (price, range) = head.mode == .freeTrial ? (0, head.range) : readPoint(part, of: head.what, subject)
                    for place in listings.indices { prices[place] = (price, range) }
                } else if let (storefront, currency) = readTerritory(part, of: head.what, subject) {
                    let (price, range) = head.mode == .freeTrial ? (0, head.range) : readPoint(part, of: head.what, subject)
                    if let place = places[storefront], listings[place].currency == currency { prices[place] = (price, range) }
                }
                source = part.source
                for place in prices.keys.sorted() {
                    guard let (price, range) = prices[place] else { continue }
                    add(head.offer(price, at: range), to: &listings[place], subject)
                }
            }
        }
        tellMissing(subject)
    }

    private mutating func add(_ offer: StoreOffer, to listing: inout StoreListing, _ subject: Subject) {
        guard hasBegun(offer.startDate) else {
            listing.laterOffers.append(offer)
            return
        }
        if hasEnded(offer.endDate) { return }
        let twin = listing.offers.first {
            $0.type == offer.type && $0.identifier == offer.identifier && $0.billingPlanType == offer.billingPlanType
        }
        if let twin {
            let name = offer.identifier.map { "two offers \"\($0)\"" } ?? "two \(offer.type.name) offers"
            diagnostics.append(
                Diagnostic(
                    "products.duplicate-offer", .warning, "\(listing.storefront) has \(name); the first counts", at: offer.range,
                    notes: [.init("the first is here", at: twin.range)], subject: subject))
            return
        }
        listing.offers.append(offer)
    }

    /// The prices of an offer, by the place of their storefront's listing.
    private mutating func readPrices(
        _ part: ConnectResource, _ type: String, _ head: Head, listings: [StoreListing], _ places: [String: Int], _ subject: Subject
    ) -> [Int: (Decimal?, SourceRange)] {
        var prices: [Int: (Decimal?, SourceRange)] = [:]
        let rows = parts(of: part.key, type)
        guard !rows.isEmpty else {
            if head.mode != .freeTrial {
                note(
                    "products.offer-prices", .note, "no file has the prices of \(head.what)", at: head.range,
                    explanation: "Save the offer's own prices with include=territory,subscriptionPricePoint, and add them.", subject: subject)
            }
            for place in listings.indices { prices[place] = (head.mode == .freeTrial ? 0 : nil, head.range) }
            return prices
        }
        for row in rows {
            source = row.source
            guard let (storefront, _) = readTerritory(row, of: "the price of \(head.what)", subject) else { continue }
            // The price of a free offer means nothing, and may be missing.
            let (price, range) =
                head.mode == .freeTrial ? (0, beginning(of: row.node)) : readPoint(row, of: "the price of \(head.what)", subject)
            guard let place = places[storefront] else { continue }
            if let (first, firstRange) = prices[place], first != price {
                diagnostics.append(
                    Diagnostic(
                        "products.duplicate-price", .warning,
                        "\(head.what) has two prices in \(storefront): \(first.map { "\($0)" } ?? "unknown") and "
                            + "\(price.map { "\($0)" } ?? "unknown"); the first counts",
                        at: range, notes: [.init("the first is here", at: firstRange)], subject: subject))
            } else {
                prices[place] = (price, range)
            }
        }
        return prices
    }

    /// What an offer says once for all storefronts.
    struct Head {
        let type: OfferType
        let what: String
        let identifier: String?
        let referenceName: String?
        let mode: AdaptySubscriptionOffer.PaymentMode
        let period: Period?
        let count: Int
        let customers: [String]
        let isStackable: Bool?
        let billingPlanType: String?
        let eligibility: [StoreEligibility]
        let start: String?
        let end: String?
        let range: SourceRange

        func offer(_ price: Decimal?, at place: SourceRange) -> StoreOffer {
            let phase = StorePhase(
                paymentMode: mode, price: price, period: period, numberOfPeriods: count, isComputed: false, formattedPrice: nil, range: place)
            return StoreOffer(
                type: type, identifier: identifier, referenceName: referenceName, phases: [phase], isEligible: nil, customers: customers,
                isStackable: isStackable, billingPlanType: billingPlanType, range: range, eligibility: eligibility, startDate: start, endDate: end)
        }
    }

    private mutating func readHead(_ part: ConnectResource, _ type: OfferType, _ plan: Period?, _ subject: Subject) -> Head? {
        let fields = part.attributes
        let what = "the \(type.name) offer"
        let reference = text(fields, type == .winBack ? "referenceName" : "name", of: what, subject: subject)
        let identifier: String? =
            switch type {
            case .introductory: nil
            case .promotional: text(fields, "offerCode", of: what, required: true, subject: subject)
            case .winBack: text(fields, "offerId", of: what, required: true, subject: subject)
            case .code: reference
            }
        let mode = word(fields, "offerMode", of: what, in: Self.modes, rule: "products.payment-mode", isnt: "a way to pay", subject) ?? .unknown
        let period = word(fields, "duration", of: what, in: Self.durations, rule: "products.period", isnt: "a length of time", subject)
        let countKey = type == .winBack ? "periodCount" : "numberOfPeriods"
        let count = max(1, whole(fields, countKey, of: what, subject: subject) ?? 1)
        if count > 1, mode == .freeTrial || mode == .payUpFront {
            note(
                "products.offer-length", .warning, "\(what) runs once, yet says \(count) periods; taken for the length times \(count)",
                at: place(of: countKey, in: fields), subject: subject)
        }
        if mode == .payAsYouGo, let period, let plan, period.normalized != plan.normalized {
            note(
                "products.offer-period", .warning, "\(what) is paid every \(period.iso8601), but the subscription renews every \(plan.iso8601)",
                at: place(of: "duration", in: fields), subject: subject)
        }
        let start = readDay(fields, "startDate", subject), end = readDay(fields, "endDate", subject)
        if fields["startDate"] != nil, start == nil { return nil }
        if let start, let end, end < start {
            note(
                "products.date", .warning, "\(what) ends on \(end), before it begins on \(start)", at: place(of: "endDate", in: fields),
                subject: subject)
        }
        if let start, !hasBegun(start), laterOffers.insert("\(part.key.type) \(start) \(subject.product ?? "")\(identifier ?? "")").inserted {
            note(
                "products.later-offer", .note, "\(what)\(identifier.map { " \"\($0)\"" } ?? "") begins on \(start)",
                at: place(of: "startDate", in: fields),
                explanation: "It doesn't count yet" + (asOf.map { " on \($0)." } ?? ": no day to look at was given."), subject: subject)
        }
        let target = word(
            fields, "targetSubscriptionPlanType", of: what, in: Self.plans, rule: "products.billing-plan", isnt: "a way to bill",
            required: false, subject)
        return Head(
            type: type, what: what, identifier: identifier, referenceName: reference, mode: mode, period: period, count: count,
            customers: list(fields, "customerEligibilities", of: what, subject: subject).compactMap { $0.string?.lowercased() },
            isStackable: text(fields, "offerEligibility", of: what, subject: subject).map { $0 == "STACK_WITH_INTRO_OFFERS" },
            billingPlanType: target, eligibility: readEligibility(fields, of: what, subject), start: start, end: end,
            range: beginning(of: part.node))
    }

    private mutating func readEligibility(_ fields: Fields, of what: String, _ subject: Subject) -> [StoreEligibility] {
        var rules: [StoreEligibility] = []
        if let months = whole(fields, "customerEligibilityPaidSubscriptionDurationInMonths", of: what, subject: subject) {
            rules.append(.paidMonths(months))
        }
        let key = "customerEligibilityTimeSinceLastSubscribedInMonths"
        if let node = fields[key], let range = self.fields(node, key, of: what, subject: subject),
            let minimum = whole(range, "minimum", of: key, required: true, subject: subject)
        {
            let maximum = whole(range, "maximum", of: key, subject: subject)
            if let maximum, maximum < minimum {
                note(
                    "products.eligibility", .warning, "from \(minimum) to \(maximum) months holds for nobody", at: place(of: "maximum", in: range),
                    subject: subject)
            }
            rules.append(.monthsSinceLastSubscribed(minimum: minimum, maximum: maximum))
        }
        if let months = whole(fields, "customerEligibilityWaitBetweenOffersInMonths", of: what, subject: subject) {
            rules.append(.monthsBetweenOffers(months))
        }
        return rules
    }
}
