internal import _FoundationICU

/// Writes periods for readers of one locale: `3 mois`, `3 дня`, `شهران`.
///
/// The same text as `DateComponentsFormatter` with `unitsStyle = .full` gives on Apple systems, from the same call of ICU. Safe to use
/// from many threads.
public struct PeriodFormatter: Sendable {
    public enum Width: String, Hashable, Sendable, CaseIterable {
        /// Whole words: `3 months`.
        case wide
        /// Abbreviated, for narrow places: `3 mths`.
        case short
    }

    /// The identifier that ICU got (see ``PriceFormatter/locale``).
    public let locale: String
    private let wide: ICUMeasureFormat?
    private let short: ICUMeasureFormat?

    public init(locale: String) {
        self.locale = FormattingLocale.identifier(for: locale)
        wide = ICUMeasureFormat(locale: self.locale, width: UAMEASFMT_WIDTH_WIDE)
        short = ICUMeasureFormat(locale: self.locale, width: UAMEASFMT_WIDTH_SHORT)
    }

    /// The period as it is, not normalised (7 days stay 7 days; see ``Period/normalized``). Non-breaking spaces belong to the text.
    public func text(_ period: Period, width: Width = .wide) -> String {
        let unit =
            switch period.unit {
            case .day: UAMEASUNIT_DURATION_DAY
            case .week: UAMEASUNIT_DURATION_WEEK
            case .month: UAMEASUNIT_DURATION_MONTH
            case .year: UAMEASUNIT_DURATION_YEAR
            }
        let format = width == .wide ? wide : short
        // ICU opens every locale; a plain form is kept for a build of it without unit data.
        return format?.text(period.count, unit) ?? "\(period.count) \(period.unit.rawValue)"
    }
}
