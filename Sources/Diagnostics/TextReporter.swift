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
        var out = place(d.range) + tint(d.severity.rawValue + ":", d.severity) + " " + d.message + " [" + d.rule + "]\n"
        out += excerpt(d.range)
        if let explanation = d.explanation { out += "  " + explanation + "\n" }
        for note in d.notes {
            out += place(note.range) + tint("note:", .note) + " " + note.message + "\n" + excerpt(note.range)
        }
        for fix in d.fixes { out += "  fix: " + fix.title + "\n" }
        return out
    }

    private func place(_ range: SourceRange?) -> String {
        guard let start = range?.start else { return "" }
        if start.line == 0 { return start.file + ": " }
        if start.column == 0 { return "\(start.file):\(start.line): " }
        return "\(start.file):\(start.line):\(start.column): "
    }

    /// At most this many scalars of a line are shown: one line of a fallback file can hold a whole remote config.
    private static let width = 100

    private func excerpt(_ range: SourceRange?) -> String {
        guard let range, range.start.line > 0, range.start.column > 0,
            let line = source(range.start.file)?.line(range.start.line)
        else { return "" }
        let scalars = Array(line.unicodeScalars)
        let column = min(range.start.column - 1, scalars.count)
        let from = column > Self.width * 3 / 4 ? column - Self.width / 2 : 0
        let to = min(scalars.count, from + Self.width)
        func printable(_ part: ArraySlice<Unicode.Scalar>) -> String {
            // Control and bidi characters of hostile input would disturb the terminal; a tab counts as one column.
            String(String.UnicodeScalarView(part.map { Self.isPrintable($0) ? $0 : $0 == "\t" ? " " : "\u{FFFD}" }))
        }
        let head = from > 0 ? "…" : ""
        let shown = head + printable(scalars[from..<to]) + (to < scalars.count ? "…" : "")
        let carets = "^" + String(repeating: "~", count: max(0, min(range.length, max(1, to - column)) - 1))
        return "  \(shown)\n  " + String(repeating: " ", count: head.count + column - from) + tint(carets, .note) + "\n"
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
        default: true
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
