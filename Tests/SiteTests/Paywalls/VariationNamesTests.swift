import AdaptyClient
import Diagnostics
import Testing

@testable import Site

@Suite("Folders of variations")
struct VariationNamesTests {
    private func placement(_ names: [String], ids: String = "v") throws -> CopyPlacement {
        let variations = names.enumerated().map { i, name in
            #"{"variation_id": "\#(ids)\#(i)", "variation_name": \#(name.quotedJSON), "weight": 1, "flow_id": "f", "flow_name": \#(name.quotedJSON), "remote_configs": [], "variations": []}"#
        }
        let text = #"{"meta": {"version": 11, "developer_ids": ["main"], "response_created_at": 1}, "data": {"main": {"meta": {"placement": {"developer_id": "main", "audience_name": "All Users", "revision": 1, "ab_test_name": "main"}}, "data": [\#(variations.joined(separator: ","))]}}}"#
        return try #require(try CopySource.read(SourceText(file: "f.json", text: text), placement: "main").placements.first)
    }

    @Test("A variation is called by its name and a short hash, never by its id")
    func names() throws {
        let first = VariationBuilder.pathNames(try placement(["Main flow", "", "🎉"]))
        #expect(first.count == 3 && first[0].hasPrefix("main-flow-") && first[1].hasPrefix("x-") && first[2].hasPrefix("x-"))
        #expect(first.allSatisfy { $0.contains(/-[0-9a-f]{4}$/) })
        #expect(VariationBuilder.pathNames(try placement(["Main flow", "", "🎉"], ids: "another")) == first)
    }

    @Test("However many namesakes there are, none shares a folder")
    func unique() throws {
        let names = VariationBuilder.pathNames(try placement(Array(repeating: "Same", count: 700)))
        #expect(Set(names).count == 700)
    }
}
