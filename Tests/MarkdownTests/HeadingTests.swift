import Foundation
import Testing

@testable import Markdown

@Suite("Headings")
struct HeadingTests {
    @Test(
        "an id is the title in lower case, letters and digits of any script kept",
        arguments: [
            ("Fetch flows & products", "fetch-flows--products"), ("Étape 1 : l’abonnement", "étape-1--labonnement"),
            ("Cài đặt", "cài-đặt"), ("Ca\u{300}i đa\u{323}\u{306}t", "cài-đặt"), ("الأسعار والعروض", "الأسعار-والعروض"),
            ("価格 2", "価格-2"), ("snake_case-Name", "snake_case-name"), ("🎉", ""), ("İ", "i\u{307}".precomposedStringWithCanonicalMapping),
        ])
    func slugs(title: String, id: String) { #expect(HeadingIDs.slug(title) == id) }

    @Test("headings have unique ids, explicit ones first")
    func outline() throws {
        let document = try parse("# A *b* `c`\n\n## A\n\nA\n===\n\n## A {#x.y}\n\n### B {#a}\n\n## ! {#x.y}\n\n## 🎉\n\n# {no} {#}\n")
        #expect(
            document.outline.map { "\($0.location.line) h\($0.level) \($0.title) #\($0.id)\($0.isExplicit ? "!" : "")" } == [
                "1 h1 A b c #a-b-c", "3 h2 A #a-1", "5 h1 A #a-2", "8 h2 A #x.y!", "10 h3 B #a!", "12 h2 ! #x.y-1!", "14 h2 🎉 #section",
                "16 h1 {no} {#} #no-",
            ])
        #expect(findings(document.diagnostics) == ["12:1 warning headings.duplicate-id a heading before this one has the id x.y too"])
        #expect(text(document.html()).hasPrefix("<h1 id=\"a-b-c\">A <em>b</em> <code>c</code></h1>\n<h2 id=\"a-1\">A</h2>\n"))
        #expect(text(document.html()).contains("<h2 id=\"x.y\">A</h2>"))
    }

    @Test("a translation's headings take the source's ids in order within a level")
    func aligned() throws {
        func ids(_ source: String, _ translation: String) throws -> [String] {
            HeadingIDs.aligned(source: try parse(source).outline, translation: try parse(translation).outline)
        }
        #expect(try ids("# A\n## B\n## C\n### D", "# X\n## Y\n### W\n## Z") == ["a", "b", "d", "c"])
        #expect(try ids("# A\n## B", "# X\n## Y\n## Z\n## B") == ["a", "b", "z", "b-1"])
        #expect(try ids("## A\n## B\n## C", "## X {#c}\n## Y\n## Z") == ["c", "a", "b"])
        #expect(try ids("## A", "## X {#own}\n## Y") == ["own", "a"])
        #expect(try ids("", "## X\n## X") == ["x", "x-1"])
        let document = try parse("## Y")
        #expect(text(document.html(resolvingLinks: { $0.destination }, headingIDs: ["a"])) == "<h2 id=\"a\">Y</h2>\n")
    }
}
