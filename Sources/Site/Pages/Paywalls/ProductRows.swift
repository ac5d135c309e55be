import LocaleKit
import Mustache

/// The product table of a placement: for each product its price, period, derived prices and offers in every locale.
struct ProductRows {
    let review: ReviewValues
    let placement: PaywallPlacement
    let columns: [PaywallLocale]

    func values() -> [MustacheValue] {
        var names = SafeName()
        var seen: Set<String> = []
        var products: [MustacheValue] = []
        for variation in placement.variations {
            for (index, product) in (variation.screens.first?.products ?? []).enumerated() where seen.insert(product.id).inserted {
                products.append(value(product.id, variation, index, anchor: "product-" + names.unique(product.id)))
            }
        }
        return products
    }

    private func value(_ id: String, _ variation: PaywallVariation, _ index: Int, anchor: String) -> MustacheValue {
        let byLocale: [PaywallProduct?] = columns.map { locale in
            // The locale may have a config in another variation only: the store answers all the same.
            let screens = [variation.screens] + placement.variations.map(\.screens)
            return screens.lazy.compactMap { $0.first { $0.locale.code == locale.code } }.first?.products.first { $0.id == id }
        }
        let strings = review.strings
        var rows: [MustacheValue] = []
        func row(_ key: String, isPrice: Bool = false, isOffer: Bool = false, isStrong: Bool = false, _ text: (PaywallProduct) -> String?) {
            guard byLocale.contains(where: { $0.flatMap(text) != nil }) else { return }
            let cells = zip(columns, byLocale).map { locale, product in cell(product.flatMap(text), locale, product, isTitle: key == "title", isOffer: isOffer) }
            rows.append([
                "label": .string(strings["product.\(key)"]), "isPrice": .bool(isPrice), "isOffer": .bool(isOffer), "isStrong": .bool(isStrong),
                "cells": .list(cells),
            ])
        }
        row("title") { $0.title }
        row("price", isPrice: true, isStrong: true) { $0.price?.text }
        row("period") { $0.period?.text }
        for (key, unit) in [("perDay", "day"), ("perWeek", "week"), ("perMonth", "month"), ("perYear", "year")] {
            row(key, isPrice: true) { $0.pricePer[unit] }
        }
        for (key, type) in [("introductory", "introductory"), ("promotional", "promotional"), ("winback", "win_back")] {
            row(key, isOffer: true) { product in product.offers.first { $0.type == type }.map(offer) }
        }
        let title = byLocale.compactMap { $0?.title }.first ?? id
        return [
            "anchor": .string(anchor), "id": .string(id), "title": .string(title),
            "isMissing": .bool(byLocale.allSatisfy { $0?.isMissing ?? true }), "columns": .int(columns.count + 1), "rows": .list(rows),
        ]
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

    /// An offer in words of the page, its amounts and lengths as the customer reads them.
    private func offer(_ offer: PaywallProduct.Offer) -> String {
        // First-strong isolates (Unicode TR 9): a right-to-left length doesn't turn the sentence around.
        func isolated(_ text: String) -> String { "\u{2068}" + text + "\u{2069}" }
        let price = isolated(offer.price?.text ?? "?")
        let duration = isolated(offer.duration)
        let words = review.strings
        return switch offer.paymentMode {
        case "free_trial": words.text("product.freeTrial", ["duration": duration])
        case "pay_up_front": words.text("product.payUpFront", ["price": price, "duration": duration])
        case "pay_as_you_go":
            words.text("product.payAsYouGo", ["price": price, "period": isolated(offer.period.text), "duration": duration])
        default: price
        }
    }
}
