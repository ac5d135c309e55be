import Translation

/// Coverage as a table of plain text, for a terminal.
enum CoverageTable {
    static func text(_ report: CoverageReport) -> String {
        var rows = [["surface", "locale", "translated", "of", "percent", "not translated"]]
        for surface in report.surfaces {
            for entry in surface.locales {
                let counts = entry.counts
                func number(_ state: UnitState) -> Int { state == .sameAsSource ? counts[state] - counts.allowed : counts[state] }
                let rest = UnitState.allCases.filter { $0 != .translated && number($0) > 0 }
                rows.append([
                    surface.id.rawValue, entry.locale, String(counts.done), String(counts.total), counts.percent + " %",
                    rest.map { "\(number($0)) \($0.rawValue)" }.joined(separator: ", "),
                ])
            }
        }
        if rows.count == 1 { return "" }
        let widths = (0..<rows[0].count).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (i, cell) in row.enumerated() {
                let space = String(repeating: " ", count: widths[i] - cell.count)
                line += (i >= 2 && i <= 4 ? space + cell : cell + space) + "  "
            }
            while line.hasSuffix(" ") { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
