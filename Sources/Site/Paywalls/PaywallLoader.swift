import Diagnostics

extension PaywallSet {
    static func load(_ project: Project) throws(DiagnosticError) -> PaywallSet? { nil }
}

enum PaywallPages {
    static func jobs(_ model: SiteModel) -> [PageJob] { [] }
    static func searchEntries(_ language: String, _ model: SiteModel) -> [SearchPages.Entry] { [] }
}
