import Testing

@testable import SymbolGraph

@Suite("Symbol links")
struct LinkTests {
    private func answer(_ link: String, from scope: String? = nil) throws -> String {
        switch try Fixture.sample().resolve(link, from: scope) {
        case .resolved(let target): target.page + (target.anchor.map { "#" + $0 } ?? "")
        case .ambiguous(let candidates): "ambiguous: " + candidates.map(\.link).joined(separator: " ")
        case .unresolved(let near): "unresolved: " + near.joined(separator: " ")
        }
    }

    @Test(
        "lead where DocC's do",
        arguments: [
            ("Lamp", "Sample/Lamp-36ci5"), ("LAMP", "Sample/LAMP-95ie"), ("/Sample/Lamp", "Sample/Lamp-36ci5"),
            ("Sample/Lamp-36ci5/name", "Sample/Lamp-36ci5#name"), ("Lamp-struct/name", "Sample/Lamp-36ci5#name"),
            ("Lamp/light(at:slowly:)", "Sample/Lamp-36ci5#light-at-slowly"), ("Lamp/light(at:)-5fa9o", "Sample/Lamp-36ci5#light-at-5fa9o"),
            ("Lamp/light(at:)-(Double)", "Sample/Lamp-36ci5#light-at-dzh"), ("Lamp/light(at:)-swift.method-dzh", "Sample/Lamp-36ci5#light-at-dzh"),
            ("Lamp/dim(by:)-swift.method", "Sample/Lamp-36ci5#dim-by-vxuy"), ("Lamp/dim(by:)-type.method", "Sample/Lamp-36ci5#dim-by-3d7ce"),
            ("Lamp/dim(by:)->Lamp", "Sample/Lamp-36ci5#dim-by-3d7ce"), ("Lamp/dim(by:)->()", "Sample/Lamp-36ci5#dim-by-vxuy"),
            ("Lamp/dim(by:)-(_)->_", "Sample/Lamp-36ci5#dim-by-3d7ce"), ("Lamp/+(_:_:)", "Sample/Lamp-36ci5#op-plus"),
            ("<~>(_:_:)", "Sample/op-lt-tilde-gt"), ("√(_:)", "Sample/op-u221a"), ("Lamp/Shade/paper", "Sample/Lamp-Shade#paper"),
            ("LampError/broken(code:)", "Sample/LampError#broken-code"), ("Glowing/hint(_:)", "Sample/Glowing#hint-_-2ogjy"),
            ("Glowing/hint(_:)-3qr0i", "Sample/Glowing#hint-_-3qr0i"), ("Lamp/hint(_:)", "Sample/Glowing#hint-_-3qr0i"),
            ("Lamp/!=(_:_:)", "Sample/Lamp-36ci5"), ("Array/brightest", "Sample/Swift-Array#brightest"),
            ("Swift/Array/brightest", "Sample/Swift-Array#brightest"), ("Été", "Sample/Ete-3rdsr"), ("glow(_:)", "Sample/glow-_"),
            ("Lamp/light(at:)", "ambiguous: Lamp/light(at:)-dzh Lamp/light(at:)-5fa9o"),
            ("Lamp/dim(by:)", "ambiguous: Lamp/dim(by:)-swift.type.method Lamp/dim(by:)-swift.method"),
            ("Lamp/light", "unresolved: Lamp/light(at:) Lamp/light(at:slowly:)"), ("Lamp/nmae", "unresolved: Lamp/name"),
            ("Lamp/light(at:)-zzzzz", "unresolved: Lamp/light(at:) Lamp/light(at:slowly:)"), ("Glowingg", "unresolved: Glowing"),
            ("paper", "unresolved: Lamp/Shade/paper"), ("Glowng/levl", "unresolved: Glowing/level"),
            ("Shade/paper", "unresolved: Lamp/Shade/paper"), ("Nothing/at/all", "unresolved: "), ("", "unresolved: "), ("//", "unresolved: "),
        ])
    func resolution(link: String, expected: String) throws { #expect(try answer(link) == expected) }

    @Test(
        "are looked up from the symbol outwards",
        arguments: [
            ("paper", "s:6Sample4LampV5ShadeO", "Sample/Lamp-Shade#paper"), ("Part/weight", "s:6Sample4LampV5ShadeO", "Sample/Lamp-Shade-Part#weight"),
            ("name", "s:6Sample4LampV5ShadeO", "Sample/Lamp-36ci5#name"), ("name", "s:6Sample4LampV4nameSSvp", "Sample/Lamp-36ci5#name"),
            ("Glowing", "s:6Sample4LampV5ShadeO", "Sample/Glowing"), ("LampError/missing", "s:6Sample4LampV", "Sample/LampError#missing"),
        ])
    func scopes(link: String, scope: String, expected: String) throws { #expect(try answer(link, from: scope) == expected) }

    @Test(
        "part at slashes, but not inside an operator's name",
        arguments: [
            ("A/b", ["A", "b"]), ("A//(_:_:)", ["A", "/(_:_:)"]), ("A//=(_:_:)", ["A", "/=(_:_:)"]), ("/=(_:_:)", ["/=(_:_:)"]),
            ("A/-(_:_:)", ["A", "-(_:_:)"]), ("A/...(_:)", ["A", "...(_:)"]), ("A/f(_:)-(X/Y)", ["A", "f(_:)-(X/Y)"]),
        ] as [(String, [String])])
    func parts(link: String, expected: [String]) { #expect(LinkComponent.split(link).map(\.full) == expected) }

    @Test("candidates carry the declaration, to tell them apart")
    func candidates() throws {
        guard case .ambiguous(let candidates) = try Fixture.sample().resolve("Lamp/light(at:)") else {
            Issue.record("expected two candidates")
            return
        }
        #expect(candidates.map(\.declaration) == ["mutating func light(at share: Double)", "mutating func light(at level: Int)"])
    }

    @Test("hashes are DocC's", arguments: [("s:6Sample4LampV", "36ci5"), ("s:6Sample4LAMPV", "95ie"), ("s:6Sample4LampV5light2atySd_tF", "dzh")])
    func hashes(id: String, hash: String) { #expect(SymbolHash.short(id) == hash) }

    @Test("a catalog page's topics rearrange a type's members and lose none")
    func topics() throws {
        let module = try Fixture.sample()
        let page = try #require(module.pages.first { $0.title == "LampError" })
        let groups = module.groups(topics: [DocTopicGroup(title: "Bad", links: [.init("missing"), .init("nowhere")])], on: page.symbol)
        #expect(groups.map { $0.title ?? $0.kind?.rawValue } == ["Bad", "enumerationCases"])
        #expect(groups.map { $0.members.count } == [1, 1])
    }
}
