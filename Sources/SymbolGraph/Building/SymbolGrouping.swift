/// Puts the symbols of a page or of the overview into groups: those that the author names under `## Topics` first, the rest by
/// kind, as DocC does.
struct SymbolGrouping: Sendable {
    let symbols: [String: ReferenceSymbol]
    let targets: [String: SymbolTarget]
    let links: SymbolIndex

    /// - Parameters:
    ///   - members: what the page holds; every one of them ends up in exactly one group.
    ///   - page: precise id of the page's symbol, where links are resolved first.
    func groups(of members: [ReferenceSymbol], topics: [DocTopicGroup], on page: String) -> [SymbolGroup] {
        var left = Set(members.map(\.id))
        var groups = authored(topics, on: page, taking: &left)
        let hasPage = { (symbol: ReferenceSymbol) in targets[symbol.id].map { $0.anchor == nil } ?? false }
        groups += byKind(
            members.filter { left.contains($0.id) }.map { symbol in
                let kind = symbol.implements == nil ? Self.kind(symbol.kind) : .defaultImplementations
                return (symbol.id, symbol.title, hasPage(symbol) ? .nestedTypes : kind)
            }, order: Self.memberOrder)
        return groups
    }

    /// The module's pages, types of other modules last.
    func overview(_ subjects: [PageSubject]) -> [SymbolGroup] {
        byKind(subjects.map { ($0.id, $0.title, Self.kind($0.kind)) }, order: Self.overviewOrder)
    }

    private func authored(_ topics: [DocTopicGroup], on page: String?, taking left: inout Set<String>) -> [SymbolGroup] {
        topics.compactMap { topic in
            var ids: [String] = []
            for link in topic.links where !link.destination.hasPrefix("doc:") {
                guard case .resolved(let target) = links.resolve(link.destination, from: page), left.remove(target.symbol) != nil
                else { continue }
                ids.append(target.symbol)
            }
            return ids.isEmpty && topic.text.isEmpty ? nil : SymbolGroup(title: topic.title, text: topic.text, members: ids)
        }
    }

    private func byKind(
        _ entries: [(id: String, title: String, kind: SymbolGroup.Kind)], order: [SymbolGroup.Kind]
    ) -> [SymbolGroup] {
        var lists: [SymbolGroup.Kind: [(title: String, id: String)]] = [:]
        for entry in entries { lists[order.contains(entry.kind) ? entry.kind : .other, default: []].append((entry.title, entry.id)) }
        return order.compactMap { kind in
            lists[kind].map { list in
                let byName = list.sorted { ($0.title, $0.id) < ($1.title, $1.id) }.map(\.id)
                return SymbolGroup(kind: kind, members: kind == .enumerationCases ? inSourceOrder(byName) : byName)
            }
        }
    }

    /// Cases have an order of their own, the author's, where the graph tells it; everything else is found by name.
    private func inSourceOrder(_ ids: [String]) -> [String] {
        let places = ids.compactMap { symbols[$0]?.location }
        guard places.count == ids.count, Set(places.map(\.file)).count == 1 else { return ids }
        return zip(ids, places).sorted { ($0.1.line, $0.1.column, $0.0) < ($1.1.line, $1.1.column, $1.0) }.map(\.0)
    }

    private static let memberOrder: [SymbolGroup.Kind] = [
        .nestedTypes, .associatedTypes, .enumerationCases, .initializers, .deinitializers, .instanceProperties, .instanceMethods,
        .subscripts, .operators, .typeAliases, .typeProperties, .typeMethods, .typeSubscripts, .macros, .functions, .variables,
        .defaultImplementations, .other,
    ]

    private static let overviewOrder: [SymbolGroup.Kind] = [
        .classes, .actors, .protocols, .structures, .enumerations, .typeAliases, .functions, .operators, .variables, .macros,
        .other, .extendedTypes,
    ]

    private static func kind(_ kind: SymbolKind) -> SymbolGroup.Kind {
        switch kind {
        case .class: .classes
        case .actor: .actors
        case .structure: .structures
        case .enumeration: .enumerations
        case .protocol: .protocols
        case .initializer: .initializers
        case .deinitializer: .deinitializers
        case .property: .instanceProperties
        case .typeProperty: .typeProperties
        case .method: .instanceMethods
        case .typeMethod: .typeMethods
        case .subscript: .subscripts
        case .typeSubscript: .typeSubscripts
        case .enumCase: .enumerationCases
        case .operator: .operators
        case .function: .functions
        case .variable: .variables
        case .typealias: .typeAliases
        case .associatedType: .associatedTypes
        case .macro: .macros
        case .extension: .extendedTypes
        case .other: .other
        }
    }
}
