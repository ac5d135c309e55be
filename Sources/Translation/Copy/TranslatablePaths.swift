import JSONText

/// Which strings of a remote config are copy: patterns over their JSON pointers (`paywalls.translatable`).
///
/// `*` stands for anything within a key, `**` for any number of keys, none included; a pattern that begins with `!` takes out again.
/// The last pattern that fits decides.
public struct TranslatablePaths: Hashable, Sendable {
    /// Everything but the theme and the names of icons.
    public static let standard = TranslatablePaths(["/**", "!/theme/**", "!/**/icon"])

    private struct Pattern: Hashable {
        let isExcluding: Bool
        let keys: [[UInt8]]
    }

    private static let anyKeys = Array("**".utf8)
    private let patterns: [Pattern]

    /// Patterns as configured; a missing `/` at the beginning is added.
    public init(_ patterns: [String]) {
        self.patterns = patterns.map { pattern in
            let isExcluding = pattern.hasPrefix("!")
            let text = isExcluding ? String(pattern.dropFirst()) : pattern
            let pointer = JSONPointer(text.hasPrefix("/") ? text : "/" + text)
            return Pattern(isExcluding: isExcluding, keys: (pointer?.tokens ?? [text]).map { Array($0.utf8) })
        }
    }

    public func contains(_ pointer: JSONPointer) -> Bool {
        let keys = pointer.tokens.map { Array($0.utf8) }
        return patterns.last { Self.fits($0.keys[...], keys[...]) }.map { !$0.isExcluding } ?? false
    }

    /// Whether `keys` fit `pattern`, with a row of answers a pattern key, so that no pattern takes more than their product.
    private static func fits(_ pattern: ArraySlice<[UInt8]>, _ keys: ArraySlice<[UInt8]>) -> Bool {
        var fitting = [true] + Array(repeating: false, count: keys.count)
        for part in pattern {
            var next = Array(repeating: false, count: keys.count + 1)
            if part == anyKeys {
                next[0] = fitting[0]
                for i in 0..<keys.count { next[i + 1] = fitting[i + 1] || next[i] }
            } else {
                for i in 0..<keys.count where fitting[i] { next[i + 1] = fits(part, keys[keys.startIndex + i]) }
            }
            fitting = next
        }
        return fitting[keys.count]
    }

    /// Whether a key fits a pattern with `*`: on a mismatch only the last star takes one byte more.
    private static func fits(_ pattern: [UInt8], _ key: [UInt8]) -> Bool {
        let star = UInt8(ascii: "*")
        var p = 0
        var k = 0
        var lastStar: (pattern: Int, key: Int)?
        while k < key.count {
            if p < pattern.count, pattern[p] == star {
                lastStar = (p, k)
                p += 1
            } else if p < pattern.count, pattern[p] == key[k] {
                p += 1
                k += 1
            } else if let star = lastStar {
                p = star.pattern + 1
                k = star.key + 1
                lastStar = (star.pattern, k)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == star }
    }
}
