import Diagnostics
import JSONText
import Testing

@testable import Site

@Suite("The parts of a screen in a remote config")
struct ScreenReaderTests {
    private func content(
        _ config: String, source: String? = nil, templates: Set<String> = [], products: [String] = ["pro.year"]
    ) throws -> ScreenContent {
        func parse(_ text: String) throws -> JSONNode { try JSONDocument.parse(SourceText(file: "c.json", text: text)).root }
        return ScreenReader(config: try parse(config), source: try source.map(parse), isCopy: { pointer, _ in !pointer.hasSuffix("/icon") && pointer != "/template" })
            .content(templates: templates, productIDs: products)
    }

    private func standard(_ config: String, source: String? = nil, products: [String] = ["pro.year"]) throws -> StandardScreen? {
        if case .standard(let screen) = try content(config, source: source, products: products) { screen } else { nil }
    }

    @Test("The usual keys make the default screen")
    func usual() throws {
        let screen = try #require(
            try standard(
                """
                {"title": "T", "subtitle": "S", "cta": "C", "ctaOffer": "O", "legal": "L", "restore": "R",
                 "features": ["plain", {"icon": "moon", "title": "A", "text": "B"}, {"icon": "sun"}, 7],
                 "products": {"pro.year": {"badge": "1", "title": "2", "price": "3", "note": "4", "offer": "5"}},
                 "links": {"terms": "https://x.example/t", "privacy": "javascript:alert(1)"}}
                """, products: ["pro.year", "pro.month"]))
        #expect([screen.title, screen.subtitle, screen.cta, screen.ctaOffer, screen.legal, screen.restore].map { $0?.text } == ["T", "S", "C", "O", "L", "R"])
        #expect(screen.features.map(\.icon) == ["check", "moon"])
        #expect(screen.features.map { $0.title?.key } == ["/features/0", "/features/1/title"])
        #expect(screen.features[1].text?.text == "B")
        let card = screen.cards[0]
        #expect([card.badge, card.title, card.price, card.note, card.offer].map { $0?.text } == ["1", "2", "3", "4", "5"])
        #expect(card.badge?.key == "/products/pro.year/badge")
        #expect(screen.cards.map(\.product) == [0, 1])
        #expect(screen.cards[1].title == nil)
        #expect(screen.terms == "https://x.example/t" && screen.privacy == nil)
    }

    @Test("What is missing or empty stands in the source's words and is marked")
    func fallback() throws {
        let screen = try #require(
            try standard(
                #"{"title": "Titre", "subtitle": " ", "features": [{"title": "Un"}]}"#,
                source: #"{"title": "Title", "subtitle": "Sub", "cta": "Buy", "features": [{"title": "One"}, {"title": "Two"}]}"#))
        #expect(screen.title?.text == "Titre" && screen.title?.isFallback == false)
        #expect(screen.subtitle?.text == "Sub" && screen.subtitle?.isFallback == true)
        #expect(screen.cta?.isFallback == true && screen.legal == nil)
        #expect(screen.features.map { $0.title?.text } == ["Un", "Two"])
        #expect(screen.features.map { $0.title?.isFallback } == [false, true])
    }

    @Test("Another shape shows its strings in order; the source's stand in; its own come after")
    func generic() throws {
        guard
            case .generic(let strings) = try content(
                #"{"b": {"deep/er": "Deux"}, "own": "Propre", "n": 1}"#, source: #"{"a": "One", "b": {"deep/er": "Two", "icon": "moon"}, "c": ["x"]}"#)
        else { return #expect(Bool(false), "not generic") }
        #expect(strings.map { "\($0.key)=\($0.text)\($0.isFallback ? "*" : "")" } == ["/a=One*", "/b/deep~1er=Deux", "/c/0=x*", "/own=Propre"])
    }

    @Test("A project's own template is used where it exists, and nothing else is looked at")
    func custom() throws {
        if case .custom(let name, _) = try content(#"{"template": "retro", "title": "T", "cta": "C"}"#, templates: ["retro"]) {
            #expect(name == "retro")
        } else {
            #expect(Bool(false), "not custom")
        }
        #expect(try standard(#"{"template": "retro", "title": "T", "cta": "C"}"#) != nil)
        if case .custom = try content(#"{"title": "T"}"#, source: #"{"template": "retro"}"#, templates: ["retro"]) {} else {
            #expect(Bool(false), "the source's template counts too")
        }
    }

    @Test("Configs that are anything else are no crash", arguments: ["[]", "7", "null", "\"text\"", "{}", #"{"title": {}, "features": {}, "products": []}"#])
    func odd(config: String) throws {
        if case .generic = try content(config) {} else { #expect(Bool(false), "not generic") }
        _ = try content(config, source: #"{"title": "T", "cta": "C", "features": [{"title": "A"}], "products": {"pro.year": {"title": "x"}}}"#)
    }
}
