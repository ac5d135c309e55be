import Diagnostics
import Mustache
import SymbolGraph

/// The API reference of every module that the project documents.
struct ReferenceSet: Sendable {
    /// A page of the reference and an anchor on it.
    struct Target: Sendable, Hashable {
        /// Without the language: `reference/AdaptyClient/AdaptyFlow.html`.
        let page: String
        let anchor: String?

        func path(in language: String) -> String { language + "/" + page }
    }

    /// In the order of the configuration.
    let modules: [DocumentedModule]
    /// The language of the documentation comments: the site's source language.
    let proseLanguage: String
    let diagnostics: [Diagnostic]

    init(modules: [DocumentedModule], proseLanguage: String, diagnostics: [Diagnostic] = []) {
        self.modules = modules
        self.proseLanguage = proseLanguage
        self.diagnostics = diagnostics
    }

    /// Reads the graphs of every entry and checks what they hold; `nil` for a project without reference.
    ///
    /// - Throws: status 2 where an entry names no graph or one that doesn't exist, 3 where one can't be read.
    static func load(_ project: Project) throws(DiagnosticError) -> ReferenceSet? {
        guard !project.configuration.reference.isEmpty else { return nil }
        let (modules, diagnostics) = try ReferenceLoader(project: project).load()
        let set = ReferenceSet(modules: modules, proseLanguage: project.configuration.sourceLanguage)
        return ReferenceSet(
            modules: modules, proseLanguage: set.proseLanguage, diagnostics: (diagnostics + ReferenceCheck(set: set).run()).sorted())
    }

    /// The first module's page; every page's navigation leads to the other modules.
    func homePath(_ language: String) -> String { language + "/" + (modules.first?.indexPage ?? "reference/index.html") }

    /// Where a symbol is described, by precise id, in whichever module.
    func target(_ id: String) -> Target? {
        for module in modules {
            if let target = module.target(id) { return target }
        }
        return nil
    }

    /// Whether one of the modules declares the symbol, rather than adds to it.
    func declares(_ id: String) -> Bool { modules.contains { $0.module.symbol(id) != nil } }

    /// The modules as cards of a language's home page.
    func homeEntries(_ language: String, from path: String) -> [MustacheValue] {
        modules.map { module in
            [
                "name": .string(module.module.name),
                "href": .string(PageAddress.relative(to: language + "/" + module.indexPage, from: path)), "abstract": .null,
            ]
        }
    }

    /// Pages for the sitemap: those in the language of the prose; the others are stand-ins.
    func pagePaths(in languages: [String]) -> [String] {
        guard languages.contains(proseLanguage) else { return [] }
        return modules.flatMap { module in
            [proseLanguage + "/" + module.indexPage] + module.module.pages.map { "\(proseLanguage)/reference/\($0.path).html" }
        }
    }

    /// One entry a page, its members as sections.
    func searchEntries(_ language: String) -> [SearchPages.Entry] {
        modules.flatMap { entry in
            entry.module.pages.map { page in
                let summary = entry.comment(page.symbol)?.summary?.plainText ?? ""
                let members = page.groups.flatMap(\.members).compactMap { id -> (String, String, String)? in
                    guard let target = entry.module.target(id), let anchor = target.anchor else { return nil }
                    return (anchor, entry.module.symbol(id)?.path.last ?? target.title, entry.comment(id)?.summary?.plainText ?? "")
                }
                return SearchPages.Entry(
                    path: "\(language)/reference/\(page.path).html", title: page.title, kind: "symbol", sections: [("", "", summary)] + members)
            }
        }
    }
}
