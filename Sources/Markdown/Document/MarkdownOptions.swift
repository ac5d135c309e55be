/// What a guide's text may hold. The default is everything that guides know.
public struct MarkdownOptions: Sendable, Hashable {
    /// Tables, strikethrough, task lists, bare links, notes, heading ids and symbol links. Without them the text is CommonMark
    /// 0.30 and nothing else.
    public var extensions: Bool
    /// Whether the rules for raw HTML and link schemes hold: what isn't allowed is a finding and is written as text. Without them
    /// both are passed through, so that the result is only fit for trusted text.
    public var isRestricted: Bool
    /// Whether a `---` line at the very start opens front matter.
    public var frontMatter: Bool

    public init(extensions: Bool = true, isRestricted: Bool = true, frontMatter: Bool = true) {
        self.extensions = extensions
        self.isRestricted = isRestricted
        self.frontMatter = frontMatter
    }

    public static let guide = MarkdownOptions()
    /// GFM as its suite has it: extensions, raw HTML passed through.
    public static let gitHub = MarkdownOptions(isRestricted: false, frontMatter: false)
    /// CommonMark 0.30, no extension.
    public static let commonMark = MarkdownOptions(extensions: false, isRestricted: false, frontMatter: false)
}
