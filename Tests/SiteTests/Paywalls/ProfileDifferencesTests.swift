import Diagnostics
import Testing

@testable import Site

@Suite("Derived prices that another profile gives otherwise")
struct ProfileDifferencesTests {
    /// Lines of the rule for one plan in France and this copy.
    private func lines(_ copy: String, _ price: String, _ period: String) throws -> [String] {
        let fallback = """
            {"meta": {"version": 11, "developer_ids": ["main"], "response_created_at": 1790000000000}, "data": {"main": {"meta": {"placement": {
              "developer_id": "main", "audience_name": "All Users", "revision": 1, "ab_test_name": "main"}}, "data": [{
              "variation_id": "v", "variation_name": "V", "weight": 100, "flow_id": "f", "flow_name": "F",
              "remote_configs": [{"lang": "fr", "data": \(copy.quotedJSON)}],
              "variations": [{"paywall_id": "p", "paywall_name": "P", "variation_id": "v", "products": [
                {"vendor_product_id": "pro", "adapty_product_id": "a", "access_level_id": "x", "product_type": "annual"}]}]}]}}}
            """
        return try TemporaryFolder.with([
            "vitrine.yml": "languages: [fr]\npaywalls: { sources: [{ file: f.json }], products: [p.csv] }", "f.json": fallback,
            "p.csv": "product,storefront,currency,price,period\npro,FRA,EUR,\(price),\(period)\n",
        ]) { folder in
            folder.check().diagnostics.filter { $0.rule == "prices.profiles-differ" }
                .map { "\($0.severity.rawValue) \($0.subject.pointer ?? "") \(shown($0.message))" }
        }
    }

    @Test("A month's price by the week, where all three disagree")
    func month() throws {
        #expect(try lines(#"{"title": "<PROD_PRICE_PER_WEEK/> et encore <PROD_PRICE_PER_WEEK/>", "cta": "<PROD_PRICE_PER_WEEK/>"}"#, "9.99", "P1M") == [
            #"note /title pro costs, per week, 2,50\u{a0}€ (adapty-3) or 2,33\u{a0}€ (adapty-4) or 2,29\u{a0}€ (exact-floor)"#
        ])
    }

    @Test("No note where all agree, or where no derived price is shown", arguments: [
        (#"{"title": "<PROD_PRICE_PER_MONTH/>"}"#, "60.00", "P1Y"), (#"{"title": "<PROD_PRICE/>"}"#, "9.99", "P1M"),
        (#"{"title": "<PROD_PRICE_PER_YEAR/>"}"#, "64.99", "P1Y"), (#"{"title": "Bonjour"}"#, "9.99", "P1M"),
    ])
    func none(copy: String, price: String, period: String) throws { #expect(try lines(copy, price, period) == []) }
}
