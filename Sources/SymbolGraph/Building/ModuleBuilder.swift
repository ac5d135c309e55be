import Diagnostics

/// Puts the graphs of one module together: symbols merged over platforms, relations tied, pages cut, names given.
struct ModuleBuilder {
    let name: String
    private let root: String?
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var symbols: [String: ReferenceSymbol] = [:]
    /// Members that the compiler repeats, by the id of the type that has them.
    private(set) var repeated: [String: [RepeatedMember]] = [:]
    private(set) var platforms: Set<String> = []
    private var platformsOfSymbol: [String: Set<String>] = [:]
    private var relationships: [RawRelationship] = []
    private var repeatedSymbols: [String: RawSymbol] = [:]
    /// `swift.extension` symbols stand for the type that they extend.
    private var extensionBlocks: [String: String] = [:]
    private(set) var externalTypes: [String: TypeReference] = [:]

    struct RepeatedMember {
        let symbol: RawSymbol
        let origin: SymbolOrigin
    }

    /// - Parameter root: the project's folder, absolute, which is taken off the places of symbols.
    init(name: String, root: String?) {
        self.name = name
        self.root = root.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    mutating func add(_ graph: RawGraph) {
        let platform = graph.module.platform?.operatingSystem?.name
        if let platform { platforms.insert(platform) }
        for raw in graph.symbols {
            guard let detail = raw.detail else {
                repeatedSymbols[raw.id] = raw
                continue
            }
            if let platform { platformsOfSymbol[raw.id, default: []].insert(platform) }
            if symbols[raw.id] == nil { symbols[raw.id] = symbol(raw, detail) }
        }
        relationships += graph.relationships
    }

    mutating func note(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    // MARK: - Symbols

    private func symbol(_ raw: RawSymbol, _ detail: RawSymbol.Detail) -> ReferenceSymbol {
        var kind = SymbolKind(identifier: raw.kind)
        if kind == .class, detail.declaration.contains(where: { $0.kind == .keyword && $0.spelling == "actor" }) { kind = .actor }
        let signature = DeclarationReader.read(detail.declaration, kind: kind)
        return ReferenceSymbol(
            id: raw.id, kind: kind, title: raw.title, path: raw.path, declaration: detail.declaration,
            shortDeclaration: detail.short.isEmpty ? detail.declaration : detail.short, accessLevel: detail.accessLevel,
            documentation: detail.comment.flatMap(documentation),
            location: detail.location.map {
                SymbolLocation(file: path($0.uri), line: $0.position.lineNumber, column: $0.position.column)
            }, availability: detail.availability.map(\.availability),
            generics: GenericSignature(
                parameters: detail.generics?.parameters?.map(\.name) ?? [],
                constraints: detail.generics?.constraints?.map(\.constraint) ?? []),
            extended: detail.extended.flatMap { raw in
                raw.extendedModule.map { ExtendedType(module: $0, constraints: raw.constraints?.map(\.constraint) ?? []) }
            }, parameters: signature.parameters, returns: signature.returns, errors: signature.errors, platforms: [])
    }

    private func documentation(_ raw: RawComment) -> DocumentationComment? {
        var comment = DocumentationComment(
            raw.lines.map {
                DocText.Line($0.text, line: $0.range?.start.lineNumber ?? 0, column: $0.range?.start.column ?? 0)
            })
        guard comment != DocumentationComment() else { return nil }
        comment.file = raw.uri.map(path)
        comment.isInherited = raw.module.map { $0 != name } ?? false
        return comment
    }

    private func path(_ uri: String) -> String {
        let path = FileURI.path(uri)
        guard let root, path.hasPrefix(root) else { return path }
        return String(path.dropFirst(root.count))
    }

    // MARK: - Relations

    /// Ties what the graphs say about pairs of symbols; call once, after the last `add`.
    mutating func relate() {
        for (id, names) in platformsOfSymbol { symbols[id]?.platforms = names.sorted() }
        for relation in relationships where relation.kind == "extensionTo" {
            extensionBlocks[relation.source] = relation.target
            remember(relation)
        }
        for id in extensionBlocks.keys { symbols[id] = nil }
        // Sorted, so that the model doesn't depend on the order of graphs; repeated for every platform, so made unique.
        var seen: Set<[String]> = []
        for relation in relationships.sorted(by: { ($0.source, $0.target, $0.kind) < ($1.source, $1.target, $1.kind) })
        where seen.insert([relation.kind, relation.source, relation.target]).inserted {
            tie(relation)
        }
        adoptOrphans()
        markInheritedComments()
        let ids = symbols.keys.sorted()
        for id in ids { sortRelations(id) }
    }

    private mutating func tie(_ relation: RawRelationship) {
        let source = extensionBlocks[relation.source] ?? relation.source
        let target = extensionBlocks[relation.target] ?? relation.target
        switch relation.kind {
        case "memberOf", "requirementOf", "optionalRequirementOf", "optionalMemberOf":
            let origin = relation.sourceOrigin.map { SymbolOrigin(id: $0.identifier, name: $0.displayName) }
            if let member = repeatedSymbols[source] {
                repeated[target, default: []].append(
                    RepeatedMember(symbol: member, origin: origin ?? SymbolOrigin(id: originID(source), name: member.title)))
            } else {
                symbols[source]?.parent = target
                symbols[source]?.origin = origin
                if relation.kind.hasSuffix("equirementOf") { symbols[source]?.isRequirement = true }
                if symbols[target] == nil { remember(relation) }
            }
        case "conformsTo":
            let constraints = relation.swiftConstraints?.map(\.constraint) ?? []
            let isRefinement = symbols[source]?.kind == .protocol
            let type = reference(target, relation.targetFallback, constraints)
            if isRefinement { symbols[source]?.inheritsFrom.append(type) } else { symbols[source]?.conformsTo.append(type) }
            let back = reference(source, nil, constraints)
            if isRefinement { symbols[target]?.inheritedBy.append(back) } else { symbols[target]?.conformingTypes.append(back) }
        case "inheritsFrom":
            let (superclass, subclass) = (reference(target, relation.targetFallback), reference(source, nil))
            symbols[source]?.inheritsFrom.append(superclass)
            symbols[target]?.inheritedBy.append(subclass)
        case "defaultImplementationOf":
            guard symbols[source] != nil else { return }
            let requirement = reference(target, relation.targetFallback)
            symbols[source]?.implements = requirement
            symbols[target]?.defaultImplementations.append(source)
        case "overrides":
            let overridden = reference(target, relation.targetFallback)
            symbols[source]?.overrides = overridden
        default: break
        }
    }

    private func originID(_ id: String) -> String {
        id.range(of: RawSymbol.repeatedMark).map { String(id[..<$0.lowerBound]) } ?? id
    }

    /// A type of another module that has members here.
    private mutating func remember(_ relation: RawRelationship) {
        guard symbols[relation.target] == nil, extensionBlocks[relation.target] == nil, externalTypes[relation.target] == nil
        else { return }
        let member = symbols[relation.source]
        // Without a fallback name (format 0.5 has none for some) the member's own path says what it is a member of.
        guard let fallback = relation.targetFallback ?? member.map({ $0.path.dropLast().joined(separator: ".") }), !fallback.isEmpty
        else { return }
        let type = reference(relation.target, relation.targetFallback ?? ((member?.extended?.module ?? "") + "." + fallback))
        externalTypes[relation.target] = type
    }

    private func reference(_ id: String, _ fallback: String?, _ constraints: [GenericConstraint] = []) -> TypeReference {
        if let symbol = symbols[id] {
            return TypeReference(id: id, name: symbol.qualifiedName, module: name, constraints: constraints)
        }
        guard let fallback else {
            return TypeReference(id: id, name: externalTypes[id]?.name ?? id, module: externalTypes[id]?.module, constraints: constraints)
        }
        guard let dot = fallback.firstIndex(of: "."), dot != fallback.startIndex else {
            return TypeReference(
                id: id, name: fallback.hasPrefix(".") ? String(fallback.dropFirst()) : fallback, module: nil, constraints: constraints)
        }
        return TypeReference(
            id: id, name: String(fallback[fallback.index(after: dot)...]), module: String(fallback[..<dot]), constraints: constraints)
    }

    /// A symbol whose parent isn't there, for lack of a relation or of the type, goes to the type that its path names, or gets a
    /// page: nothing public is lost.
    private mutating func adoptOrphans() {
        let types = Dictionary(
            symbols.values.filter(\.kind.isType).map { ($0.path, $0.id) }, uniquingKeysWith: { min($0, $1) })
        for id in symbols.keys.sorted() {
            guard let symbol = symbols[id] else { continue }
            if let parent = symbol.parent, symbols[parent] != nil || externalTypes[parent] != nil { continue }
            symbols[id]?.parent = symbol.path.count > 1 ? types[Array(symbol.path.dropLast())] : nil
        }
        for id in symbols.keys.sorted() {
            let parent = pageParent(id)
            symbols[id]?.parent = parent
        }
    }

    /// The compiler gives an undocumented witness or override the comment of what it stands for, without saying so; the places of
    /// its lines tell, where both are of this module.
    private mutating func markInheritedComments() {
        for (id, symbol) in symbols {
            guard let comment = symbol.documentation, comment.summary.lines.first?.line ?? 0 > 0 else { continue }
            let sources = [symbol.origin?.id, symbol.overrides?.id, symbol.implements?.id].compactMap(\.self)
            if sources.contains(where: { $0 != id && symbols[$0]?.documentation?.hasPlaces(of: comment) ?? false }) {
                symbols[id]?.documentation?.isInherited = true
            }
        }
    }

    /// The nearest symbol above that has a page: a member of what is itself only a member would stand on none.
    private func pageParent(_ id: String) -> String? {
        var parent = symbols[id]?.parent
        var steps = 0
        while let candidate = parent, let symbol = symbols[candidate], !symbol.kind.isType, let next = symbol.parent {
            parent = next
            steps += 1
            // A damaged graph may run in circles.
            if steps > 32 { return nil }
        }
        return parent == id ? nil : parent
    }

    private mutating func sortRelations(_ id: String) {
        func sorted(_ types: [TypeReference]) -> [TypeReference] { types.sorted { ($0.name, $0.id) < ($1.name, $1.id) } }
        guard var symbol = symbols[id] else { return }
        symbol.inheritsFrom = sorted(symbol.inheritsFrom)
        symbol.inheritedBy = sorted(symbol.inheritedBy)
        symbol.conformsTo = sorted(symbol.conformsTo)
        symbol.conformingTypes = sorted(symbol.conformingTypes)
        symbol.defaultImplementations.sort()
        symbols[id] = symbol
    }
}
