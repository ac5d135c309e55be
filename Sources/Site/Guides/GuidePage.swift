import Diagnostics
import Markdown

/// One guide in one language of the site.
struct GuidePage: Sendable {
    /// What its translations share: the path without language and ending, `sdk/fetch`.
    let key: String
    /// Language of the page, whose menu and words stand around the text.
    let language: String
    /// Language of the text: another one where the page isn't translated.
    let textLanguage: String
    let document: MarkdownDocument
    /// Ids of the outline's headings: the source's, so that links survive translation.
    let headingIDs: [String]
    let title: String
    /// Relative to the output folder.
    let path: String

    var isFallback: Bool { language != textLanguage }
    var file: String { document.source.file }
    var description: String? { document.frontMatter.description }

    /// The Markdown copy beside the page.
    var markdownPath: String { String(path.dropLast(5)) + ".md" }

    /// The id on this page of an anchor that a link names: an id of the page, or the slug that the heading has by itself.
    func anchor(_ name: String) -> String? {
        if headingIDs.contains(name) { return name }
        return document.outline.firstIndex { $0.id == name }.map { headingIDs[$0] }
    }
}
