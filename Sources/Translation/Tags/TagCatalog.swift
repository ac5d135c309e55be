/// The tags that Adapty's apps fill, by both of their names: as the dashboard's editor shows them (`PROD_TITLE`) and as its JSON
/// holds them (`TITLE`).
public enum TagCatalog {
    /// Tags whose value comes from the product: the JSON names, in the order of Adapty's documentation.
    public static let product = [
        "TITLE", "DESCRIPTION", "PRICE", "PRICE_PER_DAY", "PRICE_PER_WEEK", "PRICE_PER_MONTH", "PRICE_PER_YEAR", "PRICE_AMOUNT",
        "PRICE_AMOUNT_INTEGER", "PRICE_AMOUNT_FRACTION", "CURRENCY_CODE", "CURRENCY_SYMBOL", "SUBSCRIPTION_PERIOD", "OFFER_PRICE",
        "OFFER_PERIOD", "OFFER_NUMBER_OF_PERIOD", "OFFER_PRICE_PER_DAY", "OFFER_PRICE_PER_WEEK", "OFFER_PRICE_PER_MONTH",
        "OFFER_PRICE_PER_YEAR",
    ]

    /// The editor's names that differ from the JSON names, and these.
    static let editorNames: KeyValuePairs = [
        "PROD_TITLE": "TITLE", "PROD_PRICE": "PRICE", "PROD_PRICE_PER_DAY": "PRICE_PER_DAY",
        "PROD_PRICE_PER_WEEK": "PRICE_PER_WEEK",
        "PROD_PRICE_PER_MONTH": "PRICE_PER_MONTH", "PROD_PRICE_PER_YEAR": "PRICE_PER_YEAR", "OFFER_BILLING_PERIOD": "OFFER_PERIOD",
        "OFFER_FULL_DURATION": "OFFER_NUMBER_OF_PERIOD",
    ]

    private static let canonicalNames: [String: String] = {
        var names = Dictionary(uniqueKeysWithValues: product.map { ($0, $0) })
        for (editor, json) in editorNames { names[editor] = json }
        return names
    }()

    private static let timers: Set<String> = [
        "TIMER_h", "TIMER_hh", "TIMER_m", "TIMER_mm", "TIMER_s", "TIMER_ss", "TIMER_S", "TIMER_SS", "TIMER_SSS",
    ]

    /// What a name means; `nil` for one that Adapty doesn't define. Names are case-sensitive.
    public static func meaning(of name: String) -> TagMeaning? {
        if let json = canonicalNames[name] { return .product(json) }
        if name == "PERCENT" { return .progress }
        return timers.contains(name) || isTotal(name) ? .timer : nil
    }

    /// All names without a number in them, for suggestions.
    static let names: [String] = editorNames.map(\.key) + product + ["PERCENT"] + timers.sorted()

    /// `TIMER_Total_Days_2` and its like; the number says how many digits there are at least.
    private static func isTotal(_ name: String) -> Bool {
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "TIMER", parts[1] == "Total",
            ["Days", "Hours", "Minutes", "Seconds", "Milliseconds"].contains(parts[2])
        else { return false }
        return !parts[3].isEmpty && parts[3].utf8.count <= 2 && parts[3].utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}

/// Where a tag's value comes from.
public enum TagMeaning: Hashable, Sendable {
    /// From the product: its JSON name, whichever of the two was written.
    case product(String)
    /// A countdown, filled while the screen is open.
    case timer
    /// How far a loading screen is.
    case progress
    /// From the app; the project gives a sample value.
    case custom
}
