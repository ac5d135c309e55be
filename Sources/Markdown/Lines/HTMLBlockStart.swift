/// The seven ways in which a block of raw HTML begins, and what ends it (CommonMark §4.6).
enum HTMLBlockStart: Equatable {
    case verbatim, comment, instruction, declaration, cdata, block, tag

    /// Whether the line that begins with `<` begins a block of raw HTML.
    init?(_ line: UnsafeBufferPointer<UInt8>, interruptingParagraph: Bool) {
        guard line.count >= 2 else { return nil }
        switch line[1] {
        case UInt8(ascii: "?"):
            self = .instruction
        case UInt8(ascii: "!"):
            if Self.has("<!--", line, at: 0) {
                self = .comment
            } else if Self.has("<![CDATA[", line, at: 0) {
                self = .cdata
            } else if line.count > 2, (0x41...0x5A).contains(line[2]) {
                self = .declaration
            } else {
                return nil
            }
        default:
            var at = line[1] == UInt8(ascii: "/") ? 2 : 1
            let nameStart = at
            while at < line.count, Self.isAlphanumeric(line[at]) { at += 1 }
            let name = String(decoding: line[nameStart..<at], as: UTF8.self).lowercased()
            let next = at < line.count ? line[at] : 0x0A
            let ends = next == 0x20 || next == 0x09 || next == 0x0A || next == UInt8(ascii: ">")
            if nameStart == 1, ends, ["script", "pre", "style", "textarea"].contains(name) {
                self = .verbatim
            } else if Self.blockNames.contains(name), ends || Self.has("/>", line, at: at) {
                self = .block
            } else if !interruptingParagraph, let end = HTMLTag.end(of: line, at: 0), line[end...].allSatisfy(LineStart.isSpace) {
                self = .tag
            } else {
                return nil
            }
        }
    }

    var endsAtBlankLine: Bool { self == .block || self == .tag }

    /// Whether the block ends with this line; those that end at a blank line don't.
    func ends(on line: UnsafeBufferPointer<UInt8>) -> Bool {
        switch self {
        case .verbatim:
            ["</script>", "</pre>", "</style>", "</textarea>"].contains { Self.contains($0, line) }
        case .comment: Self.contains("-->", line)
        case .instruction: Self.contains("?>", line)
        case .declaration: line.contains(UInt8(ascii: ">"))
        case .cdata: Self.contains("]]>", line)
        case .block, .tag: false
        }
    }

    private static func contains(_ text: StaticString, _ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard line.count >= text.utf8CodeUnitCount else { return false }
        return (0...(line.count - text.utf8CodeUnitCount)).contains { has(text, line, at: $0) }
    }

    /// ASCII letters compare without case.
    private static func has(_ text: StaticString, _ line: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= line.count else { return false }
        for i in 0..<text.utf8CodeUnitCount {
            let (a, b) = (text.utf8Start[i], line[offset + i])
            guard a == b || ((0x61...0x7A).contains(a) && b == a - 32) else { return false }
        }
        return true
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static let blockNames: Set<String> = [
        "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup", "dd",
        "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset",
        "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
        "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "section", "source", "summary", "table", "tbody",
        "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
    ]
}
