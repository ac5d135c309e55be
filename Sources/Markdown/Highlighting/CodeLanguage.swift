/// The languages whose code is coloured while building, by the names that fences use.
enum CodeLanguage {
    case code(CodeGrammar)
    case markup(scripts: Bool)
    case yaml, diff

    /// `nil` for a language that isn't known: its code stays plain.
    init?(_ name: some Collection<UInt8>) {
        guard name.count <= 16 else { return nil }
        switch String(decoding: name, as: UTF8.self).lowercased() {
        case "swift": self = .code(.swift)
        case "json", "jsonc", "json5": self = .code(.json)
        case "js", "javascript", "mjs", "jsx": self = .code(.javaScript)
        case "sh", "shell", "bash", "zsh", "console": self = .code(.shell)
        case "yaml", "yml": self = .yaml
        case "html", "vue": self = .markup(scripts: true)
        case "xml", "svg", "plist", "xhtml": self = .markup(scripts: false)
        case "diff", "patch": self = .diff
        default: return nil
        }
    }

    /// The coloured pieces, in order, none over another. One pass over the code, whatever it holds.
    func tokens(_ code: [UInt8]) -> [CodeToken] {
        switch self {
        case .code(let grammar):
            var lexer = CodeLexer(code, code.indices, grammar)
            return lexer.run()
        case .markup(let scripts):
            var lexer = MarkupLexer(code, scripts: scripts)
            return lexer.run()
        case .yaml:
            var lexer = YAMLLexer(code)
            return lexer.run()
        case .diff:
            return DiffLexer.tokens(code)
        }
    }
}
