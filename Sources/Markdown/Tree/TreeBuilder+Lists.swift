import CCmark

/// Lists and their items, of which some are footnotes: these stand in a list of cmark's, but in none of the page.
extension TreeBuilder {
    mutating func enterItem(_ node: OpaquePointer) {
        let line = line(of: node)
        itemLine = itemLine.line == line ? (line, itemLine.count + 1) : (line, 0)
        let marks = prepared.items[line]
        if let marks, itemLine.count < marks.count, let number = marks[itemLine.count] {
            metFootnotes.insert(number)
            if lists.last == true, let list = cmark_node_parent(node) { exitList(list) }
            if !lists.isEmpty { lists[lists.count - 1] = false }
            items.append(-10)
            let mark = prepared.footnotes[number]
            enter(
                Event(
                    kind: .footnote, phase: .enter, number: Int32(number), text: tree.intern(source.bytes[mark.label]),
                    offset: Int32(mark.label.lowerBound - 2), end: Int32(mark.label.upperBound + 2)))
            return
        }
        if lists.last == false, let list = cmark_node_parent(node) { enterList(list) }
        items.append(tree.events.count)
        enter(Event(kind: .item, phase: .enter))
    }

    private mutating func enterList(_ node: OpaquePointer) {
        lists[lists.count - 1] = true
        let ordered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        enter(
            Event(
                kind: .list, phase: .enter, flag: cmark_node_get_list_tight(node) == 1 ? 1 : 0,
                number: ordered ? cmark_node_get_list_start(node) : -1))
    }

    mutating func exitList(_ node: OpaquePointer) {
        exit(.list, number: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? 0 : -1)
    }

    /// Whether a paragraph's tags aren't written: directly in an item of a tight list, not in a footnote or a directive.
    func isTight(_ paragraph: OpaquePointer) -> Bool {
        guard let item = cmark_node_parent(paragraph), let list = cmark_node_parent(item), cmark_node_get_list_tight(list) == 1 else {
            return false
        }
        return (items.last ?? 0) >= 0 && !open.isInDirective(depth: depth)
    }
}
