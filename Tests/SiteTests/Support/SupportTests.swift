import LocaleKit
import Testing

@testable import Site

@Suite("Small tools")
struct SupportTests {
    @Test("Work on several threads keeps its order", arguments: [nil, 1, 2, 7] as [Int?])
    func parallel(jobs: Int?) {
        #expect(Array(0..<1000).parallelMap(jobs: jobs) { $0 * 2 } == (0..<1000).map { $0 * 2 })
        #expect([Int]().parallelMap(jobs: jobs) { $0 } == [])
    }

    @Test("A language's own name stands alone in a menu", arguments: [
        ("en", "English"), ("fr", "Français"), ("vi", "Tiếng Việt"), ("ar", "العربية"), ("pt-br", "Português (Brasil)"), ("<b>", "<b>"), ("", ""),
    ])
    func nativeNames(code: String, expected: String) {
        #expect(LocaleInfo.nativeName(of: code) == expected)
    }

    @Test("Languages and their directions", arguments: [("ar", "rtl"), ("he-IL", "rtl"), ("fr", "ltr"), ("junk/junk", "ltr")])
    func directions(code: String, expected: String) {
        #expect(LocaleInfo.direction(of: code).rawValue == expected)
    }

    @Test("One language in two regions is the same, in two scripts it isn't", arguments: [
        ("en", "en-US", true), ("pt-BR", "pt", true), ("zh-CN", "zh-Hans", true), ("zh-TW", "zh-Hans", false), ("en", "fr", false), ("x", "x", true),
    ])
    func same(a: String, b: String, expected: Bool) {
        #expect(LocaleInfo.sameLanguage(a, b) == expected)
    }

    @Test("Bytes within bytes", arguments: [
        ("", "a", false), ("abc", "", true), ("abc", "abc", true), ("abc", "bc", true), ("ababac", "abac", true), ("ab", "abc", false), ("xab", "abc", false),
    ])
    func search(text: String, needle: String, expected: Bool) {
        #expect(Array(text.utf8).contains(sequence: Array(needle.utf8)) == expected)
    }
}
