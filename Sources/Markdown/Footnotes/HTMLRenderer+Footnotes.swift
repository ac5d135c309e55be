/// References, footnotes, and the links between them. Ids begin with `v:`, which no heading's id does by itself.
extension HTMLRenderer {
    mutating func footnotes(_ event: Event) {
        out.line()
        if event.phase == .enter {
            out.write("<section class=\"footnotes\" aria-label=\"")
            out.escape(rendering.strings.footnotes)
            out.write("\">\n<ol>\n")
        } else {
            out.write("</ol>\n</section>\n")
        }
    }

    mutating func footnoteReference(_ event: Event) {
        let number = Int(event.number)
        let count = footnoteCounts[number, default: 0] + 1
        footnoteCounts[number] = count
        out.write("<sup><a href=\"#v:fn-\(number)\" id=\"\(Self.referenceID(number, count))\">\(number)</a></sup>")
    }

    mutating func footnote(_ event: Event, _ number: Int) {
        guard event.phase == .enter else {
            // A last paragraph has taken them.
            if tree.events[number - 1].kind != .paragraph, let footnote, tree.footnoteReferences[footnote - 1] > 0 {
                out.line()
                out.write("<p>")
                backLinks(isFirst: true)
                out.write("</p>\n")
            }
            footnote = nil
            out.write("</li>\n")
            return
        }
        footnote = Int(event.number)
        out.line()
        out.write("<li id=\"v:fn-\(event.number)\">\n")
    }

    /// Behind the last paragraph of a footnote, inside it.
    mutating func backLinks(isFirst: Bool = false) {
        guard let footnote, footnote <= tree.footnoteReferences.count else { return }
        let references = tree.footnoteReferences[footnote - 1]
        for count in 0..<references {
            if count > 0 || !isFirst { out.write(" ") }
            out.write("<a href=\"#\(Self.referenceID(footnote, count + 1))\" aria-label=\"")
            out.escape(rendering.strings.footnoteBack)
            // Links with one name lead to one place.
            out.write(references == 1 ? " (\(footnote))\">" : " (\(footnote)-\(count + 1))\">")
            out.write(count == 0 ? "↩\u{FE0E}</a>" : "↩\u{FE0E}<sup>\(count + 1)</sup></a>")
        }
    }

    private static func referenceID(_ number: Int, _ count: Int) -> String {
        count == 1 ? "v:fnref-\(number)" : "v:fnref-\(number)-\(count)"
    }
}
