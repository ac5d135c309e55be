import Foundation

/// Small projects, each file of them in sight.
enum TestProject {
    static let configuration = """
        title: Noctua
        languages: [en, fr]
        paywalls: { sources: [{ file: fallback.json }], products: [Products.storekit] }

        """

    /// A project of three lines: one placement, two locales, one product.
    static func threeLines() throws -> Folder {
        let folder = try Folder()
        try folder.write("vitrine.yml", configuration)
        try folder.write("fallback.json", try Fixtures.text("mini/fallback-10.json"))
        try folder.write("Products.storekit", try Fixtures.text("mini/Products.storekit"))
        return folder
    }

    /// The same with two guides in two languages.
    static func withGuides() throws -> Folder {
        let folder = try threeLines()
        try folder.write("content/docs/en/index.md", "---\ntitle: Noctua\ndescription: Sleep sounds\n---\n\nWelcome. Read [the start](start.md).\n")
        try folder.write("content/docs/fr/index.md", "---\ntitle: Noctua\ndescription: Des sons pour dormir\n---\n\nBienvenue. Lisez [le début](start.md).\n")
        try folder.write("content/docs/en/start.md", "# Start\n\nOne **two** three.\n\n## Install\n\n```sh\nmake\n```\n")
        try folder.write("content/docs/fr/start.md", "# Début\n\nUn **deux** trois.\n\n## Installer\n\n```sh\nmake\n```\n")
        return folder
    }
}

/// A fallback file of format 10 out of chosen words, for names that no dashboard would give.
struct FallbackText {
    var placement = "main"
    var placementID: String?
    var audience = "All Users"
    var abTest = "Main"
    var variations: [Variation] = [Variation()]

    struct Variation {
        var id = "var-a"
        var name = "Plans"
        var weight = 100
        var flowID = "flow-1"
        /// Locale and remote config, in order.
        var configs: [(locale: String, config: [String: Any])] = [("en", ["title": "Sleep well", "cta": "Go on"])]
        var products: [String] = ["app.year"]
    }

    var placementObject: [String: Any] {
        [
            "meta": [
                "placement": [
                    "developer_id": placementID ?? placement, "audience_name": audience, "placement_audience_version_id": "pav-1",
                    "revision": 1, "ab_test_name": abTest, "is_tracking_purchases": true,
                ]
            ],
            "data": variations.map { variation -> [String: Any] in
                [
                    "variation_id": variation.id, "weight": variation.weight, "flow_id": variation.flowID, "flow_name": variation.name,
                    "remote_configs": variation.configs.map { ["lang": $0.locale, "data": Self.json($0.config)] },
                    "variations": [
                        [
                            "paywall_id": "pw-1", "paywall_name": variation.name, "variation_id": variation.id,
                            "products": variation.products.map {
                                ["vendor_product_id": $0, "adapty_product_id": "ap-" + $0, "access_level_id": "premium", "product_type": "annual"]
                            },
                        ]
                    ],
                ]
            },
        ]
    }

    static func file(_ placements: [FallbackText]) -> String {
        json([
            "meta": ["version": 10, "developer_ids": placements.map(\.placement), "response_created_at": 1_767_225_600_000],
            "data": Dictionary(placements.map { ($0.placement, $0.placementObject as Any) }) { first, _ in first },
        ])
    }

    static func json(_ value: Any) -> String {
        guard let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes]) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}
