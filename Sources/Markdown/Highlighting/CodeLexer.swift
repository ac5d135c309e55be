/// Colours code by a grammar's table. Every byte is looked at a bounded number of times; nothing is searched for twice.
struct CodeLexer {
    private let code: [UInt8]
    private let end: Int
    private let grammar: CodeGrammar
    private var at: Int
    private var tokens: [CodeToken] = []
    /// The next word begins a command.
    private var isCommandNext = true

    init(_ code: [UInt8], _ range: Range<Int>, _ grammar: CodeGrammar) {
        self.code = code
        self.grammar = grammar
        at = range.lowerBound
        end = range.upperBound
    }

    mutating func run() -> [CodeToken] {
        while at < end {
            let byte = code[at]
            if byte <= 0x20 {
                // A line that ends with `\` goes on.
                if byte == 0x0A, at == 0 || code[at - 1] != UInt8(ascii: "\\") { isCommandNext = true }
                at += 1
            } else if !comment(), !quote(), !marked(), !number(), !word() {
                if "|;&(".utf8.contains(byte) { isCommandNext = true }
                at += 1
            }
        }
        return tokens
    }

    private mutating func add(_ start: Int, _ style: CodeToken.Style) { tokens.append(CodeToken(range: start..<at, style: style)) }

    private func has(_ text: [UInt8], at place: Int) -> Bool {
        !text.isEmpty && place + text.count <= end && code[place..<(place + text.count)].elementsEqual(text)
    }

    // MARK: Comments

    private mutating func comment() -> Bool {
        let start = at
        if has(grammar.lineComment, at: at), !grammar.lineCommentNeedsSpace || at == 0 || Bytes.isSpace(code[at - 1]) {
            while at < end, code[at] != 0x0A { at += 1 }
        } else if grammar.hasBlockComments, code[at] == UInt8(ascii: "/"), at + 1 < end, code[at + 1] == UInt8(ascii: "*") {
            var nesting = 1
            at += 2
            while at < end, nesting > 0 {
                if code[at] == UInt8(ascii: "*"), at + 1 < end, code[at + 1] == UInt8(ascii: "/") {
                    nesting -= 1
                    at += 2
                } else if grammar.blockCommentsNest, code[at] == UInt8(ascii: "/"), at + 1 < end, code[at + 1] == UInt8(ascii: "*") {
                    nesting += 1
                    at += 2
                } else {
                    at += 1
                }
            }
        } else {
            return false
        }
        add(start, .comment)
        return true
    }

    // MARK: Text

    private mutating func quote() -> Bool {
        let start = at
        var hashes = 0
        if grammar.hasRawQuotes {
            while at + hashes < end, code[at + hashes] == UInt8(ascii: "#") { hashes += 1 }
        }
        guard let quote = grammar.quotes.first(where: { has($0.open, at: at + hashes) }) else {
            // A run of marks without text is looked at once.
            if hashes > 1 { at += hashes - 1 }
            return false
        }
        at += hashes + quote.open.count
        skipText(quote, hashes: hashes)
        isCommandNext = false
        add(start, grammar.hasKeys && isColonNext ? .attribute : .string)
        return true
    }

    private mutating func skipText(_ quote: CodeGrammar.Quote, hashes: Int) {
        while at < end {
            if code[at] == 0x0A, !quote.isMultiline { return }
            if hashes == 0, let escape = quote.escape, code[at] == escape {
                at += 1
                if at < end, code[at] == quote.interpolation { skipInterpolation() } else if at < end, code[at] != 0x0A { at += 1 }
            } else if has(quote.close, at: at) {
                at += quote.close.count
                var closed = 0
                while closed < hashes, at < end, code[at] == UInt8(ascii: "#") {
                    closed += 1
                    at += 1
                }
                if closed == hashes { return }
            } else {
                at += 1
            }
        }
    }

    /// From `(` behind its `)` on the same line.
    private mutating func skipInterpolation() {
        var nesting = 0
        while at < end, code[at] != 0x0A {
            if code[at] == UInt8(ascii: "(") { nesting += 1 }
            if code[at] == UInt8(ascii: ")") { nesting -= 1 }
            at += 1
            if nesting == 0 { return }
        }
    }

    private var isColonNext: Bool {
        var next = at
        while next < end, Bytes.isSpace(code[next]) { next += 1 }
        return next < end && code[next] == UInt8(ascii: ":")
    }

    // MARK: Words

    private func isWordStart(_ byte: UInt8) -> Bool {
        Bytes.isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 || grammar.wordBytes.contains(byte)
    }

    private func isWordByte(_ byte: UInt8) -> Bool { isWordStart(byte) || (0x30...0x39).contains(byte) }

    private mutating func skipWord() {
        while at < end, isWordByte(code[at]) { at += 1 }
    }

    /// Words behind a mark.
    private mutating func marked() -> Bool {
        let start = at
        guard at + 1 < end else { return false }
        if code[at] == grammar.variableMark {
            if code[at + 1] == UInt8(ascii: "{") {
                while at < end, code[at] != UInt8(ascii: "}"), code[at] != 0x0A { at += 1 }
                if at < end, code[at] != 0x0A { at += 1 }
            } else {
                at += 1
                while at < end, Bytes.isAlphanumeric(code[at]) || code[at] == UInt8(ascii: "_") { at += 1 }
            }
            guard at > start + 1 else {
                at = start
                return false
            }
            isCommandNext = false
            add(start, .variable)
            return true
        }
        guard code[at] == grammar.attributeMark || code[at] == grammar.directiveMark, isWordStart(code[at + 1]) else { return false }
        let style: CodeToken.Style = code[at] == grammar.attributeMark ? .attribute : .keyword
        at += 1
        skipWord()
        add(start, style)
        return true
    }

    private mutating func number() -> Bool {
        guard (0x30...0x39).contains(code[at]) else { return false }
        let start = at
        while at < end {
            let byte = code[at]
            if Bytes.isAlphanumeric(byte) || byte == UInt8(ascii: "_") {
                at += 1
                // `1e-3`, but not `0xe-3`.
                if byte | 0x20 == UInt8(ascii: "e"), at < end, code[at] == UInt8(ascii: "-") || code[at] == UInt8(ascii: "+"),
                    !(code[start] == 0x30 && start + 1 < at && code[start + 1] | 0x20 == UInt8(ascii: "x"))
                {
                    at += 1
                }
            } else if byte == UInt8(ascii: "."), at + 1 < end, (0x30...0x39).contains(code[at + 1]) {
                at += 1
            } else {
                break
            }
        }
        isCommandNext = false
        add(start, .number)
        return true
    }

    private mutating func word() -> Bool {
        guard isWordStart(code[at]) else { return false }
        let start = at
        skipWord()
        let isMember = start > 0 && code[start - 1] == UInt8(ascii: ".")
        let isCall = grammar.hasCalls && at < end && code[at] == UInt8(ascii: "(")
        let wasCommandNext = isCommandNext
        isCommandNext = false
        if !isMember || isCall, at - start <= 16, grammar.keywords.contains(String(decoding: code[start..<at], as: UTF8.self)) {
            isCommandNext = true
            add(start, .keyword)
        } else if grammar.hasCommands {
            if code[start] == UInt8(ascii: "-") {
                if Bytes.isSpace(start == 0 ? 0x20 : code[start - 1]) { add(start, .attribute) }
            } else if at < end, code[at] == UInt8(ascii: "="), wasCommandNext {
                isCommandNext = true
                add(start, .variable)
            } else if wasCommandNext {
                add(start, .function)
            }
        } else if grammar.hasCapitalTypes, (0x41...0x5A).contains(code[start]) {
            add(start, .type)
        } else if isCall {
            add(start, .function)
        }
        return true
    }
}
