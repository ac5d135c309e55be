import Diagnostics
import LocaleKit

/// A table of prices and periods, for `vitrine price --batch`: kind, locale, currency or unit, value, and the text that we give.
public enum FormattingTable {
    /// Fills the fifth column; a first line that begins with `kind` is kept as a heading. Rows that make no sense keep an empty text
    /// and give a finding.
    public static func fill(_ source: SourceText) -> (text: String, diagnostics: [Diagnostic]) {
        let formatters = Formatters()
        var out = ""
        var diagnostics: [Diagnostic] = []
        for (number, line) in String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty { continue }
            var cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if number == 0, cells[0] == "kind" {
                out += line + "\n"
                continue
            }
            while cells.count < 5 { cells.append("") }
            let text = FormattingRow.text(kind: cells[0], locale: cells[1], unit: cells[2], value: cells[3], formatters: formatters)
            cells[4] = text ?? ""
            if text == nil {
                diagnostics.append(
                    Diagnostic(
                        "price.row", .error, "no price or period: \(cells[..<4].joined(separator: ", "))",
                        at: SourceLocation(file: source.file, line: number + 1, column: 1),
                        explanation: "A row is kind (\(FormattingRow.kinds.joined(separator: ", "))), locale, currency or unit, and value."))
            }
            out += cells.joined(separator: "\t") + "\n"
        }
        return (out, diagnostics)
    }
}
