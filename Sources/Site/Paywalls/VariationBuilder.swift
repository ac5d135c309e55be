import AdaptyClient
import Diagnostics
import JSONText
import LocaleKit
import StoreCatalog
import Translation

/// Builds one variation: its screens in every locale of its configs, its strings beside the source's, and what is wrong.
struct VariationBuilder {
    let settings: PaywallSettings
    let checks: CheckSettings
    let templates: Set<String>
    let sourceLocale: String
    let locales: [PaywallLocale]
    let pricer: ProductPricer
    let hasCatalog: Bool
    /// Readers beside those of ``locales``.
    var readers: [PaywallLocale] = []
    /// How the shipped app picks a config; `nil` where neither the project nor a file tells its generation.
    var appRule: MatchingRule?

    struct Result {
        let variation: PaywallVariation
        let counts: [(locale: String, counts: StateCounts)]
        let diagnostics: [Diagnostic]
    }

    /// The names for paths of a placement's variations. Ids are left out, so that links outlive a release; the ordinal tells namesakes
    /// apart, and more digits those few whose short hashes agree.
    static func pathNames(_ placement: CopyPlacement) -> [String] {
        var taken: Set<String> = []
        return placement.variations.enumerated().map { ordinal, variation in
            let slug = SafeName.slug(variation.name).text
            let whole = "\(placement.id)\u{0}\(variation.name)\u{0}\(ordinal)"
            let digits = [4, 8, 16, 32].first { !taken.contains(SafeName.withHash(slug, of: whole, digits: $0)) } ?? 64
            let name = SafeName.withHash(slug, of: whole, digits: digits)
            taken.insert(name)
            return name
        }
    }

    /// - Parameters:
    ///   - own: the variation's name for paths.
    ///   - pathName: the placement's.
    func build(_ variation: CopyVariation, own: String, placement: CopyPlacement, pathName: String, isPublished: Bool) -> Result {
        let subject = Subject(placement: placement.id, variation: variation.id)
        // Public addresses don't say how the team calls its variations: only the hash is left of the name.
        let published = SafeName.withHash("", of: "\(placement.id)\u{0}\(own)", digits: 8)
        var diagnostics: [Diagnostic] = []
        var counts: [(String, StateCounts)] = []
        var screens: [PaywallScreen] = []

        var configs: [CopyRemoteConfig] = []
        for config in variation.remoteConfigs where !configs.contains(where: { $0.locale == config.locale }) { configs.append(config) }
        let source =
            configs.first { $0.locale == sourceLocale && $0.root != nil } ?? configs.first { $0.locale == variation.defaultLocale }
            ?? configs.first
        let options = CopyOptions(
            paths: TranslatablePaths(settings.translatable), sameAllowed: SameWords(checks.sameAllowed),
            tags: CopyTags(custom: Set(settings.tags.keys)))

        let products = products(variation, source)

        func screen(
            _ locale: PaywallLocale, _ state: PaywallScreen.State, _ content: ScreenContent, copy: [CopyEntry] = [],
            counts: StateCounts? = nil
        ) -> PaywallScreen {
            func path(_ name: String) -> String { "screens/\(pathName)/\(name)/\(locale.pathName).html" }
            return PaywallScreen(
                locale: locale, path: "internal/" + path(own), publicPath: isPublished ? path(published) : nil, state: state,
                products: products.map { pricer.product($0.reference, for: locale) }, copy: copy, counts: counts, content: content)
        }

        let original = source.flatMap { source in
            source.root.flatMap { root in
                source.document.map { SourceCopy(LocalizedConfig(locale: source.locale, document: $0, root: root), options: options) }
            }
        }
        let units = original.map { CopyComparison(source: $0).units.count } ?? 0
        let productIDs = products.map(\.reference.vendorProductId)
        for config in configs {
            guard let locale = locales.first(where: { $0.code == config.locale }) else { continue }
            guard let root = config.root, let document = config.document else {
                // One finding tells that it is unreadable; what it lacks isn't told string by string.
                if source?.locale != config.locale, units > 0 {
                    var missing = StateCounts()
                    missing.add(.missing, count: units)
                    counts.append((config.locale, missing))
                }
                screens.append(screen(locale, .unreadable, .noConfig))
                continue
            }
            let isSource = config.locale == source?.locale
            let copy = LocalizedConfig(locale: config.locale, document: document, root: root)
            let comparison: CopyComparison
            if !isSource, let original {
                comparison = CopyComparison(source: original, translation: copy, locale: config.locale, subject: subject)
                counts.append((config.locale, comparison.counts))
            } else {
                comparison = CopyComparison(source: SourceCopy(copy, options: options), subject: subject)
            }
            diagnostics += comparison.diagnostics
            let reader = ScreenReader(
                config: root, source: isSource ? nil : source?.root,
                isCopy: { pointer, text in
                    JSONPointer(pointer).map { options.paths.contains($0) && CopyValue.isCopy(text, at: $0) } ?? false
                })
            var content = reader.content(templates: templates, productIDs: productIDs)
            if case .generic(let strings) = content, strings.isEmpty {
                content = variation.kind == .onboarding ? .onboarding(address: address(variation)) : .noCopy
            }
            let built = screen(
                locale, .ok, content,
                copy: comparison.units.map {
                    CopyEntry(
                        key: $0.pointer, source: $0.source, text: $0.text, state: $0.state, isAllowed: $0.isAllowed, range: $0.range)
                }, counts: isSource ? nil : comparison.counts)
            diagnostics += TagApplicability(screen: built, tags: options.tags, custom: settings.tags, subject: subject).findings()
            diagnostics += ProfileDifferences(screen: built, tags: options.tags, custom: settings.tags, subject: subject, formatters: pricer.formatters)
                .findings()
            screens.append(built)
        }
        diagnostics += absentLocales(configs, source, variation, units, subject, &counts)
        if configs.isEmpty {
            let locale = locales.first { $0.code == sourceLocale } ?? locales[0]
            screens.append(screen(locale, .noConfig, variation.kind == .onboarding ? .onboarding(address: address(variation)) : .noConfig))
        }
        let matching = ReaderMatching(
            available: configs.map(\.locale), fallback: variation.defaultLocale ?? source?.locale, rule: settings.matching, appRule: appRule)
        for reader in configs.isEmpty ? [] : readers {
            let match = matching.match(reader)
            guard let chosen = screens.first(where: { $0.locale.code == match.used }) else {
                diagnostics.append(matching.noConfig(match, reader, at: variation.range, subject))
                continue
            }
            let locale = reader.reading(chosen.locale)
            screens.append(
                PaywallScreen(
                    locale: locale, path: "internal/screens/\(pathName)/\(own)/\(locale.pathName).html", publicPath: nil, state: chosen.state,
                    products: products.map { pricer.product($0.reference, for: locale) }, copy: [], counts: nil, content: chosen.content,
                    match: match))
        }
        diagnostics += matching.differences(readers, at: variation.range, subject)
        diagnostics += missingProducts(products, screens, subject)
        return Result(
            variation: PaywallVariation(
                id: variation.id, kind: .init(variation.kind), name: variation.name.nonEmpty ?? variation.id, pathName: own,
                weight: variation.weight, hasViewConfiguration: variation.hasViewConfiguration, screens: screens,
                rowIDs: Self.rowIDs(screens, pathName: own)),
            counts: counts, diagnostics: diagnostics)
    }

    private static func rowIDs(_ screens: [PaywallScreen], pathName: String) -> [String: String] {
        var names = SafeName()
        var ids: [String: String] = [:]
        for entry in screens.flatMap(\.copy) where ids[entry.key] == nil {
            ids[entry.key] = "copy-\(pathName)-\(names.unique(entry.key))"
        }
        return ids
    }

    /// Locales that other variations have, or that the project expects, and this one lacks: their customers read the source.
    private func absentLocales(
        _ configs: [CopyRemoteConfig], _ source: CopyRemoteConfig?, _ variation: CopyVariation, _ units: Int, _ subject: Subject,
        _ counts: inout [(String, StateCounts)]
    ) -> [Diagnostic] {
        guard let source, units > 0 else { return [] }
        return locales.compactMap { locale in
            guard !configs.contains(where: { $0.locale == locale.code }) else { return nil }
            var missing = StateCounts()
            missing.add(.missing, count: units)
            counts.append((locale.code, missing))
            var subject = subject
            subject.locale = locale.code
            return Diagnostic(
                "locales.absent", .warning, "\"\(variation.name)\" has no remote config in \(locale.code); its customers read \(source.locale)",
                at: variation.range, subject: subject)
        }
    }

    /// A product to sell, and where its name stands.
    private struct Product {
        let reference: AdaptyProductReference
        let range: SourceRange
    }

    /// The products that the variation names; where it names none (a remote config by itself), those that its copy has entries for and
    /// a product file knows.
    private func products(_ variation: CopyVariation, _ source: CopyRemoteConfig?) -> [Product] {
        if !variation.products.isEmpty { return variation.products.map { Product(reference: $0.reference, range: $0.range) } }
        return (source?.root?["products"]?.object ?? []).compactMap { member in
            guard pricer.catalog.product(member.key) != nil else { return nil }
            return Product(
                reference: AdaptyProductReference(vendorProductId: member.key, adaptyProductId: member.key),
                range: source?.document?.range(ofKey: member) ?? variation.range)
        }
    }

    private func missingProducts(_ products: [Product], _ screens: [PaywallScreen], _ subject: Subject) -> [Diagnostic] {
        guard hasCatalog else { return [] }
        var diagnostics: [Diagnostic] = []
        for (i, product) in products.enumerated() {
            var subject = subject
            subject.product = product.reference.vendorProductId
            if pricer.catalog.product(product.reference.vendorProductId) == nil {
                let known = pricer.catalog.products.map(\.id)
                diagnostics.append(
                    Diagnostic(
                        "products.unknown", .error,
                        "no product file has \(product.reference.vendorProductId)"
                            + NearMiss.hint(for: product.reference.vendorProductId, in: known),
                        at: product.range, subject: subject))
                continue
            }
            var seen: Set<String> = []
            for screen in screens where i < screen.products.count && screen.products[i].isMissing {
                guard let storefront = screen.locale.storefront, seen.insert(storefront).inserted else { continue }
                diagnostics.append(
                    Diagnostic(
                        "products.not-in-storefront", .warning,
                        "\(product.reference.vendorProductId) isn't sold in \(storefront), where \(screen.locale.code) is shown",
                        at: product.range, subject: subject))
            }
        }
        return diagnostics
    }

    private func address(_ variation: CopyVariation) -> String? {
        if case .onboarding(let onboarding) = variation.content { return onboarding.configUrl?.absoluteString } else { return nil }
    }
}

extension PaywallVariation.Kind {
    init(_ kind: CopyVariation.Kind) {
        switch kind {
        case .flow: self = .flow
        case .paywall: self = .paywall
        case .onboarding: self = .onboarding
        }
    }
}
