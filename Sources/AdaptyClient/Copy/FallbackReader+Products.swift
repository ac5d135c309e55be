import Diagnostics
import JSONText

extension FallbackReader {
    /// The products of a paywall. One without a store id is left out, for nothing could be sold; its finding stands.
    mutating func readProducts(_ paywall: Fields, _ name: String, _ subject: Subject) -> [CopyProduct] {
        let items = list(paywall, "products", of: "the paywall", required: true, subject: subject)
        return items.enumerated().compactMap { index, node -> CopyProduct? in
            guard let fields = fields(node, "products[\(index)]", of: "the paywall", subject: subject) else { return nil }
            guard let id = self.text(fields, "vendor_product_id", of: "the product", required: true, subject: subject) else { return nil }
            var subject = subject
            subject.product = id
            let typed = FallbackFormat(format)?.hasProductTypes ?? true
            func text(_ key: String, required: Bool = false) -> String? {
                self.text(fields, key, of: "the product", required: required, subject: subject)
            }
            let promotes = flag(fields, "promotional_offer_eligibility", of: "the product", subject: subject) ?? true
            let promotion = text("promotional_offer_id")
            let reference = AdaptyProductReference(
                vendorProductId: id, adaptyProductId: text("adapty_product_id", required: true) ?? "",
                accessLevelId: text("access_level_id", required: typed),
                productType: text("product_type", required: typed).map(AdaptyProductType.init(rawValue:)),
                flowProductId: text("flow_product_id"), promotionalOfferId: promotes ? promotion : nil,
                winBackOfferId: text("win_back_offer_id"), basePlanId: text("base_plan_id"), googlePlayOfferId: text("offer_id"))
            return CopyProduct(
                reference: reference, paywallName: name, index: index, range: document.range(of: fields["vendor_product_id"] ?? node))
        }
    }
}
