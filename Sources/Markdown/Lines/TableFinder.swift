/// GFM tables as `LineScan` finds them: a head that is the last line of a paragraph, a delimiter row of as many cells, and rows.
enum TableFinder {
    struct Line {
        /// Counted from 0.
        var number: Int
        /// Offset of its first visible byte behind the prefixes of quotes and lists.
        var text: Int
    }

    struct Found {
        var alignments: [TableRow.Alignment]
        /// Head, delimiter row, rows.
        var lines: [Line]
    }
}
