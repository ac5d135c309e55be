import LocaleKit
import Mustache

/// The matrix of a placement: each product in every storefront of the product files, as a reader of every locale would see it.
struct StorefrontRows {
    let review: ReviewValues
    let rows: ProductRows

    private var matrix: PriceMatrix { review.set.matrix }

    /// Empty where there is one storefront only: the product table says all.
    func values() -> [MustacheValue] {
        guard matrix.storefronts.count > 1 else { return [] }
        var names = SafeName()
        return rows.products.compactMap { product($0.id, anchor: "storefronts-" + names.unique($0.id)) }
    }

    private func product(_ id: String, anchor: String) -> MustacheValue? {
        let cells = matrix.storefronts.map { storefront in
            rows.columns.map { matrix.product(id, in: storefront, formattingLocale: $0.formattingLocale(in: storefront)) }
        }
        guard cells.contains(where: { $0.contains { $0 != nil } }) else { return nil }
        // What some storefront offers and another doesn't is said there.
        var offered: Set<String> = []
        for product in cells.compactMap(\.first) { offered.formUnion(product?.offers.map(\.type) ?? []) }
        let title = cells.lazy.flatMap { $0 }.compactMap { $0?.title }.first ?? id
        let list: [MustacheValue] = matrix.storefronts.indices.map { i in
            let storefront = matrix.storefronts[i]
            let row = cells[i]
            let region = Storefront.alpha2(ofAlpha3: storefront)
            return [
                "storefront": .string(storefront),
                "storefrontName": .string(region.flatMap { LocaleInfo.regionName($0, in: review.language) } ?? storefront),
                "currency": .optional(row.lazy.compactMap { $0?.price?.currency }.first),
                "cells": .list(zip(rows.columns, row).map { cell($0, $1, storefront, offered) }),
            ]
        }
        return [
            "anchor": .string(anchor), "id": .string(id), "title": .string(title), "columns": .int(rows.columns.count + 1), "rows": .list(list),
        ]
    }

    private func cell(_ locale: PaywallLocale, _ product: PaywallProduct?, _ storefront: String, _ offered: Set<String>) -> MustacheValue {
        let strings = review.strings
        var lines: [MustacheValue] = []
        var why: String?
        if let product, product.price != nil {
            let sentences = OfferSentences(strings: strings)
            for (key, type) in OfferKinds.all where offered.contains(type) {
                let offers = product.offers.filter { $0.type == type }
                let label = strings["product.\(key)"]
                if offers.isEmpty { lines.append(line(label, strings["product.noOffer"], isAbsent: true)) }
                // The first introductory offer is the app's own doing: it depends on what the store says of the customer.
                if type == "introductory", let offer = offers.first {
                    for state in OfferKnowledge.allCases {
                        lines.append(line(strings["screen.\(state.rawValue)"], sentences.text(offer, of: product, for: state), isAbsent: false))
                    }
                } else {
                    for offer in offers { lines.append(line(label, sentences.text(offer, of: product, for: .eligible), isAbsent: false)) }
                }
            }
            for plan in product.plans {
                if let text = sentences.commitment(plan) { lines.append(line(strings["product.commitment"], text, isAbsent: false)) }
            }
        } else {
            why = product?.absence.map { strings.text("product.absentBecause", ["reason": $0]) } ?? strings["product.noPriceHere"]
        }
        let formatting = locale.formattingLocale(in: storefront)
        return [
            "locale": .string(locale.code), "text": .optional(product.flatMap { $0.price?.text }), "period": .optional(product?.period?.text),
            "lang": .string(LocaleTag(formatting)?.canonical ?? locale.tag), "dir": .string(LocaleInfo.direction(of: formatting).rawValue),
            "formattingLocale": .string(formatting), "isShown": .bool(storefront == locale.storefront), "why": .optional(why),
            "offers": .list(lines), "hasOffers": .bool(!lines.isEmpty),
        ]
    }

    private func line(_ label: String, _ text: String, isAbsent: Bool) -> MustacheValue {
        ["text": .string(review.strings.text("product.offerFor", ["offer": label, "state": text])), "isAbsent": .bool(isAbsent)]
    }
}
