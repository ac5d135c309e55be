import CCmark

/// The `[!NOTE]` that makes a quote a note.
enum NoteMarker {
    /// The place of the quote's kind in `NoteKind.allCases`, where its first line is a mark alone; the mark is taken out of the tree.
    static func take(from quote: OpaquePointer) -> UInt8? {
        guard let paragraph = cmark_node_first_child(quote), cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH else { return nil }
        var mark: [UInt8] = []
        var nodes: [OpaquePointer] = []
        var node = cmark_node_first_child(paragraph)
        while let part = node {
            let type = cmark_node_get_type(part)
            nodes.append(part)
            if type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK { break }
            guard type == CMARK_NODE_TEXT else { return nil }
            mark += CmarkTree.bytes(cmark_node_get_literal(part))
            guard mark.count < 24 else { return nil }
            node = cmark_node_next(part)
        }
        let text = String(decoding: mark, as: UTF8.self).lowercased()
        guard let kind = NoteKind.allCases.firstIndex(where: { "[!\($0.rawValue)]" == text }) else { return nil }
        // The iterator stands before the paragraph, so that its children may go.
        for node in nodes {
            cmark_node_unlink(node)
            cmark_node_free(node)
        }
        return UInt8(kind)
    }
}
