import Diagnostics
import SymbolGraph

/// Links to symbols by name, as guides and comments write them.
extension ReferenceSet {
    /// What a link leads to.
    enum Link: Hashable {
        case found(Target, title: String)
        case ambiguous([SymbolCandidate])
        /// The nearest spellings that lead somewhere.
        case unknown([String])
    }

    /// Where ``` ``AdaptyFlow/id`` ``` leads; `nil` for a name that no symbol has, or several.
    func resolve(_ link: String) -> Target? {
        if case .found(let target, _) = find(link) { target } else { nil }
    }

    /// - Parameters:
    ///   - home: the module whose documentation the link stands in: looked at first.
    ///   - scope: precise id of the symbol whose documentation it is.
    func find(_ link: String, in home: DocumentedModule? = nil, from scope: String? = nil) -> Link {
        var candidates: [SymbolCandidate] = []
        var suggestions: [String] = []
        let others = modules.filter { $0.module.name != home?.module.name }
        for (entry, scope) in [home].compactMap({ $0 }).map({ ($0, scope) }) + others.map({ ($0, nil) }) {
            switch entry.module.resolve(link, from: scope) {
            case .resolved(let target): return .found(DocumentedModule.target(target), title: target.title)
            case .ambiguous(let some): candidates += some
            case .unresolved(let near): suggestions += near
            }
        }
        if let entry = modules.first(where: { $0.module.name == link }) {
            return .found(Target(page: entry.indexPage, anchor: nil), title: entry.module.name)
        }
        return candidates.isEmpty ? .unknown(suggestions) : .ambiguous(candidates)
    }

    /// What is wrong with a link, and what to write instead; `nil` where it leads to one symbol.
    /// - Parameter range: of the link with its backticks.
    func finding(
        _ link: String, at range: SourceRange?, in home: DocumentedModule? = nil, from scope: String? = nil
    ) -> Diagnostic? {
        switch find(link, in: home, from: scope) {
        case .found: nil
        case .ambiguous(let candidates):
            Diagnostic(
                "symbols.ambiguous", .warning, "\(candidates.count) symbols are called \(link)", at: range,
                explanation: "The link is left out until it names one of them.",
                notes: candidates.map { Diagnostic.Note("``\($0.link)`` is \($0.declaration)") },
                fixes: candidates.map { Diagnostic.Fix("Write ``\($0.link)``", replacement: "``\($0.link)``") })
        case .unknown(let near):
            Diagnostic(
                "symbols.unresolved", .warning,
                "no symbol is called \(link)" + (near.first.map { "; did you mean \"\($0)\"?" } ?? ""), at: range,
                explanation: "A code span between double backticks links to a symbol of the reference. Use single backticks for plain code.",
                fixes: near.map { Diagnostic.Fix("Write ``\($0)``", replacement: "``\($0)``") })
        }
    }
}
