import Diagnostics
import JSONText
import Testing

@testable import Site

@Suite("One product in both stores")
struct StoreMatchTests {
    private static func fallback(_ product: String, adapty: String) -> String {
        """
        {"meta": {"version": 11, "developer_ids": ["main"], "response_created_at": 1790000000000}, "data": {"main": {"meta": {"placement": {
          "developer_id": "main", "audience_name": "All Users", "revision": 1, "ab_test_name": "main"}}, "data": [{
          "variation_id": "v", "variation_name": "V", "weight": 100, "flow_id": "f", "flow_name": "F",
          "remote_configs": [{"lang": "en", "data": "{\\"title\\": \\"Go Pro\\"}"}],
          "variations": [{"paywall_id": "p", "paywall_name": "P", "variation_id": "v", "products": [
            {"vendor_product_id": "\(product)", "adapty_product_id": "\(adapty)", "access_level_id": "x", "product_type": "annual"}]}]}]}}}
        """
    }

    private func lines(_ files: [String: String], _ keys: String) throws -> [String] {
        var all = files
        all["vitrine.yml"] = "paywalls: { products: [p.csv], \(keys) }"
        all["p.csv"] = "product,storefront,currency,price,period\npro.year,USA,USD,59.99,P1Y\npro_year,USA,USD,57.99,P1Y\n"
        return try TemporaryFolder.with(all) { folder in
            folder.check().diagnostics.filter { ["placement", "match"].contains($0.rule.prefix { $0 != "." }) }
                .map { "\($0.severity.rawValue) \($0.message) [\($0.rule)]" }
        }
    }

    @Test("The fallback files of both apps share placements: no conflict, the first one's screens are shown")
    func files() throws {
        let both = ["ios.json": Self.fallback("pro.year", adapty: "a"), "android.json": Self.fallback("pro_year", adapty: "a")]
        #expect(try lines(both, "sources: [{ file: ios.json }, { file: android.json }]") == [
            #"note "main" sells other store ids of the same products here; its screens are those of the first file [placement.other-store]"#
        ])
    }

    @Test("Two files of one store that share a placement stay a conflict")
    func conflict() throws {
        let both = ["a.json": Self.fallback("pro.year", adapty: "a"), "b.json": Self.fallback("pro.year", adapty: "a")]
        #expect(try lines(both, "sources: [{ file: a.json }, { file: b.json }]") == [
            #"error the placement "main" stands in two sources; the first counts [placement.duplicate]"#
        ])
    }

    @Test("An id of the map that no product file has is named, with the nearest")
    func unknown() throws {
        let file = ["ios.json": Self.fallback("pro.year", adapty: "a")]
        #expect(try lines(file, "sources: [{ file: ios.json }], match: { pro.year: { play: pro_yaer } }") == [
            #"warning paywalls.match names "pro_yaer", which no product file of Google Play has; did you mean "pro_year"? [match.unknown]"#
        ])
        #expect(try lines(file, "sources: [{ file: ios.json }], match: { pro.year: { play: pro_year } }") == [])
    }
}
