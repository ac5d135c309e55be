import JSONText
import Testing

@testable import Translation

@Suite("What counts as copy")
struct CopyScopeTests {
    @Test(
        "patterns decide by pointer, the last that fits",
        arguments: [
            (["/**"], "/a/b/0", true), (["/**", "!/theme/**"], "/theme/dark/text", false),
            (["/**", "!/theme/**"], "/theme", false),
            (["/**", "!/theme/**"], "/themes/a", true), (["/**", "!/**/icon"], "/icon", false),
            (["/**", "!/**/icon"], "/a/0/icon", false),
            (["/**", "!/**/icon"], "/a/icon/b", true), (["/title", "/cta"], "/title", true), (["/title", "/cta"], "/legal", false),
            (["/features/*/text"], "/features/3/text", true), (["/features/*/text"], "/features/3/4/text", false),
            (["/**", "!/a/**", "/a/keep"], "/a/keep", true), (["/cta*"], "/ctaOffer", true), (["/*Offer*x"], "/ctaOfferxx", true),
            (["/*a*b"], "/ccaab", true), (["/*a*b"], "/ccaa", false), (["/a~1b"], "/a~1b", true), (["title"], "/title", true),
            ([], "/title", false), (["/**/**/**/x"], "/x", true),
        ] as [([String], String, Bool)])
    func patterns(_ patterns: [String], _ pointer: String, _ expected: Bool) throws {
        #expect(TranslatablePaths(patterns).contains(try #require(JSONPointer(pointer))) == expected)
    }

    @Test(
        "values for the app are no copy",
        arguments: [
            "#5B5BD6", "#fff", "#11223344", "rgba(0, 0, 0, 0.5)", "https://example.com/a b", "lumora://open", "mailto:a@b.c",
            "tel:+331",
            "www.example.com", "com.example.lumora.pro.yearly", "8f14e45f-ceea-467f-a9d1-000000000000", "2026-01-01",
            "2026-01-01T00:00:00.000Z", "hero.png", "images/night.WEBP",
        ].filter { !$0.contains(" ") || $0.hasPrefix("rgba") })
    func technical(_ text: String) {
        #expect(!CopyValue.isCopy(text, at: JSONPointer(tokens: ["text"])))
    }

    @Test(
        "words are copy, however technical they look",
        arguments: [
            "#1", "# 1 in sleep", "#facade!", "Go Pro", "e.g.", "v1.2", "Visit https://example.com today", "3.5.1",
            "2026. Une année",
            "Café.png est prêt", "a.b", "é.é.é", "UP TO 50%",
        ])
    func words(_ text: String) {
        #expect(CopyValue.isCopy(text, at: JSONPointer(tokens: ["text"])))
    }

    @Test(
        "keys that hold values for the app",
        arguments: [
            ("/id", false), ("/features/0/icon", false), ("/product_id", false), ("/productId", false), ("/link_url", false),
            ("/imageURL", false), ("/template", false), ("/mail/template", true), ("/identity", true), ("/paid", true),
            ("/title", true),
        ])
    func keys(_ pointer: String, _ expected: Bool) throws {
        #expect(CopyValue.isCopy("moon", at: try #require(JSONPointer(pointer))) == expected)
    }
}
