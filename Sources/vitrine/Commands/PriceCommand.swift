import Diagnostics
import Foundation
import LocaleKit
import Site

enum PriceCommand: Command {
    static let specification = CommandSpecification(
        "price", "prints one price or period as a customer reads it", arguments: "[AMOUNT]",
        options: [
            .option("price", "AMOUNT", "the same as AMOUNT: digits, and after a point more digits"),
            .option("locale", "LOCALE", "as fr_FR; with --storefront its language is enough"),
            .option("storefront", "COUNTRY", "ISO 3166-1 alpha-3, as FRA: gives region and currency"),
            .option("currency", "CODE", "ISO 4217, over the storefront's"),
            .option("period", "ISO8601", "prints a length of time instead, as P1Y; with --per, what AMOUNT pays for"),
            .option("per", "UNIT", "prints the price of one day, week, month or year"),
            .option("profile", "NAME", "how --per divides: adapty (generation 4), adapty-3, adapty-4 or exact-floor"),
            .option("batch", "FILE", "a table of many: kind, locale, currency_or_unit, value; prints them with a fifth column, the text"),
            .flag("show-spaces", "writes out no-break spaces and bidi marks, as <U+00A0>"),
        ],
        discussion: """
              vitrine price 64.99 --locale fr --storefront FRA
              vitrine price --period P2M --locale ar
              vitrine price --price 64.99 --period P1Y --per month --locale fr --storefront FRA
            """)

    static func run(_ arguments: ParsedArguments, _ context: Context) throws -> ExitStatus {
        let showsSpaces = arguments.has("show-spaces")
        if let file = arguments.value("batch") {
            let source = try SourceStore(root: context.workingDirectory).source(file)
            let (table, diagnostics) = try FormattingTable.fill(source, showsSpaces: showsSpaces)
            context.output.write(table)
            context.report(diagnostics, source: { _ in nil })
            return diagnostics.contains { $0.severity == .error } ? .findings : .success
        }
        let text = try text(arguments)
        context.output.write((showsSpaces ? VisibleSpaces.text(text) : text) + "\n")
        return .success
    }

    private static func usage(_ message: String) -> UsageError { UsageError(message: message, command: "price") }

    private static func text(_ arguments: ParsedArguments) throws -> String {
        let (locale, currency) = try place(arguments)
        let period = try arguments.value("period").map { text in
            guard let period = Period(iso8601: text) else { throw usage("\"\(text)\" is no period such as P1W, P3M or P1Y") }
            return period
        }
        let unit = try arguments.value("per").map { name in
            let names = PeriodUnit.allCases.map(\.rawValue)
            guard let unit = PeriodUnit(rawValue: name) else {
                throw usage("--per is \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")" + NearMiss.hint(for: name, in: names))
            }
            return unit
        }
        if unit == nil, arguments.value("profile") != nil { throw usage("--profile goes with --per") }
        let amount = try amount(arguments)
        if unit == nil, let period {
            guard amount == nil else { throw usage("a price and --period together need --per, as --per month") }
            return PeriodFormatter(locale: locale).text(period.normalized)
        }
        guard let amount else { throw usage("one AMOUNT is needed, as 64.99") }
        guard let currency else { throw usage("--currency or --storefront is needed") }
        let prices = PriceFormatter(locale: locale, currency: currency)
        guard let unit else { return prices.text(amount) }
        guard let period else { throw usage("--per needs --period, the length that the price pays for, as P1Y") }
        let profile = try profile(arguments.value("profile") ?? "adapty")
        guard let result = profile.price(amount, of: period, per: unit, fractionDigits: prices.fractionDigits) else {
            throw usage("a price for \(period.iso8601) can't be divided")
        }
        return prices.text(result)
    }

    /// The formatting locale and the currency.
    private static func place(_ arguments: ParsedArguments) throws -> (locale: String, currency: String?) {
        let locale = arguments.value("locale") ?? "en_US"
        guard LocaleTag(locale) != nil else { throw usage("\"\(locale)\" is not a locale such as fr_FR") }
        let currency = arguments.value("currency")?.uppercased()
        guard let code = arguments.value("storefront") else { return (locale, currency) }
        let storefront = code.uppercased()
        guard let region = Storefront.alpha2(ofAlpha3: storefront) else {
            throw usage("\"\(code)\" is no storefront (ISO 3166-1 alpha-3)" + NearMiss.hint(for: storefront, in: Storefront.codes))
        }
        return (LocaleInfo(locale)?.formattingLocale(region: region) ?? locale, currency ?? Storefront.currency(of: storefront))
    }

    private static func amount(_ arguments: ParsedArguments) throws -> Decimal? {
        let given = arguments.positionals + [arguments.value("price")].compactMap(\.self)
        guard given.count < 2 else { throw usage("one AMOUNT is needed, as 64.99") }
        return try given.first.map { text in
            guard let amount = StrictDecimal.parse(text) else {
                throw usage("\"\(text)\" is no amount: digits, and after a point more digits")
            }
            return amount
        }
    }

    private static func profile(_ name: String) throws -> PricePerProfile {
        if name == "adapty" { return .adapty4 }
        guard let profile = PricePerProfile(rawValue: name) else {
            let names = ["adapty"] + PricePerProfile.allCases.map(\.rawValue)
            let hint = NearMiss.hint(for: name, in: names)
            throw usage("\"\(name)\" is no profile" + (hint.isEmpty ? "; there are \(names.joined(separator: ", "))" : hint))
        }
        return profile
    }
}
