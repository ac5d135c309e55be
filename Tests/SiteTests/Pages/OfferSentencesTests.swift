import Foundation
import Testing

@testable import Site

@Suite("Offers in words")
struct OfferSentencesTests {
    private static func sentences(_ language: String) throws -> OfferSentences {
        try TemporaryFolder.with { folder in
            OfferSentences(strings: try Theme.load(overrides: nil, sources: SourceStore(root: folder.path)).strings(for: language))
        }
    }

    private static func price(_ amount: Decimal, _ text: String) -> PaywallProduct.Price { .init(amount: amount, currency: "EUR", text: text) }

    private static let offers: [String: PaywallProduct.Offer] = [
        "trial": .week,
        "front": .init(
            type: "introductory", paymentMode: "pay_up_front", id: nil, price: price(20, "20,00 €"),
            period: .init(unit: "month", count: 6, text: "6 mois"), numberOfPeriods: 1, duration: "6 mois", pricePer: [:]),
        "zero": .init(
            type: "promotional", paymentMode: "pay_up_front", id: "p", price: price(0, "0,00 €"),
            period: .init(unit: "month", count: 6, text: "6 mois"), numberOfPeriods: 1, duration: "6 mois", pricePer: [:]),
        "go": .init(
            type: "win_back", paymentMode: "pay_as_you_go", id: "w", price: price(3, "3,00 €"),
            period: .init(unit: "month", count: 1, text: "1 mois"), numberOfPeriods: 3, duration: "3 mois", pricePer: [:],
            total: price(9, "9,00 €")),
        "once": .init(
            type: "win_back", paymentMode: "pay_as_you_go", id: "w", price: price(3, "3,00 €"),
            period: .init(unit: "year", count: 1, text: "1 an"), numberOfPeriods: 1, duration: "1 an", pricePer: [:]),
        "phases": .init(
            type: "introductory", paymentMode: "free_trial", id: nil, price: price(0, "0,00 €"),
            period: .init(unit: "week", count: 1, text: "1 semaine"), numberOfPeriods: 1, duration: "1 semaine", pricePer: [:],
            then: [
                .init(
                    type: "introductory", paymentMode: "pay_up_front", id: nil, price: price(20, "20,00 €"),
                    period: .init(unit: "month", count: 6, text: "6 mois"), numberOfPeriods: 1, duration: "6 mois", pricePer: [:])
            ]),
    ]

    static let cases: [(language: String, offer: String, state: OfferKnowledge, text: String)] = [
        ("en", "trial", .eligible, "Free for ⟨1\u{A0}semaine⟩, then ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"),
        ("en", "trial", .ineligible, "⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"),
        (
            "en", "trial", .unknown,
            "Free for ⟨1\u{A0}semaine⟩ for customers who may have it; for all others ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"
        ),
        ("en", "front", .eligible, "⟨20,00 €⟩ for ⟨6 mois⟩, paid up front, then ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"),
        ("en", "zero", .eligible, "⟨0,00 €⟩ for ⟨6 mois⟩, paid up front, then ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"),
        (
            "en", "go", .eligible,
            "⟨3,00 €⟩ × 3, one payment each ⟨1 mois⟩: ⟨9,00 €⟩ over ⟨3 mois⟩, then ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"
        ),
        ("en", "once", .eligible, "⟨3,00 €⟩ for ⟨1 an⟩, then ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"),
        (
            "en", "phases", .eligible,
            "Free for ⟨1 semaine⟩, then ⟨20,00 €⟩ for ⟨6 mois⟩, paid up front, then ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"
        ),
        ("fr", "trial", .eligible, "Gratuit pendant ⟨1\u{A0}semaine⟩, puis ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"),
        (
            "fr", "go", .eligible,
            "⟨3,00 €⟩ × 3, un paiement par période (⟨1 mois⟩)\u{A0}: ⟨9,00 €⟩ sur ⟨3 mois⟩, puis ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"
        ),
        (
            "fr", "zero", .unknown,
            "⟨0,00 €⟩ pour ⟨6 mois⟩, payé d’avance pour qui y a droit\u{202F}; pour tous les autres, ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"
        ),
        ("vi", "trial", .eligible, "Miễn phí ⟨1\u{A0}semaine⟩, sau đó ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"),
        (
            "vi", "go", .eligible,
            "⟨3,00 €⟩ × 3, mỗi kỳ (⟨1 mois⟩) trả một lần: tổng ⟨9,00 €⟩ trong ⟨3 mois⟩, sau đó ⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"
        ),
        ("vi", "go", .ineligible, "⟨64,99\u{A0}€⟩ / ⟨1\u{A0}an⟩"),
    ]

    @Test("Each kind of payment, for what the app knows; values stand between first-strong isolates", arguments: cases)
    func sentence(language: String, offer: String, state: OfferKnowledge, text: String) throws {
        let offer = try #require(Self.offers[offer])
        let found = try Self.sentences(language).text(offer, of: .yearly(), for: state)
        #expect(Self.bracketed(found) == text)
    }

    @Test(
        "A commitment is one payment and the sum",
        arguments: [
            ("en", 12, "12 payments of ⟨6,00 €⟩, ⟨72,00 €⟩ in total"), ("en", nil, "⟨6,00 €⟩ each payment, ⟨72,00 €⟩ in total"),
            ("fr", 12, "12 paiements de ⟨6,00 €⟩, soit ⟨72,00 €⟩ au total"), ("vi", 12, "12 lần trả, mỗi lần ⟨6,00 €⟩, tổng cộng ⟨72,00 €⟩"),
        ] as [(String, Int?, String)])
    func commitment(language: String, payments: Int?, text: String) throws {
        let plan = PaywallProduct.Plan(
            type: "MONTHLY", price: Self.price(6, "6,00 €"), total: Self.price(72, "72,00 €"), payments: payments)
        #expect(try Self.sentences(language).commitment(plan).map(Self.bracketed) == text)
    }

    private static func bracketed(_ text: String) -> String {
        text.replacing("\u{2068}", with: "⟨").replacing("\u{2069}", with: "⟩")
    }
}
