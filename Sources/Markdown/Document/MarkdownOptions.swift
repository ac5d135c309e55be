/// What a guide's text may hold. The default is everything that guides know.
public struct MarkdownOptions: Sendable, Hashable {
    /// Tables, strikethrough, task lists, bare links, notes, heading ids, symbol links and the rules for raw HTML and link
    /// schemes. Without it the text is CommonMark 0.30 and nothing else.
    public var extensions: Bool
    /// Whether a `---` line at the very start opens front matter.
    public var frontMatter: Bool

    public init(extensions: Bool = true, frontMatter: Bool = true) {
        self.extensions = extensions
        self.frontMatter = frontMatter
    }

    public static let guide = MarkdownOptions()
    /// CommonMark 0.30, no extension.
    public static let commonMark = MarkdownOptions(extensions: false, frontMatter: false)
}
