import Diagnostics
import Foundation

@testable import StoreCatalog

/// A file beside the tests.
func fixture(_ name: String) throws -> SourceText {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    return SourceText(file: name, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
}

func catalog(_ names: String...) throws -> StoreCatalog { try StoreCatalog.load(names.map(fixture)) }

func catalog(text: String, _ name: String = "p.storekit") throws -> StoreCatalog {
    try StoreCatalog.load([SourceText(file: name, text: text)])
}

/// A finding on one line: `5:12 error rule product message`.
func line(_ d: Diagnostic) -> String {
    let start = d.range?.start
    return "\(start?.line ?? 0):\(start?.column ?? 0) \(d.severity) \(d.rule) [\(d.subject.product ?? "")] \(d.message)"
}
