import Foundation
import LocaleKit

/// A million prices through formatters that are open already.
enum PriceBenchmark {
    static let rounds = 1_000_000

    static func run() throws {
        let formatters = Formatters()
        let wanted = [("fr_FR", "EUR"), ("en_US", "USD"), ("vi_VN", "VND"), ("ar_EG", "EGP"), ("hi_IN", "INR"), ("ja_JP", "JPY")]
        let open = wanted.map { formatters.price(locale: $0.0, currency: $0.1) }
        let amounts = (0..<1_000).map { Decimal($0 * 137 + 99) / 100 }
        var length = 0
        let time = ContinuousClock().measure {
            for i in 0..<rounds { length &+= open[i % open.count].text(amounts[i % amounts.count]).utf8.count }
        }
        print("\(rounds) prices, \(formatters.madeCount) formatters, \(length) bytes: \(Stopwatch.text(time, per: rounds))")
    }
}
