import Diagnostics
import LocaleKit
import Markdown
import Translation

/// Turns a string of a remote config into what a screen shows: tags filled in for a product and a state, inline Markdown, all escaped.
struct CopyRenderer: Sendable {
    let tags: CopyTags
    /// Sample values for tags of the app.
    let custom: [String: String]
    /// Language of the screen, BCP 47.
    let language: String

    init(custom: [String: String], language: String) {
        tags = CopyTags(custom: Set(custom.keys))
        self.custom = custom
        self.language = language
    }

    /// - Parameter allowsLinks: `false` where the text stands in a button or label.
    func html(_ text: String, product: PaywallProduct?, state: OfferState, allowsLinks: Bool = true) -> [UInt8] {
        let rendered = InlineMarkdown.render(segments(text, product, state))
        return allowsLinks || rendered.links.isEmpty ? rendered.html : Self.withoutLinks(rendered.html)
    }

    /// Takes the tags of links out and leaves what they hold. Safe by bytes: in rendered HTML every other `<` and `>` is escaped.
    private static func withoutLinks(_ html: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        var rest = html[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            out += rest[..<open]
            rest = rest[open...]
            let end = rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? rest.endIndex
            if !rest.starts(with: "<a ".utf8), !rest.starts(with: "</a>".utf8) { out += rest[..<end] }
            rest = rest[end...]
        }
        return out + rest
    }

    func plainText(_ text: String, product: PaywallProduct?, state: OfferState) -> String {
        InlineMarkdown.render(segments(text, product, state)).plainText
    }

    /// Inline Markdown with its tags shown by their names, for the copy table.
    func tableHTML(_ text: String) -> [UInt8] {
        InlineMarkdown.render(
            tags.pieces(text).map { piece in
                switch piece {
                case .text(let text): .text(text)
                case .tag(let tag):
                    .value(InlineValue(tag.written, html: Array("<code class=\"tag\">\(HTMLText.escaped(tag.written))</code>".utf8), isIsolated: false))
                }
            }
        ).html
    }

    private func segments(_ text: String, _ product: PaywallProduct?, _ state: OfferState) -> [InlineSegment] {
        let values = TagValues(product: product, offer: product?.offer(state), amounts: product?.parts, custom: custom)
        return tags.pieces(text).map { piece in
            switch piece {
            case .text(let text): return .text(text)
            case .tag(let tag): return .value(value(tag, values, product))
            }
        }
    }

    /// Values that bring an element of their own aren't isolated a second time.
    private func value(_ tag: CopyTag, _ values: TagValues, _ product: PaywallProduct?) -> InlineValue {
        switch values.value(of: tag) {
        case .notApplicable: return InlineValue("", isIsolated: false)
        case .unresolved:
            let name = HTMLText.escaped(tag.written)
            return InlineValue(tag.written, html: Array("<mark class=\"tag tag-unresolved\" title=\"\(name)\">?</mark>".utf8), isIsolated: false)
        case .text(let text):
            if case .product(let name) = tag.meaning {
                if name.contains("PRICE"), !name.hasPrefix("PRICE_AMOUNT") {
                    return InlineValue(text, html: Array("<bdi class=\"amount\">\(HTMLText.escaped(text))</bdi>".utf8), isIsolated: false)
                }
                if name == "TITLE" || name == "DESCRIPTION", let other = product?.titleLanguage, !LocaleInfo.sameLanguage(other, language) {
                    return InlineValue(text, html: Array("<bdi lang=\"\(HTMLText.escaped(other))\">\(HTMLText.escaped(text))</bdi>".utf8), isIsolated: false)
                }
                return InlineValue(text, isIsolated: name == "TITLE" || name == "DESCRIPTION")
            }
            return InlineValue(text)
        }
    }
}
