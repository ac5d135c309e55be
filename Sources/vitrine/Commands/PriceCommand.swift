import Diagnostics
import Foundation
import LocaleKit
import Site

enum PriceCommand: Command {
    static let specification = CommandSpecification(
        "price", "prints one price or period as a customer reads it", arguments: "[AMOUNT]",
        options: [
            .option("locale", "LOCALE", "as fr_FR; with --storefront its language is enough"),
            .option("storefront", "COUNTRY", "ISO 3166-1 alpha-3, as FRA: gives region and currency"),
            .option("currency", "CODE", "ISO 4217, over the storefront's"),
            .option("period", "ISO8601", "prints a length of time instead, as P1Y"),
            .option("batch", "FILE", "a table of many: kind, locale, currency or unit, value; a fifth column is filled in"),
        ],
        discussion: """
              vitrine price 64.99 --locale fr --storefront FRA
              vitrine price --period P2M --locale ar
            """)

    static func run(_ arguments: ParsedArguments, _ context: Context) throws -> ExitStatus {
        if let file = arguments.value("batch") {
            let (table, diagnostics) = FormattingTable.fill(try SourceStore(root: context.workingDirectory).source(file))
            context.output.write(table)
            context.report(diagnostics, source: { _ in nil })
            return diagnostics.isEmpty ? .success : .findings
        }
        func usage(_ message: String) -> UsageError { UsageError(message: message, command: "price") }
        var locale = arguments.value("locale") ?? "en_US"
        guard LocaleTag(locale) != nil else { throw usage("\"\(locale)\" is not a locale such as fr_FR") }
        var currency = arguments.value("currency")?.uppercased()
        if let code = arguments.value("storefront") {
            let storefront = code.uppercased()
            guard let region = Storefront.alpha2(ofAlpha3: storefront) else {
                throw usage("\"\(code)\" is no storefront (ISO 3166-1 alpha-3)" + NearMiss.hint(for: code.uppercased(), in: Storefront.codes))
            }
            currency = currency ?? Storefront.currency(of: storefront)
            locale = LocaleInfo(locale)?.formattingLocale(region: region) ?? locale
        }
        if let period = arguments.value("period") {
            guard let length = Period(iso8601: period) else { throw usage("\"\(period)\" is no period such as P1W, P3M or P1Y") }
            context.output.write(PeriodFormatter(locale: locale).text(length.normalized) + "\n")
            return .success
        }
        guard let text = arguments.positionals.first, arguments.positionals.count == 1 else { throw usage("one AMOUNT is needed, as 64.99") }
        guard let amount = StrictDecimal.parse(text) else {
            throw usage("\"\(text)\" is no amount: digits, and after a point more digits")
        }
        guard let currency else { throw usage("--currency or --storefront is needed") }
        context.output.write(PriceFormatter(locale: locale, currency: currency).text(amount) + "\n")
        return .success
    }
}
