extension ModuleBuilder {
    /// The finished module; call after `relate()`.
    func module() -> ReferenceModule {
        let ordered = symbols.values.sorted { ($0.path.joined(separator: "\u{0}"), $0.id) < ($1.path.joined(separator: "\u{0}"), $1.id) }
        var members: [String: [ReferenceSymbol]] = [:]
        for symbol in ordered { if let parent = symbol.parent { members[parent, default: []].append(symbol) } }
        let subjects = pageSubjects(ordered)
        let moduleStem = PageNames.moduleStem(name)
        let stems = PageNames.stems(subjects)

        var targets: [String: SymbolTarget] = [:]
        for subject in subjects {
            guard let stem = stems[subject.id] else { continue }
            let page = moduleStem + "/" + stem
            targets[subject.id] = SymbolTarget(symbol: subject.id, page: page, anchor: nil, title: subject.title)
            let plain = (members[subject.id] ?? []).filter { stems[$0.id] == nil }
            let anchors = PageNames.anchors(plain)
            for member in plain {
                targets[member.id] = SymbolTarget(symbol: member.id, page: page, anchor: anchors[member.id], title: member.title)
            }
        }
        let index = SymbolIndex(module: name, symbols: ordered, external: externalTypes, repeated: repeated, targets: targets)
        let grouping = SymbolGrouping(symbols: symbols, targets: targets, links: index)
        let pages = subjects.map { subject in
            let stem = stems[subject.id] ?? subject.id
            return ReferencePage(
                symbol: subject.id, title: subject.title, stem: stem, path: moduleStem + "/" + stem,
                groups: grouping.groups(
                    of: members[subject.id] ?? [], topics: symbols[subject.id]?.documentation?.topics ?? [], on: subject.id),
                inherited: inherited(subject.id), externalModule: subject.externalModule)
        }
        return ReferenceModule(
            name: name, platforms: platforms.sorted(), symbols: ordered, pages: pages,
            groups: grouping.overview(subjects.filter(\.isTopLevel)), diagnostics: diagnostics.sorted(),
            symbolIndex: Dictionary(ordered.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { a, _ in a }),
            pageIndex: Dictionary(pages.enumerated().map { ($1.symbol, $0) }, uniquingKeysWith: { a, _ in a }),
            targets: targets, links: index)
    }

    /// Types at any depth, everything at the top level, and types of other modules that have members here; in order of path.
    private func pageSubjects(_ ordered: [ReferenceSymbol]) -> [PageSubject] {
        var subjects: [PageSubject] = []
        for symbol in ordered where symbol.kind.isType || symbol.parent == nil {
            subjects.append(
                PageSubject(
                    id: symbol.id, kind: symbol.kind, path: symbol.path, externalModule: nil, isTopLevel: symbol.parent == nil))
        }
        let extended = Set(ordered.compactMap(\.parent))
        for (id, type) in externalTypes.sorted(by: { $0.key < $1.key }) where extended.contains(id) && symbols[id] == nil {
            subjects.append(
                PageSubject(
                    id: id, kind: .extension, path: type.name.split(separator: ".").map(String.init), externalModule: type.module,
                    isTopLevel: true))
        }
        return subjects.sorted { ($0.path.joined(separator: "\u{0}"), $0.id) < ($1.path.joined(separator: "\u{0}"), $1.id) }
    }

    /// Repeated members by the type that declares them, both in order of name.
    private func inherited(_ id: String) -> [InheritedMembers] {
        var byOrigin: [TypeKey: [InheritedMembers.Member]] = [:]
        for member in repeated[id] ?? [] {
            byOrigin[originType(member, of: id), default: []].append(
                InheritedMembers.Member(
                    id: member.origin.id, kind: SymbolKind(identifier: member.symbol.kind), title: member.symbol.title))
        }
        return byOrigin.sorted { $0.key < $1.key }.map { key, members in
            InheritedMembers(
                name: key.name, module: key.module.isEmpty ? nil : key.module,
                members: members.sorted { ($0.title, $0.id) < ($1.title, $1.id) })
        }
    }

    private struct TypeKey: Hashable, Comparable {
        let name: String
        let module: String

        static func < (a: TypeKey, b: TypeKey) -> Bool { (a.name, a.module) < (b.name, b.module) }
    }

    /// `Comparable.<(_:_:)` less the member's name is the type's; a member of this module knows its own.
    private func originType(_ member: RepeatedMember, of owner: String) -> TypeKey {
        if let original = symbols[member.origin.id] {
            return TypeKey(name: original.path.dropLast().joined(separator: "."), module: name)
        }
        let suffix = "." + member.symbol.title
        let type = member.origin.name.hasSuffix(suffix) ? String(member.origin.name.dropLast(suffix.count)) : member.origin.name
        let relations = (symbols[owner]?.conformsTo ?? []) + (symbols[owner]?.inheritsFrom ?? [])
        return TypeKey(name: type, module: relations.first { $0.name == type }?.module ?? "")
    }
}

/// What a page is about.
struct PageSubject {
    let id: String
    let kind: SymbolKind
    let path: [String]
    let externalModule: String?
    let isTopLevel: Bool

    var title: String { path.joined(separator: ".") }
}
