import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit

/// One stretch of an offer: what is charged, for how long, how many times. Offers of the App Store have one; those of Google
/// Play up to two, played in order, as a free week and then three months at half the price.
public struct StorePhase: Sendable {
    /// How the phase is paid. On Google Play one paid repetition is paid up front, several are paid as you go.
    public let paymentMode: AdaptySubscriptionOffer.PaymentMode
    /// What is charged each time; 0 where the phase is free. `nil` where it can't be read or isn't in the files.
    public let price: Decimal?
    /// The length of one repetition, as the file says it; `nil` where it can't be read.
    public let period: Period?
    /// How many repetitions.
    public let numberOfPeriods: Int
    /// Whether the price was computed here from a discount: Google Play doesn't document how it rounds, so the amount that a
    /// customer pays may differ by the currency's smallest unit.
    public let isComputed: Bool
    /// The price as the store itself wrote it for one device (`formattedPrice` of Play's device library); `nil` elsewhere.
    public let formattedPrice: String?
    /// Where the price stands, else the phase.
    public let range: SourceRange

    /// The whole length: the period, as often as it runs; not normalised. `nil` where the period can't be read.
    public var duration: Period? { period.flatMap { $0.times(numberOfPeriods) } }
}
