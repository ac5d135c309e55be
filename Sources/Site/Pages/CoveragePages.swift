enum CoveragePages {
    static func jobs(_ model: SiteModel) -> [PageJob] { [] }
}
