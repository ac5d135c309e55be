import LocaleKit
import Mustache

/// The template's *Copy*: one string as a screen shows it, in a variant for each choice of product and state that changes it.
struct CopyValues {
    let renderer: CopyRenderer
    let screen: PaywallScreen
    /// Language and direction of the source, for strings that fell back to it.
    let source: PaywallLocale?
    /// Address of the string's row in the copy table; `nil` outside review pages.
    let row: (String) -> String?
    /// Findings about the string, numbered as on the page.
    let marks: (String) -> [MustacheValue]

    /// A string of one product's card.
    func card(_ string: ScreenString?, product: PaywallProduct, allowsLinks: Bool = false) -> MustacheValue {
        guard let string else { return .null }
        let variants = OfferState.allCases.map { state in
            (state, renderer.html(string.text, product: product, state: state, allowsLinks: allowsLinks))
        }
        if variants.allSatisfy({ $0.1 == variants[0].1 }) { return copy(string, [(nil, variants[0].1)]) }
        return copy(string, variants.map { (when(nil, $0.0), $0.1) })
    }

    /// The offer line: there only in states in which the product has an offer.
    func offer(_ string: ScreenString?, product: PaywallProduct) -> MustacheValue {
        guard let string else { return .null }
        let variants = OfferState.allCases.compactMap { state -> (String?, [UInt8])? in
            guard product.offer(state) != nil else { return nil }
            return (when(nil, state), renderer.html(string.text, product: product, state: state, allowsLinks: false))
        }
        return variants.isEmpty ? .null : copy(string, variants)
    }

    /// A string that follows the selected product; `offer` takes its place where that product has an offer.
    func selected(_ string: ScreenString?, offer: ScreenString? = nil, allowsLinks: Bool = true) -> MustacheValue {
        guard let shown = string ?? offer else { return .null }
        struct Choice {
            let product: Int?
            let state: OfferState
            let html: [UInt8]
        }
        var choices: [Choice] = []
        for (i, product) in screen.products.enumerated() {
            for state in OfferState.allCases {
                let text = (product.offer(state) != nil ? offer ?? string : string ?? offer)?.text ?? ""
                choices.append(
                    Choice(product: i, state: state, html: renderer.html(text, product: product, state: state, allowsLinks: allowsLinks)))
            }
        }
        if choices.isEmpty {
            return copy(shown, [(nil, renderer.html(shown.text, product: nil, state: .eligible, allowsLinks: allowsLinks))])
        }
        if choices.allSatisfy({ $0.html == choices[0].html }) { return copy(shown, [(nil, choices[0].html)]) }
        var variants: [(String?, [UInt8])] = []
        for i in screen.products.indices {
            let own = choices.filter { $0.product == i }
            if own.allSatisfy({ $0.html == own[0].html }) {
                variants.append((when(i, nil), own[0].html))
            } else {
                variants += own.map { (when(i, $0.state), $0.html) }
            }
        }
        return copy(shown, variants)
    }

    /// Text that comes from the store, not from the config.
    func store(_ html: [UInt8]) -> MustacheValue {
        [
            "variants": .list([["when": .null, "html": .html(html)]]), "key": .null, "row": .null, "isFallback": false, "lang": .null,
            "dir": .null, "marks": .list([]), "hasMarks": false,
        ]
    }

    private func when(_ product: Int?, _ state: OfferState?) -> String {
        [product.map { "for for-\($0 + 1)" }, state.map { "in in-\($0.rawValue)" }].compactMap { $0 }.joined(separator: " ")
    }

    private func copy(_ string: ScreenString, _ variants: [(String?, [UInt8])]) -> MustacheValue {
        let marks = marks(string.key)
        let other = string.isFallback && source?.tag != screen.locale.tag ? source : nil
        return [
            "variants": .list(variants.map { ["when": $0.0.map { .string($0) } ?? .null, "html": .html($0.1)] }),
            "key": .string(string.key), "row": row(string.key).map { .string($0) } ?? .null, "isFallback": .bool(string.isFallback),
            "lang": other.map { .string($0.tag) } ?? .null, "dir": other.map { .string($0.direction) } ?? .null,
            "marks": .list(marks), "hasMarks": .bool(!marks.isEmpty),
        ]
    }
}
