/// Blocks, their labels and classes.
extension HTMLRenderer {
    mutating func heading(_ event: Event) {
        let level = max(1, min(6, Int(event.flag) + (isPage ? rendering.headingOffset : 0)))
        guard event.phase == .enter else {
            out.write("</h\(level)>\n")
            return
        }
        out.line()
        out.write("<h\(level)")
        if isPage, event.number >= 0 {
            let number = Int(event.number)
            out.write(" id=\"")
            if let ids = rendering.headingIDs, number < ids.count {
                out.escape(ids[number])
            } else if number < headings.count {
                out.escape(headings[number].id)
            }
            out.write("\"")
        }
        out.write(">")
    }

    mutating func list(_ event: Event) {
        out.line()
        guard event.phase == .enter else {
            out.write(event.number >= 0 ? "</ol>\n" : "</ul>\n")
            return
        }
        switch event.number {
        case ..<0: out.write("<ul>\n")
        case 1: out.write("<ol>\n")
        default: out.write("<ol start=\"\(event.number)\">\n")
        }
    }

    mutating func item(_ event: Event) {
        guard event.phase == .enter else {
            out.write("</li>\n")
            return
        }
        out.line()
        out.write(isPage && event.flag > 0 ? "<li class=\"task\">" : "<li>")
    }

    mutating func checkbox(_ event: Event) {
        if isPage {
            let label = event.flag == 1 ? rendering.strings.taskDone : rendering.strings.taskOpen
            out.write(event.flag == 1 ? "<input type=\"checkbox\" checked disabled aria-label=\"" : "<input type=\"checkbox\" disabled aria-label=\"")
            out.escape(label)
            out.write("\">")
        } else {
            out.write(event.flag == 1 ? "<input type=\"checkbox\" checked=\"\" disabled=\"\" />" : "<input type=\"checkbox\" disabled=\"\" />")
        }
    }

    mutating func codeBlock(_ event: Event) {
        out.line()
        guard isPage else {
            beginCode("<pre><code", language: CodeInfo.firstWord(tree.bytes(event.extra)))
            out.escape(tree.bytes(event.text))
            out.write("</code></pre>\n")
            return
        }
        let info = CodeInfo(tree.bytes(event.extra))
        if let title = info.title {
            out.write("<figure class=\"code\">\n<figcaption>")
            out.escape(title)
            out.write("</figcaption>\n")
        }
        beginCode("<pre tabindex=\"0\"><code", language: info.language)
        let language = CodeLanguage(info.language)
        if language != nil || !info.marks.isEmpty {
            let code = Array(tree.bytes(event.text))
            CodeWriter.write(code, tokens: language?.tokens(code) ?? [], marks: info.marks, to: &out)
        } else {
            out.escape(tree.bytes(event.text))
        }
        out.write("</code></pre>\n")
        if info.title != nil { out.write("</figure>\n") }
    }

    private mutating func beginCode(_ tags: StaticString, language: ArraySlice<UInt8>) {
        out.write(tags)
        if !language.isEmpty {
            out.write(" class=\"language-")
            out.escape(language)
            out.write("\"")
        }
        out.write(">")
    }

    mutating func note(_ event: Event) {
        guard event.phase == .enter else {
            out.line()
            out.write("</aside>\n")
            return
        }
        let kind = NoteKind.allCases[min(Int(event.flag), NoteKind.allCases.count - 1)]
        out.line()
        out.write("<aside class=\"note note-\(kind.rawValue)\" role=\"note\">\n")
        if let title = rendering.strings.noteTitles[kind] {
            out.write("<p class=\"note-title\">")
            out.escape(title)
            out.write("</p>\n")
        }
    }

    mutating func element(_ event: Event) {
        guard let element = HTMLElement(rawValue: event.flag) else { return }
        if element.isBlock, event.phase == .enter { out.line() }
        if event.phase == .enter {
            out.write("<\(element.name)")
            out.write(raw: tree.bytes(event.extra))
            out.write(">")
            if element == .details { out.write("\n") }
        } else {
            if element == .details { out.line() }
            out.write("</\(element.name)>")
            if element.isBlock { out.write("\n") }
        }
    }

    mutating func table(_ event: Event) {
        guard event.phase == .enter else {
            out.write(isPage ? "</table>\n</div>\n" : "</table>\n")
            return
        }
        out.line()
        if isPage {
            out.write("<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"")
            out.escape(rendering.strings.table)
            // Regions of a page have names of their own.
            tablesWritten += 1
            if tableCount > 1 { out.write(" \(tablesWritten)") }
            out.write("\">\n")
        }
        out.write("<table>\n")
    }

    mutating func cell(_ event: Event) {
        let isHead = event.flag & 8 != 0
        guard event.phase == .enter else {
            out.write(isHead ? "</th>\n" : "</td>\n")
            return
        }
        out.write(isHead ? "<th" : "<td")
        let alignment: StaticString? =
            switch TableRow.Alignment(rawValue: event.flag & 7) {
            case .left?: "left"
            case .center?: "center"
            case .right?: "right"
            default: nil
            }
        if let alignment {
            out.write(isPage ? " class=\"align-" : " align=\"")
            out.write(alignment)
            out.write("\"")
        }
        if isHead, isPage { out.write(" scope=\"col\"") }
        out.write(">")
    }
}
