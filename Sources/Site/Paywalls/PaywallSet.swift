import Diagnostics
import Foundation
import JSONText
import LocaleKit
import StoreCatalog
import Translation

/// Every paywall of the project, as each customer will see it: loaded, priced and written out for each locale.
struct PaywallSet: Sendable {
    /// One file of copy, for provenance.
    struct Source: Sendable {
        /// `fallback-file`, `remote-config` or `locale-folder`.
        let kind: String
        let file: String
        let format: Int?
        /// ISO 8601 in UTC with milliseconds.
        let createdAt: String?
    }

    let sources: [Source]
    /// The locale whose strings are the source of all others.
    let sourceLocale: String
    /// Every locale that occurs or is expected: the source first, then as in the files.
    let locales: [PaywallLocale]
    let placements: [PaywallPlacement]
    /// Strings by state in each locale, over all variations.
    let coverage: [(locale: String, counts: StateCounts)]
    /// Profile of derived prices by its public name: `adapty-3`, `adapty-4`, `exact-floor`.
    let pricePerName: String
    let diagnostics: [Diagnostic]
    /// Readers that `paywalls.readers` adds, as columns beside ``locales``; the code is the reader as written.
    var readers: [PaywallLocale] = []
    /// How a reader's config was chosen.
    var matching = MatchingRule.vitrine
    /// Every product in every storefront.
    var matrix: PriceMatrix
    /// Products that both stores sell, joined.
    var pairs: [StorePair] = []

    /// The placements whose screens are public.
    var published: [PaywallPlacement] { placements.filter(\.isPublished) }
}

/// One remote-config locale and the reader who speaks it.
struct PaywallLocale: Sendable, Hashable {
    /// As in the file: `pt-br`.
    let code: String
    /// Canonical BCP 47, for `lang`: `pt-BR`.
    let tag: String
    /// In its own language.
    let nativeName: String
    /// For paths.
    let pathName: String
    let isRightToLeft: Bool
    /// ISO 3166-1 alpha-3; `nil` where no product file is there.
    let storefront: String?
    /// Language and storefront region, as prices and periods are formatted: `fr_FR`.
    let formattingLocale: String
    /// How prices are written in the further storefronts that the project names for the locale, by storefront.
    var formats: [String: String] = [:]
    /// For a reader of `paywalls.readers`: the device's language.
    var asked: String? = nil

    /// How prices of a storefront are written: as the device does, unless the project names the storefront for this locale.
    func formattingLocale(in storefront: String) -> String { formats[storefront] ?? formattingLocale }

    var direction: String { isRightToLeft ? "rtl" : "ltr" }
}

struct PaywallPlacement: Sendable {
    let id: String
    let pathName: String
    let audience: String?
    let revision: Int?
    let abTest: String?
    let isPublished: Bool
    let variations: [PaywallVariation]

    var isTest: Bool { variations.count > 1 }
}

struct PaywallVariation: Sendable {
    enum Kind: String, Sendable { case flow, paywall, onboarding }

    /// The variation's id, as the backend knows it; never in a path.
    let id: String
    let kind: Kind
    let name: String
    /// From the name, and a short hash of placement, name and ordinal: stays when the id changes.
    let pathName: String
    /// Percent.
    let weight: Int
    let hasViewConfiguration: Bool
    /// One for each locale of its remote configs, in the file's order; one in the source language where there is none.
    let screens: [PaywallScreen]
    /// Every string's row in the copy table: its key → the row's id, unique over all placements.
    let rowIDs: [String: String]

    /// The screen that the others are compared with: the source locale's, else the first.
    func sourceScreen(_ sourceLocale: String) -> PaywallScreen? { screens.first { $0.locale.code == sourceLocale } ?? screens.first }
}

/// One variation in one locale.
struct PaywallScreen: Sendable {
    enum State: String, Sendable {
        case ok
        case noConfig = "no-config"
        /// The remote config is no JSON object, or no JSON at all.
        case unreadable
    }

    let locale: PaywallLocale
    /// `internal/screens/<placement>/<variation>/<locale>.html`.
    let path: String
    /// `screens/<placement>/<variation>/<locale>.html` where the placement is published.
    let publicPath: String?
    let state: State
    let products: [PaywallProduct]
    /// Every translatable string, in the source's order, then those that the source doesn't have.
    let copy: [CopyEntry]
    /// Its strings by state; `nil` for the source itself.
    let counts: StateCounts?
    let content: ScreenContent
    /// For a reader of `paywalls.readers`: which config was chosen, and why.
    var match: LocaleMatch? = nil
}

/// One string of a remote config beside its source.
struct CopyEntry: Sendable {
    /// JSON pointer.
    let key: String
    /// `nil` for an orphan.
    let source: String?
    /// `nil` where it is missing: the screen then shows the source's.
    let text: String?
    let state: UnitState
    /// The text may be the same as the source's.
    let isAllowed: Bool
    let range: SourceRange?
}

/// A product as this reader's store shows it.
struct PaywallProduct: Sendable {
    struct Price: Sendable {
        let amount: Decimal
        let currency: String
        /// As the store would print it, every space and mark included.
        let text: String
    }

    struct Length: Sendable {
        /// `day`, `week`, `month`, `year`.
        let unit: String
        let count: Int
        let text: String
    }

    struct Offer: Sendable {
        /// `introductory`, `promotional`, `win_back`.
        let type: String
        /// `free_trial`, `pay_up_front`, `pay_as_you_go`.
        let paymentMode: String
        let id: String?
        let price: Price?
        let period: Length
        let numberOfPeriods: Int
        /// The whole length as text, not normalised again.
        let duration: String
        /// By unit, formatted.
        let pricePer: [String: String]
        /// Everything that is paid over the offer, where that is more than one payment.
        var total: Price? = nil
        /// What follows it, as a free week and then three months at half the price (Google Play's second phase).
        var then: [Offer] = []
    }

    /// A way to pay in parts.
    struct Plan: Sendable {
        /// As the store calls it: `MONTHLY`, `BILLED_UPFRONT`, `INSTALLMENTS`.
        let type: String
        let price: Price
        /// The sum over the commitment; `nil` without one.
        let total: Price?
        let payments: Int?
    }

    /// The store's id.
    let id: String
    let title: String?
    /// Language of `title`, where it isn't the screen's own.
    let titleLanguage: String?
    let description: String?
    /// Not in any product file, or not in this storefront.
    let isMissing: Bool
    let price: Price?
    let period: Length?
    /// `day`, `week`, `month`, `year` → formatted; empty for what isn't a subscription.
    let pricePer: [String: String]
    /// The introductory offer and those that the product reference names, in this storefront.
    let offers: [Offer]
    /// The price's parts, for tags that show one of them.
    let parts: PriceParts?
    /// Billing plans, where there is a choice or a commitment.
    var plans: [Plan] = []
    /// The group whose plans stand in for one another; `nil` where the files don't say.
    var group: String? = nil
    /// Why it is missing in this storefront, in English words, where a file says so.
    var absence: String? = nil

    /// The offer that the app attaches (Adapty's order): a promotional one without asking, else the introductory one where the
    /// reader is eligible.
    func offer(_ state: OfferState) -> Offer? {
        offers.first { $0.type == "promotional" } ?? (state == .eligible ? offers.first { $0.type == "introductory" } : nil)
    }
}

/// Whether the reader may have the introductory offer.
enum OfferState: String, Sendable, CaseIterable { case eligible, ineligible }

/// What the app knows about it: the store may not have answered yet.
enum OfferKnowledge: String, Sendable, CaseIterable { case eligible, ineligible, unknown }

/// What a screen draws.
enum ScreenContent: Sendable {
    case standard(StandardScreen)
    /// A config of another shape: its strings in order.
    case generic([ScreenString])
    /// A project's own template, `paywalls/<name>`, with the whole config.
    case custom(template: String, config: JSONNode)
    /// What is known of an onboarding: its address.
    case onboarding(address: String?)
    case noConfig
    /// A config without a single text.
    case noCopy
}

/// One string as a screen shows it: its key, what stands there, whether it fell back to the source.
struct ScreenString: Sendable {
    /// JSON pointer.
    let key: String
    /// Markdown with tags, not resolved yet.
    let text: String
    let isFallback: Bool
}

/// The default screen's parts, found by the usual keys.
struct StandardScreen: Sendable {
    struct Feature: Sendable {
        let icon: String
        let title: ScreenString?
        let text: ScreenString?
    }

    /// One product's card: strings of the config's entry for it, all `nil` for a product without entry.
    struct Card: Sendable {
        /// Index into the screen's products.
        let product: Int
        let badge: ScreenString?
        let title: ScreenString?
        let price: ScreenString?
        let note: ScreenString?
        let offer: ScreenString?
    }

    let title: ScreenString?
    let subtitle: ScreenString?
    let features: [Feature]
    let cards: [Card]
    let cta: ScreenString?
    let ctaOffer: ScreenString?
    let legal: ScreenString?
    let restore: ScreenString?
    let terms: String?
    let privacy: String?
    let theme: ScreenTheme
}

/// Colours of a screen, `#RRGGBB`, AA contrast kept.
struct ScreenTheme: Sendable, Hashable {
    struct Colours: Sendable, Hashable {
        let accent: String
        let onAccent: String
        let accentText: String
        let background: String
        let text: String
        let muted: String
    }

    let light: Colours
    let dark: Colours
}
