import Diagnostics
import Foundation

/// A file beside the tests.
func fixture(_ name: String) throws -> SourceText {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    return SourceText(file: name, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
}

/// A finding on one line: `5:12 error rule placement/variation/locale message`.
func line(_ d: Diagnostic) -> String {
    let start = d.range?.start
    let subject = [d.subject.placement, d.subject.variation, d.subject.locale, d.subject.product].compactMap { $0 }.joined(separator: "/")
    return "\(start?.line ?? 0):\(start?.column ?? 0) \(d.severity) \(d.rule) [\(subject)] \(d.message)"
}
