import Diagnostics
import Markdown

/// Gives every guide its address so that no two share one: pages under their own names first, then slugs, then redirects.
struct GuideAddresses {
    /// A page that only leads on to another; both relative to the output folder.
    struct Redirect: Sendable, Hashable {
        let from: String
        let to: String
    }

    /// Key of a page → its path without language and ending.
    private var stems: [String: String] = [:]
    /// Path without language and ending → the file of the page that lies there.
    private var owners: [String: String] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter pages: every page's key, file and slug, sorted by key.
    init(_ pages: [(key: String, file: String, slug: String?)]) {
        for page in pages where page.slug == nil || page.key.split(separator: "/").last == "index" {
            stems[page.key] = page.key
            owners[page.key] = page.file
        }
        for page in pages where stems[page.key] == nil {
            var parts = page.key.split(separator: "/").map(String.init)
            parts[parts.count - 1] = Self.name(page.slug ?? "")
            var stem = parts.joined(separator: "/")
            if let owner = owner(stem) {
                diagnostics.append(Self.taken("slug \"\(page.slug ?? "")\"", by: owner, in: page.file))
                stem = page.key
                if owners[stem] != nil { stem += "-" + Digest.sha256(page.key, length: 6) }
            }
            stems[page.key] = stem
            owners[stem] = page.file
        }
    }

    func path(_ key: String, _ language: String) -> String { "\(language)/\(stems[key] ?? key).html" }

    /// The redirects of one language's pages, in the order of `pages`. Those to an address that is taken are errors.
    mutating func redirects(_ pages: [GuidePage], _ language: String) -> [Redirect] {
        var made: [Redirect] = []
        var files: [String: String] = [:]
        for page in pages {
            for old in page.document.frontMatter.redirectFrom {
                guard let stem = Self.stem(old, language), stems[page.key] != stem else { continue }
                if let owner = owner(stem) ?? files[stem] {
                    if !page.isFallback, owner != page.file { diagnostics.append(Self.taken("redirect \"\(old)\"", by: owner, in: page.file)) }
                    continue
                }
                files[stem] = page.file
                made.append(Redirect(from: "\(language)/\(stem).html", to: page.path))
            }
        }
        return made
    }

    /// A language's `index` is taken even without a guide of that name.
    private func owner(_ stem: String) -> String? { owners[stem] ?? (stem == "index" ? "the start page" : nil) }

    private static func taken(_ what: String, by owner: String, in file: String) -> Diagnostic {
        Diagnostic(
            "docs.address-taken", .error, "the \(what) is the address of \(owner) already",
            at: SourceLocation(file: file, line: 1, column: 1), explanation: "Choose another; the page keeps its own name until then.")
    }

    private static func name(_ slug: String) -> String {
        let text = SafeName.slug(slug).text
        return text == "index" ? text : SafeName.safe(text.isEmpty ? slug : text)
    }

    /// `old/page`, `/old/page.html` or `old/`, within the language. The name stays as readers have it in their bookmarks; `nil` for
    /// one that can't be a file of ours: hidden, outside, too long, with control characters.
    private static func stem(_ old: String, _ language: String) -> String? {
        var path = GuideLinkTarget.normalized(old.hasSuffix("/") ? old + "index" : old)
        if path.hasPrefix(language + "/") { path = String(path.dropFirst(language.utf8.count + 1)) }
        for ending in [".html", ".md"] where path.hasSuffix(ending) { path = String(path.dropLast(ending.count)) }
        let parts = path.split(separator: "/")
        guard !parts.isEmpty,
            parts.allSatisfy({ $0.utf8.count <= 200 && !$0.hasPrefix(".") && $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x5C } })
        else { return nil }
        return path
    }
}
