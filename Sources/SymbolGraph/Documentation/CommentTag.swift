extension CommentParser {
    /// `Note: …` at the beginning of a list item or quote.
    struct Tag {
        enum Kind {
            case parameter(DocText.Line), parameters, returns, `throws`
            case aside(String)
        }

        let kind: Kind
        /// As written.
        let name: String
        /// What follows the colon on that line.
        let rest: DocText.Line

        init?(_ line: DocText.Line) {
            guard let (name, rest) = Self.split(line) else { return nil }
            self.name = name.text
            self.rest = rest
            let word = name.text.lowercased()
            switch word {
            case "parameters": kind = .parameters
            case "returns", "return": kind = .returns
            case "throws", "throw": kind = .throws
            default:
                if word.hasPrefix("parameter ") {
                    let parameter = name.dropping("parameter ".count).trimmed.withoutBackticks
                    guard !parameter.text.isEmpty else { return nil }
                    kind = .parameter(parameter)
                } else {
                    let key = word.filter { $0 != " " }
                    guard Self.asides.contains(key) else { return nil }
                    kind = .aside(key)
                }
            }
        }

        /// The kind where this is an aside; a tag that takes a part out of the comment is none in a quote.
        var asideKind: String? { if case .aside(let kind) = kind { kind } else { nil } }

        /// What stands before and after the first colon, both trimmed; `nil` without a colon.
        static func split(_ line: DocText.Line) -> (name: DocText.Line, rest: DocText.Line)? {
            guard let colon = line.text.firstIndex(of: ":") else { return nil }
            let before = line.text[..<colon]
            let name = DocText.Line(String(before), line: line.line, column: line.column).trimmed
            guard !name.text.isEmpty, name.text.utf8.count <= 200 else { return nil }
            return (name, line.dropping(before.unicodeScalars.count + 1).trimmed)
        }

        /// The words that Swift's markup gives a meaning.
        private static let asides: Set<String> = [
            "attention", "author", "authors", "bug", "complexity", "copyright", "date", "experiment", "important", "invariant",
            "mutatingvariant", "nonmutatingvariant", "note", "postcondition", "precondition", "remark", "requires", "seealso",
            "since", "tip", "todo", "version", "warning",
        ]
    }
}
