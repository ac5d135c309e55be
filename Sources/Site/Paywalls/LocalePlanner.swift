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
            for code in expected where !found.contains(where: { Self.folded($0) == Self.folded(code) }) {
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
            for code in settings.storefronts.keys.sorted() where !found.contains(where: { Self.folded($0) == Self.folded(code) }) {
                diagnostics.append(
                    Diagnostic(
                        "locales.unused", .warning,
                        "paywalls.storefronts names \"\(code)\", which no remote config is in" + NearMiss.hint(for: code, in: found),
                        subject: Subject(locale: code)))
            }
        }
        var names = SafeName()
        let order = found.contains(source) ? [source] + found.filter { $0 != source } : found
        let locales = (order.isEmpty ? [source] : order).map { locale($0, &names) }
        return (source, locales)
    }

    private mutating func locale(_ code: String, _ names: inout SafeName) -> PaywallLocale {
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
            formattingLocale: region.map { info.formattingLocale(region: $0) } ?? tag.icuIdentifier)
    }

    /// As configured, else where the language is most likely spoken, else the first file's, with a note.
    private mutating func storefront(_ code: String, _ info: LocaleInfo) -> String? {
        let own = settings.storefronts[code] ?? settings.storefronts.sorted { $0.key < $1.key }.first { Self.folded($0.key) == Self.folded(code) }?.value
        // One that doesn't exist has been named; prices of it would be missed once more for every product.
        if let chosen = own?.first(where: Storefront.isValid) { return chosen }
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

    private static func folded(_ code: String) -> String { code.lowercased().replacing("_", with: "-") }
}
