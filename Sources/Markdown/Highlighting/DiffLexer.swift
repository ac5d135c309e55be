/// Colours the lines of a diff by their first bytes.
enum DiffLexer {
    static func tokens(_ code: [UInt8]) -> [CodeToken] {
        var tokens: [CodeToken] = []
        var at = 0
        while at < code.count {
            let end = code[at...].firstIndex(of: 0x0A) ?? code.count
            if let style = style(code[at..<end]) { tokens.append(CodeToken(range: at..<end, style: style)) }
            at = end + 1
        }
        return tokens
    }

    private static func style(_ line: ArraySlice<UInt8>) -> CodeToken.Style? {
        func has(_ text: String) -> Bool { line.starts(with: text.utf8) }
        if has("+++ ") || has("--- ") || has("diff ") || has("index ") { return .keyword }
        if has("@@") { return .attribute }
        return has("+") ? .inserted : has("-") ? .deleted : nil
    }
}
