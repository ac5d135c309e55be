/// Colours YAML line by line: keys, quoted text, block text, numbers, words with a meaning, anchors, comments.
struct YAMLLexer {
    private let code: [UInt8]
    private var at = 0
    private var end = 0
    private var tokens: [CodeToken] = []
    /// Text after `|` or `>` is indented by more than this.
    private var blockIndent: Int?

    init(_ code: [UInt8]) { self.code = code }

    mutating func run() -> [CodeToken] {
        while at < code.count {
            end = code[at...].firstIndex(of: 0x0A) ?? code.count
            line()
            at = end + 1
        }
        return tokens
    }

    private mutating func add(_ range: Range<Int>, _ style: CodeToken.Style) {
        if !range.isEmpty { tokens.append(CodeToken(range: range, style: style)) }
    }

    private mutating func skipSpace() {
        while at < end, LineStart.isSpace(code[at]) { at += 1 }
    }

    private mutating func line() {
        let start = at
        skipSpace()
        guard at < end, code[at] != 0x0D else { return }
        if let block = blockIndent {
            if at - start > block {
                add(at..<end, .string)
                return
            }
            blockIndent = nil
        }
        var indent = at - start
        if indent == 0, code[at..<end].starts(with: "---".utf8) || code[at..<end].starts(with: "...".utf8) {
            add(at..<(at + 3), .keyword)
            at += 3
        }
        // Entries of lists, also of lists in lists.
        while at < end, code[at] == UInt8(ascii: "-"), at + 1 == end || LineStart.isSpace(code[at + 1]) {
            indent = at - start
            at += 1
            skipSpace()
        }
        let keyStart = at
        if let colon = key() {
            if keyStart > start { indent = keyStart - start }
            add(keyStart..<colon, .attribute)
            at = colon + 1
        }
        value(indent: indent)
    }

    /// The colon behind the key that begins here.
    private func key() -> Int? {
        var place = at
        guard place < end, code[place] != UInt8(ascii: "#") else { return nil }
        if code[place] == UInt8(ascii: "\"") || code[place] == UInt8(ascii: "'") {
            place = quoted(place)
            return place < end && code[place] == UInt8(ascii: ":") ? place : nil
        }
        guard !"[{|>&*!".utf8.contains(code[place]) else { return nil }
        while place < end {
            if code[place] == UInt8(ascii: ":"), place + 1 == end || Bytes.isSpace(code[place + 1]) { return place }
            if code[place] == UInt8(ascii: "#"), Bytes.isSpace(code[place - 1]) { return nil }
            place += 1
        }
        return nil
    }

    /// Behind the quoted text that begins at `start`, or the line's end.
    private func quoted(_ start: Int) -> Int {
        var place = start + 1
        while place < end, code[place] != code[start] {
            place += code[place] == UInt8(ascii: "\\") && code[start] == UInt8(ascii: "\"") ? 2 : 1
        }
        return min(place + 1, end)
    }

    private mutating func value(indent: Int) {
        while at < end {
            let start = at
            switch code[at] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                at = quoted(at)
                add(start..<at, .string)
            case UInt8(ascii: "#") where at == 0 || Bytes.isSpace(code[at - 1]):
                add(at..<end, .comment)
                at = end
            case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
                at = scalarEnd(at)
                add(start..<at, .variable)
            case UInt8(ascii: "|"), UInt8(ascii: ">"):
                blockIndent = indent
                at += 1
            case 0x20, 0x09, 0x0D, UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                at += 1
            default: plain()
            }
        }
    }

    /// A plain scalar goes on over spaces; only alone is it a number or a word with a meaning.
    private mutating func plain() {
        let start = at
        var last = at
        while at < end, !"[]{},".utf8.contains(code[at]) {
            if code[at] == UInt8(ascii: "#"), at > start, Bytes.isSpace(code[at - 1]) { break }
            if code[at] == UInt8(ascii: ":"), at + 1 < end, Bytes.isSpace(code[at + 1]) {
                // A key of a flow mapping.
                add(start..<at, .attribute)
                at += 1
                return
            }
            if !Bytes.isSpace(code[at]) { last = at + 1 }
            at += 1
        }
        let text = code[start..<last]
        if ["true", "false", "null", "~"].contains(where: { text.elementsEqual($0.utf8) }) {
            add(start..<last, .keyword)
        } else if Self.isNumber(text) {
            add(start..<last, .number)
        }
    }

    private func scalarEnd(_ start: Int) -> Int {
        var place = start
        while place < end, !Bytes.isSpace(code[place]), code[place] != UInt8(ascii: ",") { place += 1 }
        return place
    }

    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        text.contains { (0x30...0x39).contains($0) } && text.allSatisfy { (0x30...0x39).contains($0) || "+-._eE".utf8.contains($0) }
            && text.first.map { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") } == true && text.count <= 40
    }
}
