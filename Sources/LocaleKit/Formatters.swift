import Synchronization

/// Makes each formatter once, whoever asks and from whichever thread: opening one costs tens of microseconds, using it one or two.
public final class Formatters: Sendable {
    private struct PriceKey: Hashable {
        var locale: String
        var currency: String
    }

    private struct Made {
        var prices: [PriceKey: PriceFormatter] = [:]
        var periods: [String: PeriodFormatter] = [:]
        var percents: [String: PercentFormatter] = [:]
        var count = 0
    }

    private let made = Mutex(Made())

    public init() {}

    /// How many formatters were made so far.
    public var madeCount: Int { made.withLock { $0.count } }

    /// - Parameters:
    ///   - locale: A locale code such as `fr_FR`.
    ///   - currency: ISO 4217.
    public func price(locale: String, currency: String) -> PriceFormatter {
        let key = PriceKey(locale: locale, currency: currency)
        return made.withLock { made in
            if let found = made.prices[key] { return found }
            let new = PriceFormatter(locale: locale, currency: currency)
            made.prices[key] = new
            made.count += 1
            return new
        }
    }

    public func period(locale: String) -> PeriodFormatter {
        made.withLock { made in
            if let found = made.periods[locale] { return found }
            let new = PeriodFormatter(locale: locale)
            made.periods[locale] = new
            made.count += 1
            return new
        }
    }

    public func percent(locale: String) -> PercentFormatter {
        made.withLock { made in
            if let found = made.percents[locale] { return found }
            let new = PercentFormatter(locale: locale)
            made.percents[locale] = new
            made.count += 1
            return new
        }
    }
}
