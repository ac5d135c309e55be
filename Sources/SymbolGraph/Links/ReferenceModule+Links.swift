extension ReferenceModule {
    /// Where a symbol link leads: `Lamp/light(at:)`, `Sample/Lamp`, `light(at:)-5fa9o`, `dim(by:)-swift.type.method`,
    /// `light(at:)-(Int)`, spelled as DocC does.
    /// - Parameters:
    ///   - link: what stands between the double backticks.
    ///   - scope: precise id of the symbol in whose documentation the link stands: its members are looked at first, then those of
    ///     what encloses it, then the module.
    public func resolve(_ link: String, from scope: String? = nil) -> SymbolLinkResolution { links.resolve(link, from: scope) }

    /// The groups that a catalog page's `## Topics` make of a type's members or, without a page, of the module's pages; what the
    /// author doesn't name follows by kind.
    public func groups(topics: [DocTopicGroup], on page: String? = nil) -> [SymbolGroup] {
        let current = page.map { self.page(of: $0)?.groups ?? [] } ?? groups
        var left = Set(current.flatMap(\.members))
        let authored: [SymbolGroup] = topics.compactMap { topic in
            let ids = topic.links.compactMap { link -> String? in
                guard case .resolved(let target) = resolve(link.destination, from: page) else { return nil }
                return left.remove(target.symbol)
            }
            return ids.isEmpty && topic.text.isEmpty ? nil : SymbolGroup(title: topic.title, text: topic.text, members: ids)
        }
        return authored
            + current.compactMap { group in
                let rest = group.members.filter(left.contains)
                guard !rest.isEmpty else { return nil }
                return group.kind.map { SymbolGroup(kind: $0, members: rest) }
                    ?? SymbolGroup(title: group.title, text: group.text, members: rest)
            }
    }
}
