public import Diagnostics

/// The interface strings of a language beside those of the source.
public struct StringsComparison: Sendable {
    public let locale: String
    /// Keys of the source in its order, then those that only the translation has, in its order.
    public let units: [StringUnit]
    /// In the order of the units.
    public let diagnostics: [Diagnostic]

    public var counts: StateCounts { StateCounts(units) }

    /// - Parameter translation: `nil` for a language without strings: all are missing, with one finding.
    public init(source: InterfaceStrings, translation: InterfaceStrings?, locale: String, sameAllowed: SameWords = SameWords()) {
        self.locale = locale
        guard let translation else {
            units = source.entries.map { StringUnit(key: $0.key, source: $0, translation: nil, state: .missing) }
            diagnostics = units.isEmpty ? [] : [InterfaceMissingRule.finding(noneOf: source, locale: locale)]
            return
        }
        let texts = Dictionary(translation.entries.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
        let known = Set(source.entries.map(\.key))
        let isSameLanguage = SameWords.areSameLanguage(locale, source.locale)
        units =
            source.entries.map { entry in
                let text = texts[entry.key]
                let (state, isAllowed) = Self.state(entry, text, sameAllowed, isSameLanguage)
                return StringUnit(key: entry.key, source: entry, translation: text, state: state, isAllowed: isAllowed)
            }
            + translation.entries.filter { !known.contains($0.key) }.map {
                StringUnit(key: $0.key, source: nil, translation: $0, state: .orphan)
            }
        let page = InterfacePage(file: translation.file, locale: locale, keys: source.entries.map(\.key))
        let rules: [any InterfaceRule.Type] = [
            InterfaceMissingRule.self, InterfaceEmptyRule.self, InterfaceSameAsSourceRule.self, InterfaceOrphanRule.self,
        ]
        diagnostics = units.flatMap { unit in rules.flatMap { $0.check(unit, page) } }
    }

    private static func state(
        _ source: InterfaceStrings.Entry, _ translation: InterfaceStrings.Entry?, _ sameAllowed: SameWords, _ isSameLanguage: Bool
    ) -> (UnitState, isAllowed: Bool) {
        guard let text = translation?.text else { return (.missing, false) }
        if text.allSatisfy(\.isWhitespace) {
            return source.text.allSatisfy(\.isWhitespace) ? (.translated, false) : (.empty, false)
        }
        guard text == source.text, !SameWords.isWordless(text) else { return (.translated, false) }
        return (.sameAsSource, isSameLanguage || sameAllowed.allow(text))
    }
}

/// What rules about interface strings know beside the unit.
struct InterfacePage {
    let file: String?
    let locale: String
    /// The source's.
    let keys: [String]

    var subject: Subject { Subject(locale: locale) }
}

/// A rule about one interface string.
protocol InterfaceRule: TranslationRule {
    static func check(_ unit: StringUnit, _ page: InterfacePage) -> [Diagnostic]
}
