import Testing

@testable import Site

@Suite("The search index")
struct SearchPagesTests {
    @Test("One call a file, one page a line, safe inside a script element")
    func script() {
        let entries = [
            SearchPages.Entry(
                path: "fr/à la carte.html", title: "À la carte", kind: "guide",
                sections: [("", "", "Bonjour"), ("prix", "Prix", "</script><!-- \"64,99\u{A0}€\"\n")]),
            SearchPages.Entry(path: "fr/b.html", title: "B", kind: "symbol", sections: []),
        ]
        #expect(
            String(decoding: SearchPages.script("fr", entries), as: UTF8.self) == """
                vitrineSearch({"lang":"fr","pages":[
                {"u":"fr/%C3%A0%20la%20carte.html","t":"À la carte","k":"guide","s":[["","","Bonjour"],["prix","Prix","\\u003c/script>\\u003c!-- \\"64,99\u{A0}€\\"\\n"]]},
                {"u":"fr/b.html","t":"B","k":"symbol","s":[]}
                ]})

                """)
    }

    @Test("An index without pages is still a call")
    func empty() {
        #expect(String(decoding: SearchPages.script("en", []), as: UTF8.self) == "vitrineSearch({\"lang\":\"en\",\"pages\":[\n]})\n")
    }
}
