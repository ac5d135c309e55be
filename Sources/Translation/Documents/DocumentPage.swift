import Diagnostics
import Markdown

/// A compared page, as rules see it.
struct DocumentPage {
    /// The translation.
    let file: String
    let locale: String
    /// Section by section, in the order of the source.
    let units: [DocumentUnit]

    var subject: Subject { Subject(locale: locale) }
}

/// A rule about the blocks of a translated guide.
protocol DocumentRule: TranslationRule {
    static func check(_ page: DocumentPage) -> [Diagnostic]
}

extension MarkdownBlock {
    /// Its kind and how it begins, for a message.
    var described: String {
        let kind =
            switch kind {
            case .heading: "heading"
            case .paragraph: "paragraph"
            case .listItem: "list item"
            case .tableRow: "table row"
            case .codeBlock: "code block"
            case .note: "note"
            }
        let line = text.split(separator: "\n").first ?? ""
        return "\(kind) \"\(line.count > 60 ? line.prefix(59) + "…" : line)\""
    }

    var range: SourceRange { SourceRange(location) }
}
