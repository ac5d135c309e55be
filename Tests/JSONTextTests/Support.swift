import Diagnostics
import JSONText
import Testing

func document(_ text: String) throws -> JSONDocument { try JSONDocument.parse(SourceText(file: "a.json", text: text)) }

/// `line:column+length rule: message` of what a text is refused for.
func fault(_ bytes: [UInt8], depth: Int = 512) -> String {
    do {
        _ = try JSONDocument.parse(SourceText(file: "a.json", bytes: bytes), limits: .init(depth: depth))
        return "no fault"
    } catch {
        #expect(error.status == .unreadable)
        #expect(error.diagnostics.count == 1)
        return error.diagnostics.map(summary).joined(separator: "\n")
    }
}

func summary(_ d: Diagnostic) -> String {
    let range = d.range
    return "\(range?.start.line ?? 0):\(range?.start.column ?? 0)+\(range?.length ?? 0) \(d.rule): \(d.message)"
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// The value written compactly: order, numbers and duplicates as read.
func compact(_ node: JSONNode) -> String { text(JSONWriter.bytes(of: node)) }

func bytes(_ before: String, _ middle: [UInt8] = [], _ after: String = "") -> [UInt8] { Array(before.utf8) + middle + Array(after.utf8) }
