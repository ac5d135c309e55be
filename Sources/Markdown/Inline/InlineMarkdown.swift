/// Remote-config strings: inline Markdown only, never a block, raw HTML dropped.
public enum InlineMarkdown {
    public static func render(_ segments: [InlineSegment]) -> InlineText {
        InlineText()
    }

    public static func render(_ text: String) -> InlineText { render([.text(text)]) }
}
