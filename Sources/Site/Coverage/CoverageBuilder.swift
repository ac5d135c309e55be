import Diagnostics
import Translation

/// Counts what is translated: paywalls by string, guides by block, the interface by string.
struct CoverageBuilder {
    let project: Project
    let theme: Theme
    let guides: GuideSet?
    let paywalls: PaywallSet?

    /// The report without findings, and the findings of its own comparisons.
    func build() -> (report: CoverageReport, diagnostics: [Diagnostic]) {
        let configuration = project.configuration
        let locales = paywalls?.locales.map(\.code) ?? []
        let languages = configuration.languages.dropFirst()
        let order = languages + locales.filter { code in !languages.contains(code) && code != configuration.sourceLanguage }
        var report = CoverageReport(source: configuration.sourceLanguage, locales: Array(order))
        var diagnostics: [Diagnostic] = []
        for entry in paywalls?.coverage ?? [] { report.add(entry.counts, to: .paywalls, locale: entry.locale) }
        if let guides {
            let results = guides.keys.parallelMap { compare($0, guides, languages: Array(languages)) }
            for result in results {
                for (language, counts) in result.counts { report.add(counts, to: .docs, locale: language) }
                diagnostics += result.diagnostics
            }
        }
        diagnostics += interface(Array(languages), &report) + absentInterface()
        return (report, diagnostics)
    }

    private func compare(_ key: String, _ guides: GuideSet, languages: [String]) -> (counts: [(String, StateCounts)], diagnostics: [Diagnostic]) {
        let source = project.configuration.sourceLanguage
        var counts: [(String, StateCounts)] = []
        var diagnostics: [Diagnostic] = []
        guard let original = guides.page(key, source) else {
            // Only a translation has the page: all of its blocks are orphans.
            for language in languages {
                guard let page = guides.page(key, language) else { continue }
                var orphans = StateCounts()
                orphans.add(.orphan, count: page.document.blocks.count)
                counts.append((language, orphans))
                diagnostics.append(
                    Diagnostic(
                        "docs.not-in-source", .note, "the page has no original in \(source)",
                        at: SourceLocation(file: page.file, line: 1, column: 1), subject: Subject(locale: language)))
            }
            return (counts, diagnostics)
        }
        let blocks = languages.isEmpty ? [] : original.document.blocks
        for language in languages {
            let page = guides.page(key, language)
            let translation = page.flatMap { $0.isFallback ? nil : $0.document }
            let comparison = DocumentComparison(
                source: blocks, of: original.document, translation: translation, locale: language,
                sameAllowed: SameWords(project.configuration.checks.sameAllowed))
            counts.append((language, comparison.counts))
            // A translation that stands there and can't be read was named as that; it isn't missing too.
            let isUnreadable =
                translation == nil && guides.hasUnreadablePages
                && guides.patterns[language].map { FileSystem.exists(project.sources.absolute($0.file(of: key))) } ?? false
            diagnostics += isUnreadable ? comparison.diagnostics.filter { $0.rule != DocsPageMissingRule.id } : comparison.diagnostics
        }
        return (counts, diagnostics)
    }

    /// The words of templates, where the project has pages in several languages.
    private func interface(_ languages: [String], _ report: inout CoverageReport) -> [Diagnostic] {
        guard !languages.isEmpty else { return [] }
        let source = project.configuration.sourceLanguage
        let original = theme.strings[source] != nil ? source : "en"
        var diagnostics: [Diagnostic] = []
        for language in languages where language != original {
            let own = theme.strings[language] ?? theme.strings[String(language.prefix { $0 != "-" })]
            let comparison = StringsComparison(
                source: strings(theme.strings(for: original), original), translation: own.map { strings($0, language) }, locale: language,
                sameAllowed: SameWords(project.configuration.checks.sameAllowed))
            // The built-in theme's own words are held by this program's tests; a project is told about the files that it wrote.
            func isOwn(_ range: SourceRange?) -> Bool { range.map { theme.ownFiles.contains($0.start.file) } ?? true }
            let units = comparison.units.map { unit in
                StringUnit(
                    key: unit.key, source: unit.source, translation: unit.translation, state: unit.state,
                    isAllowed: unit.isAllowed || !isOwn(unit.translation?.range))
            }
            report.add(StateCounts(units), to: .interface, locale: language)
            diagnostics += comparison.diagnostics.filter { isOwn($0.range) }
        }
        return diagnostics
    }

    /// Languages of the site that the templates have no words in.
    private func absentInterface() -> [Diagnostic] {
        project.configuration.languages.filter { !theme.hasStrings(for: $0) }.map { language in
            Diagnostic(
                "interface.absent", .note, "menus and labels of pages in \(language) are in English: the templates have no words in it",
                explanation: "Write them in strings/\(language).yml of the project's own templates folder.", subject: Subject(locale: language))
        }
    }

    private func strings(_ strings: ThemeStrings, _ locale: String) -> InterfaceStrings {
        InterfaceStrings(
            locale: locale, file: strings.entries.first?.range.start.file,
            entries: strings.entries.map { .init(key: $0.key, text: $0.text, range: $0.range) })
    }
}
