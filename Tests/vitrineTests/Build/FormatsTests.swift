import Foundation
import Testing

@Suite("Every format of fallback file, from the command line alone")
struct FormatsTests {
    struct Paywalls {
        let object: [String: Any]
        var placements: [[String: Any]] { object["placements"] as? [[String: Any]] ?? [] }
        var variations: [[String: Any]] { placements.flatMap { $0["variations"] as? [[String: Any]] ?? [] } }
        var screens: [[String: Any]] { variations.flatMap { $0["screens"] as? [[String: Any]] ?? [] } }

        init(_ folder: Folder, _ output: String) throws {
            let data = Data(try folder.text(output + "/internal/data/paywalls.json").utf8)
            object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        }
    }

    @Test(
        "a small file of each format",
        arguments: [
            (8, ["main", "hello"], ["paywall", "onboarding"], ["en"]), (9, ["main"], ["paywall"], ["en"]),
            (10, ["main"], ["flow"], ["en", "fr"]), (11, ["main"], ["flow"], ["en", "fr"]),
        ] as [(Int, [String], [String], [String])])
    func small(_ format: Int, _ placements: [String], _ kinds: [String], _ locales: [String]) throws {
        let folder = try Folder()
        let run = try Vitrine.run(
            "build", Fixtures.path("mini/fallback-\(format).json"), Fixtures.path("mini/Products.storekit"), "--output", "out", in: folder)
        #expect(run.status == 0, "\(run.error)")
        let paywalls = try Paywalls(folder, "out")
        let source = (paywalls.object["sources"] as? [[String: Any]])?.first
        #expect(source?["format"] as? Int == format)
        #expect(source?["createdAt"] as? String == "2026-01-01T00:00:00.000Z")
        #expect(paywalls.placements.compactMap { $0["id"] as? String } == placements)
        #expect(paywalls.variations.compactMap { $0["kind"] as? String } == kinds)
        let screens = (paywalls.variations.first?["screens"] as? [[String: Any]]) ?? []
        #expect(screens.compactMap { $0["locale"] as? String } == locales)
        let price = ((screens.first?["products"] as? [[String: Any]])?.first?["price"] as? [String: Any])?["text"] as? String
        #expect(price == "$29.99")
    }

    @Test(
        "a format that this release doesn't know is read with a warning that names the SDKs",
        arguments: [(7, "SDK 3.4"), (12, "SDK")])
    func unknown(_ format: Int, _ sdk: String) throws {
        let folder = try Folder()
        let text = try Fixtures.text(format < 10 ? "mini/fallback-9.json" : "mini/fallback-11.json")
        try folder.write("f.json", text.replacingOccurrences(of: #""version": \d+"#, with: "\"version\": \(format)", options: .regularExpression))
        let run = try Vitrine.run("build", "f.json", "--output", "out", in: folder)
        #expect(run.error.contains("f.json:3:16: warning: "), "\(run.error)")
        #expect(run.error.contains(sdk), "\(run.error)")
        #expect(folder.exists("out/internal/data/paywalls.json"))
    }

    static let stores = ["store/Products.storekit", "store/Products.FRA.storekit", "store/Products.VNM.storekit"].map(Fixtures.path)

    @Test(
        "the larger files, with products of three storefronts",
        arguments: [("9", 2, 2, 1), ("10", 2, 3, 5), ("11", 2, 3, 5), ("defects", 2, 1, 7)] as [(String, Int, Int, Int)])
    func sample(_ name: String, _ placements: Int, _ variations: Int, _ locales: Int) throws {
        let folder = try Folder()
        let run = try Vitrine.run(["build", Fixtures.path("adapty/fallback-\(name).json")] + Self.stores + ["--output", "out"], in: folder)
        #expect(run.status == (name == "defects" ? 1 : 0), "\(run.error)")
        let paywalls = try Paywalls(folder, "out")
        #expect(paywalls.placements.count == placements)
        #expect(paywalls.variations.count == variations)
        #expect(Set(paywalls.screens.compactMap { $0["locale"] as? String }).count == locales)
        for screen in paywalls.screens { #expect(folder.exists("out/" + (screen["path"] as? String ?? "?"))) }
    }

    @Test("prices and periods read as in the App Store of each country")
    func prices() throws {
        let folder = try Folder()
        _ = try Vitrine.run(["build", Fixtures.path("adapty/fallback-10.json")] + Self.stores + ["--output", "out"], in: folder)
        let screens = (try Paywalls(folder, "out").variations.first?["screens"] as? [[String: Any]]) ?? []
        func product(_ locale: String, _ suffix: String) -> [String: Any] {
            let screen = screens.first { $0["locale"] as? String == locale }
            return (screen?["products"] as? [[String: Any]])?.first { ($0["id"] as? String)?.hasSuffix(suffix) == true } ?? [:]
        }
        func text(_ product: [String: Any], _ key: String) -> String? { (product[key] as? [String: Any])?["text"] as? String }
        #expect(screens.compactMap { $0["locale"] as? String } == ["en", "fr", "vi", "ar", "pt-br"])
        #expect(text(product("fr", "yearly"), "price") == "64,99\u{A0}€")
        #expect(text(product("fr", "yearly"), "period") == "1\u{A0}an")
        let monthly = try #require(text(product("vi", "monthly"), "price"))
        #expect(monthly.hasSuffix("\u{A0}₫") && !monthly.contains(","))
    }

    @Test("a real file: 29 placements and 65 variations, every one with its screen")
    func real() throws {
        let folder = try Folder()
        let run = try Vitrine.run("build", Fixtures.path("adapty/fallback-8-real.json"), Fixtures.path("store/Products.storekit"), "--output", "out", in: folder)
        #expect(run.status == 1, "\(run.status): \(run.error.suffix(300))")
        let paywalls = try Paywalls(folder, "out")
        #expect(paywalls.placements.count == 29)
        #expect(paywalls.variations.count == 65)
        #expect(paywalls.variations.count { $0["kind"] as? String == "onboarding" } == 9)
        let paths = paywalls.screens.compactMap { $0["path"] as? String }
        #expect(Set(paths).count == paths.count)
        #expect(paths.filter { !folder.exists("out/" + $0) } == [])
        let gallery = try folder.text("out/internal/en/index.html")
        // Each stands in the gallery once.
        let anchors = paths.compactMap { $0.split(separator: "/").dropLast().last.map(String.init) }
        #expect(anchors.filter { !gallery.contains("#variation-\($0)\"") } == [])
    }
}
