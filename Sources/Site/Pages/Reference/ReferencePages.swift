import Diagnostics

/// The public pages of the API reference: for every language a page a module, and a page a type.
enum ReferencePages {
    static func jobs(_ model: SiteModel) -> [PageJob] {
        guard let set = model.reference else { return [] }
        var jobs: [PageJob] = []
        for language in model.languages {
            for entry in set.modules {
                let index = ReferenceWriter(model: model, set: set, entry: entry, language: language, page: entry.indexPage)
                jobs.append(PageJob(index.path) { () throws(DiagnosticError) in try ReferenceModulePage(writer: index).render() })
                for page in entry.module.pages {
                    let writer = ReferenceWriter(
                        model: model, set: set, entry: entry, language: language, page: "reference/\(page.path).html")
                    jobs.append(
                        PageJob(writer.path) { () throws(DiagnosticError) in try ReferenceSymbolPage(writer: writer, page: page).render() })
                }
            }
        }
        return jobs
    }
}
