import Foundation
import LocaleKit

/// Finds the lengths of time that a product's name speaks of: `Pro Monthly`, `Pro annuel`, `Pro theo tháng`, `12 months`.
///
/// It knows what stores' names use, in seven languages; a word that it doesn't know says nothing. Bare nouns count only after a
/// number, for "year" may be part of any name.
enum PeriodWords {
    /// The lengths in the order of the text; `nil` for a word that has two meanings (`bimonthly`).
    static func lengths(in title: String, language: String) -> [Period?] {
        guard let table = tables[language] else { return [] }
        let words = words(of: title, language: language)
        var found: [Period?] = []
        var place = 0
        while place < words.count {
            if let (count, period) = table.phrase(in: words[place...]) {
                found.append(period)
                place += count
            } else if let number = table.number(words[place]), place + 1 < words.count, let unit = table.nouns[words[place + 1]] {
                found.append(Period(unit: unit, count: number))
                place += 2
            } else {
                place += 1
            }
        }
        return found
    }

    /// The length that a title speaks of where it is none of those that the product has; `nil` where all is well or nothing is
    /// said.
    ///
    /// - Parameters:
    ///   - title: The product's name in one language.
    ///   - locale: The language, as a locale in any spelling.
    ///   - periods: What the product has: one, or those of all base plans that share the name.
    static func contradiction(in title: String, locale: String, periods: [Period]) -> Period? {
        guard !periods.isEmpty, !title.isEmpty, title.utf8.count <= 1000, let tag = LocaleTag(locale) else { return nil }
        let found = lengths(in: title, language: tag.language)
        let said = found.compactMap { $0 }
        // A word of two meanings may mean the right one.
        guard said.count == found.count, let first = said.first else { return nil }
        return said.contains { said in periods.contains { isAlike(said, $0) } } ? nil : first
    }

    /// Whether people call both lengths by one name: 30 days are a month, 52 weeks a year.
    private static func isAlike(_ a: Period, _ b: Period) -> Bool {
        let (a, b) = (sixteenths(a), sixteenths(b))
        return abs(a - b) * 10 <= max(a, b)
    }

    /// The length in sixteenths of a day, in the calendar's mean.
    static func sixteenths(_ period: Period) -> Int {
        let unit =
            switch period.unit {
            case .day: 16
            case .week: 7 * 16
            case .month: 487
            case .year: 12 * 487
            }
        return unit * min(max(0, period.count), 1_000_000)
    }

    /// The words in lower case, without vowel signs and articles that hide an Arabic word.
    private static func words(of title: String, language: String) -> [String] {
        title.precomposedStringWithCanonicalMapping.lowercased().split { !($0.isLetter || $0.isNumber) }.map { word in
            guard language == "ar" else { return String(word) }
            var scalars = word.unicodeScalars.filter { !(0x064B...0x0652).contains($0.value) && $0.value != 0x0640 }
            // "ال": the article.
            if scalars.count > 4, scalars.prefix(2).map(\.value) == [0x0627, 0x0644] { scalars.removeFirst(2) }
            // The feminine's and the accusative's endings.
            if scalars.count > 3, let last = scalars.last, [0x0629, 0x0627].contains(last.value) { scalars.removeLast() }
            return String(String.UnicodeScalarView(scalars))
        }
    }
}
