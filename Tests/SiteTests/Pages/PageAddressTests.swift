import Testing

@testable import Site

@Suite("Addresses between files of the site")
struct PageAddressTests {
    @Test(
        "Relative, so that the folder works from anywhere",
        arguments: [
            ("index.html", "index.html", nil, "index.html"), ("en/a.html", "en/a.html", nil, "a.html"), ("en/a.html", "en/a.html", "x", "#x"),
            ("en/b.html", "en/a.html", nil, "b.html"), ("en/b.html", "en/a.html", "x", "b.html#x"), ("fr/a.html", "en/a.html", nil, "../fr/a.html"),
            ("index.html", "en/sdk/a.html", nil, "../../index.html"), ("en/sdk/a.html", "index.html", nil, "en/sdk/a.html"),
            ("en/sdk/a.html", "en/sdk/b/c.html", nil, "../a.html"), ("en/a/index.html", "en/b/index.html", nil, "../a/index.html"),
            ("en/en/a.html", "en/a.html", nil, "en/a.html"), ("en/a b?#.html", "index.html", "là", "en/a%20b%3F%23.html#l%C3%A0"),
            ("a:b.html", "index.html", nil, "a%3Ab.html"),
        ] as [(String, String, String?, String)])
    func relative(target: String, page: String, anchor: String?, expected: String) {
        #expect(PageAddress.relative(to: target, from: page, anchor: anchor) == expected)
    }

    @Test("Every address leads back to where it was meant to go")
    func resolves() {
        let pages = ["index.html", "en/index.html", "en/a.html", "en/sdk/a.html", "en/sdk/b/c.html", "fr/a.html", "internal/en/main.html"]
        for page in pages {
            for target in pages {
                let folder = page.split(separator: "/").dropLast().joined(separator: "/")
                let address = PageAddress.relative(to: target, from: page)
                #expect(GuideLinkTarget.normalized(folder + "/" + address) == target)
            }
        }
    }

    @Test("From a page to the root", arguments: [("index.html", ""), ("en/a.html", "../"), ("internal/screens/a/b/c.html", "../../../../")])
    func base(page: String, expected: String) {
        #expect(PageAddress.base(of: page) == expected)
    }

    @Test("What a URL can't hold is percent-encoded, by bytes", arguments: [
        ("a-z_0~9.html", "a-z_0~9.html"), ("é", "%C3%A9"), ("<\"'&>", "%3C%22%27%26%3E"), ("a/b", "a/b"), ("%", "%25"), ("\0\n", "%00%0A"),
        ("init(_:)", "init(_%3A)"),
    ])
    func encoded(text: String, expected: String) {
        #expect(PageAddress.encoded(text) == expected)
    }
}
