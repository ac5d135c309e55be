import LocaleKit
import Mustache

/// The product table of a placement: for each product its price, period, derived prices and offers in every locale.
struct ProductRows {
    let review: ReviewValues
    let placement: PaywallPlacement
    let columns: [PaywallLocale]

    func values() -> [MustacheValue] {
        var names = SafeName()
        return products.map { value($0.id, $0.variation, anchor: "product-" + names.unique($0.id)) }
    }

    /// The placement's products, each once, with the first variation that sells it.
    var products: [(id: String, variation: PaywallVariation)] {
        var seen: Set<String> = []
        return placement.variations.flatMap { variation in
            (variation.screens.first?.products ?? []).filter { seen.insert($0.id).inserted }.map { ($0.id, variation) }
        }
    }

    private func value(_ id: String, _ variation: PaywallVariation, anchor: String) -> MustacheValue {
        // The locale may have a config in another variation only: the store answers all the same.
        let screens: [PaywallScreen?] = columns.map { locale in
            ([variation] + placement.variations).lazy.compactMap { $0.screens.first { $0.locale.code == locale.code } }.first
        }
        let byLocale = screens.map { $0?.products.first { $0.id == id } }
        let strings = review.strings
        let sentences = OfferSentences(strings: strings)
        var rows: [MustacheValue] = []
        func row(
            _ label: String, isPrice: Bool = false, isOffer: Bool = false, isStrong: Bool = false, isTitle: Bool = false,
            _ text: (PaywallProduct) -> String?
        ) {
            let texts = byLocale.map { $0.flatMap(text) }
            guard texts.contains(where: { $0 != nil }) else { return }
            let cells = texts.indices.map { cell(texts[$0], columns[$0], byLocale[$0], isTitle: isTitle, isOffer: isOffer) }
            rows.append([
                "label": .string(label), "isPrice": .bool(isPrice), "isOffer": .bool(isOffer), "isStrong": .bool(isStrong),
                "cells": .list(cells),
            ])
        }
        row(strings["product.title"], isTitle: true) { $0.title }
        row(strings["product.price"], isPrice: true, isStrong: true) { $0.price?.text }
        row(strings["product.period"]) { $0.period?.text }
        for (key, unit) in [("perDay", "day"), ("perWeek", "week"), ("perMonth", "month"), ("perYear", "year")] {
            row(strings["product.\(key)"], isPrice: true) { $0.pricePer[unit] }
        }
        let savings = zip(columns, screens).map { saving(id, $0, $1) }
        if savings.contains(where: { $0 != nil }) {
            rows.append([
                "label": .string(strings["product.savings"]), "isPrice": false, "isOffer": true, "isStrong": false,
                "cells": .list(savings.indices.map { cell(savings[$0], columns[$0], byLocale[$0], isTitle: false, isOffer: true) }),
            ])
        }
        for (key, type) in OfferKinds.all where type != "code" {
            for knowledge in [OfferKnowledge.eligible, .unknown] {
                let label = strings.text("product.offerFor", ["offer": strings["product.\(key)"], "state": strings["screen.\(knowledge.rawValue)"]])
                row(label, isOffer: true) { product in
                    product.offers.first { $0.type == type }.map { sentences.text($0, of: product, for: knowledge) }
                }
            }
        }
        row(strings["screen.ineligible"], isOffer: true) { product in
            product.offers.first.map { sentences.text($0, of: product, for: .ineligible) }
        }
        row(strings["product.commitment"], isOffer: true) { product in product.plans.lazy.compactMap(sentences.commitment).first }
        let title = byLocale.compactMap { $0?.title }.first ?? id
        return [
            "anchor": .string(anchor), "id": .string(id), "title": .string(title),
            "isMissing": .bool(byLocale.allSatisfy { $0?.isMissing ?? true }), "columns": .int(columns.count + 1), "rows": .list(rows),
        ]
    }

    /// Against the dearest plan of the screen's group; the percent as the customer's language writes it.
    private func saving(_ id: String, _ locale: PaywallLocale, _ screen: PaywallScreen?) -> String? {
        guard let screen, let product = screen.products.first(where: { $0.id == id }), let found = product.savings(among: screen.products)
        else { return nil }
        let percent = review.set.matrix.pricer.formatters.percent(locale: locale.formattingLocale).text(found.percent)
        return review.strings.text(
            "product.saves",
            ["percent": OfferSentences.isolated(percent), "plan": OfferSentences.isolated(found.against.title ?? found.against.id)])
    }

    private func cell(_ text: String?, _ locale: PaywallLocale, _ product: PaywallProduct?, isTitle: Bool, isOffer: Bool) -> MustacheValue {
        let other = isTitle ? product?.titleLanguage.flatMap { LocaleInfo.sameLanguage($0, locale.tag) ? nil : $0 } : nil
        // An offer is a sentence of the page; the amounts and lengths in it are the customer's.
        let language = isOffer ? review.language : other ?? locale.tag
        return [
            "locale": .string(locale.code), "text": .optional(text), "lang": .string(language),
            "dir": .string(LocaleInfo.direction(of: language).rawValue),
            "note": text == nil ? .null : .optional(other.map { review.strings.text("product.titleLanguage", ["language": LocaleInfo.languageName(of: $0, in: review.language)]) }),
            "isMissing": .bool(product?.isMissing ?? true), "isEqual": false,
        ]
    }
}

/// Kinds of offers, by the words' keys and as the data calls them, in the order of the pages.
enum OfferKinds {
    static let all: [(key: String, type: String)] = [
        ("introductory", "introductory"), ("promotional", "promotional"), ("winback", "win_back"), ("code", "code"),
    ]
}
