import AdaptyClient
import Diagnostics
import Foundation
import JSONText
import LocaleKit

extension PlayReader {
    /// What the device library hands to an app (`ProductDetails`): prices of one country, which it doesn't name, with texts in
    /// one language.
    mutating func readDetails(_ fields: Fields, _ storefronts: [String: String]) {
        let what = "the product"
        guard let id = text(fields, "productId", of: what, required: true) else { return }
        let subject = Subject(product: id)
        let nodes = list(fields, "subscriptionOfferDetails", of: what, subject: subject)
        var entries: [Entry] = []
        for node in nodes { if let entry = readEntry(node, subject) { entries.append(entry) } }
        if let node = fields["oneTimePurchaseOfferDetails"], let entry = readOneTime(node, subject) { entries.append(entry) }
        guard let currency = entries.lazy.flatMap(\.prices).first?.currency else {
            note("products.no-prices", .warning, "\(id) has no price here", at: place(of: "productId", in: fields), subject: subject)
            return
        }
        guard let storefront = country(of: currency, storefronts, id, entries, subject) else { return }
        let texts = readTexts(fields, entries, storefront, subject)
        var plans: [String?] = []
        for entry in entries where !plans.contains(entry.plan) { plans.append(entry.plan) }
        for plan in plans {
            make(id, plan, entries.filter { $0.plan == plan }, storefront, currency, texts, at: place(of: "productId", in: fields))
        }
    }

    /// One way to buy: a plan alone, or with an offer before it.
    private struct Entry {
        var plan: String?
        var offer: String?
        var tags: [String] = []
        var prices: [Price]
        var range: SourceRange
    }

    private struct Price {
        let phase: StorePhase
        let currency: String
        let isInfinite: Bool
    }

    private mutating func readEntry(_ node: JSONNode, _ subject: Subject) -> Entry? {
        let what = "the offer"
        guard let fields = fields(node, "subscriptionOfferDetails", of: "the product", subject: subject),
            let plan = text(fields, "basePlanId", of: what, required: true, subject: subject)
        else { return nil }
        var subject = subject
        subject.product = subject.product.map { "\($0):\(plan)" }
        guard let phases = fields["pricingPhases"] else {
            missing("pricingPhases", of: what, in: fields.node, subject: subject)
            return nil
        }
        // Some tools write the list without the object around it.
        let holder = phases.array == nil ? self.fields(phases, "pricingPhases", of: what, subject: subject) : nil
        let nodes = phases.array ?? holder.map { list($0, "pricingPhaseList", of: "pricingPhases", required: true, subject: subject) } ?? []
        let prices = nodes.compactMap { readPrice($0, subject) }
        guard prices.count == nodes.count, let last = prices.last else {
            if nodes.isEmpty { note("products.phases", .error, "the offer has no phase", at: beginning(of: node), subject: subject) }
            return nil
        }
        if prices.dropLast().contains(where: \.isInfinite) {
            note(
                "products.phases", .error, "a phase that never ends stands before another", at: last.phase.range, subject: subject)
        }
        return Entry(
            plan: plan, offer: text(fields, "offerId", of: what, subject: subject), tags: tags(fields, of: what, subject), prices: prices,
            range: fields["offerId"] == nil ? place(of: "basePlanId", in: fields) : place(of: "offerId", in: fields))
    }

    private mutating func readPrice(_ node: JSONNode, _ subject: Subject) -> Price? {
        let what = "the phase"
        guard let fields = fields(node, "pricingPhaseList", of: "the offer", subject: subject),
            let currency = readCurrency(fields, "priceCurrencyCode", of: what, subject)
        else { return nil }
        let amount = readMicros(fields, "priceAmountMicros", currency, of: what, subject)
        let formatted = text(fields, "formattedPrice", of: what, subject: subject)
        if let amount, let formatted { check(formatted, amount, currency, at: place(of: "formattedPrice", in: fields), subject) }
        let mode = whole(fields, "recurrenceMode", of: what, subject: subject) ?? 1
        if !(1...3).contains(mode) {
            note(
                "products.phases", .error, "\(mode) isn't a recurrence mode", at: place(of: "recurrenceMode", in: fields),
                explanation: "1 goes on for ever, 2 ends after some cycles, 3 doesn't recur.", subject: subject)
        }
        let cycles = whole(fields, "billingCycleCount", of: what, subject: subject) ?? 0
        let count = min(max(1, cycles), 10_000)
        let payment: AdaptySubscriptionOffer.PaymentMode = amount == 0 ? .freeTrial : count == 1 ? .payUpFront : .payAsYouGo
        let phase = StorePhase(
            paymentMode: payment, price: amount, period: readPeriod(fields, "billingPeriod", of: what, subject), numberOfPeriods: count,
            isComputed: false, formattedPrice: formatted, range: place(of: "priceAmountMicros", in: fields))
        return Price(phase: phase, currency: currency, isInfinite: mode == 1)
    }

    private mutating func readOneTime(_ node: JSONNode, _ subject: Subject) -> Entry? {
        let what = "the price"
        guard let fields = fields(node, "oneTimePurchaseOfferDetails", of: "the product", subject: subject),
            let currency = readCurrency(fields, "priceCurrencyCode", of: what, subject)
        else { return nil }
        let amount = readMicros(fields, "priceAmountMicros", currency, of: what, subject)
        let formatted = text(fields, "formattedPrice", of: what, subject: subject)
        if let amount, let formatted { check(formatted, amount, currency, at: place(of: "formattedPrice", in: fields), subject) }
        let phase = StorePhase(
            paymentMode: .payUpFront, price: amount, period: nil, numberOfPeriods: 1, isComputed: false, formattedPrice: formatted,
            range: place(of: "priceAmountMicros", in: fields))
        return Entry(prices: [Price(phase: phase, currency: currency, isInfinite: true)], range: beginning(of: node))
    }

    /// The text of a price and its number are one price: the text's digits must be the number's. "Free" has none.
    private mutating func check(_ formatted: String, _ amount: Decimal, _ currency: String, at range: SourceRange, _ subject: Subject) {
        let digits = formatted.compactMap { $0.wholeNumberValue.flatMap { (0...9).contains($0) ? String($0) : nil } }.joined()
        guard !digits.isEmpty, amount.isFinite else { return }
        let number = digits.drop { $0 == "0" }
        let matches = (0...max(3, Currency.fractionDigits(currency))).contains { places in
            var scaled = amount * Decimal(sign: .plus, exponent: places, significand: 1), whole = Decimal()
            NSDecimalRound(&whole, &scaled, 0, .plain)
            return whole == scaled && "\(whole)".drop { $0 == "0" } == number
        }
        guard !matches else { return }
        note(
            "products.formatted-price", .warning, "\"\(formatted)\" isn't the phase's price, which is \(amount) \(currency)", at: range,
            subject: subject)
    }

    /// The country whose prices these are: the file has only their currency.
    private mutating func country(
        of currency: String, _ storefronts: [String: String], _ id: String, _ entries: [Entry], _ subject: Subject
    ) -> String? {
        let range = entries.first?.prices.first?.phase.range ?? SourceRange(SourceLocation(file: source.file))
        func taken(_ found: String) -> String {
            note(
                "products.defaults", .note, "the file doesn't say which country its prices are from; taken for \(found), which has \(currency)",
                at: range, subject: subject)
            return found
        }
        // A country where the plan has the same price in another file.
        for entry in entries {
            guard let plan = entry.plan, let place = places["\(id):\(plan)"], let price = entry.prices.last?.phase.price else { continue }
            let twin = made[place].product.listings.first { $0.currency == currency && $0.price == price }
            if let twin { return taken(twin.storefront) }
        }
        // A currency's code begins with its country's, except where several countries share it.
        let own = Storefront.alpha3(ofAlpha2: String(currency.prefix(2)))
        guard let found = own ?? storefronts[currency] else {
            note(
                "products.no-storefront", .warning, "the file doesn't say which country its prices in \(currency) are from, so they have no effect",
                at: range, explanation: "Several countries have this currency. Add the subscription's regional prices, or name one of the "
                    + "countries with its currency under paywalls.currencies.", subject: subject)
            return nil
        }
        return taken(found)
    }

    /// `title` ends with the app's name in parentheses; `name` is the product's alone.
    private mutating func readTexts(
        _ fields: Fields, _ entries: [Entry], _ storefront: String, _ subject: Subject
    ) -> [AdaptyStoreProduct.Text] {
        let title = text(fields, "name", of: "the product", subject: subject) ?? ""
        let long = text(fields, "title", of: "the product", subject: subject) ?? ""
        var shown = title.isEmpty ? long : title
        if title.isEmpty, shown.hasSuffix(")"), let start = shown.range(of: " (", options: .backwards) {
            shown = String(shown[..<start.lowerBound])
        }
        guard !shown.isEmpty else {
            note("products.empty-text", .note, "the product has no name", at: beginning(of: fields.node), subject: subject)
            return []
        }
        // The device's language isn't said either; the storefront's own is the likeliest.
        let locale = Storefront.likelyLanguage(of: storefront) ?? "en"
        let periods = entries.compactMap { $0.prices.last?.phase.period }
        if let said = PeriodWords.contradiction(in: shown, locale: locale, periods: periods) {
            let key = title.isEmpty ? "title" : "name"
            diagnostics.append(.titlePeriod(shown, said: said, periods: periods, at: place(of: key, in: fields), subject))
        }
        // The subscription's own answer names the language.
        let language = LocaleTag(locale)?.language
        let known = entries.compactMap { $0.plan }.compactMap { plan in fields["productId"]?.string.flatMap { places["\($0):\(plan)"] } }
        guard !known.contains(where: { made[$0].product.texts.contains { LocaleTag($0.locale)?.language == language } }) else { return [] }
        return [
            AdaptyStoreProduct.Text(
                locale: locale, title: shown, description: text(fields, "description", of: "the product", subject: subject) ?? "")
        ]
    }

    private mutating func make(
        _ id: String, _ plan: String?, _ entries: [Entry], _ storefront: String, _ currency: String, _ texts: [AdaptyStoreProduct.Text],
        at range: SourceRange
    ) {
        // Each entry ends with the plan's own price; the one without an offer is the plan itself.
        guard let bare = entries.first(where: { $0.offer == nil }) ?? entries.first, let price = bare.prices.last else { return }
        let full = plan.map { "\(id):\($0)" } ?? id
        let subject = Subject(product: full)
        var offers: [StoreOffer] = []
        for entry in entries {
            if let last = entry.prices.last, last.phase.price != price.phase.price || last.currency != price.currency {
                diagnostics.append(
                    Diagnostic(
                        "products.conflict", .warning,
                        "the plan costs \(price.phase.price.map { "\($0)" } ?? "?") \(price.currency) in one entry and "
                            + "\(last.phase.price.map { "\($0)" } ?? "?") \(last.currency) in another; the first counts",
                        at: last.phase.range, notes: [.init("the first is here", at: price.phase.range)], subject: subject))
            }
            guard let offer = entry.offer else { continue }
            if let twin = offers.first(where: { $0.identifier == offer }) {
                diagnostics.append(
                    Diagnostic(
                        "products.duplicate-offer", .warning, "two offers of \(full) are called \"\(offer)\"; the first counts",
                        at: entry.range, notes: [.init("the first is here", at: twin.range)], subject: subject))
                continue
            }
            let phases = entry.prices.dropLast().map(\.phase)
            guard !phases.isEmpty else {
                note("products.phases", .warning, "the offer \"\(offer)\" has no phase before the plan's own", at: entry.range, subject: subject)
                continue
            }
            offers.append(
                StoreOffer(
                    type: .introductory, identifier: offer, referenceName: nil, phases: Array(phases), isEligible: nil, customers: [],
                    isStackable: nil, billingPlanType: nil, range: entry.range, tags: entry.tags))
        }
        let listing = StoreListing(
            storefront: storefront, currency: price.currency, price: price.phase.price, priceRange: price.phase.range, offers: offers,
            billingPlans: [], sourceLocale: texts.first?.locale)
        let base = plan.map {
            StoreBasePlan(
                id: $0, kind: price.isInfinite ? .autoRenewing : .prepaid(isExtensible: false), state: nil, tags: bare.tags,
                isLegacyCompatible: false, gracePeriod: nil, accountHold: nil)
        }
        let kind: StoreProduct.Kind = plan == nil ? .unknown : price.isInfinite ? .subscription : .nonRenewing
        let product = StoreProduct(
            id: full, store: .googlePlay, basePlan: base, kind: kind, referenceName: nil, isFamilyShareable: false,
            group: plan == nil ? nil : .init(id: id, name: texts.first?.title ?? id), level: nil, period: price.phase.period, texts: texts,
            listings: [listing], range: range)
        keep(product)
    }
}
