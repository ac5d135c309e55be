import Diagnostics
import LocaleKit
import Mustache

/// The review page of one placement: every variation in a row, all locales side by side, products and copy under them.
struct PlacementPage {
    let model: SiteModel
    let set: PaywallSet
    let placement: PaywallPlacement
    let language: String

    func render() throws(DiagnosticError) -> [UInt8] {
        let path = ReviewValues.placementPath(placement, language)
        let review = ReviewValues(model: model, set: set, page: path, language: language)
        let screens = placement.variations.flatMap(\.screens)
        var head = PageHead(path: path, language: language, title: placement.id)
        head.translations = Dictionary(uniqueKeysWithValues: model.languages.map { ($0, ReviewValues.placementPath(placement, $0)) })
        head.menu = .gallery
        head.formattingLocales = ScreenLocales.names(screens)
        head.carriesStyles = true
        let locales = set.locales.filter { locale in screens.contains { $0.locale.code == locale.code } }
        // A reader reads one of the configs: no column of the copy tables.
        let columns = locales + set.readers.filter { reader in screens.contains { $0.locale.code == reader.code } }
        let findings = review.findings { $0.subject.placement == placement.id }
        let tables = placement.variations.map { ReviewRows(review: review, placement: placement, variation: $0, findings: findings) }
        let states = review.states(screens)
        let rows = ProductRows(review: review, placement: placement, columns: columns)
        let products = rows.values()
        let matrix = StorefrontRows(review: review, rows: rows).values()
        let copies = zip(placement.variations, tables).compactMap { copy($0, $1, locales, review) }
        let index = set.placements.firstIndex { $0.id == placement.id } ?? 0
        func neighbour(_ i: Int) -> MustacheValue {
            guard set.placements.indices.contains(i) else { return .null }
            let other = set.placements[i]
            return ["title": .string(other.id), "href": .string(review.href(ReviewValues.placementPath(other, language)))]
        }
        var variations: [MustacheValue] = []
        for (i, table) in tables.enumerated() {
            variations.append(try variation(i, placement.variations[i], table, columns, review, findings))
        }
        var page = head.values(model)
        page["placement"] = [
            "id": .string(placement.id), "audience": .optional(placement.audience),
            "revision": .optional(placement.revision.map(String.init)), "abTest": .optional(placement.abTest),
            "isTest": .bool(placement.isTest), "facts": .list(facts(review)),
            "locales": .list(
                columns.map { locale in
                    .object(review.column(locale, errors: findings.count { $0.severity == .error && $0.subject.locale == locale.code }))
                }),
            "localeCount": .int(columns.count), "states": .list(states), "hasStates": .bool(!states.isEmpty),
            "variations": .list(variations),
            "products": .list(products), "hasProducts": .bool(!products.isEmpty), "storefronts": .list(matrix),
            "hasStorefronts": .bool(!matrix.isEmpty), "copies": .list(copies), "hasCopies": .bool(!copies.isEmpty),
            "list": FindingValues(model: model, language: language).list(findings) { finding in
                let variation = placement.variations.firstIndex { $0.id == finding.subject.variation }
                let row = variation.flatMap { i in finding.subject.pointer.flatMap { tables[i].rowID($0) } }
                return (row ?? variation.map { placement.variations[$0].pathName.anchor }).map { "#" + $0 }
            },
            "previous": neighbour(index - 1), "next": neighbour(index + 1),
        ]
        return try model.theme.templates.render("internal-placement", .object(page))
    }

    private func facts(_ review: ReviewValues) -> [MustacheValue] {
        let strings = review.strings
        let facts: [(String, String?)] = [
            ("review.audience", placement.audience), ("review.abTest", placement.isTest ? placement.abTest : nil),
            ("review.revision", placement.revision.map(String.init)),
        ]
        return facts.compactMap { key, value in value.map { ["label": .string(strings[key]), "value": .string($0)] } }
    }

    private func variation(
        _ ordinal: Int, _ variation: PaywallVariation, _ rows: ReviewRows, _ columns: [PaywallLocale], _ review: ReviewValues,
        _ findings: [Diagnostic]
    ) throws(DiagnosticError) -> MustacheValue {
        var cells: [MustacheValue] = []
        for (i, locale) in columns.enumerated() {
            let screen = variation.screens.first { $0.locale.code == locale.code }
            let errors = findings.count { $0.severity == .error && $0.subject.variation == variation.id && $0.subject.locale == locale.code }
            var value: MustacheValue?
            if let screen {
                value = try ScreenValues(
                    model: model, placement: placement, variation: variation, screen: screen, page: review.page, language: language,
                    id: "s\(ordinal)-\(i)", alone: screen.path, row: { rows.rowID($0).map { "#" + $0 } },
                    marks: { rows.marks(locale.code, $0) }
                ).value()
            }
            cells.append([
                "locale": .string(locale.code), "localeName": .string(locale.nativeName), "dir": .string(locale.direction),
                "hasScreen": .bool(value != nil), "screen": value ?? .null,
                "note": value == nil ? .string(review.strings["review.noScreen"]) : .null, "errors": .int(errors),
                "hasErrors": .bool(errors > 0),
            ])
        }
        return [
            "anchor": .string(variation.pathName.anchor), "name": .string(variation.name), "kind": .string(review.kind(variation)),
            "weight": .optional(review.weight(variation, placement)), "isDefaultAudience": .bool(placement.audience == "All Users"),
            "differs": .optional(ordinal == 0 ? nil : differences(variation, review)), "columns": .int(columns.count), "cells": .list(cells),
        ]
    }

    /// What this variation says otherwise than the first, in the source language: names of keys.
    private func differences(_ variation: PaywallVariation, _ review: ReviewValues) -> String? {
        guard let first = placement.variations.first?.sourceScreen(set.sourceLocale), let own = variation.sourceScreen(set.sourceLocale),
            !own.copy.isEmpty
        else { return nil }
        func texts(_ screen: PaywallScreen) -> [String: String?] {
            Dictionary(screen.copy.map { ($0.key, $0.text) }) { first, _ in first }
        }
        let before = texts(first)
        let after = texts(own)
        var names: [String] = []
        for key in first.copy.map(\.key) + own.copy.map(\.key) where before[key] != after[key] {
            let name = ScreenValues.label("/" + (key.split(separator: "/").first ?? ""))
            if !names.contains(name) { names.append(name) }
        }
        if first.products.map(\.id) != own.products.map(\.id) { names.append(review.strings["review.products"]) }
        if names.isEmpty { return review.strings["review.sameAsFirst"] }
        return review.strings.text("review.differs", ["names": names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")])
    }

    private func copy(_ variation: PaywallVariation, _ rows: ReviewRows, _ columns: [PaywallLocale], _ review: ReviewValues) -> MustacheValue? {
        guard let source = variation.sourceScreen(set.sourceLocale), variation.screens.contains(where: { !$0.copy.isEmpty }) else { return nil }
        let others = columns.filter { $0.code != source.locale.code }
        return [
            "anchor": .string("copy-of-" + variation.pathName),
            "title": .string(review.strings.text("review.copyOf", ["name": variation.name])), "sourceName": .string(source.locale.nativeName),
            "sourceLocale": .string(source.locale.code), "sourceLang": .string(source.locale.tag),
            "sourceDir": .string(source.locale.direction), "locales": .list(others.map { .object(review.column($0)) }),
            "rows": .list(rows.rows(others)),
        ]
    }
}
