import Diagnostics
import Site

enum BuildCommand: Command {
    static let specification = CommandSpecification(
        "build", "builds the site", arguments: "[FILES…]",
        options: [
            .option("output", "DIR", "where to write; default: what vitrine.yml says, else site"),
            .option("only", "PARTS", "of docs,reference,paywalls,coverage; what stands of the others stays"),
            .flag("public", "leaves out, and removes, everything internal"),
            .flag("clean", "writes every file, also those whose bytes are right"),
            .flag("strict", "warnings make the exit status 1 too"),
            .flag("keep-going", "publishes the other pages though one is unreadable"),
            .flag("drafts", "makes pages that are marked as draft"),
            .option("jobs", "N", "threads; default: one a core"),
            .flag("notes", "shows notes too"),
        ],
        discussion: """
            Without FILES the project's vitrine.yml says what to build. With FILES no vitrine.yml is read: fallback files, remote configs
            and product files are recognised by their content.

              vitrine build
              vitrine build ios_fallback.json Products.storekit --output out

            Exit status: 0; 1 findings (the site is written, unless a page is unreadable); 2 or 3 nothing is written or removed.
            """)

    static func run(_ arguments: ParsedArguments, _ context: Context) throws -> ExitStatus {
        var request = try BuildRequest(arguments, context)
        request.output = arguments.value("output")
        request.isPublicOnly = arguments.has("public")
        request.isClean = arguments.has("clean")
        request.keepsGoing = arguments.has("keep-going")
        request.includesDrafts = arguments.has("drafts")
        request.isStrict = arguments.has("strict")
        if let text = arguments.value("jobs") {
            guard let jobs = Int(text), jobs > 0, jobs <= 1024 else {
                throw UsageError(message: "--jobs takes a whole number from 1 on, not \"\(text)\"", command: "build")
            }
            request.jobs = jobs
        }
        let outcome = SiteBuilder.build(request)
        if let configuration = outcome.configurationText {
            context.error.write("This is what the files amount to, as a vitrine.yml:\n\n" + configuration.indented + "\n")
        }
        context.report(outcome.diagnostics, source: { outcome.sources?.excerpt($0) }, notes: arguments.has("notes"))
        context.error.write(Summary.line(outcome.diagnostics))
        if let summary = outcome.summary, let output = outcome.output {
            context.output.write(
                "\(outcome.pageCount) pages in \(output): \(summary.written) files written, \(summary.unchanged) unchanged, \(summary.removed) removed\n")
        } else if outcome.status == .findings {
            context.error.write("nothing was published, because a page is unreadable; --keep-going publishes the others\n")
        }
        return outcome.status
    }
}

extension BuildRequest {
    /// What build, check and config share.
    init(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) {
        let selection: Project.Selection
        if !arguments.positionals.isEmpty {
            if context.project != nil {
                throw UsageError(message: "--project and FILES exclude each other: with FILES no vitrine.yml is read")
            }
            selection = .files(arguments.positionals, in: context.workingDirectory)
        } else {
            selection = context.project.map { .folder($0) } ?? .nearest(to: context.workingDirectory)
        }
        var parts: Set<SitePart> = []
        for name in (arguments.value("only") ?? "").split(separator: ",") {
            guard let part = SitePart(rawValue: String(name)) else {
                let known = SitePart.allCases.map(\.rawValue)
                throw UsageError(
                    message: "--only knows no part \"\(name)\"" + NearMiss.hint(for: String(name), in: known)
                        + " (known: \(known.joined(separator: ", ")))",
                    command: "build")
            }
            parts.insert(part)
        }
        self.init(project: selection, workingDirectory: context.workingDirectory, only: parts)
    }
}

extension String {
    /// Two spaces before every line.
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    }
}
