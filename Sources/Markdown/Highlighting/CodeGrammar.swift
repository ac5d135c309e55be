/// What `CodeLexer` needs to know of a language: a table, no code.
struct CodeGrammar: Sendable {
    struct Quote: Sendable {
        var open: [UInt8]
        var close: [UInt8]
        /// The byte that takes the next one's meaning away.
        var escape: UInt8?
        /// Else the text ends with its line, closed or not.
        var isMultiline = false
        /// What stands behind the escape and begins code in parentheses: Swift's `\(`.
        var interpolation: UInt8?

        init(_ mark: String, escape: String? = "\\", isMultiline: Bool = false, interpolation: String? = nil) {
            open = Array(mark.utf8)
            close = open
            self.escape = escape?.utf8.first
            self.isMultiline = isMultiline
            self.interpolation = interpolation?.utf8.first
        }
    }

    var keywords: Set<String> = []
    var lineComment: [UInt8] = []
    /// A line comment begins a line or follows white space: shell's `#`.
    var lineCommentNeedsSpace = false
    var hasBlockComments = false
    var blockCommentsNest = false
    /// The longest mark first.
    var quotes: [Quote] = []
    /// Swift's `#"…"#`.
    var hasRawQuotes = false
    /// What belongs to a word beside letters, digits and `_`.
    var wordBytes: [UInt8] = []
    /// A word with a capital is a type.
    var hasCapitalTypes = false
    /// A word before `(` is a function.
    var hasCalls = false
    /// Stands before a word that is an attribute: Swift's `@`.
    var attributeMark: UInt8?
    /// Stands before a word that is a keyword: Swift's `#if`.
    var directiveMark: UInt8?
    /// Stands before a variable: shell's `$`.
    var variableMark: UInt8?
    /// Text before a colon is a key.
    var hasKeys = false
    /// The first word of a command is a function, words that begin with `-` are options.
    var hasCommands = false
}

extension CodeGrammar {
    static let swift = CodeGrammar(
        keywords: words(
            """
            actor any as associatedtype async await borrowing break case catch class consuming continue convenience default defer deinit
            didSet do dynamic else enum extension fallthrough false fileprivate final for func get guard if import in indirect infix init inout
            internal is isolated lazy let macro mutating nil nonisolated nonmutating open operator optional override package postfix
            precedencegroup prefix private protocol public repeat required rethrows return self Self sending set some static struct subscript
            super switch throw throws true try typealias unowned var weak where while willSet
            """), lineComment: Array("//".utf8), hasBlockComments: true, blockCommentsNest: true,
        quotes: [Quote("\"\"\"", isMultiline: true, interpolation: "("), Quote("\"", interpolation: "(")], hasRawQuotes: true,
        hasCapitalTypes: true, hasCalls: true, attributeMark: UInt8(ascii: "@"), directiveMark: UInt8(ascii: "#"),
        variableMark: UInt8(ascii: "$"))

    static let json = CodeGrammar(
        keywords: ["true", "false", "null"], lineComment: Array("//".utf8), hasBlockComments: true, quotes: [Quote("\"")], hasKeys: true)

    static let javaScript = CodeGrammar(
        keywords: words(
            """
            async await break case catch class const continue debugger default delete do else export extends false finally for from function get if
            import in instanceof let new null of return set static super switch this throw true try typeof undefined var void while with yield
            """), lineComment: Array("//".utf8), hasBlockComments: true,
        quotes: [Quote("\""), Quote("'"), Quote("`", isMultiline: true)], wordBytes: Array("$".utf8), hasCapitalTypes: true, hasCalls: true)

    static let shell = CodeGrammar(
        keywords: words("case do done elif else esac export fi for function if in local return select then until while"),
        lineComment: Array("#".utf8), lineCommentNeedsSpace: true,
        quotes: [Quote("\"", isMultiline: true), Quote("'", escape: nil, isMultiline: true)], wordBytes: Array("-.".utf8),
        variableMark: UInt8(ascii: "$"), hasCommands: true)

    private static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
}
