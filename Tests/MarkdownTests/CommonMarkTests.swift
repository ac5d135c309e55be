import Testing

@testable import Markdown

@Suite("CommonMark 0.30")
struct CommonMarkTests {
    static let examples = Example.load("commonmark-0.30.json")

    @Test("the suite has all its examples")
    func count() { #expect(Self.examples.count == 652) }

    @Test("an example renders exactly as the suite says", arguments: examples)
    func example(_ example: Example) {
        #expect(text(commonMarkHTML(Array(example.markdown.utf8))) == example.html)
    }

    @Test("bytes that aren't UTF-8, and NUL, become the replacement character")
    func replacement() {
        #expect(text(commonMarkHTML([0x61, 0xFF, 0x00, 0x62])) == "<p>a\u{FFFD}\u{FFFD}b</p>\n")
        #expect(commonMarkHTML([]) == [])
    }
}
