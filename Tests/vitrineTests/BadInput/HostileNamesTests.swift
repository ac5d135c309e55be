import Foundation
import Testing

@Suite("Hostile names end up as harmless file names and text")
struct HostileNamesTests {
    static let names: [String] = [
        "../../etc", "/etc/passwd", "..", ".", "con", "COM1", "", " ", String(repeating: "a", count: 300), String(repeating: "🌙", count: 90), "🌙",
        "<script>alert(1)</script>", "\"><script>alert(1)</script>", "'-alert(1)-'", "</title><script>alert(1)</script>", "{{title}}{{{title}}}",
        "javascript:alert(1)", "\u{202E}gnp.exe", "a\u{0}b", "a\nb", "index", "coverage", "locales", "data", "screens", ".vitrine.json", "a/b", "a\\b", "%2e%2e%2f",
        "A", "a", "é", "e\u{301}",
    ]

    /// Only what is allowed for names taken from data, and our own names.
    static func isHarmless(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            part == ".vitrine.json" || part.wholeMatch(of: #/[a-z0-9][a-z0-9-]{0,79}(\.(html|json|js|css|txt|xml|md|svg))?/#) != nil
        }
    }

    static func check(_ folder: Folder, _ names: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try folder.names() == names, "nothing beside the output", sourceLocation: sourceLocation)
        let files = try folder.contents(below: "site")
        #expect(files.keys.filter { !isHarmless($0) }.sorted() == [], sourceLocation: sourceLocation)
        for (name, bytes) in files where name.hasSuffix(".html") {
            let text = String(decoding: bytes, as: UTF8.self)
            let lower = text.lowercased()
            let isInert = !lower.contains("<script>alert")
            #expect(isInert, "\(name)", sourceLocation: sourceLocation)
            let scheme = lower.firstMatch(of: #/((href|src|action)\s*=|url=)\s*["']?\s*javascript:/#).map { String($0.0) }
            #expect(scheme == nil, "\(name)", sourceLocation: sourceLocation)
            let isCalm = !lower.contains("<img src=x") && lower.firstMatch(of: #/<[^>"']*\son(error|click)\s*=\s*["']?alert/#) == nil
            #expect(isCalm, "\(name)", sourceLocation: sourceLocation)
            let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }.count
            #expect(controls == 0, "\(name)", sourceLocation: sourceLocation)
        }
        for (name, bytes) in files where name.hasSuffix(".js") && !name.hasPrefix("assets/") {
            let isClosed = String(decoding: bytes, as: UTF8.self).lowercased().contains("</script")
            #expect(!isClosed, "\(name)", sourceLocation: sourceLocation)
        }
    }

    static let projectNames = ["Products.storekit", "fallback.json", "site", "vitrine.yml"]

    @Test("as placement ids, all in one file")
    func placements() throws {
        let folder = try TestProject.threeLines()
        try folder.write("fallback.json", FallbackText.file(Self.names.map { FallbackText(placement: $0) }))
        let run = try Vitrine.run("build", in: folder)
        #expect(run.status <= 1, "\(run.error)")
        try Self.check(folder, Self.projectNames)
        // é in one and in two scalars are equal as Swift's keys, so one of the two is lost while this file is written.
        let distinct = Set(Self.names).count
        let pages = try folder.files(below: "site/internal/en").filter { !$0.contains("/") && $0 != "index.html" && $0 != "coverage.html" }
        #expect(pages.count == distinct)
    }

    @Test("as variation names, ids, audiences and test names")
    func variations() throws {
        let folder = try TestProject.threeLines()
        let placements = Self.names.enumerated().map { i, name in
            FallbackText(placement: "p-\(i)", audience: name, abTest: name, variations: [.init(id: name, name: name, flowID: name), .init(id: name, name: name)])
        }
        try folder.write("fallback.json", FallbackText.file(placements))
        #expect(try Vitrine.run("build", in: folder).status <= 1)
        try Self.check(folder, Self.projectNames)
        let screens = try folder.files(below: "site/internal/screens")
        #expect(screens.count == Self.names.count * 2)
    }

    @Test("as locales")
    func locales() throws {
        let folder = try TestProject.threeLines()
        let configs = ["en"] + Self.names.filter { !["", "a"].contains($0) }
        try folder.write("fallback.json", FallbackText.file([FallbackText(variations: [.init(configs: configs.map { ($0, ["title": "T"]) })])]))
        let run = try Vitrine.run("build", in: folder)
        #expect(run.status <= 1, "\(run.error)")
        try Self.check(folder, Self.projectNames)
    }

    @Test("as copy, keys and product ids of a remote config")
    func copy() throws {
        let folder = try TestProject.threeLines()
        var config: [String: Any] = ["title": "T"]
        for (i, name) in Self.names.enumerated() { config["k\(i)"] = name }
        for name in Self.names where !name.isEmpty { config[name] = name }
        config["cta"] = "[go](javascript:alert(1)) <img src=x onerror=alert(1)> <b onclick=\"alert(1)\">b</b>"
        config["links"] = ["terms": "javascript:alert(1)", "privacy": "JaVaScRiPt:alert(1)", "other": "data:text/html,<script>alert(1)</script>"]
        config["theme"] = ["accent": "red;}</style><script>alert(1)</script>", "background": "url(javascript:alert(1))"]
        config["products"] = Dictionary(uniqueKeysWithValues: Set(Self.names).map { ($0, ["title": $0, "price": $0] as Any) })
        config["features"] = Self.names.map { ["icon": $0, "title": $0, "text": $0] }
        config["template"] = "../../etc/passwd"
        let variation = FallbackText.Variation(configs: [("en", config), ("fr", config)], products: Array(Set(Self.names)).sorted())
        try folder.write("fallback.json", FallbackText.file([FallbackText(variations: [variation])]))
        let run = try Vitrine.run("build", in: folder)
        #expect(run.status == 1, "\(run.error.prefix(500))")
        try Self.check(folder, Self.projectNames)
        #expect(!run.error.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    }

    @Test("as titles and descriptions of products")
    func titles() throws {
        let folder = try TestProject.threeLines()
        for name in ["<script>alert(1)</script>", "\u{202E}gnp.exe", String(repeating: "x", count: 3000), "../../etc", ""] {
            let title = FallbackText.json([name]).dropFirst().dropLast()
            let text = try Fixtures.text("mini/Products.storekit")
            try folder.write(
                "Products.storekit",
                text.replacingOccurrences(of: "\"Yearly\"", with: title).replacingOccurrences(of: "\"Annuel\"", with: title)
                    .replacingOccurrences(of: "\"Tout, pour un an\"", with: title))
            let run = try Vitrine.run("build", in: folder)
            #expect(run.status <= 1, "\(run.error)")
            try Self.check(folder, Self.projectNames)
        }
    }

    @Test("as the site's title and in guides")
    func guides() throws {
        let folder = try TestProject.withGuides()
        try folder.write("vitrine.yml", "title: \"</title><script>alert(1)</script>\"\nlanguages: [en, fr]\n")
        try folder.write(
            "content/docs/en/start.md",
            "---\ntitle: \"<script>alert(1)</script>\"\ndescription: \"\\\"><script>alert(1)</script>\"\nslug: ../../up\n---\n\n"
                + "[a](javascript:alert(1)) <javascript:alert(1)> [b](data:text/html,x) ![c](javascript:alert(1))\n\n"
                + "# <script>alert(1)</script> {#\"><script>alert(1)</script>}\n\n```<script>alert(1)</script>\nx\n```\n")
        let run = try Vitrine.run("build", "--keep-going", in: folder)
        #expect(run.status == 1)
        try Self.check(folder, ["Products.storekit", "content", "fallback.json", "site", "vitrine.yml"])
    }
}
