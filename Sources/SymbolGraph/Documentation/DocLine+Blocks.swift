/// What a line begins in CommonMark, as far as taking a comment apart needs it. All work is on the first few bytes.
extension DocText.Line {
    struct Fence {
        let mark: UInt8
        let length: Int
    }

    struct ListItem {
        let isBullet: Bool
        /// Columns from the line's start to the item's content.
        let contentIndent: Int

        /// Takes the item's lines (CommonMark §5.2): those indented to its content, blank ones between, and the lazy rest of a
        /// paragraph (§5.1).
        func takeLines(from lines: inout ArraySlice<DocText.Line>) -> [DocText.Line] {
            var taken = [lines.removeFirst()]
            var fence = taken[0].dropping(contentIndent).fence
            while let line = lines.first {
                if line.isBlank {
                    let rest = lines.drop { $0.isBlank }
                    guard let next = rest.first, next.indent >= contentIndent else { break }
                    taken += lines[..<rest.startIndex]
                    lines = rest
                    continue
                }
                if line.indent < contentIndent {
                    if fence != nil || taken[taken.count - 1].isBlank || line.startsBlock { break }
                } else if let open = fence {
                    if line.dropping(contentIndent).closes(open) { fence = nil }
                } else {
                    fence = line.dropping(contentIndent).fence
                }
                taken.append(lines.removeFirst())
            }
            return taken
        }

        /// The lines without marker and indent.
        func content(of lines: [DocText.Line]) -> [DocText.Line] {
            lines.enumerated().map { i, line in line.dropping(i == 0 ? contentIndent : min(contentIndent, line.indent)) }
        }
    }

    var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

    /// Blanks at the start; a tab counts as one: comments with tabs keep their tabs.
    var indent: Int { text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count }

    /// Begins a block that ends a paragraph before it.
    var startsBlock: Bool { indent < 4 && (fence != nil || heading != nil || listItem != nil || isQuote || isUnderline) }

    var isQuote: Bool { indent < 4 && text.utf8.dropFirst(indent).first == UInt8(ascii: ">") }

    /// `===` or `---`
    var isUnderline: Bool {
        let body = text.utf8.dropFirst(indent).reversed().drop { $0 == 0x20 || $0 == 0x09 }
        guard indent < 4, let first = body.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return false }
        return body.allSatisfy { $0 == first }
    }

    var unquoted: DocText.Line {
        guard isQuote else { return self }
        let inner = dropping(indent + 1)
        return inner.text.hasPrefix(" ") ? inner.dropping(1) : inner
    }

    var fence: Fence? {
        let body = text.utf8.dropFirst(indent)
        guard indent < 4, let mark = body.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        let length = body.prefix { $0 == mark }.count
        guard length >= 3, mark == UInt8(ascii: "~") || !body.dropFirst(length).contains(mark) else { return nil }
        return Fence(mark: mark, length: length)
    }

    func closes(_ fence: Fence) -> Bool {
        let body = text.utf8.dropFirst(indent)
        let length = body.prefix { $0 == fence.mark }.count
        return indent < 4 && length >= fence.length && body.dropFirst(length).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    var heading: (level: Int, title: String)? {
        let body = text.utf8.dropFirst(indent)
        let level = body.prefix { $0 == UInt8(ascii: "#") }.count
        guard indent < 4, (1...6).contains(level) else { return nil }
        let rest = body.dropFirst(level)
        guard rest.first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true else { return nil }
        var title = Substring(rest)
        title = title.trimmingBlanks
        // A closing sequence counts only after a blank.
        let unclosed = title.utf8.reversed().drop { $0 == UInt8(ascii: "#") }
        if unclosed.count < title.utf8.count, unclosed.first.map({ $0 == 0x20 }) ?? true {
            title = Substring(title.utf8.prefix(unclosed.count)).trimmingBlanks
        }
        return (level, String(title))
    }

    var listItem: ListItem? {
        let body = text.utf8.dropFirst(indent)
        guard let first = body.first else { return nil }
        var marker = 1
        let isBullet = first == UInt8(ascii: "-") || first == UInt8(ascii: "*") || first == UInt8(ascii: "+")
        if !isBullet {
            let digits = body.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            guard (1...9).contains(digits), let end = body.dropFirst(digits).first,
                end == UInt8(ascii: ".") || end == UInt8(ascii: ")")
            else { return nil }
            marker = digits + 1
        }
        let blanks = body.dropFirst(marker).prefix { $0 == 0x20 || $0 == 0x09 }.count
        guard blanks > 0, body.count > marker + blanks else { return nil }
        // `- - -` is a rule.
        if isBullet, body.allSatisfy({ $0 == first || $0 == 0x20 }) { return nil }
        return ListItem(isBullet: isBullet, contentIndent: indent + marker + (blanks > 4 ? 1 : blanks))
    }

    var trimmed: DocText.Line {
        let start = dropping(indent)
        return DocText.Line(String(Substring(start.text).trimmingBlanks), line: line, column: start.column)
    }

    var withoutBackticks: DocText.Line {
        guard text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return self }
        return DocText.Line(String(text.dropFirst().dropLast()), line: line, column: column == 0 ? 0 : column + 1)
    }

    /// Without the first `count` scalars.
    func dropping(_ count: Int) -> DocText.Line {
        guard count > 0 else { return self }
        let rest = String(text.unicodeScalars.dropFirst(count))
        return DocText.Line(rest, line: line, column: column == 0 ? 0 : column + min(count, text.unicodeScalars.count))
    }
}

extension Substring {
    fileprivate var trimmingBlanks: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        let blanks = start.reversed().prefix { $0 == " " || $0 == "\t" }.count
        return start.dropLast(blanks)
    }
}
