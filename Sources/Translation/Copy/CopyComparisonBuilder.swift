import Diagnostics
import JSONText

/// The work of a `CopyComparison`.
struct CopyComparisonBuilder {
    private(set) var units: [CopyUnit] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let source: SourceCopy
    private let locale: String
    private let subject: Subject
    /// Places where the kinds differ, which have their finding.
    private var mismatches: Set<String> = []

    init(source: SourceCopy, locale: String, subject: Subject) {
        self.source = source
        self.locale = locale
        self.subject = subject
    }

    mutating func checkSource() {
        for entry in source.entries {
            let unit = CopyUnit(
                pointer: entry.key, source: entry.text, text: entry.text, state: .translated, sourceRange: entry.range,
                range: entry.range)
            add(unit, tags: entry.tags, node: (entry.node, source.config.document))
        }
    }

    mutating func compare(with translation: LocalizedConfig?) {
        guard let translation else {
            units = source.entries.map {
                CopyUnit(pointer: $0.key, source: $0.text, text: nil, state: .missing, sourceRange: $0.range)
            }
            return
        }
        let tree = CopyTree(translation.root)
        for entry in source.entries { compare(entry, tree, translation) }
        for leaf in tree.strings where isOrphan(leaf) {
            let range = translation.document.range(of: leaf.node)
            add(CopyUnit(pointer: leaf.key, source: nil, text: leaf.text, state: .orphan, range: range))
        }
    }

    private mutating func compare(_ entry: SourceCopy.Entry, _ tree: CopyTree, _ translation: LocalizedConfig) {
        var unit = CopyUnit(pointer: entry.key, source: entry.text, text: nil, state: .missing, sourceRange: entry.range)
        guard let node = tree[entry.key], !node.isNull else {
            guard let around = tree.nearest(around: entry.key) else { return add(unit) }
            unit.range = SourceRange(translation.document.range(of: around.node).start)
            if let expected = source.tree[around.pointer], expected.kind != around.node.kind, !around.node.isNull {
                return addMismatch(unit, at: around.pointer, around.node, expected)
            }
            return add(unit)
        }
        unit.range = translation.document.range(of: node)
        guard let text = node.string else { return addMismatch(unit, at: entry.key, node, entry.node) }
        unit.text = text
        let tags = source.options.tags.parse(text)
        (unit.state, unit.isAllowed) = state(text, entry.text)
        if unit.state == .translated, differs(tags, from: entry.tags) { unit.state = .mismatched }
        add(unit, tags: tags, sourceTags: entry.tags, node: (node, translation.document))
    }

    private func differs(_ tags: [CopyTag], from sourceTags: [CopyTag]) -> Bool {
        tags.contains { $0.form == .malformed } || !CopyTagLostRule.lost(tags, sourceTags, source.options.tags).isEmpty
    }

    private func state(_ text: String, _ original: String) -> (UnitState, isAllowed: Bool) {
        if text.isBlank { return (.empty, false) }
        guard text.trimmed == original.trimmed, !SameWords.isWordless(text) else { return (.translated, false) }
        return (.sameAsSource, source.options.sameAllowed.allow(text) || SameWords.areSameLanguage(locale, source.locale))
    }

    /// A text for which the source has none: an address or a number there stands for no words, but isn't nothing.
    private func isOrphan(_ leaf: CopyTree.Leaf) -> Bool {
        switch source.tree[leaf.key]?.value {
        case nil:
            if let around = source.tree.nearest(around: leaf.key), mismatches.contains(around.pointer) { return false }
        case .null: break
        case .string(let text): if !text.isBlank { return false }
        default: return false
        }
        return !leaf.text.isBlank && source.options.isCopy(leaf)
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
        check(
            CheckedCopy(
                unit: unit, subject: named(unit.pointer), sourceLocale: source.locale, tags: tags, sourceTags: sourceTags,
                catalog: source.options.tags, node: node))
    }

    /// One finding at the value of the wrong kind, however many strings it should have held.
    private mutating func addMismatch(_ unit: CopyUnit, at pointer: String, _ found: JSONNode, _ expected: JSONNode) {
        var unit = unit
        unit.state = .mismatched
        units.append(unit)
        guard mismatches.insert(pointer).inserted else { return }
        check(
            CheckedCopy(
                unit: unit, subject: named(pointer), sourceLocale: source.locale, catalog: source.options.tags,
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
}
