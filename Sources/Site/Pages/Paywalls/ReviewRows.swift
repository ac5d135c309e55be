import Diagnostics
import Mustache

/// The copy table of one variation: a row for each string, its ids and the marks of its findings.
struct ReviewRows {
    let review: ReviewValues
    let placement: PaywallPlacement
    let variation: PaywallVariation
    /// Findings as numbered on the page.
    let findings: [Diagnostic]
    func rowID(_ key: String) -> String? { variation.rowIDs[key] }

    /// Errors and warnings about a string, by the numbers that they have on the page.
    func marks(_ locale: String, _ key: String?) -> [MustacheValue] {
        let values = FindingValues(model: review.model, language: review.language)
        return findings.prefix(FindingValues.most).enumerated().compactMap { i, finding in
            guard finding.severity > .note, finding.subject.variation == variation.id, finding.subject.locale == locale,
                finding.subject.pointer == key
            else { return nil }
            return values.mark(finding, number: i + 1)
        }
    }

    /// Rows in the source's order, orphans behind, with one cell for each of `columns`.
    func rows(_ columns: [PaywallLocale]) -> [MustacheValue] {
        let custom = review.model.configuration.paywalls?.tags ?? [:]
        let source = variation.sourceScreen(review.set.sourceLocale)
        let renderer = CopyRenderer(custom: custom, language: source?.locale.tag ?? "en")
        let byLocale = Dictionary(
            variation.screens.map { screen in
                (screen.locale.code, Dictionary(screen.copy.map { ($0.key, $0) }) { first, _ in first })
            }
        ) { first, _ in first }
        return keys(source).map { key in
            let text = source.flatMap { byLocale[$0.locale.code]?[key]?.text } ?? variation.screens.lazy.compactMap { byLocale[$0.locale.code]?[key]?.source }.first
            let cells = columns.map { cell(byLocale[$0.code]?[key], $0, key, hasScreen: byLocale[$0.code] != nil, renderer) }
            return [
                "id": .string(variation.rowIDs[key] ?? ""), "key": .html(Self.breakable(key)), "source": text.map { .html(renderer.tableHTML($0)) } ?? .null,
                "limit": .null, "cells": .list(cells.map(\.value)), "isProblem": .bool(cells.contains(where: \.isProblem)),
            ]
        }
    }

    /// The escaped pointer, where it may break: behind each `/` and `.`.
    private static func breakable(_ key: String) -> [UInt8] {
        Array(HTMLText.escaped(key).replacing("/", with: "/<wbr>").replacing(".", with: ".<wbr>").utf8)
    }

    private func keys(_ source: PaywallScreen?) -> [String] {
        var keys = source?.copy.map(\.key) ?? []
        var known = Set(keys)
        for screen in variation.screens {
            for entry in screen.copy where known.insert(entry.key).inserted { keys.append(entry.key) }
        }
        return keys
    }

    private func cell(_ entry: CopyEntry?, _ locale: PaywallLocale, _ key: String, hasScreen: Bool, _ renderer: CopyRenderer)
        -> (value: MustacheValue, isProblem: Bool)
    {
        let state = entry?.state ?? .missing
        let isOk = state == .translated || (entry?.isAllowed ?? false)
        let marks = marks(locale.code, key)
        let isProblem = !isOk || !marks.isEmpty
        return (
            [
                "locale": .string(locale.code), "localeName": .string(locale.nativeName), "lang": .string(locale.tag),
                "dir": .string(locale.direction),
                "text": entry?.text.map { .html(CopyRenderer(custom: renderer.custom, language: locale.tag).tableHTML($0)) } ?? .null,
                "state": .string(state.rawValue), "stateLabel": .string(review.strings["states.\(state.rawValue)"]), "isOk": .bool(isOk),
                "isProblem": .bool(isProblem), "length": .null, "marks": .list(marks), "hasMarks": .bool(!marks.isEmpty), "isChanged": false,
                "old": .null,
            ], isProblem
        )
    }
}
