enum PaywallPages {
    static func jobs(_ model: SiteModel) -> [PageJob] { [] }
    static func searchEntries(_ language: String, _ model: SiteModel) -> [SearchPages.Entry] { [] }
}
