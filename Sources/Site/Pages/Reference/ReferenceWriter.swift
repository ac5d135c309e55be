import Diagnostics
import LocaleKit
import Markdown
import Mustache
import SymbolGraph

/// What drawing one page of the reference takes: where it stands, in which language, of which module.
struct ReferenceWriter {
    let model: SiteModel
    let set: ReferenceSet
    let entry: DocumentedModule
    let language: String
    /// Without the language.
    let page: String
    let strings: ThemeStrings

    init(model: SiteModel, set: ReferenceSet, entry: DocumentedModule, language: String, page: String) {
        self.model = model
        self.set = set
        self.entry = entry
        self.language = language
        self.page = page
        strings = model.theme.strings(for: language)
    }

    var path: String { language + "/" + page }
    /// The prose is in this page's language.
    var isOriginal: Bool { language == set.proseLanguage }
    var proseDirection: String { LocaleInfo.direction(of: set.proseLanguage).rawValue }

    /// The frame around the page. Pages in other languages than the prose's are stand-ins: search engines get the original.
    func head(title: String, description: String?) -> PageHead {
        var head = PageHead(path: path, language: language, title: title, description: isOriginal ? description : nil)
        head.translations = Dictionary(uniqueKeysWithValues: model.languages.map { ($0, $0 + "/" + page) })
        head.canonical = set.proseLanguage + "/" + page
        head.robots = isOriginal ? nil : "noindex"
        head.menu = .reference
        return head
    }

    // MARK: - Addresses

    func address(_ target: ReferenceSet.Target) -> String {
        PageAddress.relative(to: target.path(in: language), from: path, anchor: target.anchor)
    }

    /// Of a symbol by its precise id; `nil` for one that no module here declares. A page about another module's `String` holds only
    /// what is added to it, which isn't what a reader of a declaration looks for.
    func address(of id: String) -> String? { set.declares(id) ? set.target(id).map(address) : nil }

    func address(ofPage path: String) -> String { address(ReferenceSet.Target(page: "reference/\(path).html", anchor: nil)) }

    var indexAddress: String { address(ReferenceSet.Target(page: entry.indexPage, anchor: nil)) }

    // MARK: - Prose

    /// - Parameters:
    ///   - scope: precise id of the symbol that the text documents: where its links start from.
    ///   - offset: added to the level of its headings.
    func html(_ text: CommentText, scope: String, headingIDs: [String]? = nil, offset: Int = 0) -> [UInt8] {
        text.document.html(
            MarkdownRendering(
                strings: MarkdownStrings(model.theme.strings(for: set.proseLanguage)), headingIDs: headingIDs, headingOffset: offset,
                resolveSymbol: { link in
                    if case .found(let target, _) = set.find(link, in: entry, from: scope) { address(target) } else { nil }
                },
                resolveImage: { _ in nil },  // nothing is loaded from elsewhere
                resolveLink: { CommentLink.isExternal($0.destination) ? $0.destination : nil }))
    }

    /// A summary without the frame of its only paragraph, for lists.
    func inline(_ text: CommentText?, scope: String) -> MustacheValue {
        guard let text else { return .null }
        var bytes = html(text, scope: scope)
        let (opening, closing) = (Array("<p>".utf8), Array("</p>\n".utf8))
        if bytes.starts(with: opening), bytes.reversed().starts(with: closing.reversed()) {
            bytes = Array(bytes.dropFirst(opening.count).dropLast(closing.count))
        }
        return isOriginal ? .html(bytes) : .html(Array("<span \(languageAttributes)>".utf8) + bytes + Array("</span>".utf8))
    }

    /// Prose where the template names no language: it brings its own where it isn't the page's.
    /// - Parameter prefix: begins the ids of headings, should there be any; unique on the page.
    func marked(_ text: CommentText?, scope: String, prefix: String) -> MustacheValue {
        guard let text else { return .null }
        let ids = text.document.outline.map { prefix + "--" + $0.id }
        return .html(marked(html(text, scope: scope, headingIDs: ids, offset: 3)))
    }

    func marked(_ html: [UInt8]) -> [UInt8] {
        isOriginal || html.isEmpty ? html : Array("<div \(languageAttributes)>".utf8) + html + Array("</div>\n".utf8)
    }

    private var languageAttributes: String { "lang=\"\(HTMLText.escaped(set.proseLanguage))\" dir=\"\(proseDirection)\"" }

    /// `fallback` and `lang`/`dir` of the page's prose.
    func fallback(_ hasProse: Bool) -> MustacheValue {
        isOriginal || !hasProse ? .null : ["language": .string(LocaleInfo.name(of: set.proseLanguage, in: language))]
    }
}
