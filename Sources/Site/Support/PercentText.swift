import Foundation
import LocaleKit

/// Percentages with a decimal, as a page's language writes them.
enum PercentText {
    /// `99.5` as the page's language writes a percentage: its decimal mark, its space.
    static func of(_ percent: String, _ language: String) -> String {
        let whole = percent.hasSuffix(".0") ? String(percent.dropLast(2)) : percent
        guard let dot = whole.firstIndex(of: "."), let number = Int(whole[..<dot]) else {
            return Int(whole).map { PercentFormatter(locale: language).text($0) } ?? whole + " %"
        }
        let mark = Locale(identifier: language).decimalSeparator ?? "."
        let pattern = PercentFormatter(locale: language).text(number)
        return pattern.replacing(String(number), with: String(number) + mark + whole[whole.index(after: dot)...])
    }
}
