/// Offers in words of the page; amounts and lengths in them are as the customer reads them.
///
/// "Free" is said of a free trial only: a price of zero that is paid some other way stays a price.
struct OfferSentences {
    let strings: ThemeStrings

    /// What a customer is told, depending on what the app knows.
    func text(_ offer: PaywallProduct.Offer, of product: PaywallProduct, for knowledge: OfferKnowledge) -> String {
        switch knowledge {
        case .eligible: afterwards(terms(offer), product)
        case .ineligible: regular(product) ?? "–"
        case .unknown:
            regular(product).map { strings.text("product.ifEligible", ["offer": terms(offer), "price": $0]) } ?? terms(offer)
        }
    }

    /// The offer alone, phase after phase.
    func terms(_ offer: PaywallProduct.Offer) -> String {
        offer.then.reduce(phase(offer)) { strings.text("product.then", ["offer": $0, "price": phase($1)]) }
    }

    /// The price without an offer: `64,99 € / 1 an`.
    func regular(_ product: PaywallProduct) -> String? {
        product.price.map { price in
            product.period.map { "\(Self.isolated(price.text)) / \(Self.isolated($0.text))" } ?? Self.isolated(price.text)
        }
    }

    /// One payment of a plan, and the sum of its commitment.
    func commitment(_ plan: PaywallProduct.Plan) -> String? {
        guard let total = plan.total else { return nil }
        let price = Self.isolated(plan.price.text)
        let sum = Self.isolated(total.text)
        return plan.payments.map { strings.text("product.payments", ["price": price, "count": String($0), "total": sum]) }
            ?? strings.text("product.eachPayment", ["price": price, "total": sum])
    }

    private func afterwards(_ terms: String, _ product: PaywallProduct) -> String {
        // A lifetime product has no offer; a plan whose regular price can't be read says nothing of it.
        regular(product).map { strings.text("product.then", ["offer": terms, "price": $0]) } ?? terms
    }

    private func phase(_ offer: PaywallProduct.Offer) -> String {
        let price = Self.isolated(offer.price?.text ?? "?")
        let duration = Self.isolated(offer.duration)
        switch offer.paymentMode {
        case "free_trial": return strings.text("product.freeTrial", ["duration": duration])
        case "pay_up_front": return strings.text("product.payUpFront", ["price": price, "duration": duration])
        case "pay_as_you_go":
            let period = Self.isolated(offer.period.text)
            guard let total = offer.total else { return strings.text("product.payOnce", ["price": price, "duration": duration]) }
            return strings.text(
                "product.payAsYouGo",
                [
                    "price": price, "count": String(offer.numberOfPeriods), "period": period, "duration": duration,
                    "total": Self.isolated(total.text),
                ])
        default: return price
        }
    }

    /// Between first-strong isolates (Unicode TR 9): a right-to-left length doesn't turn the sentence around.
    static func isolated(_ text: String) -> String { "\u{2068}" + text + "\u{2069}" }
}
