/// A locale code taken apart: language, script, region, variants, extensions (BCP 47, RFC 5646; UTS #35 for the spellings of ICU).
///
/// `pt_BR`, `pt-BR` and `pt-br` are the same tag. Old and doubled codes are mapped as CLDR does (`iw` → `he`, `in` → `id`, `tl` →
/// `fil`, `mo` → `ro`, `sh` → `sr-Latn`, `eng` → `en`, region `UK` → `GB`), and `no` becomes `nb`, as the stores do.
public struct LocaleTag: Hashable, Sendable {
    /// Two or three lower-case letters; `und` where the text names none.
    public let language: String
    /// Four letters, the first upper-case: `Hant`.
    public let script: String?
    /// Two upper-case letters, or three digits for a larger area: `BR`, `419`.
    public let region: String?
    /// Lower-case, in order.
    public let variants: [String]
    /// Each extension with its singleton, lower-case, in order: `u-rg-nlzzzz`, `x-team`.
    public let extensions: [String]

    public init(
        language: String, script: String? = nil, region: String? = nil, variants: [String] = [], extensions: [String] = []
    ) {
        self.language = language
        self.script = script
        self.region = region
        self.variants = variants
        self.extensions = extensions
    }

    /// The tag as BCP 47 writes it: `pt-BR`, `zh-Hant-HK`, `en-001-u-rg-nlzzzz`.
    public var canonical: String {
        ([language] + [script, region].compactMap(\.self) + variants + extensions).joined(separator: "-")
    }

    /// Language, script, region and variants as ICU and Foundation write them: `pt_BR`, `zh_Hant_HK`. Extensions are left out.
    public var icuIdentifier: String {
        let base = ([language] + [script, region].compactMap(\.self)).joined(separator: "_")
        guard !variants.isEmpty else { return base }
        // ICU keeps the place of the region: `ca__VALENCIA`.
        return base + (region == nil ? "__" : "_") + variants.map { $0.uppercased() }.joined(separator: "_")
    }

    /// The tag without extensions: they say how to write numbers or which region's habits to take, never which language to read.
    public var withoutExtensions: LocaleTag {
        LocaleTag(language: language, script: script, region: region, variants: variants)
    }

    /// The region that a Unicode extension asks for (`en-001-u-rg-nlzzzz` → `NL`), UTS #35, key `rg`.
    public var regionOverride: String? {
        guard let unicode = extensions.first(where: { $0.hasPrefix("u-") }) else { return nil }
        let parts = unicode.split(separator: "-")
        guard let key = parts.firstIndex(of: "rg"), key + 1 < parts.count else { return nil }
        let value = parts[key + 1]
        guard value.count >= 3, value.prefix(2).allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
        return value.prefix(2).uppercased()
    }
}

extension LocaleTag: CustomStringConvertible {
    public var description: String { canonical }
}
