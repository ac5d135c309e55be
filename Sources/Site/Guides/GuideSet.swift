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

    func page(_ key: String, _ language: String) -> GuidePage? { pages[key]?[language] }

    /// Every page of a language in the order of the navigation.
    func pages(in language: String) -> [GuidePage] { keys.compactMap { page($0, language) } }

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
