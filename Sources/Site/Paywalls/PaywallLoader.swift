import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit
import StoreCatalog
import Translation

/// Reads sources of copy and prices, and writes every paywall out for each of its locales.
struct PaywallLoader {
    let project: Project
    let settings: PaywallSettings
    /// Names of the project's own screen templates.
    let templates: Set<String>

    func load() throws(DiagnosticError) -> PaywallSet {
        let (sources, catalog) = try read()
        var diagnostics = sources.flatMap(\.diagnostics) + catalog.diagnostics
        diagnostics += CopySource.conflicts(sources)

        var codes: [String] = []
        for config in sources.flatMap(\.placements).flatMap(\.variations).flatMap(\.remoteConfigs) where !codes.contains(config.locale) {
            codes.append(config.locale)
        }
        var planner = LocalePlanner(
            settings: settings, sourceLanguage: project.configuration.sourceLanguage, storefronts: catalog.storefronts)
        let (source, locales) = planner.plan(codes)

        let readers = planner.readers()
        diagnostics += planner.diagnostics
        let format = settings.sdk.flatMap { FallbackFormat(sdk: $0) } ?? sources.compactMap(\.format).first.flatMap { FallbackFormat($0) }
        let profile = profile(format)
        let pricer = ProductPricer(catalog: catalog, profile: profile, formatters: Formatters())
        let builder = VariationBuilder(
            settings: settings, checks: project.configuration.checks, templates: templates, sourceLocale: source, locales: locales,
            pricer: pricer, hasCatalog: !catalog.products.isEmpty, readers: readers,
            appRule: format.map { $0.generation == 3 ? .adapty3 : .adapty4 })
        var names = SafeName()
        var placements: [PaywallPlacement] = []
        var coverage: [String: StateCounts] = [:]
        var known: Set<String> = []
        for placement in sources.flatMap(\.placements) where known.insert(placement.id).inserted {
            let pathName = names.unique(placement.id)
            let isPublished = project.configuration.publish.placements.contains(placement.id)
            let built = zip(placement.variations, VariationBuilder.pathNames(placement)).map { variation, own in
                builder.build(variation, own: own, placement: placement, pathName: pathName, isPublished: isPublished)
            }
            for result in built {
                diagnostics += result.diagnostics
                for (locale, counts) in result.counts { coverage[locale] = (coverage[locale] ?? StateCounts()) + counts }
            }
            placements.append(
                PaywallPlacement(
                    id: placement.id, pathName: pathName, audience: placement.placement.audienceName.nonEmpty,
                    revision: placement.placement.revision, abTest: placement.placement.abTestName.nonEmpty, isPublished: isPublished,
                    variations: built.map(\.variation)))
        }
        diagnostics += Self.unknownPublished(project.configuration.publish, known: known)
        if catalog.products.isEmpty, sources.contains(where: { $0.placements.contains { $0.variations.contains { !$0.products.isEmpty } } }) {
            diagnostics.append(
                Diagnostic(
                    "products.none", .note, "no product file: screens have no prices",
                    explanation: "Name .storekit files or a price list under paywalls.products."))
        }
        // Every variation tells of the same device; one finding is enough.
        var told: Set<String> = []
        diagnostics.removeAll { $0.rule == "matching.differs" && !told.insert($0.message).inserted }
        let sold = references(sources, placements)
        let (pairs, unpaired) = catalog.pairs(
            sold, map: Dictionary(settings.match.map { ($0.appStore, $0.play) }) { first, _ in first })
        diagnostics += unpaired + unknownMatches(catalog)
        return PaywallSet(
            sources: sources.map(Self.summary), sourceLocale: source, locales: locales, placements: placements,
            coverage: locales.filter { $0.code != source }.map { ($0.code, coverage[$0.code] ?? StateCounts()) },
            pricePerName: profile.rawValue, diagnostics: diagnostics, readers: readers, matching: settings.matching,
            matrix: PriceMatrix(
                pricer: pricer, references: sold.map(\.reference),
                formattingLocales: (locales + readers).flatMap { [$0.formattingLocale] + $0.formats.sorted { $0.key < $1.key }.map(\.value) }),
            pairs: pairs)
    }

    /// What the paywalls of all files sell, also of those whose placement another file has: the other store's. A remote config by itself
    /// names its products by their store ids.
    private func references(
        _ sources: [CopySource], _ placements: [PaywallPlacement]
    ) -> [(reference: AdaptyProductReference, range: SourceRange)] {
        var all = sources.flatMap(\.placements).flatMap(\.variations).flatMap(\.products).map { (reference: $0.reference, range: $0.range) }
        var known = Set(all.map(\.reference.vendorProductId))
        guard let place = sources.first?.placements.first?.range else { return all }
        for product in placements.flatMap(\.variations).flatMap(\.screens).flatMap(\.products) where known.insert(product.id).inserted {
            all.append((AdaptyProductReference(vendorProductId: product.id, adaptyProductId: ""), place))
        }
        return all
    }

    private func unknownMatches(_ catalog: StoreCatalog) -> [Diagnostic] {
        guard !catalog.products.isEmpty else { return [] }
        return settings.match.flatMap { match in
            [(match.appStore, "App Store", StoreKind.appStore), (match.play, "Google Play", .googlePlay)].compactMap { id, name, store in
                guard catalog.product(id, store: store) == nil else { return nil }
                let known = catalog.products.filter { $0.store == nil || $0.store == store }.map(\.id)
                return Diagnostic(
                    "match.unknown", .warning,
                    "paywalls.match names \"\(id)\", which no product file of \(name) has" + NearMiss.hint(for: id, in: known),
                    at: match.range, subject: Subject(product: id))
            }
        }
    }

    private func read() throws(DiagnosticError) -> ([CopySource], StoreCatalog) {
        var faults: [Diagnostic] = []
        var status = ExitStatus.usage
        func collect<T>(_ body: () throws(DiagnosticError) -> T) -> T? {
            do throws(DiagnosticError) { return try body() } catch {
                faults += error.diagnostics
                status = max(status, error.status)
                return nil
            }
        }
        let sources = settings.sources.compactMap { entry in collect { () throws(DiagnosticError) in try source(entry) } }
        let files = settings.products.compactMap { entry in
            collect { () throws(DiagnosticError) in try project.sources.read(entry.path, namedAt: entry.range) }
        }
        let catalog = collect { () throws(DiagnosticError) in try StoreCatalog.load(files, currencies: settings.currencies) }
        guard faults.isEmpty, let catalog else { throw DiagnosticError(project.sources.redacted(faults), status: status) }
        return (sources, catalog)
    }

    private func source(_ entry: PaywallSettings.Source) throws(DiagnosticError) -> CopySource {
        let path = project.sources.absolute(entry.file)
        let placement = entry.placement ?? ((entry.file as NSString).lastPathComponent as NSString).deletingPathExtension
        let audience = entry.audience ?? "All Users"
        guard FileSystem.isDirectory(path) else {
            return try CopySource.read(
                try project.sources.read(entry.file, namedAt: entry.range), placement: placement, audience: audience)
        }
        var files: [SourceText] = []
        for name in FileSystem.list(path) ?? [] where name.hasSuffix(".json") && !name.hasPrefix(".") {
            files.append(try project.sources.read(entry.file + "/" + name))
        }
        return try CopySource.localeFolder(entry.file, files: files, placement: placement, audience: audience)
    }

    /// What the app's generation computes: from `paywalls.sdk`, else from the first file's format.
    private func profile(_ format: FallbackFormat?) -> PricePerProfile {
        if settings.pricePer == "exact-floor" { return .exactFloor }
        return format?.generation == 3 ? .adapty3 : .adapty4
    }

    /// Placements that `publish.placements` names and no source has.
    static func unknownPublished(_ publish: PublishSettings, known: Set<String>) -> [Diagnostic] {
        publish.placements.filter { !known.contains($0) }.map { id in
            Diagnostic(
                "publish.unknown", .error,
                "publish.placements names \"\(id)\", which no source has" + NearMiss.hint(for: id, in: known.sorted()),
                at: publish.ranges[id])
        }
    }

    private static func summary(_ source: CopySource) -> PaywallSet.Source {
        PaywallSet.Source(
            kind: source.kind.rawValue, file: source.file, format: source.format,
            createdAt: source.createdAt.map { milliseconds in
                Date(timeIntervalSince1970: Double(milliseconds) / 1000)
                    .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
            })
    }
}

extension PaywallSet {
    static func load(_ project: Project, theme: Theme) throws(DiagnosticError) -> PaywallSet? {
        guard let settings = project.configuration.paywalls, !settings.sources.isEmpty else { return nil }
        return try PaywallLoader(project: project, settings: settings, templates: theme.screenTemplates).load()
    }
}

extension CopySource {
    /// Placements that several sources have: the first counts. The fallback files of the iOS and the Android app have the same ones by design.
    static func conflicts(_ sources: [CopySource]) -> [Diagnostic] {
        var first: [String: CopyPlacement] = [:]
        var diagnostics: [Diagnostic] = []
        for placement in sources.flatMap(\.placements) {
            if let known = first[placement.id], placement.isOfAnotherStore(than: known) {
                diagnostics.append(
                    Diagnostic(
                        "placement.other-store", .note,
                        "\"\(placement.id)\" sells other store ids of the same products here; its screens are those of the first file",
                        at: placement.range, notes: [.init("the first is here", at: known.range)], subject: Subject(placement: placement.id)))
            } else if let known = first[placement.id] {
                diagnostics.append(
                    Diagnostic(
                        "placement.duplicate", .error, "the placement \"\(placement.id)\" stands in two sources; the first counts",
                        at: placement.range, notes: [.init("the first is here", at: known.range)], subject: Subject(placement: placement.id)))
            } else {
                first[placement.id] = placement
            }
        }
        return diagnostics
    }
}

extension CopyPlacement {
    /// Whether the placement sells products of the other, by the dashboard's ids, under other ids of a store.
    fileprivate func isOfAnotherStore(than other: CopyPlacement) -> Bool {
        func ids(_ placement: CopyPlacement) -> [String: String] {
            Dictionary(
                placement.variations.flatMap(\.products).map {
                    ($0.reference.adaptyProductId, $0.reference.vendorProductId + (($0.reference.basePlanId).map { ":" + $0 } ?? ""))
                }
            ) { first, _ in first }
        }
        let known = ids(other)
        return ids(self).contains { id, store in !id.isEmpty && known[id].map { $0 != store } ?? false }
    }
}

extension String {
    /// Itself, or `nil` where it is empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
