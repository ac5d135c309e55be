import Diagnostics
import Mustache

/// The API reference of every module that the project documents.
struct ReferenceSet: Sendable {
    /// A page of the reference and an anchor on it.
    struct Target: Sendable, Hashable {
        /// Without the language: `reference/AdaptyClient/adaptyflow.html`.
        let page: String
        let anchor: String?

        func path(in language: String) -> String { language + "/" + page }
    }

    let diagnostics: [Diagnostic]

    static func load(_ project: Project) throws(DiagnosticError) -> ReferenceSet? { nil }

    func homePath(_ language: String) -> String { language + "/reference/index.html" }
    func resolve(_ link: String) -> Target? { nil }
    func homeEntries(_ language: String, from path: String) -> [MustacheValue] { [] }
    func pagePaths(in languages: [String]) -> [String] { [] }
    func searchEntries(_ language: String) -> [SearchPages.Entry] { [] }
}

enum ReferencePages {
    static func jobs(_ model: SiteModel) -> [PageJob] { [] }
}
