import Diagnostics
import Translation

/// The generator: load everything, build one immutable model, check it, draw the pages in parallel, write what changed.
public enum SiteBuilder {
    /// Builds the site. Whatever goes wrong is in the outcome; nothing is printed.
    public static func build(_ request: BuildRequest) -> BuildOutcome {
        var sources: SourceStore?
        do throws(DiagnosticError) {
            let project = try Project.open(request.project)
            sources = project.sources
            let folder = outputFolder(request, project)
            try folder.checkOwnership()
            let model = try load(project, request, standing: request.only.isEmpty ? [] : folder.parts())
            var outcome = outcome(of: model, request)
            outcome.output = folder.displayName
            if request.isPublicOnly, !model.hasPublicPages {
                throw DiagnosticError(
                    Diagnostic(
                        "publish.nothing", .error, "--public leaves nothing to write",
                        explanation: "The public part holds guides, reference pages and the placements that publish.placements names."),
                    status: .usage)
            }
            if model.guides?.hasUnreadablePages == true, !request.keepsGoing { return outcome }
            var files = try render(model, request)
            if request.isPublicOnly { files.removeAll { $0.side == .internal } }
            outcome.pageCount = files.reduce(0) { $0 + ($1.path.hasSuffix(".html") ? 1 : 0) }
            let only = request.only
            let isKept = { (path: String) in
                !(request.isPublicOnly && Side(of: path) == .internal) && SitePart.of(path).map { !only.contains($0) } ?? false
            }
            outcome.summary = try folder.write(files, clean: request.isClean, keeping: only.isEmpty ? nil : isKept)
            return outcome
        } catch {
            return failure(error, request, sources)
        }
    }

    /// Loads and checks everything and writes nothing.
    public static func check(_ request: BuildRequest) -> BuildOutcome {
        var sources: SourceStore?
        do throws(DiagnosticError) {
            let project = try Project.open(request.project)
            sources = project.sources
            return outcome(of: try load(project, request), request)
        } catch {
            return failure(error, request, sources)
        }
    }

    private static func failure(_ error: DiagnosticError, _ request: BuildRequest, _ sources: SourceStore?) -> BuildOutcome {
        BuildOutcome(
            diagnostics: error.diagnostics.sorted(), status: error.status,
            sources: sources ?? Project.root(of: request.project).map { SourceStore(root: $0) })
    }

    private static func outputFolder(_ request: BuildRequest, _ project: Project) -> OutputFolder {
        if let output = request.output {
            return OutputFolder(path: Project.standardized(output.hasPrefix("/") ? output : request.workingDirectory + "/" + output), displayName: output)
        }
        return OutputFolder(
            path: Project.standardized(project.sources.absolute(project.configuration.output)), displayName: project.configuration.output)
    }

    /// Everything that is read, in the order in which data flows. A part that isn't asked for isn't loaded, except that coverage
    /// needs what it counts, and that parts which stand in the folder from an earlier build are named by menus, by the first page
    /// and by the sitemap.
    static func load(_ project: Project, _ request: BuildRequest, standing: Set<SitePart> = []) throws(DiagnosticError) -> SiteModel {
        let theme = try Theme.load(overrides: project.configuration.templates, sources: project.sources)
        let parts = request.parts.union(standing)
        let countsAll = parts.contains(.coverage)
        let paywalls = countsAll || parts.contains(.paywalls) ? try PaywallSet.load(project, theme: theme) : nil
        let reference = countsAll || parts.contains(.reference) || parts.contains(.docs) ? try ReferenceSet.load(project) : nil
        let guides =
            countsAll || parts.contains(.docs)
            ? try GuideSet.load(project, theme: theme, reference: reference, includesDrafts: request.includesDrafts) : nil
        var diagnostics = project.diagnostics
        diagnostics += paywalls?.diagnostics ?? []
        diagnostics += reference?.diagnostics ?? []
        diagnostics += guides?.diagnostics ?? []
        if countsAll, paywalls == nil { diagnostics += PaywallLoader.unknownPublished(project.configuration.publish, known: []) }
        if countsAll, paywalls == nil, reference == nil, guides == nil {
            diagnostics.append(
                Diagnostic(
                    "project.empty", .warning, "there is nothing to show: the project names no guides, no paywalls and no reference",
                    explanation: "Name guides under content, fallback files under paywalls.sources, or symbol graphs under reference."))
        }
        if project.configuration.url == nil, guides != nil || reference != nil {
            diagnostics.append(
                Diagnostic(
                    "site.no-url", .note, "without site.url there is no sitemap.xml, and pages name no canonical address and no hreflang"))
        }
        let coverage = CoverageBuilder(project: project, theme: theme, guides: guides, paywalls: paywalls).build()
        diagnostics += coverage.diagnostics
        try checkMinimum(request, coverage.report)
        diagnostics += CoverageMinimumRule.check(coverage.report, try minimum(project, request))
        diagnostics = project.configuration.checks.applied(to: diagnostics)
        var report = coverage.report
        report.add(diagnostics)
        return SiteModel(
            project: project, theme: theme, guides: guides, paywalls: paywalls, reference: reference, coverage: report,
            diagnostics: diagnostics, parts: parts)
    }

    /// What `vitrine.yml` asks for, and over it what the caller does.
    private static func minimum(_ project: Project, _ request: BuildRequest) throws(DiagnosticError) -> CoverageMinimum {
        var minimum = project.configuration.checks.minimum
        for argument in request.minimum {
            if let fault = minimum.add(argument: argument) {
                let surface = String(argument.prefix { $0 != "." && $0 != "=" })
                let known = SurfaceID.allCases.map(\.rawValue)
                let hint = known.contains(surface) ? "" : NearMiss.hint(for: surface, in: known)
                throw DiagnosticError(Diagnostic("usage.min", .error, "--min: " + fault + hint), status: .usage)
            }
        }
        return minimum
    }

    /// `--min` for what the project doesn't have would always hold: a typo in a CI script must not pass for whole translations.
    private static func checkMinimum(_ request: BuildRequest, _ report: CoverageReport) throws(DiagnosticError) {
        for argument in request.minimum {
            let name = argument.prefix { $0 != "=" }.split(separator: ".", maxSplits: 1).map(String.init)
            guard let surface = name.first.flatMap(SurfaceID.init) else { continue }
            let known = report[surface]?.locales.map(\.locale) ?? []
            if known.isEmpty {
                throw DiagnosticError(
                    Diagnostic("usage.min", .error, "--min \(argument): this project has no \(surface.rawValue) to translate"), status: .usage)
            }
            if name.count > 1, !known.contains(name[1]) {
                throw DiagnosticError(
                    Diagnostic(
                        "usage.min", .error, "--min \(argument): \(surface.rawValue) are not translated into \(name[1])"
                            + NearMiss.hint(for: name[1], in: known), explanation: "They are into \(known.joined(separator: ", "))."),
                    status: .usage)
            }
        }
    }

    private static func outcome(of model: SiteModel, _ request: BuildRequest) -> BuildOutcome {
        let worst = model.diagnostics.map(\.severity).max()
        let failed = worst == .error || (request.isStrict && worst == .warning)
        return BuildOutcome(
            diagnostics: model.diagnostics, status: failed ? .findings : .success,
            coverage: model.coverage, coverageText: CoverageTable.text(model.coverage), sources: model.project.sources,
            configurationText: model.project.isAdHoc ? ConfigurationText.yaml(model.configuration, output: request.output) : nil)
    }

    /// Draws every page of the asked parts, in parallel; the order of the result doesn't depend on the threads.
    static func render(_ model: SiteModel, _ request: BuildRequest) throws(DiagnosticError) -> [OutputFile] {
        var jobs: [PageJob] = []
        if request.parts.contains(.docs) { jobs += GuidePages.jobs(model) }
        if request.parts.contains(.reference) { jobs += ReferencePages.jobs(model) }
        if request.parts.contains(.paywalls) { jobs += PaywallPages.jobs(model) }
        if request.parts.contains(.coverage) { jobs += CoveragePages.jobs(model) }
        jobs += RootPages.jobs(model)
        jobs += SearchPages.jobs(model)
        let results = jobs.parallelMap(jobs: request.jobs) { job -> Result<OutputFile, DiagnosticError> in
            do throws(DiagnosticError) {
                let bytes = try job.render()
                return .success(OutputFile(job.path, job.path.hasSuffix(".html") ? HTMLText.withoutControls(bytes) : bytes))
            } catch {
                return .failure(error)
            }
        }
        var files = model.theme.assets
        var failures: [Diagnostic] = []
        for result in results {
            switch result {
            case .success(let file): files.append(file)
            case .failure(let error): failures += error.diagnostics
            }
        }
        failures += collisions(files)
        if !failures.isEmpty { throw DiagnosticError(failures.sorted(), status: .usage) }
        return files
    }

    /// Two pages of one path, by accident of names: one would silently take the other's place.
    private static func collisions(_ files: [OutputFile]) -> [Diagnostic] {
        var seen: Set<String> = []
        return files.filter { !seen.insert($0.path).inserted }.map { file in
            Diagnostic(
                "output.collision", .error, "two pages would be written to \(file.path)",
                explanation: "Rename one of them, or give it a slug; redirectFrom must not name a page that exists.")
        }
    }
}

extension CheckSettings {
    /// The findings with the project's own severities; those turned off are left out; sorted.
    func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.compactMap { diagnostic in
            guard let override = severity[diagnostic.rule] else { return diagnostic }
            guard let level = override else { return nil }
            var changed = diagnostic
            changed.severity = level
            return changed
        }.sorted()
    }
}
