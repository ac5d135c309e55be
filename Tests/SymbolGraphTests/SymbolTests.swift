import Testing

@testable import SymbolGraph

@Suite("Symbols")
struct SymbolTests {
    @Test("a declaration keeps its tokens, with the id of every type that it names")
    func declaration() throws {
        let level = try #require(try Fixture.sample().symbol(named: "Lamp.Shade.Part.weight"))
        #expect(
            level.declaration == [
                DeclarationFragment(.keyword, "var"), DeclarationFragment(.text, " "), DeclarationFragment(.identifier, "weight"),
                DeclarationFragment(.text, ": "), DeclarationFragment(.typeIdentifier, "Double", symbol: "s:Sd"),
            ])
        #expect(level.location == SymbolLocation(file: "Sources/Sample/Lamp.swift", line: 94, column: 41))
        #expect(level.kind == .property)
        #expect(level.platforms == ["linux"])
    }

    @Test(
        "parameters, result and errors are read from the declaration",
        arguments: [
            ("Lamp.init(code:strict:)", "code code: String; strict strict: Bool = true", "", "throws(LampError)"),
            ("Lamp.light(at:slowly:)", "at level: Int; slowly slowly: Bool = false", "Bool", "throws"),
            ("lightAll(_:using:)", "_ lamps: [L]; using rule: (L) throws -> Bool = { _ in true }", "Int", "rethrows"),
            ("lightAll()", "", "", ""),
            ("<~>(_:_:)", "_ a: Lamp; _ b: Lamp", "Lamp", ""),
            ("LampBuilder.buildBlock(_:)", "_ lamps: Lamp...", "[Lamp]", ""),
            ("LampError.broken(code:)", "code code: Int", "", ""),
            ("Glowing.outshines(_:)", "_ other: some Glowing", "Bool", ""),
            ("glow(_:)", "_ level: Int", "String", ""),
            ("Lamp.init(from:)", "from decoder: any Decoder", "", "throws"),
            ("Lamp.name", "", "", ""),
        ])
    func signature(name: String, parameters: String, returns: String, errors: String) throws {
        let symbol = try #require(try Fixture.sample().symbol(named: name))
        let written = symbol.parameters.map { parameter in
            "\(parameter.label) \(parameter.name): \(parameter.type.spelling)" + (parameter.defaultValue.map { " = " + $0.spelling } ?? "")
        }
        #expect(written.joined(separator: "; ") == parameters)
        #expect(symbol.returns.spelling == returns)
        let thrown =
            switch symbol.errors {
            case .none: ""
            case .any: "throws"
            case .rethrown: "rethrows"
            case .typed(let type): "throws(\(type.spelling))"
            }
        #expect(thrown == errors)
    }

    @Test("defaults with commas, brackets, quotes and arrows stay whole")
    func defaults() {
        let declaration: [DeclarationFragment] = [
            .init(.keyword, "func"), .init(.text, " "), .init(.identifier, "f"), .init(.text, "("), .init(.externalParam, "a"),
            .init(.text, ": "), .init(.typeIdentifier, "Map"), .init(.text, "<"), .init(.typeIdentifier, "K"), .init(.text, ", "),
            .init(.typeIdentifier, "V"), .init(.text, "> = [\"),\": [1, 2]], "), .init(.externalParam, "b"), .init(.text, ": (("),
            .init(.typeIdentifier, "Int"), .init(.text, ", "), .init(.typeIdentifier, "Int"), .init(.text, ") -> "),
            .init(.typeIdentifier, "Int"), .init(.text, ")? = nil) "), .init(.keyword, "async"), .init(.text, " "),
            .init(.keyword, "throws"), .init(.text, "("), .init(.typeIdentifier, "E"), .init(.text, ") -> (("),
            .init(.typeIdentifier, "Int"), .init(.text, ") -> "), .init(.typeIdentifier, "Int"), .init(.text, ") "),
            .init(.keyword, "where"), .init(.text, " "), .init(.typeIdentifier, "K"), .init(.text, " : "), .init(.typeIdentifier, "Hashable"),
        ]
        let signature = DeclarationReader.read(declaration, kind: .function)
        #expect(signature.parameters.map { $0.type.spelling } == ["Map<K, V>", "((Int, Int) -> Int)?"])
        #expect(signature.parameters.map { $0.defaultValue?.spelling } == ["[\"),\": [1, 2]]", "nil"])
        #expect(signature.returns.spelling == "((Int) -> Int)")
        #expect(signature.errors == .typed([DeclarationFragment(.typeIdentifier, "E")]))
    }

    @Test("conformances name the protocol and its module; refinements and subclasses are told from both sides")
    func relations() throws {
        let module = try Fixture.sample()
        let lamp = try #require(module.symbol("s:6Sample4LampV"))
        #expect(
            lamp.conformsTo.filter { !$0.isImplicit }.map { "\($0.module ?? "?").\($0.name)" } == [
                "Swift.Comparable", "Swift.CustomStringConvertible", "Swift.Decodable", "Swift.Encodable", "Swift.Equatable",
                "Sample.Glowing", "Swift.Hashable", "Swift.Sendable",
            ])
        let glowing = try #require(module.symbol(named: "Glowing"))
        #expect(glowing.conformingTypes.map(\.name) == ["Lamp"])
        #expect(glowing.inheritsFrom.map(\.name) == ["Sendable", "SendableMetatype"])
        #expect(glowing.inheritedBy.map(\.name) == ["Hanging"])
        #expect(module.symbol(named: "PaperLantern")?.inheritsFrom.map(\.name) == ["Lantern"])
        #expect(module.symbol(named: "Lantern")?.inheritedBy.map(\.name) == ["PaperLantern"])
        #expect(module.symbol(named: "PaperLantern.swing(_:)")?.overrides?.name == "Lantern.swing(_:)")
    }

    @Test("an actor is one, though the graph says class; generics keep their constraints")
    func actors() throws {
        let keeper = try #require(try Fixture.sample().symbol(named: "Keeper"))
        #expect(keeper.kind == .actor)
        #expect(keeper.generics.parameters == ["Item"])
        #expect(keeper.generics.constraints.map(\.spelling) == ["Item: Glowing", "Item.Unit: Hashable"])
    }

    @Test("deprecation has its message and what to use instead")
    func availability() throws {
        let symbol = try #require(try Fixture.sample().symbol(named: "Lamp.switchOn()"))
        #expect(
            symbol.availability == [
                SymbolAvailability(domain: "macOS", introduced: "12.0"),
                SymbolAvailability(message: "Use light(at:) instead", renamed: "light(at:)", isDeprecated: true),
            ])
        #expect(symbol.deprecation == symbol.availability[1])
        #expect(symbol.unavailability == nil)
    }

    @Test("an accent in a file's address comes back as a letter")
    func addresses() {
        #expect(FileURI.path("file:///a/%C3%89t%C3%A9%20x.swift") == "/a/Été x.swift")
        #expect(FileURI.path("file:///a/50%.swift") == "/a/50%.swift")
        #expect(FileURI.path("a.swift") == "a.swift")
    }
}
