import Diagnostics
import LocaleKit

/// Which locales there are, in which order, and which storefront's prices each is shown with.
struct LocalePlanner {
    let settings: PaywallSettings
    /// The site's source language.
    let sourceLanguage: String
    /// Storefronts of the product files, the default first.
    let storefronts: [String]
    private(set) var diagnostics: [Diagnostic] = []
    private var names = SafeName()

    init(settings: PaywallSettings, sourceLanguage: String, storefronts: [String]) {
        self.settings = settings
        self.sourceLanguage = sourceLanguage
        self.storefronts = storefronts
    }

    /// - Parameter found: every locale code of the sources, in their order.
    /// - Returns: the source's code, and all locales with it first.
    mutating func plan(_ found: [String]) -> (source: String, locales: [PaywallLocale]) {
        let source =
            LocaleMatcher(available: found, fallback: found.contains("en") ? "en" : found.first).match(asked: [sourceLanguage]).used
            ?? sourceLanguage
        if !found.isEmpty, let expected = settings.locales {
            for code in expected where !found.contains(where: { LocaleMatcher.folded($0) == LocaleMatcher.folded(code) }) {
                diagnostics.append(
                    Diagnostic(
                        "locales.missing", .error, "no remote config is in the expected locale \(code)"
                            + NearMiss.hint(for: code, in: found),
                        explanation: "paywalls.locales expects it; the sources have \(found.joined(separator: ", ")).",
                        subject: Subject(locale: code)))
            }
        }
        for storefront in settings.storefronts.sorted(by: { $0.key < $1.key }).flatMap(\.value) where !Storefront.isValid(storefront) {
            diagnostics.append(
                Diagnostic(
                    "locales.unknown-storefront", .error,
                    "\"\(storefront)\" is not a storefront" + NearMiss.hint(for: storefront, in: storefronts),
                    explanation: "Storefronts are countries by three letters (ISO 3166-1), as USA, FRA or VNM."))
        }
        if !found.isEmpty {
            for code in settings.storefronts.keys.sorted() where !found.contains(where: { LocaleMatcher.folded($0) == LocaleMatcher.folded(code) }) {
                diagnostics.append(
                    Diagnostic(
                        "locales.unused", .warning,
                        "paywalls.storefronts names \"\(code)\", which no remote config is in" + NearMiss.hint(for: code, in: found),
                        subject: Subject(locale: code)))
            }
        }
        let order = found.contains(source) ? [source] + found.filter { $0 != source } : found
        let locales = (order.isEmpty ? [source] : order).map { locale($0) }
        return (source, locales)
    }

    private mutating func locale(_ code: String) -> PaywallLocale {
        guard let tag = LocaleTag(code), let info = LocaleInfo(code) else {
            diagnostics.append(
                Diagnostic(
                    "locales.unknown", .warning, "\"\(code)\" is not a locale code", explanation: "Codes are like en, pt-br or zh-hant.",
                    subject: Subject(locale: code)))
            return PaywallLocale(
                code: code, tag: "und", nativeName: code, pathName: names.unique(code), isRightToLeft: false,
                storefront: storefronts.first, formattingLocale: "en_US")
        }
        let storefront = storefront(code, info)
        let region = storefront.flatMap { Storefront.alpha2(ofAlpha3: $0) } ?? info.likelyRegion
        return PaywallLocale(
            code: code, tag: tag.canonical, nativeName: LocaleInfo.nativeName(of: code), pathName: names.unique(code),
            isRightToLeft: info.direction == .rtl, storefront: storefront,
            formattingLocale: region.map { info.formattingLocale(region: $0) } ?? tag.icuIdentifier,
            formats: Dictionary(
                (named(code) ?? []).compactMap { storefront in
                    Storefront.alpha2(ofAlpha3: storefront).map { (storefront, info.formattingLocale(region: $0)) }
                }
            ) { first, _ in first })
    }

    /// The readers of `paywalls.readers`: a device's language and region, and the storefront in which it pays (`de-DE@DEU`).
    mutating func readers() -> [PaywallLocale] {
        var seen: Set<String> = []
        return settings.readers.filter { seen.insert($0.text).inserted }.compactMap { reader($0) }
    }

    private mutating func reader(_ entry: PaywallSettings.Reader) -> PaywallLocale? {
        let parts = entry.text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, let tag = LocaleTag(parts[0]), let info = LocaleInfo(parts[0]) else {
            diagnostics.append(
                Diagnostic(
                    "readers.invalid", .error, "\"\(entry.text)\" is not a reader such as de-DE@DEU", at: entry.range,
                    explanation: "A reader is a device's language and region, @, and a storefront by three letters (ISO 3166-1)."))
            return nil
        }
        let storefront = parts.count == 2 ? parts[1] : info.likelyRegion.flatMap { Storefront.alpha3(ofAlpha2: $0) }
        guard let storefront, let region = Storefront.alpha2(ofAlpha3: storefront), Storefront.isValid(storefront) else {
            diagnostics.append(
                Diagnostic(
                    "readers.invalid", .error,
                    parts.count == 2
                        ? "\"\(parts[1])\" is not a storefront" + NearMiss.hint(for: parts[1], in: Storefront.codes)
                        : "\"\(entry.text)\" names no storefront; write it as de-DE@DEU", at: entry.range))
            return nil
        }
        // Prices and periods are written as the device does, whatever the store.
        let device = tag.regionOverride ?? tag.region ?? region
        return PaywallLocale(
            code: entry.text, tag: tag.canonical, nativeName: LocaleInfo.nativeName(of: tag.canonical), pathName: names.unique(entry.text),
            isRightToLeft: info.direction == .rtl, storefront: storefront, formattingLocale: info.formattingLocale(region: device),
            asked: parts[0])
    }

    /// The storefronts that the project names for a locale.
    private func named(_ code: String) -> [String]? {
        settings.storefronts[code] ?? settings.storefronts.sorted { $0.key < $1.key }.first { LocaleMatcher.folded($0.key) == LocaleMatcher.folded(code) }?.value
    }

    /// As configured, else where the language is most likely spoken, else the first file's, with a note.
    private mutating func storefront(_ code: String, _ info: LocaleInfo) -> String? {
        // One that doesn't exist has been named; prices of it would be missed once more for every product.
        if let chosen = named(code)?.first(where: Storefront.isValid) { return chosen }
        let likely = info.likelyRegion.flatMap { Storefront.alpha3(ofAlpha2: $0) }
        if let likely, storefronts.contains(likely) { return likely }
        guard let first = storefronts.first else { return nil }
        diagnostics.append(
            Diagnostic(
                "locales.storefront", .note,
                "\(code) is shown with prices of \(first): no product file has \(likely ?? "a storefront of its region")",
                explanation: "Name another with paywalls.storefronts, or add a product file.", subject: Subject(locale: code)))
        return first
    }
}
