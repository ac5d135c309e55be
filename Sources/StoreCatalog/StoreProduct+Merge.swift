import AdaptyClient
import Diagnostics

extension StoreProduct {
    /// Takes in what another file says about the same product. What was known counts; what contradicts it is a finding that
    /// names both places.
    mutating func merge(_ other: StoreProduct) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        func conflict(_ what: String, _ own: String, _ theirs: String, _ range: SourceRange, _ first: SourceRange) {
            findings.append(
                Diagnostic(
                    "products.conflict", .warning,
                    "two files disagree on \(what): \(own) in \(first.start.file) and \(theirs) in \(range.start.file); the first counts",
                    at: range,
                    notes: [.init("the first is here", at: first)], subject: Subject(product: id)))
        }
        store = store ?? other.store
        if kind == .unknown { kind = other.kind }
        if let period, let theirs = other.period, period.normalized != theirs.normalized {
            conflict("how often \(id) renews", period.iso8601, theirs.iso8601, other.range, range)
        }
        period = period ?? other.period
        // What the device library says of a plan is less than what the plan's own answer says.
        if basePlan?.state == nil { basePlan = other.basePlan ?? basePlan }
        group = group ?? other.group
        level = level ?? other.level
        referenceName = referenceName ?? other.referenceName
        storeNumber = storeNumber ?? other.storeNumber
        isFamilyShareable = isFamilyShareable || other.isFamilyShareable
        absences += other.absences.filter { absence in !absences.contains { $0.storefront == absence.storefront } }
        for text in other.texts where !texts.contains(where: { $0.locale == text.locale }) { texts.append(text) }
        for listing in other.listings {
            guard let place = listings.firstIndex(where: { $0.storefront == listing.storefront }) else {
                listings.append(listing)
                continue
            }
            let own = listings[place]
            if own.currency != listing.currency || (own.price != nil && listing.price != nil && own.price != listing.price) {
                let (a, b) = (own.price.map { "\($0)" } ?? "no price", listing.price.map { "\($0)" } ?? "no price")
                conflict(
                    "the price of \(id) in \(own.storefront)", "\(a) \(own.currency)", "\(b) \(listing.currency)", listing.priceRange,
                    own.priceRange)
            }
            if own.price == nil, listing.price != nil, own.currency == listing.currency {
                var taken = listing
                taken.offers = own.offers
                taken.billingPlans = own.billingPlans.isEmpty ? listing.billingPlans : own.billingPlans
                listings[place] = taken
            } else if own.price == nil, listing.price != nil {
                listings[place] = listing
                continue
            }
            guard own.currency == listing.currency else { continue }
            for (offer, theirs) in listings[place].merge(listing) {
                let amounts = [offer.price, theirs.price].map { $0.map { "\($0)" } ?? "no price" }
                let name = offer.identifier.map { "the offer \"\($0)\"" } ?? "the \(offer.type.name) offer"
                conflict(
                    "\(name) of \(id) in \(own.storefront)", offer.summary(amounts[0]), theirs.summary(amounts[1]),
                    theirs.phases.first?.range ?? theirs.range, offer.phases.first?.range ?? offer.range)
            }
        }
        return findings
    }
}

extension StoreListing {
    /// Takes in another file's offers and plans of the same storefront.
    ///
    /// - Returns: The offers that both files have, and that differ.
    fileprivate mutating func merge(_ other: StoreListing) -> [(StoreOffer, StoreOffer)] {
        if billingPlans.isEmpty { billingPlans = other.billingPlans }
        if scheduledPrices.isEmpty { scheduledPrices = other.scheduledPrices }
        if laterOffers.isEmpty { laterOffers = other.laterOffers }
        guard !offers.isEmpty else {
            offers = other.offers
            return []
        }
        var conflicts: [(StoreOffer, StoreOffer)] = []
        for theirs in other.offers {
            guard let place = offers.firstIndex(where: { $0.isSame(theirs) }) else {
                // A second introductory offer without a name would contradict the first rather than add to it.
                if theirs.identifier != nil || !offers.contains(where: { $0.type == theirs.type }) { offers.append(theirs) }
                continue
            }
            if let difference = offers[place].merge(theirs) { conflicts.append((difference, theirs)) }
        }
        return conflicts
    }
}

extension StoreOffer {
    fileprivate func isSame(_ other: StoreOffer) -> Bool {
        // The device library doesn't say whom an offer of Google Play is for, so the name alone counts where it is missing.
        identifier == other.identifier && (type == other.type || (identifier != nil && (eligibility.isEmpty || other.eligibility.isEmpty)))
            && (billingPlanType == other.billingPlanType || billingPlanType == nil || other.billingPlanType == nil)
    }

    /// Takes in what another file says about the same offer.
    ///
    /// - Returns: This offer, where the two can't both be right.
    fileprivate mutating func merge(_ other: StoreOffer) -> StoreOffer? {
        if eligibility.isEmpty, !other.eligibility.isEmpty {
            eligibility = other.eligibility
            type = other.type
        }
        let before = self
        guard phases.count == other.phases.count else { return before }
        var differs = false
        for (place, theirs) in other.phases.enumerated() {
            let own = phases[place]
            if own.paymentMode != theirs.paymentMode || own.numberOfPeriods != theirs.numberOfPeriods
                || (own.period != nil && theirs.period != nil && own.period?.normalized != theirs.period?.normalized)
            {
                differs = true
            } else if own.price == nil || (own.isComputed && !theirs.isComputed && theirs.price != nil) {
                // What the store itself says is better than what was computed from a discount.
                phases[place] = theirs
            } else if let price = theirs.price, !theirs.isComputed, price != own.price {
                differs = true
            }
        }
        return differs ? before : nil
    }

    fileprivate func summary(_ amount: String) -> String {
        "\(amount), \(paymentMode.rawValue.replacing("_", with: " ")), \(period?.iso8601 ?? "no length") × \(numberOfPeriods)"
    }
}

extension AdaptySubscriptionOffer.OfferType {
    /// The type in words: `win-back`.
    var name: String { rawValue.replacing("_", with: "-") }
}
