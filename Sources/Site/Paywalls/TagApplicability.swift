import Diagnostics
import Translation

/// Known tags that have a value for none of the screen's products: the customer would read a sentence with a hole.
struct TagApplicability {
    let screen: PaywallScreen
    let tags: CopyTags
    let custom: [String: String]
    let subject: Subject

    func findings() -> [Diagnostic] {
        let sold = screen.products.filter { !$0.isMissing && $0.price != nil }
        guard !sold.isEmpty else { return [] }
        return screen.copy.flatMap { entry -> [Diagnostic] in
            guard let text = entry.text, !isOfAbsentProduct(entry.key) else { return [] }
            var seen: Set<String> = []
            return tags.parse(text).compactMap { tag in
                guard tag.form == .tag, case .product(let name) = tag.meaning, custom[tag.name] == nil, seen.insert(name).inserted,
                    !sold.contains(where: { hasValue(tag, $0) })
                else { return nil }
                var subject = subject
                subject.locale = screen.locale.code
                subject.pointer = entry.key
                return Diagnostic(
                    "copy.tag-not-applicable", .error, "\(tag.written) has a value for no product of this screen", at: entry.range,
                    explanation: name.hasPrefix("OFFER")
                        ? "None of them has an offer in \(screen.locale.storefront ?? "this storefront")." : nil,
                    subject: subject)
            }
        }
    }

    private func hasValue(_ tag: CopyTag, _ product: PaywallProduct) -> Bool {
        OfferState.allCases.contains { state in
            let offer = product.offer(state) ?? product.offers.first
            return TagValues(product: product, offer: offer, amounts: product.parts, custom: custom).value(of: tag) != .notApplicable
        }
    }

    /// The entry of a product that the variation doesn't sell is never shown.
    private func isOfAbsentProduct(_ key: String) -> Bool {
        let parts = key.split(separator: "/")
        guard parts.count > 1, parts[0] == "products" else { return false }
        return !screen.products.contains { $0.id == parts[1] && !$0.isMissing }
    }
}
