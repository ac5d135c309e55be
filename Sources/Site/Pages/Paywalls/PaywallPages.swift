import Diagnostics

/// Every page and data file of the paywalls: gallery, placements, locales, screens.
enum PaywallPages {
    static func jobs(_ model: SiteModel) -> [PageJob] {
        guard let set = model.paywalls else { return [] }
        var jobs: [PageJob] = []
        for placement in set.placements {
            for variation in placement.variations {
                for screen in variation.screens {
                    @Sendable func page(_ side: Side) -> ScreenPage {
                        ScreenPage(model: model, set: set, placement: placement, variation: variation, screen: screen, side: side)
                    }
                    if model.hasGallery { jobs.append(PageJob(screen.path) { () throws(DiagnosticError) in try page(.internal).render() }) }
                    if let path = screen.publicPath { jobs.append(PageJob(path) { () throws(DiagnosticError) in try page(.public).render() }) }
                }
            }
        }
        guard model.hasGallery else { return jobs }
        for language in model.languages {
            jobs.append(PageJob(ReviewValues.galleryPath(language)) { () throws(DiagnosticError) in
                try GalleryPage(model: model, set: set, language: language).render()
            })
            for placement in set.placements {
                jobs.append(PageJob(ReviewValues.placementPath(placement, language)) { () throws(DiagnosticError) in
                    try PlacementPage(model: model, set: set, placement: placement, language: language).render()
                })
            }
            for locale in set.locales {
                jobs.append(PageJob(ReviewValues.localePath(locale, language)) { () throws(DiagnosticError) in
                    try LocalePage(model: model, set: set, locale: locale, language: language).render()
                })
            }
        }
        jobs.append(PageJob("internal/data/paywalls.json") { PaywallJSON.bytes(set) })
        return jobs
    }

    /// Placements, found by their names and by what their screens say.
    static func searchEntries(_ language: String, _ model: SiteModel) -> [SearchPages.Entry] {
        (model.paywalls?.placements ?? []).map { placement in
            let sections = placement.variations.map { variation in
                let texts = variation.screens.flatMap { $0.copy.compactMap(\.text) }
                return (variation.pathName.anchor, variation.name, texts.joined(separator: "\n"))
            }
            return SearchPages.Entry(
                path: ReviewValues.placementPath(placement, language), title: placement.id, kind: "paywall", sections: sections)
        }
    }
}
