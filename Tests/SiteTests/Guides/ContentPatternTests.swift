import Testing

@testable import Site

@Suite("Where guides lie")
struct ContentPatternTests {
    @Test(
        "A file's key, and a key's file",
        arguments: [
            // A folder a language.
            ("content/docs/{lang}/{path}", "fr", "content/docs/fr/sdk/fetch.md", "sdk/fetch"),
            ("./docs/{lang}/{path}", "fr", "docs/fr/index.md", "index"),
            ("{lang}/{path}", "pt-BR", "pt-BR/a.md", "a"),
            // A name a language.
            ("{path}.{lang}.md", "fr", "sdk/fetch.fr.md", "sdk/fetch"),
            ("docs/{path}.{lang}.md", "en", "docs/a.en.md", "a"),
            // The source in a place of its own.
            ("docs/{path}", "en", "docs/sdk/fetch.md", "sdk/fetch"),
        ])
    func both(pattern: String, language: String, file: String, key: String) {
        let pattern = ContentPattern(pattern, language: language)
        #expect(pattern.key(of: file) == key)
        #expect(pattern.file(of: key) == file)
    }

    @Test(
        "Files that are no guide of the language",
        arguments: [
            ("content/docs/{lang}/{path}", "content/docs/en/a.md"), ("content/docs/{lang}/{path}", "content/docs/fr/a.png"),
            ("content/docs/{lang}/{path}", "content/docs/french/a.md"), ("{path}.{lang}.md", "a.en.md"), ("{path}.{lang}.md", "a.md"),
            ("{path}.{lang}.md", ".fr.md"), ("docs/{path}", "docs"), ("docs/{path}", "docs/"),
        ])
    func others(pattern: String, file: String) {
        #expect(ContentPattern(pattern, language: "fr").key(of: file) == nil)
    }

    @Test("The folder to look through", arguments: [
        ("content/docs/{lang}/{path}", "content/docs/fr"), ("{path}.{lang}.md", ""), ("docs/{path}.{lang}.md", "docs"),
        ("{lang}/{path}", "fr"), ("docs/guide-{path}", "docs"),
    ])
    func folder(pattern: String, expected: String) {
        #expect(ContentPattern(pattern, language: "fr").folder == expected)
    }
}
