extension LocaleTag {
    /// The tag with the script and region that CLDR finds most likely, extensions left out: `zh-TW` → `zh-Hant-TW`, `sr` → `sr-Cyrl-RS`.
    /// A tag of an unknown language stays as it is.
    public var maximized: LocaleTag {
        guard let text = ICU.maximized(icuIdentifier), let tag = LocaleTag(text) else { return withoutExtensions }
        // `Aran` is a style of writing `Arab`; no catalogue of texts tells them apart.
        return LocaleTag(
            language: tag.language, script: tag.script == "Aran" ? "Arab" : tag.script, region: tag.region, variants: variants)
    }

    /// The tag and its ancestors in CLDR's tree of locales, nearest first: `es-MX`, `es-419`, `es`.
    var ancestry: [LocaleTag] {
        var chain = [withoutExtensions]
        // A chain has at most four links in CLDR; the bound keeps a fault in the data from looping.
        while chain.count < 8, let last = chain.last, let text = ICU.parent(last.icuIdentifier), !text.isEmpty, text != "root",
            let tag = LocaleTag(text), !chain.contains(tag)
        {
            chain.append(tag)
        }
        return chain
    }
}
