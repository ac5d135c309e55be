import Diagnostics
import LocaleKit
import Mustache

/// The internal start page: every placement with its variations in small, and what needs attention first.
struct GalleryPage {
    let model: SiteModel
    let set: PaywallSet
    let language: String

    func render() throws(DiagnosticError) -> [UInt8] {
        let path = ReviewValues.galleryPath(language)
        let review = ReviewValues(model: model, set: set, page: path, language: language)
        let strings = review.strings
        var head = PageHead(path: path, language: language, title: strings["review.gallery"])
        head.translations = Dictionary(uniqueKeysWithValues: model.languages.map { ($0, ReviewValues.galleryPath($0)) })
        head.menu = .gallery
        head.formattingLocales = ScreenLocales.names(set.placements.flatMap(\.variations).compactMap { $0.sourceScreen(set.sourceLocale) })
        head.carriesStyles = true
        let findings = review.findings { _ in true }
        let urgent = findings.filter { $0.severity > .note }
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count { $0.severity == .warning }
        let coverage = model.hasCoverage ? review.href("internal/\(language)/coverage.html") : nil
        let values = FindingValues(model: model, language: language)
        var page = head.values(model)
        page["gallery"] = [
            "counts": .list([
                review.count("review.placements", set.placements.count),
                review.count("review.screens", set.placements.reduce(0) { $0 + $1.variations.reduce(0) { $0 + $1.screens.count } }),
                review.count("review.languages", set.locales.count),
                review.count("review.errors", errors, href: coverage, severity: .error),
                review.count("review.warnings", warnings, href: coverage, severity: .warning),
            ]),
            "sources": .list(
                set.sources.map { source in
                    [
                        "file": .string(source.file), "kind": .string(strings["types." + Self.type(source.kind)]),
                        "format": .optional(source.format.map(String.init)), "created": .optional(source.createdAt),
                    ]
                }), "hasSources": .bool(!set.sources.isEmpty),
            "attention": .list(urgent.prefix(12).enumerated().map { values.finding($1, number: $0 + 1, href: review.address(of: $1)) }),
            "hasAttention": .bool(!urgent.isEmpty),
            "attentionMore": urgent.count > 12
                ? [
                    "label": .string(strings.text("review.allFindings", ["count": String(findings.count)])),
                    "href": .string((coverage ?? review.href(path)) + "#findings"),
                ] : .null,
            "changes": .list([]), "hasChanges": false, "hasBaseline": false, "baseline": .null,
            "locales": .list(set.locales.map { .object(review.column($0)) }),
            "placements": .list(try placements(review, findings)),
            "hasPlacements": .bool(!set.placements.isEmpty),
        ]
        return try model.theme.templates.render("internal-gallery", .object(page))
    }

    private func placements(_ review: ReviewValues, _ findings: [Diagnostic]) throws(DiagnosticError) -> [MustacheValue] {
        var values: [MustacheValue] = []
        for (i, placement) in set.placements.enumerated() { values.append(try self.placement(placement, ordinal: i, review, findings)) }
        return values
    }

    private func placement(
        _ placement: PaywallPlacement, ordinal: Int, _ review: ReviewValues, _ findings: [Diagnostic]
    ) throws(DiagnosticError) -> MustacheValue {
        let own = findings.filter { $0.subject.placement == placement.id }
        let errors = own.count { $0.severity == .error }
        let warnings = own.count { $0.severity == .warning }
        let path = ReviewValues.placementPath(placement, language)
        let count = placement.variations.count
        var variations: [MustacheValue] = []
        for (i, variation) in placement.variations.enumerated() {
            guard let screen = variation.sourceScreen(set.sourceLocale) else { continue }
            variations.append([
                "name": .string(variation.name), "kind": .string(review.kind(variation)),
                "weight": .optional(review.weight(variation, placement)), "href": .string(review.href(path, anchor: variation.pathName.anchor)),
                "screen": try ScreenValues(
                    model: model, placement: placement, variation: variation, screen: screen, page: review.page, language: language,
                    id: "s\(ordinal)-\(i)", alone: nil
                ).value(),
            ])
        }
        return [
            "id": .string(placement.id), "anchor": .string("placement-" + placement.pathName), "href": .string(review.href(path)),
            "audience": .optional(placement.audience), "revision": .optional(placement.revision.map(String.init)),
            "abTest": .optional(placement.isTest ? placement.abTest : nil), "isTest": .bool(placement.isTest),
            "variationCount": .string(
                count == 1 ? review.strings["review.oneVariation"] : review.strings.text("review.variations", ["count": String(count)])),
            "errors": .int(errors), "warnings": .int(warnings), "hasErrors": .bool(errors > 0), "hasWarnings": .bool(warnings > 0),
            "variations": .list(variations),
        ]
    }

    private static func type(_ kind: String) -> String {
        switch kind {
        case "fallback-file": "fallbackFile"
        case "remote-config": "dashboard"
        case "locale-folder": "folder"
        default: "snapshot"
        }
    }
}

extension String {
    /// As an element's id: begins with a letter.
    var anchor: String { "variation-" + self }
}

extension ReviewValues {
    /// Where a finding about a paywall shows: on its placement's page, at the string's row or the variation.
    func address(of d: Diagnostic) -> String? {
        guard let placement = set.placements.first(where: { $0.id == d.subject.placement }) else { return nil }
        let path = Self.placementPath(placement, language)
        guard let variation = placement.variations.first(where: { $0.id == d.subject.variation }) else { return href(path) }
        return href(path, anchor: d.subject.pointer.flatMap { variation.rowIDs[$0] } ?? variation.pathName.anchor)
    }
}
