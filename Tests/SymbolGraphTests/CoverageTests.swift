import Testing

@testable import SymbolGraph

@Suite("Documentation coverage")
struct CoverageTests {
    @Test("counts what the module's author must document, and no more")
    func counts() throws {
        let coverage = try Fixture.sample().documentationCoverage
        #expect(coverage.all.documented + coverage.gaps.filter { $0.kind == .noSummary }.count == coverage.all.total)
        let kinds = coverage.byKind.map { "\($0.kind.identifier) \($0.count.documented)/\($0.count.total)" }
        #expect(kinds.contains("enum.case 2/5"))
        #expect(kinds.contains("associatedtype 1/1"))
    }

    @Test("names parameters that are missing, gone or renamed, errors and results that nothing is said of")
    func gaps() throws {
        let module = try Fixture.sample()
        func gaps(_ name: String) -> [DocumentationGap.Kind] {
            module.documentationCoverage.gaps.filter { module.symbol($0.symbol)?.qualifiedName == name }.map(\.kind)
        }
        #expect(gaps("Lamp.light(at:slowly:)") == [.renamedParameter(documented: "speed", declared: "slowly"), .undocumentedErrors])
        #expect(gaps("lightAll(_:using:)") == [.missingParameter("rule"), .undocumentedResult])
        #expect(gaps("Lamp.init(code:strict:)") == [])
        #expect(gaps("lightAll()") == [.noSummary])
        // Witnesses, overrides and what the compiler wrote have their documentation elsewhere.
        #expect(gaps("Lamp.description") == [])
        #expect(gaps("PaperLantern.swing(_:)") == [])
        #expect(gaps("Lamp.init(from:)") == [])
    }

    @Test("a stale parameter is found at its line in the comment")
    func places() throws {
        let gap = try Fixture.sample().documentationCoverage.gaps.first { $0.kind == .renamedParameter(documented: "speed", declared: "slowly") }
        #expect(gap?.location == SymbolLocation(file: "Sources/Sample/Lamp.swift", line: 56, column: 13))
    }
}
