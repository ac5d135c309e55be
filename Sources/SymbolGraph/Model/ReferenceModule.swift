import Diagnostics

/// The public interface of one Swift module, ready to be drawn: pages with members in groups, declarations with links, comments
/// in parts. Immutable, and the same whatever the order of the graphs.
public struct ReferenceModule: Sendable {
    public let name: String
    /// The operating systems of the graphs, sorted.
    public let platforms: [String]
    /// Every symbol that the module declares, in order of `path`, then of precise id.
    public let symbols: [ReferenceSymbol]
    /// In order of `path`.
    public let pages: [ReferencePage]
    /// The module's overview: its pages by kind.
    public let groups: [SymbolGroup]
    /// What is odd about the graphs, though they could be read.
    public let diagnostics: [Diagnostic]

    let symbolIndex: [String: Int]
    let pageIndex: [String: Int]
    let targets: [String: SymbolTarget]
    let links: SymbolIndex

    public func symbol(_ id: String) -> ReferenceSymbol? { symbolIndex[id].map { symbols[$0] } }
    /// The page about this symbol, not the one that holds it as a member.
    public func page(of id: String) -> ReferencePage? { pageIndex[id].map { pages[$0] } }
    /// Where a symbol is described, be it a page or a member; `nil` for a symbol of another module.
    public func target(_ id: String) -> SymbolTarget? { targets[id] }
}
