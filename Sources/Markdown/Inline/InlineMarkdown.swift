import CCmark

/// Remote-config strings: inline Markdown only, never a block. Emphasis, code, links (https, mailto, relative) and line breaks are
/// kept; tags of raw HTML are dropped and their text kept; an image is its alternative text.
public enum InlineMarkdown {
    /// Renders pieces of a string, in order. Tags have been taken out of the text before, because `<PROD_PRICE/>` is no HTML tag
    /// to CommonMark; their values are put in after, escaped.
    public static func render(_ segments: [InlineSegment]) -> InlineText {
        let joined = InlineSource(segments)
        if joined.isPlain { return plain(joined) }
        return CmarkTree.withDocument([joined.heading]) { document in
            var writer = InlineWriter(joined)
            if let heading = cmark_node_first_child(document) { writer.write(heading) }
            return writer.result
        } ?? plain(joined)
    }

    public static func render(_ text: String) -> InlineText { render([.text(text)]) }

    /// Most strings hold no mark at all: no need for a parser.
    private static func plain(_ source: InlineSource) -> InlineText {
        var writer = InlineWriter(source)
        writer.writeText(source.text[...])
        return writer.result
    }
}
