import Diagnostics

/// libyaml's terse messages in words that tell what to do.
struct YAMLFault {
    /// What libyaml says is wrong, as "could not find expected ':'".
    let problem: String
    /// What it was reading, as "while scanning a simple key".
    let context: String

    func diagnostic(at offset: Int, opened: Int?, places: YAMLPlaces) -> Diagnostic {
        let bytes = places.source.bytes
        let byte = offset < places.bytes.upperBound ? bytes[offset] : nil
        var (message, advice) = words(byte)
        var rule = "yaml.syntax"
        var range = places.range(offset..<min(offset + 1, places.bytes.upperBound))
        if problem.hasPrefix("control characters") {
            let code = String(byte ?? 0, radix: 16, uppercase: true)
            (message, advice) = (
                "control character U+\(code.count < 2 ? "000" : "00")\(code)", "Remove it, or write it as an escape in double quotes."
            )
            rule = "yaml.encoding"
        }
        var notes: [Diagnostic.Note] = []
        if let opened, opened != offset {
            if problem == "could not find expected ':'" {
                // The key is the fault; libyaml only noticed at the next line.
                range = places.range(opened..<lineEnd(opened, places))
            } else {
                notes.append(Diagnostic.Note("\(opening) begins here", at: places.range(opened..<(opened + 1))))
            }
        }
        return Diagnostic(rule, .error, message, at: range, explanation: advice, notes: notes)
    }

    private func lineEnd(_ offset: Int, _ places: YAMLPlaces) -> Int {
        var end = offset
        while end < places.bytes.upperBound, places.source.bytes[end] != 0x0A, places.source.bytes[end] != 0x0D { end += 1 }
        return end
    }

    private var opening: String {
        switch context {
        case "while scanning a quoted scalar", "while parsing a quoted scalar": "the quoted text"
        case "while parsing a block mapping": "the mapping"
        case "while parsing a block collection": "the list"
        case "while parsing a flow sequence": "the list"
        case "while parsing a flow mapping": "the mapping"
        case "while scanning a block scalar": "the text"
        default: "this part"
        }
    }

    private func words(_ byte: UInt8?) -> (message: String, advice: String) {
        switch problem {
        case "found character that cannot start any token":
            if byte == 0x09 { return (Self.tab, Self.tabAdvice) }
            let character = byte.map { "`\(Character(Unicode.Scalar($0)))`" } ?? "this character"
            return ("a value can't begin with \(character)", "Put the value in quotes.")
        case "found a tab character where an indentation space is expected", "found a tab character that violates indentation",
            "found a tab character that violate indentation", "found a tab character where an intendation space is expected":
            return (Self.tab, Self.tabAdvice)
        case "could not find expected ':'":
            return ("this line is neither a key with `:` nor a list entry", "Write `key: value`, with a space after the colon.")
        case "mapping values are not allowed in this context":
            return (
                "a `:` that can't stand here",
                "Put text that contains `: ` in quotes; a key of a mapping must be indented like the keys beside it."
            )
        case "block sequence entries are not allowed in this context":
            return ("a list entry can't stand here", "Put the `-` on a line of its own, indented like the entries beside it.")
        case "mapping keys are not allowed in this context":
            return ("a key can't stand here", "Put text that begins with `?` in quotes, or check the indentation.")
        case "found unexpected end of stream" where context.hasSuffix("quoted scalar"):
            return ("quotes that are never closed", "Close them; inside '…' a quote is written twice, inside \"…\" as `\\\"`.")
        case "found unexpected document indicator":
            return ("a line of `---` or `...` inside quotes", "Close the quotes before it.")
        case "found unknown escape character":
            return ("an escape that YAML doesn't know", "Write `\\\\` for a backslash, or use single quotes.")
        case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
            return ("an escape without the digits of a character", "Write it as in `\\u00e9`.")
        case "did not find expected key":
            return (
                "expected a key of the mapping",
                "Check the indentation: it must be the same as that of the key above. Text after closing quotes can't stand here either."
            )
        case "did not find expected '-' indicator":
            return ("expected `-` for the next entry of the list", "Check the indentation: it must be that of the entries above.")
        case "did not find expected ',' or ']'":
            return ("expected `,` or `]` in the list", "Separate the values with commas and close the list.")
        case "did not find expected ',' or '}'":
            return ("expected `,` or `}` in the mapping", "Separate the members with commas and close the mapping.")
        case "did not find expected node content":
            return ("expected a value", "Put text that begins with `,` `]` `}` or another sign of YAML in quotes.")
        case "did not find expected <document start>":
            return ("text after the end of the document", "One file holds one document; check the indentation of this line.")
        case "did not find expected alphabetic or numeric character":
            return ("a name is missing after `&` or `*`", "Put text that begins with `&` or `*` in quotes.")
        case "did not find expected comment or line break":
            return ("text after `|` or `>`", "The text begins on the next line, indented.")
        default:
            return (problem.isEmpty ? "not valid YAML" : "not valid YAML: \(problem)", "Put the text in quotes, or check the indentation.")
        }
    }

    private static let tab = "a tab where YAML allows only spaces"
    private static let tabAdvice = "Indent with spaces."
}
