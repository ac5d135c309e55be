import Diagnostics

extension SymbolIndex {
    /// Links that would work in place of one that leads nowhere, at most three: symbols of the same base name with other labels, then
    /// those spelled nearly so, then the same name elsewhere. Looks only at what stands beside the wanted symbol and at types, for a
    /// large module may have hundreds of wrong links.
    func suggestions(_ components: [LinkComponent], _ scopes: [[String]]) -> [String] {
        guard let last = components.last, !last.name.isEmpty else { return [] }
        let parent = components.dropLast().map(\.name)
        for scope in scopes {
            let found = near(last.name, in: scope + parent)
            if !found.isEmpty { return found.map { (parent + [$0]).joined(separator: "/") } }
        }
        if parent.isEmpty {
            return unique((byName[last.name] ?? []).lazy.map { self.entries[$0] }.filter { !$0.isSecondary }.map { $0.path.joined(separator: "/") })
        }
        // The type may be misspelled, or named without what encloses it.
        let wanted = parent.joined(separator: "/")
        var types: [String] = []
        if parent.count == 1 {
            types = (byName[parent[0]] ?? []).map { entries[$0] }.filter { $0.target.anchor == nil && !$0.isSecondary }
                .map { $0.path.joined(separator: "/") }
        }
        if types.isEmpty {
            let all = entries.lazy.filter { $0.target.anchor == nil && $0.path.count == parent.count }.map { $0.path.joined(separator: "/") }
            types = NearMiss.suggestion(for: wanted, in: all).map { [$0] } ?? []
        }
        return unique(
            types.flatMap { type in
                near(last.name, in: type.split(separator: "/").map(String.init)).map { type + "/" + $0 }
            })
    }

    /// Names beside each other under `parent` that are like `name`.
    private func near(_ name: String, in parent: [String]) -> [String] {
        let siblings = (byParent[Self.key(parent)] ?? []).compactMap { entries[$0].path.last }
        let base = name.prefix { $0 != "(" }
        let sameBase = unique(siblings.filter { $0.prefix { $0 != "(" } == base })
        return sameBase.isEmpty ? NearMiss.suggestion(for: name, in: siblings).map { [$0] } ?? [] : sameBase
    }

    private func unique(_ links: some Sequence<String>) -> [String] {
        var seen: Set<String> = []
        return Array(links.filter { seen.insert($0).inserted }.prefix(3))
    }
}
