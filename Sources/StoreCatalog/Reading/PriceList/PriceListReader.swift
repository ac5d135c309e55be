import AdaptyClient
import Diagnostics
import Foundation
import LocaleKit

/// Reads a table of prices: one line for a product in a storefront. Columns are found by their names in the first line, in any
/// order.
struct PriceListReader {
    enum Column: String, CaseIterable {
        case product, storefront, currency, price, title, period
        case introMode = "intro_mode"
        case introPrice = "intro_price"
        case introPeriod = "intro_period"
        case introCount = "intro_count"

        var isRequired: Bool { [.product, .storefront, .currency, .price].contains(self) }
    }

    let source: SourceText
    var diagnostics: [Diagnostic] = []
    private var columns: [Column?] = []
    private var products: [StoreProduct] = []
    private var index: [String: Int] = [:]

    init(source: SourceText) { self.source = source }

    /// Whether the first line names a product and a price.
    static func isPriceList(_ bytes: [UInt8]) -> Bool {
        guard let header = DelimitedText(Array(bytes.prefix(4096)), maxRows: 1).rows.first else { return false }
        let names = header.map(name)
        return names.contains(Column.product.rawValue) && names.contains(Column.price.rawValue)
    }

    private static func name(_ cell: DelimitedText.Cell) -> String {
        String(decoding: cell.bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces).lowercased()
    }

    mutating func read() throws(DiagnosticError) -> [StoreProduct] {
        let table = DelimitedText(source.bytes)
        for fault in table.faults { note("products.csv", .error, fault.message, fault.offset..<fault.offset + 1) }
        guard let header = table.rows.first else { return [] }
        try readHeader(header)
        for row in table.rows.dropFirst() { readRow(row) }
        return products
    }

    private mutating func readHeader(_ header: [DelimitedText.Cell]) throws(DiagnosticError) {
        let known = Column.allCases.map(\.rawValue)
        var seen: Set<Column> = []
        for cell in header {
            let name = Self.name(cell)
            let column = Column(rawValue: name)
            if let column, !seen.insert(column).inserted {
                note("products.csv-column", .error, "the column \"\(name)\" is there twice; the first counts", cell.range)
                columns.append(nil)
                continue
            }
            if column == nil, !name.isEmpty {
                note(
                    "products.csv-column", .warning, "the column \"\(name)\" isn't known, so it has no effect"
                        + NearMiss.hint(for: name, in: known), cell.range)
            }
            columns.append(column)
        }
        let missing = Column.allCases.filter { $0.isRequired && !seen.contains($0) }
        guard !missing.isEmpty else { return }
        throw DiagnosticError(
            Diagnostic(
                "products.csv-column", .error,
                "the table lacks the column" + (missing.count == 1 ? " " : "s ") + missing.map { "\"\($0.rawValue)\"" }.joined(separator: ", "),
                at: SourceLocation(file: source.file, line: 1, column: 1)),
            status: .unreadable)
    }

    private mutating func readRow(_ row: [DelimitedText.Cell]) {
        var cells = Row(end: row.last?.range.upperBound ?? 0)
        for (place, cell) in row.enumerated() {
            guard place < columns.count else {
                if !cell.bytes.isEmpty {
                    note("products.csv", .error, "the line has more cells than the first line has columns", cell.range)
                }
                break
            }
            guard let column = columns[place] else { continue }
            guard let text = String(validating: cell.bytes, as: UTF8.self) else {
                note("products.csv-encoding", .error, "the cell isn't UTF-8; save the table as UTF-8", cell.range)
                continue
            }
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            if !trimmed.isEmpty { cells.texts[column] = trimmed }
            cells.ranges[column] = cell.range
        }
        readProduct(cells)
    }

    struct Row {
        var texts: [Column: String] = [:]
        var ranges: [Column: Range<Int>] = [:]
        let end: Int

        func range(_ column: Column) -> Range<Int> { ranges[column] ?? end..<end + 1 }
    }

    private mutating func readProduct(_ row: Row) {
        guard let id = required(.product, row, Subject()) else { return }
        let subject = Subject(product: id)
        guard let storefront = readStorefront(row, subject), let currency = readCurrency(row, subject) else { return }
        var price: Decimal?
        if let text = required(.price, row, subject) { price = amount(text, .price, row, subject) }
        let period = row.texts[.period].flatMap { readPeriod($0, .period, row, subject) }
        let listing = StoreListing(
            storefront: storefront, currency: currency, price: price, priceRange: source.range(row.range(.price)),
            offers: readOffer(row, subject).map { [$0] } ?? [], billingPlans: [], sourceLocale: nil)
        // The title is in the storefront's own language: the table has no column for it.
        let locale = Storefront.likelyLanguage(of: storefront) ?? "en"
        if let title = row.texts[.title], let period,
            let said = PeriodWords.contradiction(in: title, locale: locale, periods: [period])
        {
            diagnostics.append(.titlePeriod(title, said: said, periods: [period], at: source.range(row.range(.title)), subject))
        }
        let texts = row.texts[.title].map { [AdaptyStoreProduct.Text(locale: locale, title: $0, description: "")] } ?? []
        let product = StoreProduct(
            id: id, store: nil, kind: row.texts[.period] == nil ? .unknown : .subscription, referenceName: nil, isFamilyShareable: false, group: nil,
            level: nil, period: period, texts: texts, listings: [listing], range: source.range(row.range(.product)))
        guard let place = index[id] else {
            index[id] = products.count
            products.append(product)
            return
        }
        if let first = products[place].listing(in: storefront) {
            diagnostics.append(
                Diagnostic(
                    "products.csv-duplicate", .error, "the table has two prices of \(id) in \(storefront); the first counts",
                    at: source.range(row.range(.product)), notes: [.init("the first is here", at: first.priceRange)], subject: subject))
            return
        }
        diagnostics += products[place].merge(product)
    }

    mutating func note(
        _ rule: String, _ severity: Severity, _ message: String, _ range: Range<Int>, explanation: String? = nil,
        fixes: [Diagnostic.Fix] = [], subject: Subject = Subject()
    ) {
        diagnostics.append(
            Diagnostic(rule, severity, message, at: source.range(range), explanation: explanation, fixes: fixes, subject: subject))
    }
}
