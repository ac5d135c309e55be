import Testing

@testable import Site

@Suite("Names for files out of data that nobody vouches for")
struct SafeNameTests {
    @Test(
        "One name by itself",
        arguments: [
            // Harmless names stay; only their case may change.
            ("main", "main"), ("Main", "main"), ("pt-br", "pt-br"), ("a--b", "a--b"), ("com", "com"), ("console", "console"),
            ("com10", "com10"), ("2026", "2026"), (String(repeating: "a", count: 80), String(repeating: "a", count: 80)),
            // More than case replaced: a hash of the original.
            ("pt_BR", "pt-br-11bb44"), ("a b", "a-b-c8687a"), ("a/b", "a-b-c14cdd"), ("-a-", "a-a75a46"),
            ("Été à Paris", "t-paris-fe6bf7"), ("../../etc", "etc-74ccf3"), ("<script>", "script-5b63e5"),
            // Nothing left, or nothing there.
            ("", "x-e3b0c4"), ("🎉", "x-614629"), ("\0", "x-6e340b"),
            // Too long.
            (String(repeating: "a", count: 300), String(repeating: "a", count: 73) + "-9835fa"),
            // Reserved by us, or by Windows.
            ("index", "index-1bc04b"), ("screens", "screens-e0709c"), ("internal", "internal-3bed2c"), ("404", "404-6b3c23"),
            ("reference", "reference-52367a"), ("con", "con-1143da"), ("nul", "nul-99e624"), ("LPT9", "lpt9-fc889f"),
        ])
    func one(name: String, expected: String) {
        #expect(SafeName.safe(name) == expected)
    }

    @Test("Every name that the site or Windows keeps for itself gets a hash", arguments: [
        "index", "coverage", "locales", "data", "screens", "con", "prn", "aux", "nul", "com1", "com9", "lpt1", "CON", "Aux",
    ])
    func reserved(name: String) {
        #expect(SafeName.safe(name) != name.lowercased())
        #expect(SafeName.safe(name).hasPrefix(name.lowercased() + "-"))
    }

    @Test("Twins by case, repetitions and names that look like another's hash never share a file")
    func twins() {
        var names = SafeName()
        let given = ["main", "Main", "main", "MAIN", "pt_BR", "pt-br-11bb44"].map { names.unique($0) }
        #expect(given[0] == "main")
        #expect(Set(given).count == given.count)
        var again = SafeName()
        #expect(["main", "Main", "main", "MAIN", "pt_BR", "pt-br-11bb44"].map { again.unique($0) } == given)
    }

    @Test("Whatever the names are, their files differ and are harmless")
    func property() {
        let letters = ["a", "A", "-", "_", "/", ".", "é", "🎉", "1", " "]
        var all = [""]
        for a in letters {
            all.append(a)
            for b in letters {
                all.append(a + b)
                for c in letters { all.append(a + b + c) }
            }
        }
        for length in [79, 80, 81, 300] { all += ["x", "X", "é"].map { String(repeating: $0, count: length) } }
        all += all  // every one twice
        var names = SafeName()
        let given = all.map { names.unique($0) }
        #expect(Set(given).count == all.count)
        for name in given {
            #expect((1...80).contains(name.utf8.count))
            #expect(name.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D })
            #expect(!name.hasPrefix("-") && !name.hasSuffix("-"))
        }
    }
}
