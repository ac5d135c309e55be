import Foundation

/// A special price that a person can have for a subscription, as the store would present it.
///
/// A product carries an offer only where the person may have it: see ``AdaptyPaywallProduct/subscriptionOffer``.
public struct AdaptySubscriptionOffer: Sendable, Hashable {
    /// Who an offer is for.
    public enum OfferType: String, Sendable, Hashable, Codable, CaseIterable {
        /// For people who subscribe for the first time in the product's group.
        case introductory
        /// For people who are or were subscribed, when the app decides.
        case promotional
        /// For people whose subscription has ended, when the store decides.
        case winBack = "win_back"
        /// For people who redeem a code.
        case code
    }

    /// How an offer is paid.
    public enum PaymentMode: String, Sendable, Hashable, CaseIterable {
        /// The offer's price is charged once per period, for some periods.
        case payAsYouGo = "pay_as_you_go"
        /// The offer's price is charged once, for the whole length.
        case payUpFront = "pay_up_front"
        /// Nothing is charged.
        case freeTrial = "free_trial"
        /// The source names a mode that this version doesn't know.
        case unknown
    }

    /// The offer's id in the store; introductory offers have none.
    public let identifier: String?
    /// Who the offer is for.
    public let offerType: OfferType
    /// How the offer is paid.
    public let paymentMode: PaymentMode
    /// What is charged each time, in ``currencyCode``; 0 for a free trial.
    public let price: Decimal
    /// The currency of ``price``, ISO 4217.
    public let currencyCode: String
    /// ``price`` as text for the device's locale. A free trial reads like `$0.00`, not "free".
    public let localizedPrice: String
    /// The length of one period of the offer.
    public let subscriptionPeriod: AdaptySubscriptionPeriod
    /// How many periods the offer runs for; 1 unless it is paid as you go.
    public let numberOfPeriods: Int
    /// ``subscriptionPeriod`` as text for the device's locale, as `1 week`; `nil` where the unit is unknown.
    public let localizedSubscriptionPeriod: String?
    /// The whole length as text for the device's locale: twelve periods of a month read `12 months`, not `1 year`. `nil` where
    /// the unit is unknown.
    public let localizedNumberOfPeriods: String?

    /// Makes an offer, for previews and tests.
    ///
    /// - Parameters:
    ///   - identifier: The offer's id in the store.
    ///   - offerType: Who it is for.
    ///   - paymentMode: How it is paid.
    ///   - price: What is charged each time.
    ///   - currencyCode: The price's currency, ISO 4217.
    ///   - localizedPrice: The price as text.
    ///   - subscriptionPeriod: The length of one period.
    ///   - numberOfPeriods: How many periods.
    ///   - localizedSubscriptionPeriod: One period as text.
    ///   - localizedNumberOfPeriods: The whole length as text.
    public init(
        identifier: String? = nil, offerType: OfferType, paymentMode: PaymentMode, price: Decimal, currencyCode: String,
        localizedPrice: String, subscriptionPeriod: AdaptySubscriptionPeriod, numberOfPeriods: Int = 1,
        localizedSubscriptionPeriod: String? = nil, localizedNumberOfPeriods: String? = nil
    ) {
        self.identifier = identifier
        self.offerType = offerType
        self.paymentMode = paymentMode
        self.price = price
        self.currencyCode = currencyCode
        self.localizedPrice = localizedPrice
        self.subscriptionPeriod = subscriptionPeriod
        self.numberOfPeriods = numberOfPeriods
        self.localizedSubscriptionPeriod = localizedSubscriptionPeriod
        self.localizedNumberOfPeriods = localizedNumberOfPeriods
    }
}

extension AdaptySubscriptionOffer.PaymentMode: Codable {
    /// Reads a mode's name; a name that isn't known becomes ``unknown``.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where there is no text.
    public init(from decoder: any Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
}
