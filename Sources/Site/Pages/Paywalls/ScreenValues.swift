import Diagnostics
import LocaleKit
import Mustache

/// The template's `screen` object: one paywall in one locale, for every page that shows it.
struct ScreenValues {
    let model: SiteModel
    let placement: PaywallPlacement
    let variation: PaywallVariation
    let screen: PaywallScreen
    /// Output path of the page on which it stands, and that page's language.
    let page: String
    let language: String
    /// Unique prefix of ids on the page.
    let id: String
    /// Output path of the page where it stands alone; `nil` on that page.
    var alone: String?
    var row: (String) -> String? = { _ in nil }
    var marks: (String) -> [MustacheValue] = { _ in [] }

    private var strings: ThemeStrings { model.theme.strings(for: language) }

    /// - Parameter label: accessible name, instead of the variation's.
    func value(label: String? = nil) throws(DiagnosticError) -> MustacheValue {
        let locale = screen.locale
        var values: [String: MustacheValue] = [
            "id": .string(id), "label": .string(label ?? "\(variation.name), \(locale.nativeName)"), "lang": .string(locale.tag),
            "dir": .string(locale.direction), "locale": .string(locale.code), "localeName": .string(locale.nativeName),
            "storefront": .optional(locale.storefront), "storefrontName": .optional(locale.storefrontName(in: language)),
            "formattingLocale": .string(locale.formattingLocale),
            "path": .optional(alone.map { PageAddress.relative(to: $0, from: page) }),
            "isDefault": false, "isGeneric": false, "isCustom": false, "isOnboarding": false, "isNoConfig": false, "custom": .null,
            "message": .null, "name": .null, "facts": .list([]), "hasFacts": false, "theme": Self.theme(ScreenTheme(config: nil)),
            "title": .null, "subtitle": .null, "legal": .null, "restore": .null, "features": .list([]), "hasFeatures": false,
            "products": .list([]), "hasProducts": false, "cta": .null, "terms": .null, "privacy": .null, "strings": .list([]),
            "hasStrings": false,
        ]
        values.merge(try content()) { $1 }
        return .object(values)
    }

    private var copies: CopyValues {
        let source = variation.sourceScreen(model.paywalls?.sourceLocale ?? "")?.locale
        return CopyValues(
            renderer: CopyRenderer(custom: model.configuration.paywalls?.tags ?? [:], language: screen.locale.tag), screen: screen,
            source: source, row: row, marks: marks)
    }

    private func content() throws(DiagnosticError) -> [String: MustacheValue] {
        switch screen.content {
        case .standard(let standard): return self.standard(standard)
        case .generic(let strings):
            let copies = copies
            let items: [MustacheValue] = strings.map { string in
                ["label": .string(Self.label(string.key)), "copy": copies.selected(string), "isLong": .bool(string.text.count > 60)]
            }
            return [
                "isGeneric": true, "strings": .list(items), "hasStrings": .bool(!items.isEmpty), "products": .list(cards(nil, copies)),
                "hasProducts": .bool(!screen.products.isEmpty),
            ]
        case .custom(let template, let config):
            let data = CustomScreen.values(config, standard: standard(.empty(screen.products.count)), screen: screen)
            let html = try model.theme.templates.render("paywalls/" + template, data)
            return ["isCustom": true, "custom": .html(html)]
        case .onboarding(let address):
            let facts: [(String, String?)] = [(strings["screen.address"], address), (strings["screen.id"], variation.id)]
            return known("isOnboarding", strings["screen.onboarding"], facts)
        case .noConfig, .noCopy:
            let text: String
            if case .noCopy = screen.content {
                text = strings["screen.noCopy"]
            } else if screen.state == .unreadable {
                text = strings["screen.unreadable"]
            } else {
                text = variation.hasViewConfiguration ? strings["screen.builder"] : strings["screen.noConfig"]
            }
            var values = known("isNoConfig", text, [(strings["screen.id"], variation.id)])
            values["products"] = .list(cards(nil, copies))
            values["hasProducts"] = .bool(!screen.products.isEmpty)
            return values
        }
    }

    private func known(_ kind: String, _ message: String, _ facts: [(String, String?)]) -> [String: MustacheValue] {
        let rows: [MustacheValue] = facts.compactMap { label, value in
            value.flatMap { $0.isEmpty ? nil : ["label": .string(label), "value": .string($0)] }
        }
        return [
            kind: true, "message": .string(message), "name": .string(variation.name), "facts": .list(rows), "hasFacts": .bool(!rows.isEmpty),
        ]
    }

    private func standard(_ standard: StandardScreen) -> [String: MustacheValue] {
        let copies = copies
        let features: [MustacheValue] = standard.features.map { feature in
            ["icon": .string(SpriteIcons.known(feature.icon)), "title": copies.selected(feature.title), "text": copies.selected(feature.text)]
        }
        let cards = cards(standard, copies)
        return [
            "isDefault": true, "theme": Self.theme(standard.theme), "title": copies.selected(standard.title),
            "subtitle": copies.selected(standard.subtitle), "features": .list(features), "hasFeatures": .bool(!features.isEmpty),
            "products": .list(cards), "hasProducts": .bool(!cards.isEmpty),
            "cta": copies.selected(standard.cta, offer: standard.ctaOffer, allowsLinks: false), "legal": copies.selected(standard.legal),
            "restore": copies.selected(standard.restore, allowsLinks: false),
            "terms": link(standard.terms, "screen.terms"), "privacy": link(standard.privacy, "screen.privacy"),
        ]
    }

    /// The link's word in the screen's language where the theme knows it, else in the page's.
    private func link(_ href: String?, _ key: String) -> MustacheValue {
        guard let href else { return .null }
        let own = model.theme.strings[String(screen.locale.tag.prefix { $0 != "-" })]
        return ["href": .string(href), "label": .string((own ?? strings)[key])]
    }

    private func cards(_ standard: StandardScreen?, _ copies: CopyValues) -> [MustacheValue] {
        screen.products.enumerated().map { i, product in
            let card = standard?.cards.first { $0.product == i }
            let title = card?.title != nil ? copies.card(card?.title, product: product) : copies.store(storeTitle(product))
            let price: MustacheValue
            if product.price == nil {
                price = .null
            } else {
                price = card?.price != nil ? copies.card(card?.price, product: product) : copies.store(storePrice(product))
            }
            return [
                "n": .int(i + 1), "id": .string(product.id), "isFirst": .bool(i == 0), "isMissing": .bool(product.isMissing),
                "badge": copies.card(card?.badge, product: product), "title": title, "price": price,
                "note": product.price == nil ? .null : copies.card(card?.note, product: product),
                "offer": product.price == nil ? .null : copies.offer(card?.offer, product: product),
                "titleLang": .null, "titleDir": .null, "marks": .list([]), "hasMarks": false,
            ]
        }
    }

    private func storeTitle(_ product: PaywallProduct) -> [UInt8] {
        let text = HTMLText.escaped(product.title ?? product.id)
        guard let other = product.titleLanguage, !LocaleInfo.sameLanguage(other, screen.locale.tag), product.title != nil else { return Array("<bdi>\(text)</bdi>".utf8) }
        return Array("<bdi lang=\"\(HTMLText.escaped(other))\">\(text)</bdi>".utf8)
    }

    private func storePrice(_ product: PaywallProduct) -> [UInt8] {
        let amount = "<bdi class=\"amount\">\(HTMLText.escaped(product.price?.text ?? ""))</bdi>"
        return Array((product.period.map { "\(amount) / \(HTMLText.escaped($0.text))" } ?? amount).utf8)
    }

    /// The last part of a key made readable: `/hero/headline_text` → `headline text`.
    static func label(_ key: String) -> String {
        let parts = key.split(separator: "/")
        let name = parts.last(where: { Int($0) == nil }) ?? parts.last ?? ""
        return String(name).replacing("_", with: " ").replacing("-", with: " ").replacing("~1", with: "/").replacing("~0", with: "~")
    }

    static func theme(_ theme: ScreenTheme) -> MustacheValue {
        func colours(_ c: ScreenTheme.Colours) -> MustacheValue {
            [
                "accent": .string(c.accent), "onAccent": .string(c.onAccent), "accentText": .string(c.accentText),
                "background": .string(c.background), "text": .string(c.text), "muted": .string(c.muted),
            ]
        }
        return ["light": colours(theme.light), "dark": colours(theme.dark)]
    }
}

extension PaywallLocale {
    /// The storefront's country in a language: `France`.
    func storefrontName(in language: String) -> String? {
        guard let storefront, let region = Storefront.alpha2(ofAlpha3: storefront) else { return nil }
        return LocaleInfo.regionName(region, in: language)
    }
}

extension StandardScreen {
    /// No strings of the config, a card for each product.
    static func empty(_ products: Int) -> StandardScreen {
        StandardScreen(
            title: nil, subtitle: nil, features: [],
            cards: (0..<products).map { .init(product: $0, badge: nil, title: nil, price: nil, note: nil, offer: nil) }, cta: nil,
            ctaOffer: nil, legal: nil, restore: nil, terms: nil, privacy: nil, theme: ScreenTheme(config: nil))
    }
}
