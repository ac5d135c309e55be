import AdaptyClient
import Diagnostics

extension StoreProduct {
    /// Takes in what another file says about the same product. What was known counts; what contradicts it is a finding that
    /// names both places.
    mutating func merge(_ other: StoreProduct) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        func conflict(_ what: String, _ range: SourceRange, _ first: SourceRange) {
            findings.append(
                Diagnostic(
                    "products.conflict", .warning, "two files disagree on \(what); the first counts", at: range,
                    notes: [.init("the first is here", at: first)], subject: Subject(product: id)))
        }
        if kind == .unknown { kind = other.kind }
        if let period, let theirs = other.period, period.normalized != theirs.normalized {
            conflict("how often \(id) renews: \(period.iso8601) and \(theirs.iso8601)", other.range, range)
        }
        period = period ?? other.period
        group = group ?? other.group
        level = level ?? other.level
        referenceName = referenceName ?? other.referenceName
        isFamilyShareable = isFamilyShareable || other.isFamilyShareable
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
                    "the price of \(id) in \(own.storefront): \(a) \(own.currency) and \(b) \(listing.currency)", listing.priceRange,
                    own.priceRange)
            }
            if own.price == nil, listing.price != nil { listings[place] = listing }
            if own.offers.isEmpty { listings[place].offers = listing.offers }
        }
        return findings
    }
}
