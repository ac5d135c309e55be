import Diagnostics
import LocaleKit
import Mustache

/// What the review pages share: columns, states, counts, addresses of screens and rows.
struct ReviewValues {
    let model: SiteModel
    let set: PaywallSet
    /// Output path and language of the page.
    let page: String
    let language: String

    var strings: ThemeStrings { model.theme.strings(for: language) }

    static func galleryPath(_ language: String) -> String { "internal/\(language)/index.html" }
    static func placementPath(_ placement: PaywallPlacement, _ language: String) -> String { "internal/\(language)/\(placement.pathName).html" }
    static func localePath(_ locale: PaywallLocale, _ language: String) -> String { "internal/\(language)/locales/\(locale.pathName).html" }

    func href(_ path: String, anchor: String? = nil) -> String { PageAddress.relative(to: path, from: page, anchor: anchor) }

    /// A column's head.
    func column(_ locale: PaywallLocale, errors: Int = 0) -> [String: MustacheValue] {
        let percent = set.coverage.first { $0.locale == locale.code }?.counts.percent
        return [
            "locale": .string(locale.code), "lang": .string(locale.tag), "name": .string(locale.nativeName), "dir": .string(locale.direction),
            "storefront": .optional(locale.storefront), "storefrontName": .optional(locale.storefrontName(in: language)),
            // A reader of `paywalls.readers` has no page: the texts are one of the locales'.
            "href": locale.asked == nil ? .string(href(Self.localePath(locale, language))) : .null, "isSource": .bool(locale.code == set.sourceLocale),
            "percentText": .optional(percent.map { PercentText.of($0, language) }), "errors": .int(errors), "hasErrors": .bool(errors > 0),
        ]
    }

    /// The states of the offer that the page can show; none where no product has an offer.
    func states(_ screens: [PaywallScreen]) -> [MustacheValue] {
        let hasOffers = screens.contains { $0.products.contains { $0.offer(.eligible) != nil } }
        return hasOffers
            ? OfferState.allCases.enumerated().map { i, state in
                ["id": .string(state.rawValue), "label": .string(strings["screen.\(state.rawValue)"]), "checked": .bool(i == 0)]
            } : []
    }

    func kind(_ variation: PaywallVariation) -> String { strings["types.\(variation.kind.rawValue)"] }

    /// The share, where there is a test.
    func weight(_ variation: PaywallVariation, _ placement: PaywallPlacement) -> String? {
        placement.isTest ? model.percent(variation.weight, language) : nil
    }

    func count(_ key: String, _ value: Int, href: String? = nil, severity: Severity? = nil) -> MustacheValue {
        [
            "label": .string(strings[key]), "value": .string(String(value)), "href": .optional(href), "isError": .bool(severity == .error && value > 0),
            "isWarning": .bool(severity == .warning && value > 0),
        ]
    }

    /// Findings about a placement, or about everything in the paywalls.
    func findings(_ isIncluded: (Diagnostic) -> Bool) -> [Diagnostic] {
        model.diagnostics.filter { FindingValues.surface($0.rule) == "paywalls" && isIncluded($0) }
            .sorted { ($1.severity, $0) < ($0.severity, $1) }
    }
}

enum ScreenLocales {
    /// The formatting locales of screens, each once, in their order.
    static func names(_ screens: [PaywallScreen]) -> [String] {
        var names: [String] = []
        for screen in screens where !names.contains(screen.locale.formattingLocale) { names.append(screen.locale.formattingLocale) }
        return names
    }
}

extension SiteModel {
    /// A whole percentage as the page's language writes it.
    func percent(_ value: Int, _ language: String) -> String { PercentFormatter(locale: language).text(value) }
}
