import Diagnostics
import LocaleKit
import Mustache

/// One screen alone, as on a phone; the public form knows nothing of weights, audiences or findings.
struct ScreenPage {
    let model: SiteModel
    let set: PaywallSet
    let placement: PaywallPlacement
    let variation: PaywallVariation
    let screen: PaywallScreen
    let side: Side

    /// The words around the screen: the screen's own language where the site has it, else the site's source language.
    private var language: String {
        let own = String(screen.locale.tag.prefix { $0 != "-" })
        return model.languages.contains(screen.locale.tag) ? screen.locale.tag : model.languages.contains(own) ? own : model.languages[0]
    }

    func render() throws(DiagnosticError) -> [UInt8] {
        let path = side == .internal ? screen.path : screen.publicPath ?? screen.path
        let review = ReviewValues(model: model, set: set, page: path, language: language)
        let strings = review.strings
        // The name in the dashboard isn't for the public; the copy's own title is.
        let name = side == .internal ? variation.name : publicTitle
        var head = PageHead(path: path, language: language, title: "\(name) · \(screen.locale.nativeName)")
        head.robots = "noindex"
        head.menu = side == .internal ? .gallery : .none
        head.formattingLocales = [screen.locale.formattingLocale]
        let findings =
            side == .internal
            ? review.findings {
                $0.subject.placement == placement.id && $0.subject.variation == variation.id && $0.subject.locale == screen.locale.code
            } : []
        let states = review.states([screen])
        let locales: [MustacheValue] = variation.screens.map { other in
            [
                "locale": .string(other.locale.code), "lang": .string(other.locale.tag), "name": .string(other.locale.nativeName), "dir": .string(other.locale.direction),
                "href": .string(review.href(side == .internal ? other.path : other.publicPath ?? other.path)),
                "current": .bool(other.locale.code == screen.locale.code),
            ]
        }
        var page = head.values(model)
        page["screen"] = try ScreenValues(
            model: model, placement: placement, variation: variation, screen: screen, page: path, language: language, id: "s", alone: nil
        ).value(label: side == .internal ? nil : "\(publicTitle), \(screen.locale.nativeName)")
        page["view"] = [
            "heading": .string(name),
            "placement": side == .internal
                ? ["id": .string(placement.id), "href": .string(review.href(ReviewValues.placementPath(placement, language)))] : .null,
            "states": .list(states), "hasStates": .bool(!states.isEmpty), "locales": .list(locales),
            "hasLocales": .bool(locales.count > 1), "facts": .list(facts(strings)), "hasFindings": .bool(!findings.isEmpty),
            "findings": FindingValues(model: model, language: language).list(findings) { review.address(of: $0) },
        ]
        return try model.theme.templates.render("screen", .object(page))
    }

    private var publicTitle: String {
        if case .standard(let standard) = screen.content, let title = standard.title {
            let renderer = CopyRenderer(custom: model.configuration.paywalls?.tags ?? [:], language: screen.locale.tag)
            return renderer.plainText(title.text, product: screen.products.first, state: .eligible)
        }
        return model.configuration.title.text(language, fallback: model.languages)
    }

    private func facts(_ strings: ThemeStrings) -> [MustacheValue] {
        let locale = screen.locale
        let storefront = locale.storefront.map { code in locale.storefrontName(in: language).map { "\($0) (\(code))" } ?? code }
        var facts: [(String, String?)] = [
            ("screen.locale", "\(locale.nativeName) (\(locale.code))"), ("screen.storefront", storefront),
            ("screen.formattingLocale", locale.formattingLocale),
        ]
        if side == .internal, let match = screen.match {
            facts += [
                ("screen.asked", match.asked.joined(separator: ", ")), ("screen.used", match.used),
                ("screen.reason", strings["matching.\(match.reason.rawValue)"]), ("screen.steps", match.steps.joined(separator: "; ")),
                ("screen.matching", set.matching.rawValue),
            ]
        }
        return facts.compactMap { key, value in value.map { ["label": .string(strings[key]), "value": .string($0)] } }
    }
}
