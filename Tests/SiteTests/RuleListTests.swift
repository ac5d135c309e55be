import Foundation
import Testing

@testable import Site

/// docs/rules.md is kept by hand; these tests read the sources and tell where it is behind.
@Suite("The list of rules in docs/rules.md")
struct RuleListTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

    @Test("every rule that the sources use is in the list")
    func complete() throws {
        let listed = try Self.listed()
        #expect(try Self.used.get().keys.filter { listed[$0] == nil }.sorted() == [], "docs/rules.md lacks these")
    }

    @Test("every rule of the list is used by the sources")
    func current() throws {
        let used = try Self.used.get()
        #expect(try Self.listed().keys.filter { used[$0] == nil }.sorted() == [], "docs/rules.md lists what is gone")
    }

    @Test("checks.severity knows the rules of the list and no others")
    func known() throws {
        #expect(KnownRules.all.symmetricDifference(try Self.listed().keys).sorted() == [], "Sources/Site/Project/KnownRules.swift differs")
    }

    @Test("the default severities of the list are those of the sources")
    func severities() throws {
        let listed = try Self.listed()
        for (rule, severities) in try Self.used.get().sorted(by: { $0.key < $1.key }) where !severities.isEmpty {
            #expect(listed[rule] == severities, "\(rule)")
        }
    }

    @Test("every table of the list is sorted and lists each rule once")
    func sorted() throws {
        let tables = try Self.text().split(separator: "\n## ").map { section in section.matches(of: Self.row).map { String($0.1) } }
        for rules in tables { #expect(rules == Set(rules).sorted()) }
        let all = tables.flatMap { $0 }
        #expect(all.count == Set(all).count)
    }

    // MARK: - Reading

    private static var row: Regex<(Substring, Substring, Substring)> { /(?m)^\| `([a-z.-]+)` \| ([a-z ]+) \|/ }

    private static func text() throws -> String {
        try String(contentsOf: root.appending(path: "docs/rules.md"), encoding: .utf8)
    }

    /// Rule → default severities.
    private static func listed() throws -> [String: Set<String>] {
        var rules: [String: Set<String>] = [:]
        for match in try text().matches(of: row) {
            rules[String(match.1)] = Set(match.2.split(separator: " ").map(String.init)).subtracting(["or"])
        }
        return rules
    }

    /// Rule → the severities that stand beside it, where they do. A rule's id is a literal before a severity, after `rule:` or
    /// `rule =`, the `id` of a rule's type, a case of `TemplateRule`, or a family's name and a common ending.
    private static let used = Result { try readSources() }

    private static func readSources() throws -> [String: Set<String>] {
        var rules: [String: Set<String>] = [:]
        var families: [String] = []
        var endings: [(name: String, severity: String)] = []
        let files = FileManager.default.enumerator(at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in source.matches(of: /"([a-z]+\.[a-z-]+)"(?: : "([a-z]+\.[a-z-]+)")?,\s*\.(error|warning|note)\b/) {
                for rule in [match.1, match.2].compactMap({ $0 }) { rules[String(rule), default: []].insert(String(match.3)) }
            }
            for match in source.matches(of: /\brule(?:: String)?(?: =|:)[^",)]*"([a-z]+\.[a-z-]+)"/) {
                rules[String(match.1)] = rules[String(match.1)] ?? []
            }
            for match in source.matches(of: /case \w+ = "(template\.[a-z-]+)"/) { rules[String(match.1)] = ["error"] }
            for match in source.matches(of: /static let id = "([a-z]+\.[a-z-]+)"\s+public static let severity = Severity\.(\w+)/) {
                rules[String(match.1), default: []].insert(String(match.2))
            }
            rules = rules.filter { !$0.key.hasPrefix("review.") }  // the theme's words beside a severity
            families += source.matches(of: /static let rules = "([a-z]+)"/).map { String($0.1) }
            endings += source.matches(of: /Self\.rules \+ "(\.[a-z-]+)", \.(error|warning|note)/).map { (String($0.1), String($0.2)) }
        }
        for family in families {
            for ending in endings { rules[family + ending.name, default: []].insert(ending.severity) }
        }
        return rules
    }
}
