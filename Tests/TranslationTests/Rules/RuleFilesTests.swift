import Foundation
import Testing

@testable import Translation

@Suite("The house of rules")
struct RuleFilesTests {
    private static let here = URL(filePath: #filePath).deletingLastPathComponent()
    private static let sources = here.appending(path: "../../../Sources/Translation/Rules").standardizedFileURL

    @Test(
        "every rule has a file with its entry for the manual, and a file of tests", arguments: TranslationRules.all.map { "\($0)" })
    func files(_ type: String) throws {
        let source = try String(contentsOf: Self.sources.appending(path: "\(type).swift"), encoding: .utf8)
        let entry = source.split(separator: "\n").filter { $0.hasPrefix("/// ") }
        #expect(entry.count >= 2, "what it finds, and what to do")
        #expect(FileManager.default.fileExists(atPath: Self.here.appending(path: "\(type)Tests.swift").path))
    }

    @Test("every file of a rule is in the list")
    func registered() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
        let types = files.filter { $0.hasSuffix("Rule.swift") && $0 != "TranslationRule.swift" }.map { String($0.dropLast(6)) }
        #expect(types.sorted() == TranslationRules.all.map { "\($0)" }.sorted())
    }

    @Test("the rules are listed once each, in order, with a line that says what they find")
    func list() {
        let ids = TranslationRules.all.map { $0.id }
        #expect(ids == Set(ids).sorted())
        #expect(TranslationRules.all.allSatisfy { !$0.summary.isEmpty })
    }
}
