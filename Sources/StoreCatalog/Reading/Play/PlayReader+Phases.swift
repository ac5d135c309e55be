import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit

extension PlayReader {
    /// Gives an offer to the storefronts of its plan that have it.
    mutating func attach(_ offer: PlayOffer) {
        source = offer.source
        let id = "\(offer.productId):\(offer.basePlanId)"
        let subject = Subject(product: id)
        guard let place = places[id] else {
            let plans = made.map(\.product).filter { $0.productId == offer.productId }.compactMap(\.basePlanId)
            note(
                "products.unknown-plan", .warning,
                "the offer \"\(offer.id)\" is for the base plan \"\(offer.basePlanId)\" of \(offer.productId), which no file has"
                    + NearMiss.hint(for: offer.basePlanId, in: plans),
                at: offer.range, explanation: "Add the subscription's own answer: its prices are there.", subject: subject)
            return
        }
        guard made[place].product.isSold else { return }
        var computed: [String] = []
        var missing: [String] = []
        var notes: [Int: SourceRange] = [:]
        for storefront in offer.storefronts {
            guard let index = made[place].product.listings.firstIndex(where: { $0.storefront == storefront }) else {
                missing.append(storefront)
                continue
            }
            let listing = made[place].product.listings[index]
            if let twin = listing.offers.first(where: { $0.identifier == offer.id }) {
                diagnostics.append(
                    Diagnostic(
                        "products.duplicate-offer", .warning, "two offers of \(id) are called \"\(offer.id)\"; the first counts",
                        at: offer.range, notes: [.init("the first is here", at: twin.range)], subject: subject))
                return
            }
            var phases: [StorePhase] = []
            for (number, phase) in offer.phases.enumerated() {
                guard let made = make(phase, listing, period: self.made[place].product.period, subject) else { continue }
                if made.isComputed {
                    notes[number] = notes[number] ?? made.range
                    computed.append("\(storefront) \(made.price.map { "\($0)" } ?? "unknown") \(listing.currency)")
                }
                phases.append(made)
            }
            guard phases.count == offer.phases.count else {
                let number = offer.phases.firstIndex { $0.prices[storefront] == nil } ?? 0
                note(
                    "products.no-region", .warning, "phase \(number + 1) of the offer \"\(offer.id)\" says nothing of \(storefront)",
                    at: offer.phases[number].range, explanation: "The offer is left out there.", subject: subject)
                continue
            }
            made[place].product.listings[index].offers.append(
                StoreOffer(
                    type: offer.type, identifier: offer.id, referenceName: nil, phases: phases, isEligible: nil, customers: [],
                    isStackable: nil, billingPlanType: nil, range: offer.range, eligibility: offer.eligibility, tags: offer.tags))
        }
        if !missing.isEmpty {
            note(
                "products.no-region", .note,
                "the offer \"\(offer.id)\" is open in \(missing.joined(separator: ", ")), where its plan isn't sold", at: offer.range,
                subject: subject)
        }
        if let first = notes.keys.min(), let range = notes[first] {
            note(
                "products.computed-price", .note, "the price of the offer \"\(offer.id)\" is computed from a discount: \(computed.joined(separator: ", "))",
                at: range, explanation: "Google doesn't document how it rounds; it is cut down here. The store's own amount may differ by the "
                    + "currency's smallest unit.", subject: subject)
        }
    }

    /// What a phase costs in a storefront; `nil` where it says nothing of it.
    private mutating func make(_ phase: PlayOffer.Phase, _ listing: StoreListing, period: Period?, _ subject: Subject) -> StorePhase? {
        guard let (price, range) = phase.prices[listing.storefront] else { return nil }
        var amount: Decimal?
        var isComputed = false
        var isFree = false
        switch price {
        case .free:
            amount = 0
            isFree = true
        case .price(let money): amount = inCurrency(money, of: listing, subject) ? money.amount : nil
        case .relative(let share):
            isComputed = true
            amount = base(listing, period, phase.period).flatMap { cut($0.dividend * (1 - share) / $0.divisor, listing.currency) }
        case .absolute(let money):
            isComputed = true
            if inCurrency(money, of: listing, subject) {
                amount = base(listing, period, phase.period).flatMap { cut($0.dividend / $0.divisor - money.amount, listing.currency) }
            }
        case .unreadable: break
        }
        if let found = amount, found < 0 || (found == 0 && !isFree) {
            note(
                "products.discount", .warning,
                found < 0 ? "the discount is more than the price in \(listing.storefront)" : "the phase costs nothing in \(listing.storefront), yet isn't free",
                at: range, subject: subject)
            if found < 0 { amount = nil }
        }
        let mode: AdaptySubscriptionOffer.PaymentMode = isFree ? .freeTrial : phase.count == 1 ? .payUpFront : .payAsYouGo
        return StorePhase(
            paymentMode: mode, price: amount, period: phase.period, numberOfPeriods: phase.count, isComputed: isComputed, formattedPrice: nil,
            range: range)
    }

    private mutating func inCurrency(_ money: Money, of listing: StoreListing, _ subject: Subject) -> Bool {
        if money.currency == listing.currency { return true }
        note(
            "products.contradiction", .error,
            "the offer is in \(money.currency), but its plan in \(listing.storefront) is in \(listing.currency)", at: money.range,
            subject: subject)
        return false
    }

    /// The plan's price, prorated to one repetition of a phase: $12 a year are $3 for three months.
    private func base(_ listing: StoreListing, _ period: Period?, _ phase: Period?) -> (dividend: Decimal, divisor: Decimal)? {
        guard let price = listing.price, let period, let phase, period.count > 0 else { return nil }
        return (price * Decimal(PeriodWords.sixteenths(phase)), Decimal(PeriodWords.sixteenths(period)))
    }

    /// The amount at the currency's digits, cut down as the device library's own answers show it.
    private func cut(_ amount: Decimal, _ currency: String) -> Decimal? {
        guard amount.isFinite else { return nil }
        // A division that doesn't come out even has lost its last digits: 38 of them are more than any price needs.
        var exact = Decimal(), source = amount
        NSDecimalRound(&exact, &source, 20, .plain)
        var result = Decimal()
        NSDecimalRound(&result, &exact, Currency.fractionDigits(currency), .down)
        return result
    }
}
