import Diagnostics
import LocaleKit
import Mustache

/// Everything in one locale, for the person who reviews it: each screen beside the source's, and its strings.
struct LocalePage {
    let model: SiteModel
    let set: PaywallSet
    let locale: PaywallLocale
    let language: String

    func render() throws(DiagnosticError) -> [UInt8] {
        let path = ReviewValues.localePath(locale, language)
        let review = ReviewValues(model: model, set: set, page: path, language: language)
        let strings = review.strings
        var head = PageHead(path: path, language: language, title: LocaleInfo.name(of: locale.code, in: language))
        head.translations = Dictionary(uniqueKeysWithValues: model.languages.map { ($0, ReviewValues.localePath(locale, $0)) })
        head.menu = .locales
        head.formattingLocales = [locale.formattingLocale]
        head.carriesStyles = true
        let findings = review.findings { $0.subject.locale == locale.code }
        let source = set.locales.first { $0.code == set.sourceLocale }
        let isSource = locale.code == set.sourceLocale
        let counts = set.coverage.first { $0.locale == locale.code }?.counts
        var numbers: [MustacheValue] = []
        if let counts {
            numbers.append([
                "label": .string(strings["states.translated"]), "value": .string(PercentText.of(counts.percent, language)), "href": .null, "isError": false,
                "isWarning": false,
            ])
        }
        numbers.append(review.count("review.errors", findings.count { $0.severity == .error }, href: "#findings", severity: .error))
        numbers.append(review.count("review.warnings", findings.count { $0.severity == .warning }, href: "#findings", severity: .warning))
        let screens = set.placements.flatMap(\.variations).flatMap(\.screens).filter { $0.locale.code == locale.code }
        let states = review.states(screens)
        var placements: [MustacheValue] = []
        for (i, placement) in set.placements.enumerated() {
            if let value = try self.placement(placement, ordinal: i, review, findings, isSource: isSource) { placements.append(value) }
        }
        var page = head.values(model)
        page["locale"] = [
            "locale": .string(locale.code), "lang": .string(locale.tag), "name": .string(locale.nativeName), "englishName": .string(LocaleInfo.name(of: locale.code, in: language)),
            "dir": .string(locale.direction), "storefront": .optional(locale.storefront),
            "storefrontName": .optional(locale.storefrontName(in: language)), "formattingLocale": .string(locale.formattingLocale),
            "isSource": .bool(isSource), "sourceName": .string(source?.nativeName ?? ""), "sourceLocale": .string(set.sourceLocale),
            "sourceLang": .string(source?.tag ?? set.sourceLocale),
            "counts": .list(numbers), "states": .list(states), "hasStates": .bool(!states.isEmpty),
            "all": .list(
                set.locales.map { other in
                    .object(review.column(other).merging(["current": .bool(other.code == locale.code)]) { $1 })
                }),
            "placements": .list(placements),
            "list": FindingValues(model: model, language: language).list(findings) { review.address(of: $0) },
        ]
        return try model.theme.templates.render("internal-locale", .object(page))
    }

    private func placement(
        _ placement: PaywallPlacement, ordinal: Int, _ review: ReviewValues, _ findings: [Diagnostic], isSource: Bool
    ) throws(DiagnosticError) -> MustacheValue? {
        var variations: [MustacheValue] = []
        for (i, variation) in placement.variations.enumerated() {
            guard let screen = variation.screens.first(where: { $0.locale.code == locale.code }) else { continue }
            let rows = ReviewRows(review: review, placement: placement, variation: variation, findings: findings)
            func value(_ screen: PaywallScreen, _ id: String) throws(DiagnosticError) -> MustacheValue {
                try ScreenValues(
                    model: model, placement: placement, variation: variation, screen: screen, page: review.page, language: review.language,
                    id: id, alone: screen.path,
                    row: { key in screen.locale.code == locale.code ? rows.rowID(key).map { "#" + $0 } : nil },
                    marks: { screen.locale.code == locale.code ? rows.marks(locale.code, $0) : [] }
                ).value()
            }
            let other = isSource ? nil : variation.screens.first { $0.locale.code == set.sourceLocale }
            let copy = isSource ? [] : rows.rows([locale])
            var beside = MustacheValue.null
            if let other { beside = ["screen": try value(other, "o\(ordinal)-\(i)")] }
            variations.append([
                "anchor": .string("\(placement.pathName)-\(variation.pathName)".anchor), "name": .string(variation.name),
                "kind": .string(review.kind(variation)), "weight": .optional(review.weight(variation, placement)),
                "hasSource": .bool(other != nil),
                "source": beside, "screen": try value(screen, "s\(ordinal)-\(i)"), "hasCopy": .bool(!copy.isEmpty), "copy": .list(copy),
            ])
        }
        guard !variations.isEmpty else { return nil }
        return [
            "id": .string(placement.id), "anchor": .string("placement-" + placement.pathName),
            "href": .string(review.href(ReviewValues.placementPath(placement, review.language))), "audience": .optional(placement.audience),
            "abTest": .optional(placement.isTest ? placement.abTest : nil), "variations": .list(variations),
        ]
    }
}
