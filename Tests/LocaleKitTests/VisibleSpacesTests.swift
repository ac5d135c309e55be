import Testing

@testable import LocaleKit

@Suite("Invisible characters made visible")
struct VisibleSpacesTests {
    @Test(
        "Special spaces, bidi marks and zero-width characters are written out; all else stays",
        arguments: [
            ("9,99\u{A0}€", "9,99<U+00A0>€"), ("1\u{202F}234", "1<U+202F>234"), ("\u{200F}39.90", "<U+200F>39.90"),
            ("\u{2068}x\u{2069}", "<U+2068>x<U+2069>"), ("\u{61C}٪", "<U+061C>٪"), ("\u{FEFF}", "<U+FEFF>"), ("1 week", "1 week"), ("", ""),
        ])
    func visible(text: String, shown: String) { #expect(VisibleSpaces.text(text) == shown) }
}
