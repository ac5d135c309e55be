import Diagnostics

/// All guides of the site in all its languages.
struct GuideSet: Sendable {
    let languages: [String]
    /// Keys in the order of the navigation.
    let keys: [String]
    /// Key → language → page; a language without an entry doesn't have the page.
    let pages: [String: [String: GuidePage]]
    let navigation: NavigationNode
    let redirects: [GuideAddresses.Redirect]
    /// Files that guides show or link to: source file → output path.
    let media: [String: String]
    let diagnostics: [Diagnostic]
    /// Whether a page couldn't be read at all.
    let hasUnreadablePages: Bool
    let patterns: [String: ContentPattern]

    /// Language → its pages in the order of the navigation; made once, because every page asks for its neighbours.
    private let ordered: [String: [GuidePage]]
    /// Key → its place in a language's order.
    private let places: [String: [String: Int]]
    /// Source file → the page that is its own.
    private let byFile: [String: GuidePage]

    init(
        languages: [String], keys: [String], pages: [String: [String: GuidePage]], navigation: NavigationNode,
        redirects: [GuideAddresses.Redirect], media: [String: String],
        diagnostics: [Diagnostic], hasUnreadablePages: Bool, patterns: [String: ContentPattern]
    ) {
        self.languages = languages
        self.keys = keys
        self.pages = pages
        self.navigation = navigation
        self.redirects = redirects
        self.media = media
        self.diagnostics = diagnostics
        self.hasUnreadablePages = hasUnreadablePages
        self.patterns = patterns
        var ordered: [String: [GuidePage]] = [:]
        var places: [String: [String: Int]] = [:]
        var byFile: [String: GuidePage] = [:]
        for language in languages {
            let own = keys.compactMap { pages[$0]?[language] }
            ordered[language] = own
            places[language] = Dictionary(own.enumerated().map { ($1.key, $0) }) { first, _ in first }
            for page in own where !page.isFallback { byFile[page.file] = page }
        }
        self.ordered = ordered
        self.places = places
        self.byFile = byFile
    }

    /// The pages before and behind one in its language.
    func neighbours(of page: GuidePage) -> (previous: GuidePage?, next: GuidePage?) {
        guard let order = ordered[page.language], let place = places[page.language]?[page.key] else { return (nil, nil) }
        return (place > 0 ? order[place - 1] : nil, place + 1 < order.count ? order[place + 1] : nil)
    }

    /// The page that a source file makes.
    func page(ofFile file: String) -> GuidePage? { byFile[file] }

    func page(_ key: String, _ language: String) -> GuidePage? { pages[key]?[language] }

    /// Every page of a language in the order of the navigation.
    func pages(in language: String) -> [GuidePage] { ordered[language] ?? [] }

    /// Languages that have the page, in the site's order → output path.
    func translations(of key: String) -> [String: String] { (pages[key] ?? [:]).mapValues(\.path) }

    /// Languages with a real translation, in the site's order.
    func announced(_ key: String) -> [String] {
        languages.filter { language in page(key, language).map { !$0.isFallback } ?? false }
    }
}

/// The navigation: folders and pages, one tree for all languages.
struct NavigationNode: Sendable {
    /// Last part of the path; the folder's or page's name.
    let name: String
    /// The page that it opens; `nil` for a folder without `index.md`.
    let key: String?
    let children: [NavigationNode]
}
