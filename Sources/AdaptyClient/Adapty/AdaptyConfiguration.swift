/// What ``Adapty/activate(with:)`` needs to know.
public struct AdaptyConfiguration: Sendable {
    /// The public key of the app, from the dashboard. This version makes no requests, so it is kept and not used.
    public var apiKey: String
    /// The person's id in your own system, or `nil` while nobody has logged in.
    public var customerUserId: String?
    /// The profile whose variation is drawn in A/B tests. `nil` makes a new random one, which lasts until the process ends.
    public var profileId: String?
    /// The locale that prices and lengths are written for, as `fr_FR`. Any spelling of the code does.
    public var deviceLocale: String
    /// The storefront's ISO 3166-1 alpha-3 code, as `FRA`; `nil` for the first one that the product source knows.
    public var storefront: String?
    /// Where prices and product texts come from. Without one, asking for products fails with
    /// ``AdaptyError/Code/productRequestFailed``.
    public var productSource: (any ProductSource)?
    /// What is known about the offers that the person may have.
    public var offerEligibility: AdaptyOfferEligibility

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - apiKey: The public key of the app.
    ///   - customerUserId: The person's id in your own system.
    ///   - profileId: The profile whose variation is drawn.
    ///   - deviceLocale: The locale that prices and lengths are written for.
    ///   - storefront: The storefront's ISO 3166-1 alpha-3 code.
    ///   - productSource: Where prices and product texts come from.
    ///   - offerEligibility: What is known about offers.
    public init(
        apiKey: String, customerUserId: String? = nil, profileId: String? = nil, deviceLocale: String = "en_US",
        storefront: String? = nil, productSource: (any ProductSource)? = nil, offerEligibility: AdaptyOfferEligibility = .init()
    ) {
        self.apiKey = apiKey
        self.customerUserId = customerUserId
        self.profileId = profileId
        self.deviceLocale = deviceLocale
        self.storefront = storefront
        self.productSource = productSource
        self.offerEligibility = offerEligibility
    }
}

extension AdaptyConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What is configured, without the key.
    public var description: String {
        "AdaptyConfiguration(deviceLocale: \(deviceLocale), storefront: \(storefront ?? "default"))"
    }
    /// The same as `description`: a key mustn't reach a log by way of `dump` or `debugPrint`.
    public var debugDescription: String { description }
    /// Nothing but `description`.
    public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
