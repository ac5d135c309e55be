import Diagnostics
import Testing

@testable import StoreCatalog

@Suite("Private keys in store files")
struct SecretTests {
    private static let whole =
        #"{"subscriptionOffersKeyPair":{"id":"KEYID42","privateKey":"MIGT\"SECRET{}"},"products":[{"type":"Consumable","productID":"p","displayPrice":"x"}],"settings":{"_storefront":"USA","_locale":"en_US"}}"#

    @Test(
        "the key is nowhere: not in the catalog, not in a finding's excerpt, not in the message of a broken file",
        arguments: [
            whole, whole.replacing("\"subscriptionOffersKeyPair\"", with: #""\u0073ubscriptionOffersKeyPair""#), String(whole.prefix(60)),
            String(whole.dropLast(1)), #"{"subscriptionOffersKeyPair":"SECRET KEYID42","products":7}"#,
            #"{"products":[], "x":[{"privateKey" : "SECRET"#, #"{"subscriptionOffersKeyPair":["SECRET", {"a":"KEYID42"}],,}"#,
        ])
    func nowhere(text: String) {
        let source = SourceText(file: "p", text: text)
        var shown = ""
        do {
            let catalog = try StoreCatalog.load([source])
            dump(catalog.products, to: &shown)
            shown += catalog.files.map { String(decoding: $0.source.bytes, as: UTF8.self) }.joined()
            shown += TextReporter(source: { _ in catalog.files[0].source }).text(catalog.diagnostics)
        } catch {
            shown += TextReporter(source: { _ in StoreCatalog.redacted(source) }).text(error.diagnostics)
        }
        #expect(!shown.contains("SECRET") && !shown.contains("KEYID42"))
    }

    @Test("a file with a key gets a note, its products are read, and no place moves")
    func note() throws {
        let catalog = try catalog(text: Self.whole)
        #expect(
            catalog.diagnostics.map(line) == [
                "1:2 note products.key-pair [] the file holds the private key that signs promotional offers in tests",
                "1:141 error products.price [p] \"x\" isn't a price",
            ])
        #expect(catalog.files[0].source.bytes.count == Self.whole.utf8.count)
    }

    @Test("a file without a key is left as it is")
    func untouched() throws {
        let source = try fixture("Products.storekit")
        #expect(StoreCatalog.redacted(source) === source)
    }
}
