import Diagnostics
import JSONText
import Markdown

/// One Markdown text by itself, for `vitrine markdown`.
public enum MarkdownPreview {
    public enum Form: Sendable { case html, commonMark, outline, links }

    /// - Throws: status 1 where the text can't be read at all.
    public static func text(_ source: SourceText, _ form: Form) throws(DiagnosticError) -> ([UInt8], [Diagnostic]) {
        if form == .commonMark { return (commonMarkHTML(source.bytes), []) }
        let document = try MarkdownDocument.parse(source)
        switch form {
        case .html, .commonMark:
            return (document.html(MarkdownRendering(form: .suite)), document.diagnostics)
        case .outline:
            let rows = document.outline.map { heading in
                "{\"level\": \(heading.level), \"title\": \(JSONReporter.quoted(heading.title)), \"id\": \(JSONReporter.quoted(heading.id)), "
                    + "\"line\": \(heading.location.line), \"column\": \(heading.location.column)}"
            }
            return (array(rows), document.diagnostics)
        case .links:
            let rows = document.links.map { link in
                "{\"kind\": \"\(link.kind == .image ? "image" : "link")\", \"destination\": \(JSONReporter.quoted(link.destination)), "
                    + "\"text\": \(JSONReporter.quoted(link.text)), \"line\": \(link.location.line), \"column\": \(link.location.column)}"
            }
            return (array(rows), document.diagnostics)
        }
    }

    private static func array(_ rows: [String]) -> [UInt8] {
        Array((rows.isEmpty ? "[]\n" : "[\n  " + rows.joined(separator: ",\n  ") + "\n]\n").utf8)
    }
}
