import Diagnostics

/// Finds symbols by the names that links use.
struct SymbolIndex: Sendable {
    /// What a link can lead to: a symbol of the module, a type that it extends, or a member that the compiler repeats.
    struct Entry: Sendable {
        let id: String
        let kind: SymbolKind
        let path: [String]
        let parameters: [String]
        let returns: [String]
        let declaration: String
        /// Yields to another symbol of that name: a default implementation, a repeated member, an unavailable one.
        let isSecondary: Bool
        let target: SymbolTarget
    }

    private let module: String
    let entries: [Entry]
    /// By path, names joined by a byte that no name holds.
    private let byPath: [String: [Int]]
    /// By the path of what encloses them.
    let byParent: [String: [Int]]
    /// By their own name alone.
    let byName: [String: [Int]]
    /// The path of a type by precise id, where relative links begin.
    private let paths: [String: [String]]
    private let extendedModules: Set<String>

    init(
        module: String, symbols: [ReferenceSymbol], external: [String: TypeReference],
        repeated: [String: [ModuleBuilder.RepeatedMember]], targets: [String: SymbolTarget]
    ) {
        var entries: [Entry] = []
        var paths: [String: [String]] = [:]
        for symbol in symbols {
            paths[symbol.id] = symbol.path
            guard let target = targets[symbol.id] else { continue }
            entries.append(
                Entry(
                    id: symbol.id, kind: symbol.kind, path: symbol.path,
                    parameters: symbol.parameters.map { Self.spelling($0.type) }, returns: Self.results(symbol), declaration: symbol.declaration.spelling,
                    isSecondary: symbol.implements != nil || symbol.unavailability != nil, target: target))
        }
        for (id, type) in external.sorted(by: { $0.key < $1.key }) {
            let path = type.name.split(separator: ".").map(String.init)
            paths[id] = path
            guard let target = targets[id] else { continue }
            entries.append(
                Entry(
                    id: id, kind: .extension, path: path, parameters: [], returns: [], declaration: "extension " + type.name,
                    isSecondary: true, target: target))
        }
        for (owner, members) in repeated.sorted(by: { $0.key < $1.key }) {
            guard let page = targets[owner], let path = paths[owner] else { continue }
            for member in members {
                let title = member.symbol.path.last ?? member.symbol.title
                // The original's place, where this module has it; else the page of the type that has the member.
                let target =
                    targets[member.origin.id]
                    ?? SymbolTarget(symbol: owner, page: page.page, anchor: page.anchor, title: member.symbol.title)
                entries.append(
                    Entry(
                        id: member.symbol.id, kind: SymbolKind(identifier: member.symbol.kind), path: path + [title],
                        parameters: [], returns: [], declaration: member.origin.name, isSecondary: true, target: target))
            }
        }
        var byPath: [String: [Int]] = [:]
        var byParent: [String: [Int]] = [:]
        var byName: [String: [Int]] = [:]
        for (i, entry) in entries.enumerated() {
            byPath[Self.key(entry.path), default: []].append(i)
            byParent[Self.key(entry.path.dropLast()), default: []].append(i)
            byName[entry.path.last ?? "", default: []].append(i)
        }
        self.module = module
        self.entries = entries
        self.byPath = byPath
        self.byParent = byParent
        self.byName = byName
        self.paths = paths
        extendedModules = Set(external.values.compactMap(\.module))
    }

    static func key(_ path: some Sequence<String>) -> String { path.joined(separator: "\u{0}") }
    private static func spelling(_ type: [DeclarationFragment]) -> String { type.spelling.filter { $0 != " " } }

    private static func results(_ symbol: ReferenceSymbol) -> [String] {
        let all = spelling(symbol.returns)
        return all.isEmpty || all == "()" || all == "Void" ? [] : [all]
    }

    /// - Parameter scope: precise id of the symbol in whose documentation the link stands.
    func resolve(_ link: String, from scope: String?) -> SymbolLinkResolution {
        guard link.utf8.count <= 1000 else { return .unresolved([]) }
        var components = LinkComponent.split(link.hasPrefix("/") && !link.hasPrefix("/(") ? String(link.dropFirst()) : link)
        var scopes: [[String]] = []
        var path = scope.flatMap { paths[$0] } ?? []
        while !path.isEmpty {
            scopes.append(path)
            path.removeLast()
        }
        scopes.append([])
        for attempt in 0..<2 {
            for scope in scopes {
                let found = matches(components, in: scope)
                if !found.isEmpty { return answer(found) }
            }
            // A module's name may stand first; a type of that name goes before.
            guard attempt == 0, components.count > 1, components[0].full == module || extendedModules.contains(components[0].full)
            else { break }
            components.removeFirst()
            scopes = [[]]
        }
        return .unresolved(suggestions(components, scopes))
    }

    private func answer(_ found: [Int]) -> SymbolLinkResolution {
        if found.count == 1 { return .resolved(entries[found[0]].target) }
        let primary = found.filter { !entries[$0].isSecondary }
        if primary.count == 1 { return .resolved(entries[primary[0]].target) }
        let rivals = (primary.isEmpty ? found : primary).map { entries[$0] }
        if Set(rivals.map(\.target)).count == 1 { return .resolved(rivals[0].target) }
        return .ambiguous(
            rivals.map { entry in
                let isOnlyOfKind = rivals.filter { $0.kind.identifier == entry.kind.identifier }.count == 1
                let suffix = isOnlyOfKind ? "swift." + entry.kind.identifier : SymbolHash.short(entry.id)
                return SymbolCandidate(
                    target: entry.target, link: entry.path.joined(separator: "/") + "-" + suffix, declaration: entry.declaration)
            })
    }

    private func matches(_ components: [LinkComponent], in scope: [String]) -> [Int] {
        // As written first: an operator's name may look as if it had a suffix.
        let exact = byPath[Self.key(scope + components.map(\.full))] ?? []
        if !exact.isEmpty { return exact }
        let found = byPath[Self.key(scope + components.map(\.name))] ?? []
        return found.filter { i in
            let entry = entries[i]
            guard fits(entry, components[components.count - 1]) else { return false }
            // A suffix of an enclosing type must hold for one type of that path that encloses this symbol.
            return components.indices.dropLast().allSatisfy { depth in
                if components[depth].disambiguation == .none { return true }
                let enclosing = Array(entry.path.prefix(scope.count + depth + 1))
                return (byPath[Self.key(enclosing)] ?? []).contains { fits(entries[$0], components[depth]) }
            }
        }
    }

    private func fits(_ entry: Entry, _ component: LinkComponent) -> Bool {
        switch component.disambiguation {
        case .none: return true
        case .kindOrHash(let kind, let hash):
            return (kind == nil || kind == entry.kind.identifier) && (hash == nil || hash == SymbolHash.short(entry.id))
        case .signature(let parameters, let returns):
            return Self.fits(entry.parameters, parameters) && Self.fits(entry.returns, returns)
        }
    }

    private static func fits(_ types: [String], _ wanted: [String]?) -> Bool {
        guard let wanted else { return true }
        return types.count == wanted.count && zip(types, wanted).allSatisfy { $1 == "_" || $0 == $1 }
    }
}
