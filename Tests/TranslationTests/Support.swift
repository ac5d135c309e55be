import Diagnostics
import Foundation
import JSONText
import Markdown

@testable import Translation

enum Fixture {
    static func source(_ name: String) throws -> SourceText {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)")
        return SourceText(file: name, bytes: Array(try Data(contentsOf: url)))
    }
}

func config(_ locale: String, _ json: String) throws -> LocalizedConfig {
    LocalizedConfig(locale: locale, document: try JSONDocument.parse(SourceText(file: "\(locale).json", text: json)))
}

/// A comparison of two configs with one string each.
func compare(
    _ source: String, _ text: String, locale: String = "fr", options: CopyOptions = CopyOptions()
) throws -> CopyComparison {
    func json(_ text: String) -> String { "{\"k\": \(JSONReporter.quoted(text))}" }
    return CopyComparison(
        source: try config("en", json(source)), translation: try config(locale, json(text)), locale: locale, options: options)
}

extension Diagnostic {
    /// `file:line:column rule locale pointer: message`.
    var line: String {
        let place = range.map { "\($0.start.file):\($0.start.line):\($0.start.column)+\($0.length) " } ?? ""
        return place + "\(severity) \(rule): \(message)"
    }
}

func block(
    _ kind: MarkdownBlock.Kind, _ text: String, line: Int = 1, file: String = "fr.md", code: [String] = [], links: [String] = []
) -> MarkdownBlock {
    MarkdownBlock(
        kind: kind, location: SourceLocation(file: file, line: line, column: 1), text: text, normalized: text, links: links,
        codeSpans: code)
}
