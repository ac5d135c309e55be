import Foundation

/// Writes whole percents as a locale does: `49%`, `49 %`, `%49`, `٤٩٪؜`.
public struct PercentFormatter: Sendable {
    /// The identifier that ICU got (see ``PriceFormatter/locale``).
    public let locale: String
    private let style: IntegerFormatStyle<Int>.Percent

    public init(locale: String) {
        self.locale = FormattingLocale.identifier(for: locale)
        style = IntegerFormatStyle<Int>.Percent(locale: Locale(identifier: self.locale))
    }

    /// - Parameter percent: 49 for 49 %.
    public func text(_ percent: Int) -> String { style.format(percent) }
}
