public import Diagnostics
public import Markdown

/// A guide beside its source: every block with its state.
///
/// Sections are paired by their headings' levels, blocks by their kind, each in order; where their numbers differ, code, addresses
/// and numbers that both have decide which ones belong together.
public struct DocumentComparison: Sendable {
    public let locale: String
    /// Blocks of the source in its order, then those that only the translation has, in its order.
    public let units: [DocumentUnit]
    public let diagnostics: [Diagnostic]

    public var counts: StateCounts { StateCounts(units) }

    /// - Parameter translation: `nil` for a page that isn't translated: all is missing, with one finding at the page.
    public init(source: MarkdownDocument, translation: MarkdownDocument?, locale: String, sameAllowed: SameWords = SameWords()) {
        self.init(
            source: source.blocks, translation: translation?.blocks, sourceFile: source.source.file,
            translationFile: translation?.source.file, locale: locale, sameAllowed: sameAllowed)
    }

    /// - Parameter source: The blocks of the source, read once for all its translations.
    public init(
        source: [MarkdownBlock], of original: MarkdownDocument, translation: MarkdownDocument?, locale: String,
        sameAllowed: SameWords = SameWords()
    ) {
        self.init(
            source: source, translation: translation?.blocks, sourceFile: original.source.file,
            translationFile: translation?.source.file, locale: locale, sameAllowed: sameAllowed)
    }

    init(
        source: [MarkdownBlock], translation: [MarkdownBlock]?, sourceFile: String, translationFile: String?, locale: String,
        sameAllowed: SameWords = SameWords()
    ) {
        self.locale = locale
        guard let translation else {
            units = source.map { DocumentUnit(source: $0, translation: nil, state: .missing) }
            diagnostics = [DocsPageMissingRule.finding(page: sourceFile, locale: locale)]
            return
        }
        let units = Self.pair(source, translation).map { source, translation in
            let (state, isAllowed) = Self.state(source, translation, sameAllowed)
            return DocumentUnit(source: source, translation: translation, state: state, isAllowed: isAllowed)
        }
        self.units = units.filter { $0.source != nil } + units.filter { $0.source == nil }
        let page = DocumentPage(file: translationFile ?? sourceFile, locale: locale, units: units)
        let rules: [any DocumentRule.Type] = [DocsMissingRule.self, DocsSameAsSourceRule.self, DocsOrphanRule.self]
        diagnostics = rules.flatMap { $0.check(page) }.sorted()
    }

    /// All blocks of both, section by section; those of the translation without partner after their section's.
    private static func pair(_ source: [MarkdownBlock], _ translation: [MarkdownBlock]) -> [(MarkdownBlock?, MarkdownBlock?)] {
        let ours = DocumentSection.split(source)
        let theirs = DocumentSection.split(translation)
        let partners = Alignment.partners(ours, theirs, score: DocumentSection.score)
        let taken = Set(partners.compactMap { $0 })
        var pairs: [(MarkdownBlock?, MarkdownBlock?)] = []
        for (section, partner) in zip(ours, partners) {
            let blocks = partner.map { theirs[$0].blocks } ?? []
            let matches = Alignment.partners(section.blocks, blocks, score: AnchoredBlock.score)
            pairs += zip(section.blocks, matches).map { ($0.block, $1.map { blocks[$0].block }) }
            let used = Set(matches.compactMap { $0 })
            pairs += blocks.indices.filter { !used.contains($0) }.map { (nil, blocks[$0].block) }
        }
        for index in theirs.indices where !taken.contains(index) { pairs += theirs[index].blocks.map { (nil, $0.block) } }
        return pairs
    }

    private static func state(
        _ source: MarkdownBlock?, _ translation: MarkdownBlock?, _ sameAllowed: SameWords
    ) -> (UnitState, isAllowed: Bool) {
        guard let source else { return (.orphan, false) }
        guard let translation else { return (.missing, false) }
        // Code speaks for itself; comments in it may be translated or not.
        guard source.kind != .codeBlock, source.normalized == translation.normalized else { return (.translated, false) }
        let prose = source.prose
        if SameWords.isWordless(prose) { return (.translated, false) }
        return (.sameAsSource, sameAllowed.allow(prose))
    }
}

extension MarkdownBlock {
    /// The text without its code spans.
    fileprivate var prose: String {
        codeSpans.reduce(into: text) { text, code in
            guard !code.isEmpty, let range = text.firstRange(of: code) else { return }
            text.replaceSubrange(range, with: " ")
        }
    }
}
