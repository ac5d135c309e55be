extension MarkdownDocument {
    /// Blocks as units of translation, in the order of the page. Made anew at each call.
    public var blocks: [MarkdownBlock] {
        var reader = BlockReader(self)
        return reader.read()
    }

    /// The text by heading, the heading's own words left out. Made anew at each call.
    /// - Parameter headingIDs: ids in the order of the outline, instead of the document's own.
    public func sections(headingIDs: [String]? = nil) -> [SearchSection] {
        var sections = [SearchSection(headingID: nil, title: nil, level: 0, text: "")]
        var lines: [String] = []
        var heading = 0
        func finish() { sections[sections.count - 1].text = lines.joined(separator: "\n") }
        for block in blocks {
            guard case .heading = block.kind, heading < outline.count else {
                lines.append(block.text)
                continue
            }
            finish()
            lines = []
            let known = outline[heading]
            let id = headingIDs.flatMap { heading < $0.count ? $0[heading] : nil } ?? known.id
            sections.append(SearchSection(headingID: id, title: known.title, level: known.level, text: ""))
            heading += 1
        }
        finish()
        if sections[0].text.isEmpty { sections.removeFirst() }
        return sections
    }

    public var sections: [SearchSection] { sections() }

    /// All text, one block a line. Made anew at each call.
    public var plainText: String { blocks.map(\.text).joined(separator: "\n") }
}
