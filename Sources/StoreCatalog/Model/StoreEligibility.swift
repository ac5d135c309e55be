import LocaleKit

/// A rule of the store about who may have an offer. All rules of an offer must hold.
public enum StoreEligibility: Sendable, Hashable {
    /// Which subscriptions a rule of Google Play looks at.
    public enum Scope: Sendable, Hashable {
        /// The subscription that the offer belongs to.
        case thisSubscription
        /// Any subscription of the app.
        case anySubscription
        /// Another subscription of the app, by its product id.
        case subscription(String)
    }

    /// For people who never had such a subscription (Google Play's acquisition rule).
    case newTo(Scope)
    /// For people who come from such a subscription (Google Play's upgrade rule): from its plans of one billing period, where
    /// that is said, and once for each person or every time.
    case upgradingFrom(Scope, billingPeriod: Period?, oncePerPerson: Bool)
    /// The app decides (a Google Play offer without targeting).
    case developerDecides
    /// For people who paid for at least so many months before they left (App Store win-back offers).
    case paidMonths(Int)
    /// For people who left so many months ago (App Store win-back offers); without an end where `maximum` is `nil`.
    case monthsSinceLastSubscribed(minimum: Int, maximum: Int?)
    /// So many months must lie between two offers (App Store win-back offers).
    case monthsBetweenOffers(Int)

    /// The rule in English words, without a full stop.
    public var words: String {
        switch self {
        case .newTo(let scope): "people who never had \(scope.words)"
        case .upgradingFrom(let scope, let period, let once):
            "people who change from \(scope.words)" + (period.map { " billed every \($0.iso8601)" } ?? "") + (once ? ", once" : "")
        case .developerDecides: "people whom the app chooses"
        case .paidMonths(let months): "people who paid for \(Self.months(months)) or more"
        case .monthsSinceLastSubscribed(let minimum, let maximum):
            maximum.map { "people who left \(minimum) to \(Self.months($0)) ago" } ?? "people who left \(Self.months(minimum)) ago or earlier"
        case .monthsBetweenOffers(let months): "\(Self.months(months)) after the last such offer"
        }
    }

    private static func months(_ count: Int) -> String { count == 1 ? "1 month" : "\(count) months" }
}

extension StoreEligibility.Scope {
    fileprivate var words: String {
        switch self {
        case .thisSubscription: "this subscription"
        case .anySubscription: "a subscription of the app"
        case .subscription(let id): "the subscription \(id)"
        }
    }
}
