import Testing

@testable import SymbolGraph

@Suite("Names of files and anchors")
struct NameTests {
    @Test(
        "are ASCII, readable and within 80 bytes",
        arguments: [
            (["Lamp", "Shade"], "Lamp-Shade"), (["light(at:slowly:)"], "light-at-slowly"), (["init(_:)"], "init-_"), (["f()"], "f"),
            (["<=(_:_:)"], "op-lt-eq"), ([".../(_:)"], "op-dot-dot-dot-slash"), (["√(_:)"], "op-u221a"), (["Été"], "Ete"),
            (["Đèn"], "en"), (["灯"], "symbol"), ([""], "symbol"), ([], "symbol"), (["../../etc/passwd"], "op-dot-dot-slash-dot-dot-slash-u65-u74-u63-slash-u70-u61-u73-u73-u77-u64"),
            (["_"], "_"), (["a--b"], "a-b"), (["`default`"], "default"), (["a\u{0}b"], "a-b"), (["<script>"], "op-lt-u73-u63-u72-u69-u70-u74-gt"),
        ] as [([String], String)])
    func safeNames(path: [String], expected: String) { #expect(SafeName.make(path).name == expected) }

    @Test("differ even where case doesn't count, and avoid names that the site or Windows keeps")
    func stems() {
        let subjects = [
            ("1", SymbolKind.structure, ["index"]), ("2", .structure, ["Con"]), ("3", .structure, ["Lamp"]), ("4", .function, ["lamp()"]),
            ("5", .function, ["f(_:)"]), ("6", .function, ["f(_:)"]), ("7", .structure, [String(repeating: "x", count: 300)]),
        ].map { PageSubject(id: $0.0, kind: $0.1, path: $0.2, externalModule: nil, isTopLevel: true) }
        let stems = PageNames.stems(subjects)
        #expect(subjects.prefix(6).map { stems[$0.id] } == ["index-hd7v", "Con-hd7s", "Lamp", "lamp-hd7y", "f-_-hd7z", "f-_-hd7w"])
        #expect((stems["7"]?.utf8.count ?? 0) <= 80)
        #expect(Set(stems.values.map { $0.lowercased() }).count == subjects.count)
    }

    @Test("hashes that meet don't make two names one")
    func collisions() throws {
        // Found by search: two ids of one short hash.
        var seen: [String: String] = [:]
        var pair: (String, String)?
        for i in 0..<200_000 {
            let id = "s:\(i)"
            if let other = seen.updateValue(id, forKey: SymbolHash.short(id)) {
                pair = (other, id)
                break
            }
        }
        let (a, b) = try #require(pair)
        let subjects = [a, b].map { PageSubject(id: $0, kind: .function, path: ["f(_:)"], externalModule: nil, isTopLevel: true) }
        #expect(Set(PageNames.stems(subjects).values).count == 2)
    }
}
