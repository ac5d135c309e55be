/// Insertions into and removals from one array or object. The white space between its elements is taken over as it stands in the
/// file, so it is right in an embedded document too, where a line break is written `\n`.
struct JSONContainerEdit: Sendable {
    /// The elements, keys included.
    private let items: [Range<Int>]
    /// What stands before each element and before the closing bracket: white space, with the comma in all but the first and last.
    private let gaps: [Range<Int>]
    private let bytes: [UInt8]
    /// What stands between a key and its value; nothing in an array.
    let colon: [UInt8]
    private var inserted: [Int: [[UInt8]]] = [:]
    private var removed: Set<Int> = []

    /// `nil` for a value that holds no others.
    init?(_ node: JSONNode, bytes: [UInt8]) {
        guard node.array != nil || node.object != nil, node.range.count >= 2, node.range.upperBound <= bytes.count else { return nil }
        self.bytes = bytes
        let members = node.object ?? []
        items = node.array.map { $0.map(\.range) } ?? members.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
        var gaps: [Range<Int>] = []
        var end = node.range.lowerBound + 1
        for item in items {
            gaps.append(end..<item.lowerBound)
            end = item.upperBound
        }
        gaps.append(end..<(node.range.upperBound - 1))
        self.gaps = gaps
        colon = members.first.map { Array(bytes[$0.keyRange.upperBound..<$0.value.range.lowerBound]) } ?? (node.object == nil ? [] : Array(": ".utf8))
    }

    mutating func insert(_ item: [UInt8], at position: JSONEdit.Position) {
        let index =
            switch position {
            case .first: 0
            case .last: items.count
            case .before(let index): min(max(0, index), items.count)
            }
        inserted[index, default: []].append(item)
    }

    mutating func remove(_ index: Int) {
        if items.indices.contains(index) { removed.insert(index) }
    }

    /// The text of the gaps that change, and the removed elements.
    var replacements: [JSONEdit.Replacement] {
        var out: [JSONEdit.Replacement] = []
        var hasItem = false
        var pending: [UInt8] = []
        var from = gaps[0].lowerBound
        func flush(upTo end: Int) {
            if !bytes[from..<end].elementsEqual(pending) { out.append(JSONEdit.Replacement(range: from..<end, bytes: pending)) }
            pending = []
        }
        for i in 0...items.count {
            for item in inserted[i] ?? [] {
                pending += (hasItem ? separator : lead) + item
                hasItem = true
            }
            if i == items.count {
                if hasItem && !items.isEmpty { pending += bytes[gaps[i]] }
                flush(upTo: gaps[i].upperBound)
            } else if !removed.contains(i) {
                // The element keeps its own gap where nothing came between it and its comma.
                pending += hasItem ? (i > 0 ? Array(bytes[gaps[i]]) : separator) : lead
                hasItem = true
                flush(upTo: items[i].lowerBound)
                from = items[i].upperBound
            }
        }
        return out
    }

    private var lead: [UInt8] { items.isEmpty ? [] : Array(bytes[gaps[0]]) }

    private var separator: [UInt8] {
        if items.count > 1 { return Array(bytes[gaps[1]]) }
        let spaced = lead.isEmpty && colon.last == 0x20
        return [UInt8(ascii: ",")] + (spaced ? [0x20] : lead)
    }
}
