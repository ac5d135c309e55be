import Diagnostics
import JSONText

/// The work of a `CopyComparison`.
struct CopyComparisonBuilder {
    private(set) var units: [CopyUnit] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let source: LocalizedConfig
    private let sourceTree: CopyTree
    private let locale: String
    private let subject: Subject
    private let options: CopyOptions
    /// Places where the kinds differ, which have their finding.
    private var mismatches: Set<String> = []

    init(source: LocalizedConfig, locale: String, subject: Subject, options: CopyOptions) {
        self.source = source
        self.sourceTree = CopyTree(source.root)
        self.locale = locale
        self.subject = subject
        self.options = options
    }

    /// Strings of the source that a reader sees; a string without text asks for no translation.
    private var sourceStrings: [(key: String, leaf: CopyTree.Leaf)] {
        sourceTree.strings.filter { isCopy($0.leaf) && !Self.isBlank($0.leaf.text) }
    }

    private func isCopy(_ leaf: CopyTree.Leaf) -> Bool {
        CopyValue.isCopy(leaf.text, at: leaf.pointer) && options.paths.contains(leaf.pointer)
    }

    mutating func checkSource() {
        for (key, leaf) in sourceStrings {
            let range = source.document.range(of: leaf.node)
            let unit = CopyUnit(pointer: key, source: leaf.text, text: leaf.text, state: .translated, sourceRange: range, range: range)
            add(unit, tags: options.tags.parse(leaf.text), node: (leaf.node, source.document))
        }
    }

    mutating func compare(with translation: LocalizedConfig?) {
        guard let translation else {
            units = sourceStrings.map { key, leaf in
                CopyUnit(pointer: key, source: leaf.text, text: nil, state: .missing, sourceRange: source.document.range(of: leaf.node))
            }
            return
        }
        let tree = CopyTree(translation.root)
        for (key, leaf) in sourceStrings { compare(key, leaf, tree, translation) }
        for (key, leaf) in tree.strings where isOrphan(key, leaf) {
            let range = translation.document.range(of: leaf.node)
            add(CopyUnit(pointer: key, source: nil, text: leaf.text, state: .orphan, range: range))
        }
    }

    private mutating func compare(_ key: String, _ leaf: CopyTree.Leaf, _ tree: CopyTree, _ translation: LocalizedConfig) {
        var unit = CopyUnit(
            pointer: key, source: leaf.text, text: nil, state: .missing, sourceRange: source.document.range(of: leaf.node))
        guard let node = tree[key], !node.isNull else {
            guard let around = tree.nearest(around: key) else { return add(unit) }
            unit.range = SourceRange(translation.document.range(of: around.node).start)
            if let expected = sourceTree[around.pointer], expected.kind != around.node.kind, !around.node.isNull {
                return addMismatch(unit, at: around.pointer, around.node, expected)
            }
            return add(unit)
        }
        unit.range = translation.document.range(of: node)
        guard let text = node.string else { return addMismatch(unit, at: key, node, leaf.node) }
        unit.text = text
        let tags = options.tags.parse(text)
        let sourceTags = options.tags.parse(leaf.text)
        (unit.state, unit.isAllowed) = state(text, leaf.text)
        if unit.state == .translated, !CopyTagLostRule.lost(tags, sourceTags, options.tags).isEmpty || tags.contains(where: { $0.form == .malformed }) {
            unit.state = .mismatched
        }
        add(unit, tags: tags, sourceTags: sourceTags, node: (node, translation.document))
    }

    private func state(_ text: String, _ original: String) -> (UnitState, isAllowed: Bool) {
        if Self.isBlank(text) { return (.empty, false) }
        guard Self.trimmed(text) == Self.trimmed(original), !SameWords.isWordless(text) else { return (.translated, false) }
        return (.sameAsSource, options.sameAllowed.allow(text) || SameWords.areSameLanguage(locale, source.locale))
    }

    /// A text for which the source has none: an address or a number there stands for no words, but isn't nothing.
    private func isOrphan(_ key: String, _ leaf: CopyTree.Leaf) -> Bool {
        guard isCopy(leaf), !Self.isBlank(leaf.text) else { return false }
        switch sourceTree[key]?.value {
        case nil:
            guard let around = sourceTree.nearest(around: key) else { return true }
            return !mismatches.contains(around.pointer)
        case .null: return true
        case .string(let text): return Self.isBlank(text)
        default: return false
        }
    }

    // MARK: Findings

    private static let rules: [any CopyRule.Type] = [
        CopyMissingRule.self, CopyEmptyRule.self, CopyMismatchedRule.self, CopySameAsSourceRule.self, CopyOrphanRule.self,
        CopyTagMalformedRule.self, CopyTagUnknownRule.self, CopyTagLostRule.self, CopyHTMLRule.self, CopyWhiteSpaceRule.self,
    ]

    private mutating func add(
        _ unit: CopyUnit, tags: [CopyTag] = [], sourceTags: [CopyTag] = [], node: (JSONNode, JSONDocument)? = nil
    ) {
        units.append(unit)
        // A text that repeats the source has the source's faults, which are found there.
        guard unit.state != .sameAsSource || !unit.isAllowed else { return }
        check(CheckedCopy(
            unit: unit, subject: named(unit.pointer), sourceLocale: source.locale, tags: tags, sourceTags: sourceTags,
            catalog: options.tags, node: node))
    }

    /// One finding at the value of the wrong kind, however many strings it should have held.
    private mutating func addMismatch(_ unit: CopyUnit, at pointer: String, _ found: JSONNode, _ expected: JSONNode) {
        var unit = unit
        unit.state = .mismatched
        units.append(unit)
        guard mismatches.insert(pointer).inserted else { return }
        check(CheckedCopy(
            unit: unit, subject: named(pointer), sourceLocale: source.locale, catalog: options.tags,
            wrongKind: (found.kind, expected.kind)))
    }

    private mutating func check(_ copy: CheckedCopy) {
        for rule in Self.rules { diagnostics += rule.check(copy) }
    }

    private func named(_ pointer: String) -> Subject {
        var subject = subject
        subject.locale = locale
        subject.pointer = pointer
        return subject
    }

    private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

    private static func trimmed(_ text: String) -> Substring {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
