/// Colours HTML and XML; scripts inside HTML are coloured as such.
struct MarkupLexer {
    private let code: [UInt8]
    private let scripts: Bool
    private var at = 0
    private var tokens: [CodeToken] = []

    init(_ code: [UInt8], scripts: Bool) {
        self.code = code
        self.scripts = scripts
    }

    mutating func run() -> [CodeToken] {
        while at < code.count {
            let start = at
            switch code[at] {
            case UInt8(ascii: "&"): entity()
            case UInt8(ascii: "<"):
                if has("<!--") {
                    skip(behind: "-->")
                    add(start, .comment)
                } else if has("<![CDATA[") {
                    skip(behind: "]]>")
                    add(start, .string)
                } else if has("<?") {
                    skip(behind: "?>")
                    add(start, .attribute)
                } else if has("<!") {
                    skip(behind: ">")
                    add(start, .attribute)
                } else {
                    tag()
                }
            default: at += 1
            }
        }
        return tokens
    }

    private func has(_ text: String) -> Bool { code[at...].starts(with: text.utf8) }

    private mutating func skip(behind text: String) {
        at = Bytes.first(Array(text.utf8), in: code, at..<code.count).map { $0 + text.utf8.count } ?? code.count
    }

    private mutating func add(_ start: Int, _ style: CodeToken.Style) { tokens.append(CodeToken(range: start..<at, style: style)) }

    private static func isName(_ byte: UInt8) -> Bool { Bytes.isAlphanumeric(byte) || "-_:.".utf8.contains(byte) || byte >= 0x80 }

    /// `&name;`, of 32 bytes at most.
    private mutating func entity() {
        let start = at
        at += 1
        while at < code.count, at - start < 32, Bytes.isAlphanumeric(code[at]) || code[at] == UInt8(ascii: "#") { at += 1 }
        guard at < code.count, code[at] == UInt8(ascii: ";"), at > start + 1 else { return }
        at += 1
        add(start, .variable)
    }

    private mutating func tag() {
        let start = at
        at += 1
        let isClosing = at < code.count && code[at] == UInt8(ascii: "/")
        if isClosing { at += 1 }
        let name = at
        while at < code.count, Self.isName(code[at]) { at += 1 }
        guard at > name else { return }
        let isScript = scripts && !isClosing && code[name..<at].elementsEqual("script".utf8)
        add(start, .tag)
        while at < code.count, code[at] != UInt8(ascii: ">"), code[at] != UInt8(ascii: "<") { attribute() }
        guard at < code.count, code[at] == UInt8(ascii: ">") else { return }
        // The bracket belongs to the name, with the slash of an empty element.
        let bracket = code[at - 1] == UInt8(ascii: "/") && tokens.last.map({ $0.range.upperBound < at }) == true ? at - 1 : at
        at += 1
        add(bracket, .tag)
        if isScript {
            let end = Bytes.first(Array("</script".utf8), in: code, at..<code.count) ?? code.count
            var lexer = CodeLexer(code, at..<end, .javaScript)
            tokens += lexer.run()
            at = end
        }
    }

    private mutating func attribute() {
        let start = at
        if code[at] == UInt8(ascii: "\"") || code[at] == UInt8(ascii: "'") {
            at += 1
            while at < code.count, code[at] != code[start] { at += 1 }
            if at < code.count { at += 1 }
            add(start, .string)
        } else if Self.isName(code[at]) {
            while at < code.count, Self.isName(code[at]) { at += 1 }
            add(start, start > 0 && code[start - 1] == UInt8(ascii: "=") ? .string : .attribute)
        } else {
            at += 1
        }
    }
}
