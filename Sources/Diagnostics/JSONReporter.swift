/// Findings as JSON objects, the shape that `coverage.json` and `check --format json` share.
public enum JSONReporter {
    /// A JSON array, one finding a line; `rule severity message file line column locale pointer placement variation product`,
    /// keys without a value left out.
    public static func array(_ diagnostics: [Diagnostic], indent: String = "") -> String {
        guard !diagnostics.isEmpty else { return "[]" }
        return "[\n" + diagnostics.map { indent + "  " + object($0) }.joined(separator: ",\n") + "\n" + indent + "]"
    }

    public static func object(_ d: Diagnostic) -> String {
        var members = [member("rule", d.rule), member("severity", d.severity.rawValue), member("message", d.message)]
        if let start = d.range?.start {
            members.append(member("file", start.file))
            if start.line > 0 { members.append("\"line\": \(start.line)") }
            if start.column > 0 { members.append("\"column\": \(start.column)") }
        }
        let subject = d.subject
        for (key, value) in [
            ("locale", subject.locale), ("pointer", subject.pointer), ("placement", subject.placement),
            ("variation", subject.variation), ("product", subject.product), ("explanation", d.explanation),
        ] {
            if let value { members.append(member(key, value)) }
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    private static func member(_ key: String, _ value: String) -> String { quoted(key) + ": " + quoted(value) }

    /// A JSON string literal (RFC 8259 §7), safe inside a script element too: `<` is escaped.
    public static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case "<", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}":
                let hex = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
