import Testing

@testable import Site

@Suite("Tags that have a value for no product of a screen")
struct TagApplicabilityTests {
    /// Lines of the rule for a screen with this copy, sold for one price without offers.
    private func lines(_ copy: String, offer: Bool = false, tags: String = "{}") throws -> [String] {
        let csv =
            "product,storefront,currency,price,title,period,intro_mode,intro_price,intro_period,intro_count\n"
            + "pro.year,USA,USD,59.99,Pro,P1Y,\(offer ? "free_trial,0,P1W,1" : ",,,")\n"
        let fallback = """
            {"meta": {"version": 11, "developer_ids": ["main"], "response_created_at": 1790000000000}, "data": {"main": {"meta": {"placement": {
              "developer_id": "main", "audience_name": "All Users", "revision": 1, "ab_test_name": "main"}}, "data": [{
              "variation_id": "v", "variation_name": "V", "weight": 100, "flow_id": "f", "flow_name": "F",
              "remote_configs": [{"lang": "en", "data": \(copy.quotedJSON)}],
              "variations": [{"paywall_id": "p", "paywall_name": "P", "variation_id": "v", "products": [
                {"vendor_product_id": "pro.year", "adapty_product_id": "a", "access_level_id": "x", "product_type": "annual"}]}]}]}}}
            """
        let configuration = "paywalls: { sources: [{ file: f.json }], products: [p.csv], tags: \(tags) }"
        return try TemporaryFolder.with(["vitrine.yml": configuration, "f.json": fallback, "p.csv": csv]) { folder in
            folder.check().diagnostics.filter { $0.rule == "copy.tag-not-applicable" }.map { "\($0.subject.pointer ?? "") \($0.message)" }
        }
    }

    @Test("An offer's tag where nothing has an offer is an error; once a string")
    func offers() throws {
        let copy = #"{"title": "Try <OFFER_PRICE/> for <OFFER_PRICE/>", "cta": "<PROD_PRICE/>", "legal": "<SUBSCRIPTION_PERIOD/>"}"#
        #expect(try lines(copy) == ["/title <OFFER_PRICE/> has a value for no product of this screen"])
        #expect(try lines(copy, offer: true) == [])
    }

    @Test("A tag that the project fills always has a value")
    func custom() throws {
        #expect(try lines(#"{"title": "<OFFER_PRICE/>"}"#, tags: "{ OFFER_PRICE: \"1 €\" }") == [])
    }

    @Test("Strings of products that aren't sold here are never shown, so never wrong")
    func absentProduct() throws {
        #expect(try lines(#"{"products": {"other": {"offer": "<OFFER_PRICE/>"}, "pro.year": {"offer": "<OFFER_PRICE/>"}}}"#) == [
            "/products/pro.year/offer <OFFER_PRICE/> has a value for no product of this screen"
        ])
    }
}

extension String {
    /// As a JSON string literal.
    var quotedJSON: String { JSONReporter.quoted(self) }
}

import Diagnostics
