import Foundation

extension LocaleTag {
    /// Reads a locale code in any of the spellings that meet in one product: `fr_CA`, `fr-CA`, `fr-ca`, with ICU keywords
    /// (`ar_OM@numbers=latn`) or BCP 47 extensions.
    ///
    /// - Returns: `nil` for text that isn't a locale code by its form: empty, a word (`english`), a doubled separator, other characters. A
    ///   well-formed code of a language that nobody knows (`xx`) is a tag; ask ``LocaleInfo/isKnown``.
    public init?(_ text: String) {
        // Longer than any real code: nobody's locale, and no reason to walk it.
        guard !text.isEmpty, text.utf8.count <= 128 else { return nil }
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let subtags = halves[0].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        guard subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isAlphanumeric) }) else { return nil }
        guard var reader = SubtagReader(subtags), reader.isComplete else { return nil }
        if halves.count == 2 {
            guard let keywords = Self.extensionOfKeywords(halves[1]) else { return nil }
            reader.extensions += keywords
        }
        let mapped = CodeAliases.shared.current(language: reader.language, region: reader.region)
        self.init(
            language: mapped.language, script: reader.script ?? mapped.script, region: mapped.region,
            variants: reader.variants, extensions: reader.extensions)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// `numbers=latn;calendar=buddhist` → `u-ca-buddhist-nu-latn`. Keywords that have no two-letter key are left out: they never
    /// choose a language.
    private static func extensionOfKeywords(_ text: Substring) -> [String]? {
        let keys = ["numbers": "nu", "calendar": "ca", "collation": "co", "currency": "cu", "rg": "rg", "hours": "hc"]
        var parts: [String] = []
        for keyword in text.split(separator: ";") {
            let sides = keyword.split(separator: "=", omittingEmptySubsequences: false).map { $0.lowercased() }
            guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { isAlphanumeric($0) || $0 == 0x2D } })
            else { return nil }
            if let key = keys[sides[0]] { parts.append("\(key)-\(sides[1])") }
        }
        return parts.isEmpty ? [] : ["u-" + parts.sorted().joined(separator: "-")]
    }
}

/// Sorts subtags into their places by their length and characters (RFC 5646, section 2.1).
private struct SubtagReader {
    var language: String
    var script: String?
    var region: String?
    var variants: [String] = []
    var extensions: [String] = []
    var isComplete = true

    init?(_ subtags: [String]) {
        guard let first = subtags.first, (2...3).contains(first.count), first.allSatisfy(\.isLetter) else { return nil }
        language = first
        var rest = subtags.dropFirst()
        // An extended language stands for itself: `zh-yue` is `yue`.
        if let next = rest.first, next.count == 3, next.allSatisfy(\.isLetter) {
            language = next
            rest = rest.dropFirst()
        }
        if let next = rest.first, next.count == 4, next.allSatisfy(\.isLetter) {
            script = next.prefix(1).uppercased() + next.dropFirst()
            rest = rest.dropFirst()
        }
        if let next = rest.first, next.count == 2 && next.allSatisfy(\.isLetter) || next.count == 3 && next.allSatisfy(\.isNumber) {
            region = next.uppercased()
            rest = rest.dropFirst()
        }
        while let next = rest.first, next.count >= 5 || next.count == 4 && next.first?.isNumber == true {
            guard !variants.contains(next) else { return nil }
            variants.append(next)
            rest = rest.dropFirst()
        }
        while let singleton = rest.first, singleton.count == 1 {
            rest = rest.dropFirst()
            let isPrivate = singleton == "x"
            let values = rest.prefix { isPrivate || $0.count > 1 }
            guard !values.isEmpty else { return nil }
            extensions.append(([singleton] + values).joined(separator: "-"))
            rest = rest.dropFirst(values.count)
        }
        isComplete = rest.isEmpty
    }
}
