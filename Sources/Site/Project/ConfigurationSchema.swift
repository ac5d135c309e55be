/// Every key of `vitrine.yml`: the one table from which checking, near misses, notes and `config --schema` follow.
enum ConfigurationSchema {
    static let root: [ConfigurationKey] = [
        .init("title", .localizedText),
        .init("languages", .list(.text)),
        .init(
            "content",
            .either([.text, .object([.init("source", .text), .init("translations", .text)])])),
        .init("templates", .text),
        .init("output", .text),
        .init("site", .object(site)),
        .init("paywalls", .object(paywalls)),
        .init("catalogs", .list(.object([.init("file", .text), .init("languages", .list(.text))])), pending: true),
        .init("reference", .list(.object(reference))),
        .init("checks", .object(checks)),
        .init("state", .object([.init("ledger", .text), .init("approvals", .text)]), pending: true),
        .init(
            "publish",
            .object([.init("internal", .list(.choice(["paywalls", "coverage"]))), .init("placements", .list(.text))])),
    ]

    private static let site: [ConfigurationKey] = [
        .init("url", .text), .init("edit", .text), .init("logo", .text, pending: true), .init("rootLanguage", .text, pending: true),
    ]

    private static let paywalls: [ConfigurationKey] = [
        .init("sdk", .text),
        .init("locales", .list(.text)),
        .init("sources", .list(.object([.init("file", .text), .init("placement", .text), .init("audience", .text)]))),
        .init("products", .list(.text)),
        .init("storefronts", .map(.oneOrMore(.text))),
        .init("matching", .choice(["vitrine", "adapty-3", "adapty-4"])),
        .init("pricePer", .choice(["adapty", "exact-floor"])),
        .init("keys", .map(.text), pending: true),
        .init("translatable", .list(.text)),
        .init("baseline", .text, pending: true),
        .init("tags", .map(.text)),
        .init("readers", .list(.text)),
        .init("currencies", .map(.text)),
        .init("match", .map(.object([.init("play", .text)]))),
        .init(
            "live",
            .object([
                .init("host", .text), .init("fallbackHost", .text), .init("configsHost", .text), .init("key", .text),
                .init("placements", .list(.text)), .init("timeout", .number),
            ]), pending: true),
    ]

    private static let reference: [ConfigurationKey] = [
        .init("package", .text), .init("target", .text), .init("symbols", .text), .init("translations", .text, pending: true),
        .init("source", .text), .init("minimum", .number, pending: true),
    ]

    private static let checks: [ConfigurationKey] = [
        .init("minimum", .map(.either([.number, .map(.number)]))),
        .init("severity", .map(.choice(["error", "warning", "note", "off"]))),
        .init("maxLength", .map(.integer), pending: true),
        .init("glossary", .text, pending: true),
        .init("sameAllowed", .list(.text)),
        .init("exceptions", .text, pending: true),
        .init("maxAge", .integer, pending: true),
    ]
}
