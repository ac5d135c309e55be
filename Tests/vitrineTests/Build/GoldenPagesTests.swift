import Foundation
import Testing

/// One page of each kind, whole. `VITRINE_RECORD=1 swift test --filter GoldenPages` records them anew after a change of the theme;
/// read the difference before you commit it.
@Suite("Golden pages")
struct GoldenPagesTests {
    /// Hashes of assets, the version of ICU, styles and pictures within the page change without any fault of its text.
    static func steady(_ html: String) -> String {
        html.replacingOccurrences(of: #"(assets/[A-Za-z0-9-]+)-[0-9a-f]{8}\."#, with: "$1-HASH.", options: .regularExpression)
            .replacingOccurrences(of: #"ICU \d+(\.\d+)*"#, with: "ICU N", options: .regularExpression)
            .replacingOccurrences(of: #"(<(style|script|svg)\b[^>]*>)[\s\S]*?(</\2>)"#, with: "$1…$3", options: .regularExpression)
            .replacingOccurrences(of: #"CLDR \d+(\.\d+)*"#, with: "CLDR N", options: .regularExpression)
    }

    @Test(
        "a page of each kind",
        arguments: [
            ("internal/screens/main/one-plan-*/fr.html", "Golden/screen-fr.html"), ("internal/fr/main.html", "Golden/review-fr.html"),
            ("fr/start.html", "Golden/guide-fr.html"),
        ])
    func page(_ path: String, _ golden: String) throws {
        let folder = try TestProject.withGuides()
        #expect(try Vitrine.run("build", in: folder).status == 0)
        let pattern = "^" + path.replacingOccurrences(of: ".", with: "\\.").replacingOccurrences(of: "*", with: "[0-9a-f]+") + "$"
        let file = try #require(try folder.files(below: "site").first { $0.range(of: pattern, options: .regularExpression) != nil })
        try Snapshot.expect(Self.steady(try folder.text("site/" + file)), is: golden)
    }
}
