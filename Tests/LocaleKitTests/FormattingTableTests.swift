import Testing

@testable import LocaleKit

@Suite("The public formatting table")
struct FormattingTableTests {
    @Test("Every row is written byte for byte, spaces and bidi marks included")
    func wholeTable() throws {
        let formatters = Formatters()
        let rows = try Fixture.text("formatting.tsv").split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(rows.count == 316)
        let wrong = rows.compactMap { row -> String? in
            let text = FormattingRow.text(kind: row[0], locale: row[1], unit: row[2], value: row[3], formatters: formatters)
            // Strings that differ in normalisation are equal in Swift, so bytes are compared.
            guard let text, Array(text.utf8) == Array(row[4].utf8) else {
                return "\(row[0...3]): \(shown(text ?? "nil")), not \(shown(row[4]))"
            }
            return nil
        }
        #expect(wrong == [])
    }

    @Test(
        "A row that can't be read has no text",
        arguments: [
            ["percent", "en", "", "5"], ["price", "en", "eur", "5"], ["price", "en", "ZZZZ", "5"], ["price", "en", "EUR", "5,00"],
            ["price", "en", "EUR", "-5"], ["price", "en", "EUR", ""], ["period", "en", "hour", "5"], ["period", "en", "Day", "5"],
            ["period", "en", "day", "five"], ["period", "en", "day", "1.5"], ["period", "en", "day", "-1"],
            ["period", "en", "day", "99999999999999999999"], ["", "", "", ""],
        ])
    func unreadable(row: [String]) {
        #expect(FormattingRow.text(kind: row[0], locale: row[1], unit: row[2], value: row[3], formatters: Formatters()) == nil)
    }

    @Test("A row isn't normalised: 7 days stay 7 days")
    func notNormalised() {
        #expect(FormattingRow.text(kind: "period", locale: "en", unit: "day", value: "7", formatters: Formatters()) == "7 days")
    }
}
