import Foundation

/// An amount as it is handed to other platforms.
struct WirePrice: Encodable {
    let amount: Decimal
    let currency_code: String?
    let currency_symbol: String?
    let localized_string: String?
}

extension AdaptySubscriptionOffer: Encodable {
    private enum CodingKeys: String, CodingKey {
        case identifier = "offer_identifier"
        case phases
    }

    private struct Identifier: Encodable {
        let type: OfferType
        let id: String?
    }

    private struct Phase: Encodable {
        let price: WirePrice
        let number_of_periods: Int
        let payment_mode: PaymentMode
        let subscription_period: AdaptySubscriptionPeriod
        let localized_subscription_period: String?
        let localized_number_of_periods: String?
    }

    /// Writes the offer in the form in which it is handed to other platforms: `offer_identifier` with `type` and `id`, and
    /// `phases`, always one here.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(Identifier(type: offerType, id: identifier), forKey: .identifier)
        let phase = Phase(
            price: WirePrice(amount: price, currency_code: currencyCode, currency_symbol: nil, localized_string: localizedPrice),
            number_of_periods: numberOfPeriods, payment_mode: paymentMode, subscription_period: subscriptionPeriod,
            localized_subscription_period: localizedSubscriptionPeriod, localized_number_of_periods: localizedNumberOfPeriods)
        try keys.encode([phase], forKey: .phases)
    }
}
