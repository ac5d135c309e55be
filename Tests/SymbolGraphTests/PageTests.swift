import Testing

@testable import SymbolGraph

@Suite("Pages of a module")
struct PageTests {
    @Test("every type, at any depth, and everything at the top level has a page")
    func pages() throws {
        #expect(
            try Fixture.sample().pages.map(\.path) == [
                "Sample/op-lt-tilde-gt", "Sample/Swift-Array", "Sample/Clamped", "Sample/Glowing", "Sample/Hanging", "Sample/Keeper",
                "Sample/LAMP-95ie", "Sample/Lamp-36ci5", "Sample/Lamp-Shade", "Sample/Lamp-Shade-Part", "Sample/LampBuilder",
                "Sample/LampError", "Sample/Lamps", "Sample/Lantern", "Sample/Namespace", "Sample/Namespace-Deep",
                "Sample/Namespace-Deep-Struct", "Sample/PaperLantern", "Sample/Swift-String", "Sample/glow-_", "Sample/lampCount",
                "Sample/lightAll", "Sample/lightAll-_-using", "Sample/Ete-3rdsr", "Sample/op-u221a",
            ])
    }

    @Test("the overview lists the top level by kind, types of other modules last")
    func overview() throws {
        let module = try Fixture.sample()
        #expect(
            module.groups.map { "\($0.kind?.rawValue ?? ""): " + $0.members.compactMap { module.target($0)?.title }.joined(separator: " ") }
                == [
                    "classes: Lantern PaperLantern", "actors: Keeper", "protocols: Glowing Hanging", "structures: Clamped LAMP Lamp Été",
                    "enumerations: LampBuilder LampError Namespace", "typeAliases: Lamps", "functions: lightAll() lightAll(_:using:)",
                    "operators: <~>(_:_:) √(_:)", "variables: lampCount", "macros: glow(_:)", "extendedTypes: Array String",
                ])
    }

    @Test("the author's topics come first, the rest follows by kind, what is repeated is folded")
    func members() throws {
        let module = try Fixture.sample()
        #expect(
            module.outline("Lamp") == [
                "Sample/Lamp-36ci5", "“Light”: Sample/Lamp-Shade", "“Making one”: #init-name",
                "initializers: #init-code-strict #init-from", "instanceProperties: #description #level #name",
                "instanceMethods: #dim-by-vxuy #light-at-dzh #light-at-5fa9o #light-at-slowly #switchOn", "subscripts: #subscript-_-2heml",
                "operators: #op-plus #op-lt", "typeAliases: #Label", "typeProperties: #maximum", "typeMethods: #dim-by-3d7ce",
                "typeSubscripts: #subscript-_-10emn",
                "from Swift.Comparable: ...(_:) ...(_:) ...(_:_:) ..<(_:) ..<(_:_:) <=(_:_:) >(_:_:) >=(_:_:)",
                "from Swift.Equatable: !=(_:_:)", "from Sample.Glowing: hint(_:) outshines(_:) whole",
            ])
    }

    @Test("a protocol has its requirements, its extensions' members and, apart, its default implementations")
    func protocols() throws {
        let module = try Fixture.sample()
        #expect(
            module.outline("Glowing") == [
                "Sample/Glowing", "associatedTypes: #Unit", "initializers: #init-name", "instanceProperties: #level #whole",
                "instanceMethods: #hint-_-2ogjy #outshines-_", "typeProperties: #maximum", "defaultImplementations: #hint-_-3qr0i",
            ])
        let hint = try #require(module.symbol("s:6Sample7GlowingP4hintySSSbF"))
        #expect(hint.isRequirement)
        #expect(hint.defaultImplementations == ["s:6Sample7GlowingPAAE4hintySSSbF"])
        let implementation = try #require(module.symbol("s:6Sample7GlowingPAAE4hintySSSbF"))
        #expect(implementation.implements == TypeReference(id: hint.id, name: "Glowing.hint(_:)", module: "Sample"))
        let whole = try #require(module.symbol(named: "Glowing.whole"))
        #expect(whole.extended == ExtendedType(module: "Sample", constraints: [GenericConstraint("Self.Unit", .sameType, "Int", symbol: "s:Si")]))
        #expect(whole.extended?.constraints.map(\.spelling) == ["Self.Unit == Int"])
    }

    @Test("cases stand in the author's order")
    func cases() throws {
        #expect(
            try Fixture.sample().outline("Lamp.Shade") == [
                "Sample/Lamp-Shade", "nestedTypes: Sample/Lamp-Shade-Part", "enumerationCases: #paper #glass #tin",
                "initializers: #init-rawValue", "from Swift.Equatable: !=(_:_:)",
                "from Swift.RawRepresentable: hash(into:) hashValue",
            ])
    }

    @Test("what a module adds to a type of another has a page that names that module")
    func extensions() throws {
        let module = try Fixture.sample()
        #expect(module.outline("Array") == ["Sample/Swift-Array", "instanceProperties: #brightest"])
        #expect(module.pages.first { $0.title == "Array" }?.externalModule == "Swift")
        #expect(module.symbol(named: "Array.brightest")?.extended?.constraints.map(\.spelling) == ["Element == Lamp"])
    }

    @Test("extension blocks, which some tools ask the compiler for, change nothing")
    func extensionBlocks() throws {
        let blocks = try ReferenceModule.load(
            graphs: [Fixture.source("Sample.symbols.json"), Fixture.source("Blocks@Swift.symbols.json")], root: "/project")
        let plain = try Fixture.sample()
        #expect(blocks.pages.map(\.path) == plain.pages.map(\.path))
        #expect(blocks.outline("Array") == plain.outline("Array"))
        #expect(blocks.symbols.map(\.id) == plain.symbols.map(\.id))
    }

    @Test("every symbol has a place, each place only one symbol")
    func targets() throws {
        let module = try Fixture.sample()
        let targets = module.symbols.compactMap { module.target($0.id) }
        #expect(targets.count == module.symbols.count)
        #expect(Set(targets.map { $0.page.lowercased() + "#" + ($0.anchor ?? "") }).count == targets.count)
        let listed = module.pages.flatMap(\.groups).flatMap(\.members) + module.groups.flatMap(\.members)
        #expect(Set(listed).isSuperset(of: module.symbols.map(\.id)))
        #expect(Set(listed).count == listed.count)
    }
}
