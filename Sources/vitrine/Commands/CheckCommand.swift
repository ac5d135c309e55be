import Diagnostics
import Site

enum CheckCommand: Command {
    static let specification = CommandSpecification(
        "check", "reports coverage and findings; writes nothing", arguments: "[FILES…]",
        options: [
            .option("min", "SURFACE[.LOCALE]=PERCENT", "the least coverage, as docs.fr=90 or paywalls=100", repeats: true),
            .option("format", "FORMAT", "text (default) or json"),
            .option("rule", "RULE", "only findings of this rule", repeats: true),
            .option("locale", "LOCALE", "only findings about this locale", repeats: true),
            .flag("strict", "warnings make the exit status 1 too"),
            .flag("notes", "shows notes too"),
        ],
        discussion: """
            Surfaces: paywalls, docs, interface. --rule and --locale choose what is shown; the exit status follows from everything.

              vitrine check
              vitrine check --min docs.fr=90 --min paywalls=100
              vitrine check ios_fallback.json --format json

            Exit status: 0; 1 findings of error severity or coverage below the minimum; 2 usage or configuration; 3 an unreadable source.
            """)

    static func run(_ arguments: ParsedArguments, _ context: Context) throws -> ExitStatus {
        var request = try BuildRequest(arguments, context)
        request.isStrict = arguments.has("strict")
        request.minimum = arguments.values["min"] ?? []
        let format = arguments.value("format") ?? "text"
        guard ["text", "json"].contains(format) else {
            throw UsageError(
                message: "--format knows text and json, not \"\(format)\"" + NearMiss.hint(for: format, in: ["text", "json"]), command: "check")
        }
        let rules = arguments.values["rule"]
        for rule in rules ?? [] where !KnownRules.all.contains(rule) {
            throw UsageError(
                message: "--rule: there is no rule \"\(rule)\"" + NearMiss.hint(for: rule, in: KnownRules.all.sorted()), command: "check")
        }
        let outcome = SiteBuilder.check(request)
        let locales = arguments.values["locale"]
        func isChosen(_ diagnostic: Diagnostic) -> Bool {
            (rules?.contains(diagnostic.rule) ?? true) && (locales?.contains(diagnostic.subject.locale ?? "") ?? true)
        }
        let chosen = outcome.diagnostics.filter(isChosen)
        if outcome.status > .findings {
            context.report(outcome.diagnostics, source: { outcome.sources?.excerpt($0) }, notes: false)
            return outcome.status
        }
        if format == "json" {
            context.output.write(outcome.coverageJSON(where: isChosen))
            return outcome.status
        }
        if let configuration = outcome.configurationText, arguments.has("notes") { context.error.write(configuration + "\n") }
        context.report(chosen, source: { outcome.sources?.excerpt($0) }, notes: arguments.has("notes"))
        context.output.write(outcome.coverageText)
        context.output.write(Summary.line(chosen))
        return outcome.status
    }
}
