import Diagnostics

/// One search index a language and side, as a script so that it loads from `file://`.
enum SearchPages {
    /// One page of the index: address, title, kind, and its text by heading.
    struct Entry: Sendable {
        let path: String
        let title: String
        /// `guide`, `symbol` or `paywall`.
        let kind: String
        let sections: [(anchor: String, title: String, text: String)]
    }

    static func jobs(_ model: SiteModel) -> [PageJob] {
        var jobs: [PageJob] = []
        for language in model.languages {
            if let path = model.searchPath(language, .public) {
                jobs.append(PageJob(path) { script(language, guides(language, model) + (model.reference?.searchEntries(language) ?? [])) })
            }
            if let path = model.searchPath(language, .internal) {
                jobs.append(PageJob(path) { script(language, PaywallPages.searchEntries(language, model)) })
            }
        }
        return jobs
    }

    private static func guides(_ language: String, _ model: SiteModel) -> [Entry] {
        (model.guides?.pages(in: language) ?? []).map { page in
            let sections = page.document.sections.map { section in
                (section.headingID.flatMap { page.anchor($0) } ?? "", section.title ?? "", section.text)
            }
            return Entry(path: page.path, title: page.title, kind: "guide", sections: sections)
        }
    }

    /// `vitrineSearch({…})`; strings are escaped so that the script may even stand in a page.
    static func script(_ language: String, _ entries: [Entry]) -> [UInt8] {
        var out = "vitrineSearch({\"lang\":" + JSONReporter.quoted(language) + ",\"pages\":["
        for (i, entry) in entries.enumerated() {
            out += i == 0 ? "\n" : ",\n"
            out += "{\"u\":" + JSONReporter.quoted(PageAddress.encoded(entry.path)) + ",\"t\":" + JSONReporter.quoted(entry.title)
            out += ",\"k\":" + JSONReporter.quoted(entry.kind) + ",\"s\":["
            out += entry.sections.map { section in
                "[" + [section.anchor, section.title, section.text].map(JSONReporter.quoted).joined(separator: ",") + "]"
            }.joined(separator: ",")
            out += "]}"
        }
        return Array((out + "\n]})\n").utf8)
    }
}
