import SymbolGraph
import Testing

@testable import Site

@Suite("Declarations as code")
struct DeclarationHTMLTests {
    /// Tokens from a shorthand: `kind|spelling`, one a line; `→` before the end of the spelling names the symbol.
    static func fragments(_ text: String) -> [DeclarationFragment] {
        text.split(separator: "\n").map { line in
            let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
            let spelling = parts[1].split(separator: "→", maxSplits: 1)
            return DeclarationFragment(
                DeclarationFragment.Kind(rawValue: String(parts[0])) ?? .text, String(spelling[0]), symbol: spelling.count > 1 ? String(spelling[1]) : nil)
        }
    }

    @Test("tokens have their colours, types their links, and nothing is markup")
    func colours() {
        let html = DeclarationHTML.render(
            Self.fragments("attribute|@MainActor\ntext| \nkeyword|func\ntext| \nidentifier|a<b\ntext|(\nexternalParam|x\ntext|: \ntypeIdentifier|Y→y\ntext| = \nstring|\"&\"\ntext|, \nnumber|1\ntext|)"),
            kind: .method, address: { $0 == "y" ? "Y.html?a&b" : nil })
        #expect(
            String(decoding: html, as: UTF8.self)
                == "<span class=\"hl-attribute\">@MainActor</span> <span class=\"hl-keyword\">func</span> <span class=\"hl-function\">a&lt;b</span>("
                + "<span class=\"hl-variable\">x</span>: <a href=\"Y.html?a&amp;b\"><span class=\"hl-type\">Y</span></a> = "
                + "<span class=\"hl-string\">&quot;&amp;&quot;</span>, <span class=\"hl-number\">1</span>)")
    }

    struct Case: CustomTestStringConvertible {
        let tokens: String
        let text: String
        var testDescription: String { text }
    }

    @Test(
        "a long declaration has one parameter a line, and nothing but its parameters is broken",
        arguments: [
            Case(tokens: "keyword|func\ntext| \nidentifier|f\ntext|(a: (B, C) -> D, e: [F: G] = [\"x, y\": 1], h: I<J, K>) -> (L, M)",
                text: "func f(\n    a: (B, C) -> D,\n    e: [F: G] = [\"x, y\": 1],\n    h: I<J, K>\n) -> (L, M)"),
            Case(tokens: "keyword|init\ntext|?(\nexternalParam|a\ntext|: B, \nexternalParam|c\ntext|: D) \nkeyword|throws\ntext|(E)",
                text: "init?(\n    a: B,\n    c: D\n) throws(E)"),
            Case(tokens: "attribute|@available(x, y)\ntext| \nkeyword|func\ntext| \nidentifier|f\ntext|<A, B>(a: A)\ntext| \nkeyword|where\ntext| A : B",
                text: "@available(x, y) func f<A, B>(\n    a: A\n)\nwhere A : B"),
            Case(tokens: "keyword|func\ntext| \nidentifier|f\ntext|() -> (A, B)", text: "func f() -> (A, B)"),
            Case(tokens: "keyword|var\ntext| \nidentifier|f\ntext|: (A, B) -> (C) { \nkeyword|get\ntext| }", text: "var f: (A, B) -> (C) { get }"),
            Case(tokens: "keyword|struct\ntext| \nidentifier|S\ntext|<A> \nkeyword|where\ntext| A : B", text: "struct S<A>\nwhere A : B"),
            Case(tokens: "keyword|case\ntext| \nidentifier|c\ntext|((A, B), ", text: "case c(\n    (A, B),\n    "),
            Case(tokens: "text|)))>>]]", text: ")))>>]]"),
        ])
    func wrapping(_ example: Case) {
        #expect(DeclarationWrapper.wrapped(Self.fragments(example.tokens), width: 5).spelling == example.text)
    }

    @Test("a short one stays on its line")
    func short() {
        let tokens = Self.fragments("keyword|func\ntext| \nidentifier|f\ntext|(a: B, c: D)")
        #expect(DeclarationWrapper.wrapped(tokens, width: 90) == tokens)
    }
}
