import CYAML
import Diagnostics

/// Makes nodes of libyaml's events. It keeps its own stack, and counts what aliases multiply.
struct YAMLBuilder {
    let places: YAMLPlaces

    /// Deeper than any configuration; a tree of this depth is released without trouble.
    private static let maximumDepth = 100
    /// How many nodes aliases may add in all: `a: [*b, *b]`, `b: [*c, *c]` … doubles with every line.
    private static let maximumExpansion = 100_000

    private struct Frame {
        let isMapping: Bool
        let start: yaml_mark_t
        let anchor: String?
        var count = 1
        var items: [YAMLNode] = []
        var key: YAMLNode?
        var pairs: [(key: YAMLNode, value: YAMLNode)] = []
        var keys: [String: SourceRange] = [:]
    }

    private var frames: [Frame] = []
    private var anchors: [String: (node: YAMLNode, count: Int)] = [:]
    private var expanded = 0
    private var root: YAMLNode?
    private var duplicates: [Diagnostic] = []

    init(places: YAMLPlaces) { self.places = places }

    mutating func build() throws(DiagnosticError) -> YAMLNode? {
        let parser = YAMLEvents()
        try places.source.bytes.withUnsafeBufferPointer { (all) throws(DiagnosticError) in
            parser.read(UnsafeBufferPointer(rebasing: all[places.bytes]))
            var documents = 0
            while true {
                guard let event = parser.next() else { throw fail(parser.fault(places)) }
                if case .streamEnd = event.kind { break }
                if case .documentStart = event.kind {
                    documents += 1
                    guard documents == 1 else { throw fail(secondDocument(event)) }
                }
                try take(event)
            }
        }
        guard duplicates.isEmpty else { throw DiagnosticError(duplicates, status: .usage) }
        if let root, case .scalar("", isPlain: true) = root.content { return nil }
        return root
    }

    private mutating func take(_ event: YAMLEvents.Event) throws(DiagnosticError) {
        switch event.kind {
        case .streamStart, .streamEnd, .documentStart, .documentEnd: break
        case .scalar(let text, let isPlain, let anchor, let tag):
            let plain = try core(tag, isPlain: isPlain, event)
            let node = YAMLNode(.scalar(text, isPlain: plain), range: places.range(event.start, event.end))
            if let anchor { anchors[anchor] = (node, 1) }
            try add(node, count: 1)
        case .alias(let name):
            guard let anchored = anchors[name] else { throw fail(unknownAlias(name, event)) }
            expanded += anchored.count
            guard expanded <= Self.maximumExpansion else {
                throw fail(
                    Diagnostic(
                        "yaml.limit", .error, "aliases make the document grow to more than \(Self.maximumExpansion) values",
                        at: places.range(event.start, event.end), explanation: "Write the values out, or use fewer aliases."))
            }
            try add(YAMLNode(anchored.node.content, range: places.range(event.start, event.end)), count: anchored.count)
        case .start(let isMapping, let anchor, let tag):
            _ = try core(tag, isPlain: true, event)
            guard frames.count < Self.maximumDepth else {
                throw fail(
                    Diagnostic(
                        "yaml.limit", .error, "nested more than \(Self.maximumDepth) levels deep",
                        at: places.range(event.start, event.end), explanation: "Nothing that this program reads nests so deep."))
            }
            frames.append(Frame(isMapping: isMapping, start: event.start, anchor: anchor))
        case .end:
            guard let frame = frames.popLast() else { break }
            let content: YAMLNode.Content = frame.isMapping ? .mapping(frame.pairs) : .sequence(frame.items)
            let node = YAMLNode(content, range: places.range(frame.start, event.end))
            if let anchor = frame.anchor { anchors[anchor] = (node, frame.count) }
            try add(node, count: frame.count)
        }
    }

    private mutating func add(_ node: YAMLNode, count: Int) throws(DiagnosticError) {
        let top = frames.count - 1
        guard top >= 0 else {
            root = node
            return
        }
        frames[top].count += count
        guard frames[top].isMapping else {
            frames[top].items.append(node)
            return
        }
        if let key = frames[top].key {
            frames[top].pairs.append((key, node))
            frames[top].key = nil
            return
        }
        guard let text = node.text else {
            throw fail(
                Diagnostic(
                    "yaml.syntax", .error, "a key must be text, found \(node.kind)", at: node.range,
                    explanation: "Write the key as one word or in quotes; a value that begins with `{` or `[` needs quotes."))
        }
        if let first = frames[top].keys[text] {
            duplicates.append(
                Diagnostic(
                    "yaml.duplicate-key", .error, "the key \"\(text)\" stands twice in one mapping", at: node.range,
                    explanation: "Remove or rename one of the two.", notes: [Diagnostic.Note("the first is here", at: first)]))
        } else {
            frames[top].keys[text] = node.range
        }
        frames[top].key = node
    }

    /// Whether a scalar with this tag is read as plain. Tags that would make it anything but text, list or mapping are refused.
    private func core(_ tag: String?, isPlain: Bool, _ event: YAMLEvents.Event) throws(DiagnosticError) -> Bool {
        switch tag {
        case nil: return isPlain
        case "!", "tag:yaml.org,2002:str": return false
        case "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:null",
            "tag:yaml.org,2002:map", "tag:yaml.org,2002:seq":
            return true
        case let tag?:
            throw fail(
                Diagnostic(
                    "yaml.syntax", .error, "the tag `\(tag)` means nothing here", at: places.range(event.start, event.end),
                    explanation: "Remove it; put a text that begins with `!` in quotes."))
        }
    }

    private func unknownAlias(_ name: String, _ event: YAMLEvents.Event) -> Diagnostic {
        let range = places.range(event.start, event.end)
        if frames.contains(where: { $0.anchor == name }) {
            return Diagnostic(
                "yaml.syntax", .error, "the alias `*\(name)` stands inside what it refers to", at: range,
                explanation: "A value can't contain itself.")
        }
        return Diagnostic(
            "yaml.syntax", .error, "no anchor `&\(name)` stands before this alias\(NearMiss.hint(for: name, in: anchors.keys.sorted()))",
            at: range, explanation: "Put a text that begins with `*` in quotes.")
    }

    private func secondDocument(_ event: YAMLEvents.Event) -> Diagnostic {
        Diagnostic(
            "yaml.syntax", .error, "a second document begins here", at: places.range(event.start, event.end),
            explanation: "One file holds one document: remove `---` or move what follows to a file of its own.")
    }

    private func fail(_ diagnostic: Diagnostic) -> DiagnosticError { DiagnosticError(duplicates + [diagnostic], status: .usage) }
}
