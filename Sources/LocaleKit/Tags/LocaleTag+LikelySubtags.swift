extension LocaleTag {
    /// The tag with the script and region that CLDR finds most likely, extensions left out: `zh-TW` → `zh-Hant-TW`, `sr` → `sr-Cyrl-RS`.
    /// A tag of an unknown language stays as it is.
    public var maximized: LocaleTag {
        guard let text = ICU.maximized(icuIdentifier), let tag = LocaleTag(text) else { return withoutExtensions }
        // `Aran` is a style of writing `Arab`; no catalogue of texts tells them apart.
        return LocaleTag(
            language: tag.language, script: tag.script == "Aran" ? "Arab" : tag.script, region: tag.region, variants: variants)
    }

    /// The tag and its ancestors in CLDR's tree of locales, nearest first: `es-MX`, `es-419`, `es`. A script that goes without saying is
    /// left out, so that `zh-Hans` and `zh` are one place in the tree.
    var ancestry: [LocaleTag] {
        var chain = [withoutExtensions.withoutImpliedScript]
        var identifier = icuIdentifier
        // A chain has at most five links; the bound keeps a fault in the data from looping.
        for _ in 0..<8 {
            guard let parent = ICU.parent(identifier), !parent.isEmpty, parent != "root", let tag = LocaleTag(parent) else { break }
            let next = tag.withoutImpliedScript
            // Apple's data goes on from `zh` to `zh_CN`, which is a step down again.
            if chain.last?.region == nil, next.region != nil { break }
            if !chain.contains(next) { chain.append(next) }
            identifier = parent
        }
        return chain
    }

    private var withoutImpliedScript: LocaleTag {
        guard script != nil else { return self }
        let bare = LocaleTag(language: language, region: region, variants: variants)
        return bare.maximized.script == maximized.script ? bare : self
    }
}
