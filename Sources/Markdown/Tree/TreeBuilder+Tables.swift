import CCmark

/// Tables: their lines come back as placeholders, their cells as headings before the page.
extension TreeBuilder {
    /// A placeholder's row, or `false` where the block is raw HTML of the page's own.
    mutating func addRow(_ node: OpaquePointer, cells: [OpaquePointer]) -> Bool {
        let line = line(of: node)
        guard let row = prepared.rows[line] else { return false }
        guard isPlaceholder(node) else { return false }
        if table?.number != row.table {
            endTable()
            table = (row.table, 0)
            enter(Event(kind: .table, phase: .enter, offset: Int32(row.cells.first?.source.lowerBound ?? -1)))
        }
        let number = table?.nextRow ?? 0
        // A row that isn't where the scan of lines saw it isn't marked as met: the table is then read as text.
        let expected = prepared.tables[row.table].lines
        if number < expected.count, expected[number] == line { metRows.insert(line) }
        table?.nextRow = number + 1
        guard number != 1 else { return true }
        let isHead = number == 0
        if isHead { enter(Event(kind: .tableHead, phase: .enter)) }
        if number == 2 { enter(Event(kind: .tableBody, phase: .enter)) }
        addCells(row, isHead: isHead, alignments: prepared.tables[row.table].alignments, headings: cells)
        if isHead { exit(.tableHead) }
        return true
    }

    func isPlaceholder(_ node: OpaquePointer) -> Bool {
        // An HTML block keeps its indentation.
        let literal = CmarkTree.bytes(cmark_node_get_literal(node)).drop { LineStart.isSpace($0) }
        let mark = PreparedText.placeholder
        return literal.starts(with: UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
            && literal.count <= mark.utf8CodeUnitCount + 2
    }

    private mutating func addCells(
        _ row: PreparedText.Row, isHead: Bool, alignments: [TableRow.Alignment], headings: [OpaquePointer]
    ) {
        enter(Event(kind: .tableRow, phase: .enter, flag: isHead ? 1 : 0, offset: Int32(row.cells.first?.source.lowerBound ?? -1)))
        for (column, alignment) in alignments.enumerated() {
            let flag = alignment.rawValue + (isHead ? 8 : 0)
            let cell = column < row.cells.count ? row.cells[column] : nil
            enter(Event(kind: .tableCell, phase: .enter, flag: flag, offset: Int32(cell?.source.lowerBound ?? -1)))
            if let cell, let number = cell.heading, number < headings.count { addCell(headings[number], raw: cell.source) }
            exit(.tableCell, flag: flag)
        }
        exit(.tableRow, flag: isHead ? 1 : 0)
    }

    mutating func addCell(_ heading: OpaquePointer, raw: Range<Int>) {
        guard let iterator = cmark_iter_new(heading) else { return }
        defer { cmark_iter_free(iterator) }
        beginText()
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
            if node != heading { addInline(node, cmark_node_get_type(node), isEntering: event == CMARK_EVENT_ENTER) }
        }
        endText(raw)
    }

    mutating func endTable() {
        guard let open = table else { return }
        table = nil
        if open.nextRow > 2 { exit(.tableBody) }
        exit(.table)
    }
}
