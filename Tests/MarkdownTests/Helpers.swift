import Diagnostics
import Testing

@testable import Markdown

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

func parse(_ markdown: String, _ options: MarkdownOptions = .guide) throws -> MarkdownDocument {
    try MarkdownDocument.parse(SourceText(file: "page.md", text: markdown), options: options)
}

/// The page's HTML, without what the test isn't about.
func page(_ markdown: String) throws -> String { text(try parse(markdown).html()) }

/// `line:column severity rule message`.
func findings(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.severity.rawValue) \($0.rule) \($0.message)" }
}

/// U+FDD0, which Swift takes in no literal.
let noncharacter = String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self)
