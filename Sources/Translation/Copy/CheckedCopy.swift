import Diagnostics
import JSONText

/// A unit with all that a rule may want to know about it.
struct CheckedCopy {
    let unit: CopyUnit
    /// Locale, pointer, placement and variation.
    let subject: Subject
    let sourceLocale: String
    let tags: [CopyTag]
    let sourceTags: [CopyTag]
    let catalog: CopyTags
    /// The value that is of another kind than the source's, where the unit is mismatched by that.
    let wrongKind: (found: String, expected: String)?
    /// The string and its document, where there is one.
    fileprivate let node: (node: JSONNode, document: JSONDocument)?

    init(
        unit: CopyUnit, subject: Subject, sourceLocale: String, tags: [CopyTag] = [], sourceTags: [CopyTag] = [], catalog: CopyTags,
        wrongKind: (found: String, expected: String)? = nil, node: (node: JSONNode, document: JSONDocument)? = nil
    ) {
        self.unit = unit
        self.subject = subject
        self.sourceLocale = sourceLocale
        self.tags = tags
        self.sourceTags = sourceTags
        self.catalog = catalog
        self.wrongKind = wrongKind
        self.node = node
    }

    var locale: String { subject.locale ?? "" }

    /// The place of a part of the text, given in UTF-8 offsets.
    func range(_ part: Range<Int>) -> SourceRange? {
        node.map { $0.document.range(of: $0.node, utf8: part) } ?? unit.range
    }

    /// Shows the source's text.
    var sourceNote: [Diagnostic.Note] {
        guard let source = unit.source, unit.sourceRange != unit.range else { return [] }
        let shown = source.count > 80 ? source.prefix(79) + "…" : source[...]
        return [Diagnostic.Note("source (\(sourceLocale)): \(shown)", at: unit.sourceRange)]
    }
}

/// A rule about one string of a remote config.
protocol CopyRule: TranslationRule {
    static func check(_ copy: CheckedCopy) -> [Diagnostic]
}
