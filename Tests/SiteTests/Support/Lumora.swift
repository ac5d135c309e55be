import Diagnostics
import Foundation

@testable import Site

/// The paywalls of an invented app: two placements, an A/B test, five locales, prices of three storefronts.
enum Lumora {
    static let files = ["ios_fallback.json", "Products.storekit", "Products.FRA.storekit", "Products.VNM.storekit"]

    static let configuration = """
        title: Lumora
        languages: [en, fr]
        paywalls:
          sources: [{ file: ios_fallback.json }]
          products: [Products.storekit, Products.FRA.storekit, Products.VNM.storekit]
          storefronts: { en: USA, fr: FRA, vi: VNM, ar: USA, pt-br: USA }
          translatable: ["/**", "!/template", "!/theme/**", "!/**/icon"]
        """

    static func text(_ name: String) throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return String(decoding: try Data(contentsOf: folder.appendingPathComponent("Fixtures/Lumora/" + name)), as: UTF8.self)
    }

    /// Runs `body` with a project of these files and `configuration`, and whatever else is given.
    static func with<T>(
        _ configuration: String = configuration, _ others: [String: String] = [:], _ body: (TemporaryFolder) throws -> T
    ) throws -> T {
        var all = others
        all["vitrine.yml"] = configuration
        for name in files { all[name] = try text(name) }
        return try TemporaryFolder.with(all, body)
    }

    /// Its paywalls as loaded, once for all tests.
    static func paywalls() throws -> PaywallSet { try loaded.get() }

    private static let loaded = Result { try load() }

    private static func load() throws -> PaywallSet {
        try with { folder in
            let project = try Project.open(.folder(folder.path))
            guard let settings = project.configuration.paywalls else { throw Absent() }
            return try PaywallLoader(project: project, settings: settings, templates: []).load()
        }
    }

    struct Absent: Error {}
}

extension PaywallSet {
    /// The screen of a placement's variation, by its place among them, in one locale.
    func screen(_ placement: String, _ variation: Int = 0, _ locale: String) -> PaywallScreen? {
        placements.first { $0.id == placement }?.variations[variation].screens.first { $0.locale.code == locale }
    }

    /// A product as a locale's customers see it, wherever it is sold.
    func product(_ id: String, _ locale: String) -> PaywallProduct? {
        placements.flatMap(\.variations).flatMap(\.screens).filter { $0.locale.code == locale }.flatMap(\.products).first { $0.id == id }
    }
}
