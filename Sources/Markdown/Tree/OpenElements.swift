/// The allowed HTML elements and the directives that are open, each with where it stands, so that they close where they opened or not at all.
struct OpenElements {
    struct Element {
        enum Kind: Equatable {
            case html(HTMLElement)
            case directive(OpenDirective)
        }

        var kind: Kind
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
        if element.kind == .html(.summary) { summaries += 1 }
    }

    /// The innermost open element, if it is of that name and stands in the same node.
    mutating func close(_ element: HTMLElement, depth: Int) -> Element? {
        guard let last = stack.last, last.kind == .html(element), last.depth == depth else { return nil }
        return pop()
    }

    /// Whether the innermost open element is a `details` in the same node: only there may a summary stand.
    func mayTakeSummary(depth: Int) -> Bool { stack.last.map { $0.kind == .html(.details) && $0.depth == depth } ?? false }

    /// The innermost element, where it is a directive in that node.
    func directive(depth: Int) -> OpenDirective? {
        guard let last = stack.last, last.depth == depth, case .directive(let directive) = last.kind else { return nil }
        return directive
    }

    /// The events of the title of the directive that was opened last.
    mutating func setTitle(_ range: Range<Int>) {
        guard let last = stack.last, case .directive(var directive) = last.kind else { return }
        directive.title = range
        stack[stack.count - 1].kind = .directive(directive)
    }

    func isInDirective(depth: Int) -> Bool { directive(depth: depth) != nil }

    /// Takes out what a line of so many colons closes, last, and before it what stands open inside: the innermost directive with
    /// as many colons that only shorter ones stand in, else the innermost, unless it has more.
    mutating func closeDirective(colons: Int, depth: Int) -> [Element] {
        var found: Int?
        var at = stack.count - 1
        // Looking further out, past what a closing line leaves open, ends somewhere.
        while at >= 0, stack.count - at <= 64, stack[at].depth == depth {
            if case .directive(let directive) = stack[at].kind {
                if directive.colons > colons { break }
                found = found ?? at
                if directive.colons == colons {
                    found = at
                    break
                }
            }
            at -= 1
        }
        guard let found else { return [] }
        var closed: [Element] = []
        while stack.count > found { closed.append(pop()) }
        return closed
    }

    private mutating func pop() -> Element {
        let last = stack.removeLast()
        if last.kind == .html(.summary) { summaries -= 1 }
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
