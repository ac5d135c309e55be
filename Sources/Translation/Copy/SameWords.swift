/// Decides whether a text that a translation repeats had to be translated at all: `checks.sameAllowed`, names of products, and
/// texts without words.
public struct SameWords: Hashable, Sendable {
    /// Each as its words, longest first, folded.
    private let phrases: [[String]]

    /// `words` may be phrases, as "Lumora Pro". Case doesn't count.
    public init(_ words: [String] = []) {
        phrases = Set(words.map(Self.words).filter { !$0.isEmpty })
            .sorted { ($1.count, $0.joined(separator: " ")) < ($0.count, $1.joined(separator: " ")) }
    }

    /// Whether there is no word at all in `text`, tags, Markdown marks and addresses left out.
    public static func isWordless(_ text: String) -> Bool { words(text).isEmpty }

    /// Whether every word of `text` may stay as it is.
    public func allow(_ text: String) -> Bool {
        var words = Self.words(text)[...]
        while !words.isEmpty {
            guard let phrase = phrases.first(where: { words.starts(with: $0) }) else { return false }
            words = words.dropFirst(phrase.count)
        }
        return true
    }

    /// Whether two locales are of one language, as `en` and `en-GB`: they may agree.
    static func areSameLanguage(_ a: String, _ b: String) -> Bool {
        func language(_ locale: String) -> String {
            String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
        }
        return language(a) == language(b)
    }

    /// Runs of letters, marks and digits that hold a letter, in lower case.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var hasLetter = false
        func flush() {
            if hasLetter { words.append(word.lowercased()) }
            word = ""
            hasLetter = false
        }
        for piece in CopyTags().pieces(text) {
            guard case .text(let text) = piece else {
                flush()
                continue
            }
            for scalar in withoutDestinations(text).unicodeScalars {
                if scalar.properties.isAlphabetic {
                    hasLetter = true
                    word.unicodeScalars.append(scalar)
                } else if scalar.properties.numericType != nil || scalar.properties.generalCategory == .nonspacingMark {
                    word.unicodeScalars.append(scalar)
                } else {
                    flush()
                }
            }
            flush()
        }
        return words
    }

    /// Without what stands in `](…)` and without `https://…`: addresses are the same in every language.
    private static func withoutDestinations(_ text: String) -> String {
        guard text.contains("](") || text.contains("://") else { return text }
        var out = ""
        var rest = text[...]
        while let mark = rest.firstRange(of: "](") {
            out += rest[..<mark.lowerBound] + " "
            let after = rest[mark.upperBound...]
            rest = after.firstIndex(of: ")").map { after[after.index(after: $0)...] } ?? ""
        }
        out += rest
        return out.split(separator: " ").filter { !$0.contains("://") }.joined(separator: " ")
    }
}
