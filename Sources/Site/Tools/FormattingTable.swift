import Diagnostics
import LocaleKit

/// A table of prices and periods, for `vitrine price --batch`: kind, locale, currency or unit, value, and the text that we give.
///
/// The input's first line names its columns, in any order and among others. The output has the four columns of ``columns`` and the text, no
/// heading, and a line for each line of the input.
public enum FormattingTable {
    /// The columns that the heading must name, in the order of the output.
    public static let columns = ["kind", "locale", "currency_or_unit", "value"]

    /// Writes every row's text. A row of an unknown kind keeps an empty text, with a warning; one whose locale, currency, unit or value makes
    /// no sense too, with an error.
    ///
    /// - Parameters:
    ///   - source: Lines of cells, separated by tabs; UTF-8 with or without a byte order mark.
    ///   - showsSpaces: Whether texts have their invisible characters written out (see ``VisibleSpaces``).
    /// - Throws: status `.unreadable` where the heading lacks a column.
    public static func fill(_ source: SourceText, showsSpaces: Bool = false) throws(DiagnosticError) -> (text: String, diagnostics: [Diagnostic]) {
        var text = String(decoding: source.bytes, as: UTF8.self)
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        // What follows the last line break is no line.
        if lines.last?.isEmpty == true { lines.removeLast() }
        let places = try places(cells(lines.first ?? ""), source)
        let formatters = Formatters()
        var out = ""
        var diagnostics: [Diagnostic] = []
        for (number, line) in lines.enumerated().dropFirst() {
            let cells = cells(line)
            let row = places.map { cells.indices.contains($0) ? cells[$0] : "" }
            let isLocale = LocaleTag(row[1]) != nil
            let text = isLocale ? FormattingRow.text(kind: row[0], locale: row[1], unit: row[2], value: row[3], formatters: formatters) : nil
            if text == nil { diagnostics.append(fault(row, isLocale: isLocale, SourceLocation(file: source.file, line: number + 1, column: 1))) }
            let shown = text.map { showsSpaces ? VisibleSpaces.text($0) : $0 } ?? ""
            out += (row + [shown]).joined(separator: "\t") + "\n"
        }
        return (out, diagnostics)
    }

    private static func cells(_ line: Substring) -> [String] {
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }

    /// Where each of ``columns`` stands.
    private static func places(_ heading: [String], _ source: SourceText) throws(DiagnosticError) -> [Int] {
        let found = columns.map { heading.firstIndex(of: $0) }
        let missing = zip(columns, found).compactMap { $1 == nil ? $0 : nil }
        guard missing.isEmpty else {
            let unknown = heading.filter { !columns.contains($0) }
            throw DiagnosticError(
                Diagnostic(
                    "price.heading", .error,
                    "the first line must name the column \(missing[0])" + NearMiss.hint(for: missing[0], in: unknown),
                    at: SourceLocation(file: source.file, line: 1, column: 1),
                    explanation: "A table's first line names at least \(columns.joined(separator: ", ")), separated by tabs."),
                status: .unreadable)
        }
        return found.compactMap(\.self)
    }

    private static func fault(_ row: [String], isLocale: Bool, _ place: SourceLocation) -> Diagnostic {
        if !FormattingRow.kinds.contains(row[0]) {
            return Diagnostic(
                "price.kind", .warning, "\"\(row[0])\" is no kind of row" + NearMiss.hint(for: row[0], in: FormattingRow.kinds), at: place,
                explanation: "Kinds are \(FormattingRow.kinds.joined(separator: " and ")).")
        }
        let isPrice = row[0] == "price"
        let message =
            isLocale ? "no \(row[0]): \(row.dropFirst().joined(separator: ", "))" : "\"\(row[1])\" is not a locale such as fr_FR"
        return Diagnostic(
            "price.row", .error, message, at: place,
            explanation: isPrice
                ? "A price needs a currency of three capitals, as EUR, and an amount of digits, as 9.99."
                : "A period needs day, week, month or year, and a whole number.")
    }
}
