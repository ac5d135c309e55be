import Diagnostics
import SymbolGraph

/// One module of the reference: its model, and what the pages of every language need beside it.
struct DocumentedModule: Sendable {
    let module: ReferenceModule
    let settings: ReferenceSettings
    /// The module's folder.
    let folder: String
    /// By precise id; every symbol has one, be it empty.
    private let comments: [String: SymbolComment]
    /// Pages of nested types by the precise id of what encloses them.
    private let nested: [String: [ReferencePage]]

    init(_ module: ReferenceModule, _ settings: ReferenceSettings) {
        self.module = module
        self.settings = settings
        folder = module.pages.first.flatMap { $0.path.split(separator: "/").first.map(String.init) } ?? SafeName.safe(module.name)
        let parsed = module.symbols.parallelMap { SymbolComment($0) }
        comments = Dictionary(zip(module.symbols.map(\.id), parsed), uniquingKeysWith: { first, _ in first })
        var nested: [String: [ReferencePage]] = [:]
        for page in module.pages {
            if let parent = module.symbol(page.symbol)?.parent { nested[parent, default: []].append(page) }
        }
        self.nested = nested
    }

    /// Without the language.
    var indexPage: String { "reference/\(folder)/index.html" }

    func comment(_ id: String) -> SymbolComment? { comments[id] }

    /// In order of their names.
    func nestedPages(of id: String) -> [ReferencePage] { nested[id] ?? [] }

    /// The types around a page's subject, outermost first.
    func enclosing(_ id: String) -> [ReferencePage] {
        var pages: [ReferencePage] = []
        var seen: Set<String> = [id]
        var parent = module.symbol(id)?.parent
        while let current = parent, seen.insert(current).inserted {
            if let page = module.page(of: current) { pages.insert(page, at: 0) }
            parent = module.symbol(current)?.parent
        }
        return pages
    }

    /// Where a symbol of this module is described.
    func target(_ id: String) -> ReferenceSet.Target? { module.target(id).map { Self.target($0) } }

    static func target(_ target: SymbolTarget) -> ReferenceSet.Target {
        ReferenceSet.Target(page: "reference/\(target.page).html", anchor: target.anchor)
    }

    /// The address of a symbol's line in the repository; `nil` where the file isn't the project's, or no pattern is configured.
    func sourceAddress(_ location: SymbolLocation?) -> String? {
        guard let pattern = settings.source, let location, !location.file.hasPrefix("/"), !location.file.isEmpty else { return nil }
        return pattern.replacing("{path}", with: PageAddress.encoded(location.file)).replacing("{line}", with: String(location.line))
    }
}
