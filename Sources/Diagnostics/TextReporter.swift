/// Prints findings as a compiler does: place, severity, message and rule, then the line and a caret.
public struct TextReporter: Sendable {
    /// Escape sequences for colour; only for a terminal that wants them.
    public var colour: Bool
    /// Gives the text of a file that a finding names; the excerpt is left out where it gives `nil`.
    public var source: @Sendable (String) -> SourceText?

    public init(colour: Bool = false, source: @escaping @Sendable (String) -> SourceText? = { _ in nil }) {
        self.colour = colour
        self.source = source
    }

    public func text(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map(text).joined()
    }

    /// One finding with its excerpt, notes and fixes, each on lines of its own.
    public func text(_ d: Diagnostic) -> String {
        var out = place(d.range) + tint(d.severity.rawValue + ":", d.severity) + " " + Self.harmless(d.message) + " [" + d.rule + "]\n"
        out += excerpt(d.range)
        if let explanation = d.explanation { out += "  " + Self.harmless(explanation) + "\n" }
        for note in d.notes {
            out += place(note.range) + tint("note:", .note) + " " + Self.harmless(note.message) + "\n" + excerpt(note.range)
        }
        for fix in d.fixes { out += "  fix: " + Self.harmless(fix.title) + "\n" }
        return out
    }

    private func place(_ range: SourceRange?) -> String {
        guard let start = range?.start else { return "" }
        let file = Self.harmless(start.file)
        if start.line == 0 { return file + ": " }
        if start.column == 0 { return "\(file):\(start.line): " }
        return "\(file):\(start.line):\(start.column): "
    }

    /// At most this many scalars of a line are shown: one line of a fallback file can hold a whole remote config.
    private static let width = 100

    private func excerpt(_ range: SourceRange?) -> String {
        guard let range, range.start.line > 0, range.start.column > 0, let source = source(range.start.file) else { return "" }
        let first = range.start.column > Self.width * 3 / 4 ? range.start.column - Self.width / 2 : 1
        guard let start = source.offset(line: range.start.line, column: first),
            let caret = source.offset(line: range.start.line, column: range.start.column),
            let end = source.offset(line: range.start.line, column: first + Self.width)
        else { return "" }
        func shown(_ part: Range<Int>) -> String { Self.harmless(String(decoding: source.bytes[part], as: UTF8.self)) }
        let head = (first > 1 ? "…" : "") + shown(start..<max(start, caret))
        let rest = shown(max(start, caret)..<max(start, caret, end))
        let tail = end < source.lineEnd(range.start.line) ? "…" : ""
        let marked = max(1, TextWidth.columns(String(rest.unicodeScalars.prefix(range.length))))
        let carets = "^" + String(repeating: "~", count: marked - 1)
        return "  \(head)\(rest)\(tail)\n  " + String(repeating: " ", count: TextWidth.columns(head)) + tint(carets, .note) + "\n"
    }

    /// Text of the input as one line that can't disturb a terminal: control and bidi characters become U+FFFD, a tab or line
    /// break one space.
    private static func harmless(_ text: String) -> String {
        guard !text.unicodeScalars.allSatisfy({ isPrintable($0) }) else { return text }
        var out = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            out.append(isPrintable(scalar) ? scalar : scalar == "\t" || scalar == "\n" ? " " : "\u{FFFD}")
        }
        return String(out)
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x7F { return scalar.value >= 0x20 }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
        default: return true
        }
    }

    private func tint(_ text: String, _ severity: Severity) -> String {
        guard colour else { return text }
        let code =
            switch severity {
            case .error: "31"
            case .warning: "33"
            case .note: "36"
            }
        return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
    }
}
