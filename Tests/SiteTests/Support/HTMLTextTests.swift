import Testing

@testable import Site

@Suite("Escaping")
struct HTMLTextTests {
    @Test(
        "What has a meaning in markup becomes a reference, everything else stays",
        arguments: [
            ("", ""), ("Go Pro", "Go Pro"), ("<b>\"Tom\" & 'Eve'</b>", "&lt;b&gt;&quot;Tom&quot; &amp; &#39;Eve&#39;&lt;/b&gt;"),
            ("&amp;", "&amp;amp;"), ("é đ \u{202F}€ 🎉 e\u{301}", "é đ \u{202F}€ 🎉 e\u{301}"), ("<\u{338}", "&lt;\u{338}"),
        ])
    func table(text: String, expected: String) {
        #expect(Array(HTMLText.escaped(text).unicodeScalars) == Array(expected.unicodeScalars))
    }
}
