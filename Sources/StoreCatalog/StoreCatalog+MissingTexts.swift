import AdaptyClient
import Diagnostics
import LocaleKit

extension StoreCatalog {
    /// Languages that most products of a store have a name in, and some lack.
    func missingTexts() -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for store in StoreKind.allCases {
            let products = products.filter { $0.store == store && !$0.texts.isEmpty }
            var counts: [(language: String, count: Int)] = []
            var places: [String: Int] = [:]
            for language in products.flatMap(languages) {
                if let place = places[language] {
                    counts[place].count += 1
                } else {
                    places[language] = counts.count
                    counts.append((language, 1))
                }
            }
            let common = counts.filter { $0.count * 2 > products.count && $0.count < products.count }
            for product in products {
                let own = languages(product)
                for (language, count) in common where !own.contains(language) {
                    findings.append(
                        Diagnostic(
                            "products.missing-text", .note,
                            "\(product.id) has no name in \"\(language)\", which \(count) of \(products.count) products have",
                            at: product.range, subject: Subject(locale: language, product: product.id)))
                }
            }
        }
        return findings
    }

    /// The languages of a product's texts, each once: `fr_FR` and `fr-CA` are both `fr`, scripts stay apart.
    private func languages(_ product: StoreProduct) -> [String] {
        var found: [String] = []
        for text in product.texts {
            guard let tag = LocaleTag(text.locale) else { continue }
            let script = tag.maximized.script
            let isUsual = LocaleTag(language: tag.language).maximized.script == script
            let name = isUsual ? tag.language : LocaleTag(language: tag.language, script: script).canonical
            if !found.contains(name) { found.append(name) }
        }
        return found
    }
}
