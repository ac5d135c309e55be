internal import _FoundationICU

/// Turns a locale code into the identifier that formatters get.
enum FormattingLocale {
    /// The identifier for ICU and Foundation, or the root locale's (`root`) where the language has no data.
    ///
    /// ICU answers for a language that it doesn't have with the *process's default locale*, so that a price would change with the
    /// machine's `LANG`. The root locale writes a neutral form instead (`€ 9.99`).
    ///
    /// Of the extensions only the digits (`nu`) and the region override (`rg`) are kept: the rest doesn't touch numbers.
    static func identifier(for code: String) -> String {
        guard let tag = LocaleTag(code), languages.contains(tag.language) else { return root }
        var keywords: [String] = []
        if let unicode = tag.extensions.first(where: { $0.hasPrefix("u-") }) {
            let parts = unicode.split(separator: "-").map(String.init)
            if let digits = parts.firstIndex(of: "nu"), digits + 1 < parts.count { keywords.append("numbers=\(parts[digits + 1])") }
        }
        if let region = tag.regionOverride { keywords.append("rg=\(region.lowercased())zzzz") }
        // CLDR keeps Bokmål's data under `no`. ICU resolves `nb` to it, but of several threads that ask for the first time at once one may
        // get the root locale's number patterns (seen with ICU 76.1); asking for `no` has nothing to resolve.
        let identifier = tag.language == "nb" ? "no" + tag.icuIdentifier.dropFirst(2) : tag.icuIdentifier
        return identifier + (keywords.isEmpty ? "" : "@" + keywords.joined(separator: ";"))
    }

    static let root = "root"

    /// The languages that ICU has data for.
    static let languages: Set<String> = {
        var found: Set<String> = []
        for index in 0..<swift_uloc_countAvailable() {
            guard let name = swift_uloc_getAvailable(index) else { continue }
            let language = String(cString: name).prefix { $0 != "_" }
            found.insert(language == "no" ? "nb" : String(language))
        }
        return found
    }()
}
