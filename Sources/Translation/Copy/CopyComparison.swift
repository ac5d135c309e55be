public import Diagnostics
import JSONText

/// A remote config beside that of the source language: every string with its state, and what is wrong with it.
public struct CopyComparison: Sendable {
    public let locale: String
    /// Strings of the source in its order, then those that only the translation has, in its order.
    public let units: [CopyUnit]
    /// In the order of the units; one cause, one finding.
    public let diagnostics: [Diagnostic]

    public var counts: StateCounts { StateCounts(units) }

    /// Compares a translation with its source.
    /// - Parameters:
    ///   - source: prepared, where there is more than one translation.
    ///   - translation: `nil` for a locale without a config, or with one that can't be read. All its units are missing then, and
    ///     there is no finding: whoever found the config absent or unreadable has said so.
    ///   - subject: placement and variation of the findings; locale and pointer are filled in.
    public init(source: SourceCopy, translation: LocalizedConfig?, locale: String, subject: Subject = Subject()) {
        var builder = CopyComparisonBuilder(source: source, locale: locale, subject: subject)
        builder.compare(with: translation)
        self.locale = locale
        units = builder.units
        diagnostics = builder.diagnostics
    }

    /// The source by itself: what is wrong with it in any language is found once, there.
    public init(source: SourceCopy, subject: Subject = Subject()) {
        var builder = CopyComparisonBuilder(source: source, locale: source.locale, subject: subject)
        builder.checkSource()
        locale = source.locale
        units = builder.units
        diagnostics = builder.diagnostics
    }

    /// Compares one translation with its source.
    public init(
        source: LocalizedConfig, translation: LocalizedConfig?, locale: String, subject: Subject = Subject(),
        options: CopyOptions = CopyOptions()
    ) {
        self.init(source: SourceCopy(source, options: options), translation: translation, locale: locale, subject: subject)
    }
}
