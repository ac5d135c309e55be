import AdaptyClient
import Diagnostics
import Foundation
import JSONText
import LocaleKit

extension PlayReader {
    private static let offerStates: KeyValuePairs<String, Bool> = [
        "ACTIVE": true, "INACTIVE": false, "DRAFT": false, "STATE_UNSPECIFIED": false,
    ]

    /// An offer. One that isn't active is noted and has no other effect.
    mutating func readOffer(_ fields: Fields) {
        let what = "the offer"
        guard let productId = text(fields, "productId", of: what, required: true),
            let planId = text(fields, "basePlanId", of: what, required: true, subject: Subject(product: productId))
        else { return }
        let subject = Subject(product: "\(productId):\(planId)")
        guard let id = text(fields, "offerId", of: what, required: true, subject: subject) else { return }
        let isActive = word(fields, "state", of: what, in: Self.offerStates, rule: "products.state", isnt: "a state of an offer", subject)
        let nodes = list(fields, "phases", of: what, required: true, subject: subject)
        if nodes.count > 2 {
            note("products.phases", .warning, "an offer has one or two phases, not \(nodes.count)", at: beginning(of: nodes[2]), subject: subject)
        }
        if nodes.isEmpty, fields["phases"]?.array != nil {
            note("products.phases", .error, "the offer \"\(id)\" has no phase", at: place(of: "phases", in: fields), subject: subject)
        }
        let phases = nodes.compactMap { readPhase($0, subject) }
        let eligibility = readTargeting(fields, subject)
        let open = regions(fields, of: what, subject).filter { _, item in
            flag(item, "newSubscriberAvailability", of: "the region", subject: subject) ?? false
        }
        guard isActive == true else {
            if let node = fields["state"], isActive != nil {
                note(
                    "products.not-sold", .note, "the offer \"\(id)\" is \(node.string == "INACTIVE" ? "inactive" : "a draft"), so nobody gets it",
                    at: node, subject: subject)
            }
            return
        }
        guard !phases.isEmpty, phases.count == nodes.count else { return }
        if open.isEmpty {
            note("products.no-region", .warning, "no region has the offer \"\(id)\"", at: place(of: "offerId", in: fields), subject: subject)
        }
        offers.append(
            PlayOffer(
                productId: productId, basePlanId: planId, id: id, phases: phases, eligibility: eligibility, storefronts: open.map(\.storefront),
                tags: tags(fields, of: what, subject), source: source, range: place(of: "offerId", in: fields)))
    }

    private mutating func readPhase(_ node: JSONNode, _ subject: Subject) -> PlayOffer.Phase? {
        let what = "the phase"
        guard let fields = fields(node, "phases", of: "the offer", subject: subject) else { return nil }
        let period = readPeriod(fields, "duration", of: what, subject)
        var count = whole(fields, "recurrenceCount", of: what, required: true, subject: subject) ?? 1
        if count == 0 || count > 10_000 {
            note(
                "products.offer-length", .error, "a phase runs at least once, not \(count) times", at: place(of: "recurrenceCount", in: fields),
                subject: subject)
            count = 1
        }
        var prices: [String: (price: PlayOffer.Price, range: SourceRange)] = [:]
        for (storefront, item) in regions(fields, of: what, subject) { prices[storefront] = readPrice(item, subject) }
        return PlayOffer.Phase(period: period, count: count, prices: prices, range: beginning(of: node))
    }

    /// Exactly one of four keys says what a region's customers pay.
    private mutating func readPrice(_ fields: Fields, _ subject: Subject) -> (PlayOffer.Price, SourceRange) {
        let keys = ["price", "relativeDiscount", "absoluteDiscount", "free"].filter { fields[$0] != nil }
        guard let key = keys.first, let node = fields[key] else {
            missing("price", of: "the region", in: fields.node, subject: subject)
            return (.unreadable, beginning(of: fields.node))
        }
        if keys.count > 1 {
            note(
                "products.contradiction", .error, "the region has both \(keys[0]) and \(keys[1]); the first counts",
                at: place(of: keys[1], in: fields), subject: subject)
        }
        let range = place(of: key, in: fields)
        switch key {
        case "free":
            _ = self.fields(node, key, of: "the region", subject: subject)
            return (.free, range)
        case "relativeDiscount":
            guard let share = node.decimal ?? node.string.flatMap(StrictDecimal.parse), share > 0, share < 1 else {
                let shown = node.number ?? node.string.map { "\"\($0)\"" } ?? node.kind
                note(
                    "products.discount", .error, "\(shown) isn't a share above 0 and below 1", at: range,
                    explanation: "The discount is the share that is taken off: 0.8 means that one fifth is paid.", subject: subject)
                return (.unreadable, range)
            }
            return (.relative(share), range)
        default:
            guard let money = readMoney(node, of: "the region", subject) else { return (.unreadable, range) }
            return (key == "price" ? .price(money) : .absolute(money), money.range)
        }
    }

    private mutating func readTargeting(_ fields: Fields, _ subject: Subject) -> [StoreEligibility] {
        guard let node = fields["targeting"], let targeting = self.fields(node, "targeting", of: "the offer", subject: subject) else {
            return [.developerDecides]
        }
        var rules: [StoreEligibility] = []
        if let node = targeting["acquisitionRule"], let rule = self.fields(node, "acquisitionRule", of: "targeting", subject: subject),
            let scope = readScope(rule, subject)
        {
            rules.append(.newTo(scope))
        }
        if let node = targeting["upgradeRule"], let rule = self.fields(node, "upgradeRule", of: "targeting", subject: subject),
            let scope = readScope(rule, subject)
        {
            rules.append(
                .upgradingFrom(
                    scope, billingPeriod: readPeriod(rule, "billingPeriodDuration", of: "the upgrade rule", required: false, subject),
                    oncePerPerson: flag(rule, "oncePerUser", of: "the upgrade rule", subject: subject) ?? false))
        }
        return rules.isEmpty ? [.developerDecides] : rules
    }

    private mutating func readScope(_ rule: Fields, _ subject: Subject) -> StoreEligibility.Scope? {
        guard let node = rule["scope"] else {
            missing("scope", of: "the rule", in: rule.node, subject: subject)
            return nil
        }
        guard let scope = fields(node, "scope", of: "the rule", subject: subject) else { return nil }
        if scope["thisSubscription"] != nil { return .thisSubscription }
        if scope["anySubscriptionInApp"] != nil { return .anySubscription }
        if let id = text(scope, "specificSubscriptionInApp", of: "the scope", required: true, subject: subject) { return .subscription(id) }
        return nil
    }
}
