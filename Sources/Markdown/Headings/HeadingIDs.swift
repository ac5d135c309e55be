import Foundation

/// Ids of headings.
public enum HeadingIDs {
    /// The id of a title as GitHub makes it, for any script: lower-case, letters, marks and digits kept, white space to hyphens, in
    /// NFC. Empty where the title has no letter or digit.
    public static func slug(_ title: String) -> String {
        var out = String.UnicodeScalarView()
        var hasWord = false
        for scalar in title.unicodeScalars {
            switch scalar {
            case " ", "\u{A0}", "\u{202F}", "\t", "\n": out.append("-")
            case "-": out.append("-")
            case _ where isWord(scalar):
                hasWord = true
                out.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            default: break
            }
        }
        guard hasWord else { return "" }
        let slug = String(out)
        return slug.utf8.allSatisfy { $0 < 0x80 } ? slug : slug.precomposedStringWithCanonicalMapping
    }

    /// Letters, marks, decimal digits, connectors and joiners (Unicode TS 18, `\w`).
    static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x80 { return scalar == "_" || Bytes.isAlphanumeric(UInt8(scalar.value)) }
        if scalar.properties.isAlphabetic || scalar.properties.isJoinControl { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return !scalar.properties.isVariationSelector
        default: return false
        }
    }

    /// The ids of a translation's headings: the source's, matched in order within a level, so that links survive translation.
    /// An explicit id that the source has too is matched first. Unmatched headings keep their own, with a number where that is taken.
    public static func aligned(source: [Heading], translation: [Heading]) -> [String] {
        var result = [String?](repeating: nil, count: translation.count)
        let sourceIDs = Set(source.map(\.id))
        var pinned = Set<String>()
        for (i, heading) in translation.enumerated() where heading.isExplicit && sourceIDs.contains(heading.id) {
            if pinned.insert(heading.id).inserted { result[i] = heading.id }
        }
        for level in 1...6 {
            var free = source.lazy.filter { $0.level == level && !pinned.contains($0.id) }.makeIterator()
            // An id of the translator's own stays.
            for i in translation.indices where translation[i].level == level && result[i] == nil && !translation[i].isExplicit {
                guard let match = free.next() else { break }
                result[i] = match.id
            }
        }
        // The source's ids are taken even where no heading has them, so that no link leads to another heading.
        var ids = UniqueIDs()
        for id in source.map(\.id) { _ = ids.take(id) }
        return zip(result, translation).map { id, heading in id ?? ids.take(heading.id) }
    }
}
