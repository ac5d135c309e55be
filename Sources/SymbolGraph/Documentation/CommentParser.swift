/// Takes a documentation comment apart by lines, in the forms that Swift's markup knows (`- Parameter x:`, `- Parameters:`,
/// `- Returns:`, `- Throws:`, asides as list items or quotes, `## Topics`). It reads block structure only as far as needed, so that
/// nothing inside a fence, an indented code block or an ordinary list item is taken for a tag; the parts stay Markdown.
struct CommentParser {
    private var lines: ArraySlice<DocText.Line>
    private var comment = DocumentationComment()
    private var pending: [DocText.Line] = []

    static func parse(_ lines: [DocText.Line]) -> DocumentationComment {
        var parser = CommentParser(lines: lines[...])
        parser.parseSummary()
        while parser.parseBlock() {}
        parser.flush()
        return parser.comment
    }

    private init(lines: ArraySlice<DocText.Line>) { self.lines = lines }

    private mutating func parseSummary() {
        lines = lines.drop { $0.isBlank }
        guard let first = lines.first, !first.startsBlock, first.indent < 4 else { return }
        var paragraph: [DocText.Line] = []
        while let line = lines.first, !line.isBlank, paragraph.isEmpty || !line.startsBlock {
            paragraph.append(line)
            lines.removeFirst()
        }
        // An underlined heading, not a paragraph.
        if let next = lines.first, next.isUnderline {
            pending = paragraph
        } else {
            comment.summary = DocText(paragraph.map { $0.dropping($0.indent) })
        }
    }

    /// One block into `pending` or to where it belongs; false at the end.
    private mutating func parseBlock() -> Bool {
        guard let line = lines.first else { return false }
        if let fence = line.fence {
            takeFence(fence)
        } else if let heading = line.heading, heading.level <= 2, let section = Section(heading.title) {
            flush()
            lines.removeFirst()
            takeSection(section, level: heading.level)
        } else if let item = line.listItem, !(line.indent >= 4) {
            takeItem(item)
        } else if line.isQuote {
            takeQuote()
        } else {
            takeParagraph()
        }
        return true
    }

    private mutating func takeFence(_ fence: DocText.Line.Fence) {
        repeat {
            pending.append(lines.removeFirst())
            if let line = lines.first, line.closes(fence) {
                pending.append(lines.removeFirst())
                return
            }
        } while !lines.isEmpty
    }

    /// Blank lines and the paragraph after them; a line indented by four is code and can't begin a list here.
    private mutating func takeParagraph() {
        repeat { pending.append(lines.removeFirst()) } while lines.first.map { !$0.isBlank && !$0.startsBlock } ?? false
    }

    private mutating func takeQuote() {
        var quote: [DocText.Line] = []
        while let line = lines.first, line.isQuote || (!quote.isEmpty && !line.isBlank && !line.startsBlock) {
            quote.append(lines.removeFirst())
        }
        let inner = quote.map(\.unquoted)
        guard let first = inner.first, let tag = Tag(first), let kind = tag.asideKind else { return pending += quote }
        flush()
        comment.discussion.append(.aside(DocAside(kind: kind, title: tag.name, text: text([tag.rest] + inner.dropFirst()))))
    }

    private mutating func takeItem(_ item: DocText.Line.ListItem) {
        let raw = item.takeLines(from: &lines)
        let content = item.content(of: raw)
        guard item.isBullet, let tag = Tag(content[0]) else { return pending += raw }
        let body = [tag.rest] + content.dropFirst()
        switch tag.kind {
        case .parameter(let name):
            comment.parameters.append(DocParameter(name: name.text, text: text(body), line: name.line, column: name.column))
        case .parameters: takeParameters(Array(body))
        case .returns: merge(body, into: \.returns)
        case .throws: merge(body, into: \.throwing)
        case .aside(let kind):
            flush()
            comment.discussion.append(.aside(DocAside(kind: kind, title: tag.name, text: text(body))))
        }
    }

    private mutating func takeParameters(_ body: [DocText.Line]) {
        var rest = body[...]
        while let line = rest.first {
            guard let item = line.listItem, line.indent < 4 else {
                if !line.isBlank { pending.append(line) }
                rest.removeFirst()
                continue
            }
            let raw = item.takeLines(from: &rest)
            let content = item.content(of: raw)
            guard let name = Tag.split(content[0]) else {
                pending += raw
                continue
            }
            let bare = name.name.withoutBackticks
            comment.parameters.append(
                DocParameter(name: bare.text, text: text([name.rest] + content.dropFirst()), line: bare.line, column: bare.column))
        }
    }

    /// A tag used twice has one text of both.
    private mutating func merge(_ body: [DocText.Line], into part: WritableKeyPath<DocumentationComment, DocText?>) {
        let new = text(body)
        comment[keyPath: part] = comment[keyPath: part].map { DocText($0.lines + [DocText.Line("")] + new.lines) } ?? new
    }

    private mutating func flush() {
        let block = text(pending)
        pending = []
        if !block.isEmpty { comment.discussion.append(.markdown(block)) }
    }

    /// The lines without blank ones at either end.
    private func text(_ lines: some Collection<DocText.Line>) -> DocText {
        var kept = lines.drop { $0.isBlank }.map { $0 }
        while let last = kept.last, last.isBlank { kept.removeLast() }
        return DocText(kept)
    }
}

// MARK: - Topics

extension CommentParser {
    fileprivate enum Section {
        case topics, seeAlso

        init?(_ title: String) {
            switch title.lowercased() {
            case "topics": self = .topics
            case "see also": self = .seeAlso
            default: return nil
            }
        }
    }

    private mutating func takeSection(_ section: Section, level: Int) {
        var groups: [DocTopicGroup] = []
        var group = DocTopicGroup()
        func close() {
            group.text = text(group.text.lines)
            if group.title != nil || !group.links.isEmpty || !group.text.isEmpty { groups.append(group) }
        }
        while let line = lines.first {
            if let heading = line.heading {
                if heading.level <= level { break }
                close()
                group = DocTopicGroup(title: heading.title)
                lines.removeFirst()
            } else if let item = line.listItem, line.indent < 4 {
                let raw = item.takeLines(from: &lines)
                if let link = Self.link(item.content(of: raw)[0]) { group.links.append(link) } else { group.text.lines += raw }
            } else {
                group.text.lines.append(lines.removeFirst())
            }
        }
        close()
        if section == .topics { comment.topics += groups } else { comment.seeAlso += groups }
    }

    /// ` ``Symbol`` ` or `<doc:Page>`, alone on its line.
    private static func link(_ line: DocText.Line) -> DocTopicGroup.Link? {
        let line = line.trimmed
        for (opening, closing) in [("``", "``"), ("<doc:", ">")] where line.text.hasPrefix(opening) && line.text.hasSuffix(closing) {
            let length = line.text.utf8.count - opening.utf8.count - closing.utf8.count
            guard length > 0 else { continue }
            let inner = line.text.dropFirst(opening.count).dropLast(closing.count)
            let isPage = opening == "<doc:"
            return DocTopicGroup.Link(
                isPage ? "doc:" + inner : String(inner), line: line.line,
                column: line.column == 0 ? 0 : line.column + (isPage ? 1 : opening.count))
        }
        return nil
    }
}
