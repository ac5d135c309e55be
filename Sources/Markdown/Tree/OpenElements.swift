/// The allowed HTML elements that are open, each with where it stands, so that they close where they opened or not at all.
struct OpenElements {
    struct Element {
        var element: HTMLElement
        /// The event of its opening tag.
        var event: Int
        /// How many nodes were open around it.
        var depth: Int
    }

    private var stack: [Element] = []
    private var summaries = 0

    var count: Int { stack.count }

    var isInSummary: Bool { summaries > 0 }

    mutating func push(_ element: Element) {
        stack.append(element)
        if element.element == .summary { summaries += 1 }
    }

    /// The innermost open element, if it is of that name and stands in the same node.
    mutating func close(_ element: HTMLElement, depth: Int) -> Element? {
        guard let last = stack.last, last.element == element, last.depth == depth else { return nil }
        return pop()
    }

    /// Whether the innermost open element is a `details` in the same node: only there may a summary stand.
    func mayTakeSummary(depth: Int) -> Bool { stack.last.map { $0.element == .details && $0.depth == depth } ?? false }

    private mutating func pop() -> Element {
        let last = stack.removeLast()
        if last.element == .summary { summaries -= 1 }
        return last
    }

    /// Takes out those that stand deeper than `depth` open nodes: their node ends.
    mutating func closeAll(above depth: Int) -> [Element] {
        guard let last = stack.last, last.depth > depth else { return [] }
        var closed: [Element] = []
        while let last = stack.last, last.depth > depth { closed.append(pop()) }
        return closed
    }
}
