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

    /// Names of HTML's elements, current and obsolete (HTML Living Standard §4, §16.2): `<b/>` in lower case is HTML, any other
    /// name of that form is a tag of the copy.
    public static let htmlElements: Set<String> = [
        "a", "abbr", "acronym", "address", "applet", "area", "article", "aside", "audio", "b", "base", "basefont", "bdi", "bdo", "bgsound",
        "big", "blink", "blockquote", "body", "br", "button", "canvas", "caption", "center", "cite", "code", "col", "colgroup", "data",
        "datalist", "dd", "del", "details", "dfn", "dialog", "dir", "div", "dl", "dt", "em", "embed", "fieldset", "figcaption", "figure",
        "font", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html", "i",
        "iframe", "img", "input", "ins", "kbd", "label", "legend", "li", "link", "main", "map", "mark", "marquee", "menu", "meta", "meter",
        "nav", "nobr", "noframes", "noscript", "object", "ol", "optgroup", "option", "output", "p", "param", "picture", "pre", "progress",
        "q", "rp", "rt", "ruby", "s", "samp", "script", "search", "section", "select", "slot", "small", "source", "span", "strike", "strong",
        "style", "sub", "summary", "sup", "svg", "table", "tbody", "td", "template", "textarea", "tfoot", "th", "thead", "time", "title",
        "tr", "track", "tt", "u", "ul", "var", "video", "wbr",
    ]

    public static func render(_ text: String) -> InlineText { render([.text(text)]) }

    /// Most strings hold no mark at all: no need for a parser.
    private static func plain(_ source: InlineSource) -> InlineText {
        var writer = InlineWriter(source)
        writer.writeText(source.text[...])
        return writer.result
    }
}
