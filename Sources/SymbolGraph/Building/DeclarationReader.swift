/// Reads parameters, result and `throws` from a declaration's tokens. The graph has a `functionSignature` too, but without
/// defaults, and it doubles the cost of decoding.
struct DeclarationReader {
    private(set) var parameters: [SymbolParameter] = []
    private(set) var returns: [DeclarationFragment] = []
    private(set) var errors = ThrownErrors.none

    private var label = ""
    private var name = ""
    private var type: [DeclarationFragment] = []
    private var defaultValue: [DeclarationFragment]?
    private var typedError: [DeclarationFragment]?
    /// Open brackets of any kind since the parameter, or the error's type, began.
    private var depth = 0
    private var isQuoted = false
    private var state = State.head

    private enum State {
        /// Before the first parameter, and after the last.
        case head, tail
        case label, type, value, error, result, done
    }

    static func read(_ declaration: [DeclarationFragment], kind: SymbolKind) -> DeclarationReader {
        var reader = DeclarationReader()
        switch kind {
        case .function, .method, .typeMethod, .operator, .initializer, .subscript, .typeSubscript, .macro, .enumCase: break
        default: return reader
        }
        for fragment in declaration { reader.take(fragment) }
        reader.closeParameter()
        reader.returns = trimmed(reader.returns)
        return reader
    }

    private mutating func take(_ fragment: DeclarationFragment) {
        switch (state, fragment.kind) {
        case (.done, _): return
        case (.head, .externalParam), (.head, .internalParam):
            // Operators and subscripts print only the inner name where there is no label.
            label = fragment.kind == .externalParam ? fragment.spelling : "_"
            name = fragment.spelling
            state = .label
        case (.label, .internalParam): name = fragment.spelling
        case (.head, .keyword), (.tail, .keyword): takeKeyword(fragment.spelling)
        case (.result, .keyword) where fragment.spelling == "where": state = .done
        default: takeText(fragment)
        }
    }

    private mutating func takeKeyword(_ word: String) {
        switch word {
        case "throws":
            errors = .any
            state = .tail
        case "rethrows": errors = .rethrown
        case "where": state = .done
        default: break
        }
    }

    /// Splits punctuation at the characters that end a part, keeping what lies between as tokens of the part.
    private mutating func takeText(_ fragment: DeclarationFragment) {
        guard fragment.kind == .text else { return append(fragment.spelling[...], as: fragment) }
        let text = fragment.spelling
        var start = text.startIndex
        var i = start
        while i < text.endIndex {
            let character = text[i]
            let next = text.index(after: i)
            let isArrow = character == "-" && next < text.endIndex && text[next] == ">"
            if isArrow, state == .head || state == .tail {
                state = .result
                i = text.index(after: next)
                start = i
                continue
            }
            if isArrow {
                i = text.index(after: next)
                continue
            }
            if state == .value, character == "\"" { isQuoted.toggle() }
            if isQuoted {
                i = next
                continue
            }
            if ends(at: character) {
                append(text[start..<i], as: fragment)
                move(past: character)
                start = next
            } else if "([{<".contains(character) {
                if state == .type || state == .value || state == .error { depth += 1 }
            } else if ")]}>".contains(character) {
                if state == .type || state == .value || state == .error { depth -= 1 }
            } else if character == "{", state == .result {
                append(text[start..<i], as: fragment)
                state = .done
                return
            }
            if case .done = state { return }
            i = next
        }
        append(text[start...], as: fragment)
    }

    private func ends(at character: Character) -> Bool {
        switch state {
        case .label: character == ":"
        case .type: depth == 0 && (character == "," || character == ")" || character == "=")
        case .value: depth == 0 && (character == "," || character == ")")
        case .error: depth == 0 && character == ")"
        case .tail: errors == .any && typedError == nil && character == "("
        case .result: character == "{"
        case .head, .done: false
        }
    }

    private mutating func move(past character: Character) {
        switch (state, character) {
        case (.label, _): state = .type
        case (.type, "="):
            defaultValue = []
            state = .value
        case (.type, ","), (.value, ","):
            closeParameter()
            state = .head
        case (.type, _), (.value, _):
            closeParameter()
            state = .tail
        case (.tail, _):
            typedError = []
            state = .error
        case (.error, _):
            errors = .typed(typedError ?? [])
            state = .tail
        default: state = .done
        }
        depth = 0
    }

    private mutating func append(_ text: Substring, as fragment: DeclarationFragment) {
        guard !text.isEmpty else { return }
        let part = DeclarationFragment(fragment.kind, String(text), symbol: fragment.symbol)
        switch state {
        case .type: type.append(part)
        case .value: defaultValue?.append(part)
        case .error: typedError?.append(part)
        case .result: returns.append(part)
        case .head, .tail, .label, .done: break
        }
    }

    private mutating func closeParameter() {
        guard !name.isEmpty else { return }
        parameters.append(
            SymbolParameter(
                label: label, name: name, type: Self.trimmed(type), defaultValue: defaultValue.map(Self.trimmed)))
        (label, name, type, defaultValue) = ("", "", [], nil)
    }

    /// Without blanks at either end.
    private static func trimmed(_ fragments: [DeclarationFragment]) -> [DeclarationFragment] {
        var out = fragments
        while let first = out.first, first.kind == .text {
            let rest = first.spelling.drop { $0 == " " || $0 == "\n" }
            if rest.isEmpty { out.removeFirst() } else {
                out[0] = DeclarationFragment(.text, String(rest))
                break
            }
        }
        while let last = out.last, last.kind == .text {
            var rest = Substring(last.spelling)
            while let end = rest.last, end == " " || end == "\n" { rest.removeLast() }
            if rest.isEmpty { out.removeLast() } else {
                out[out.count - 1] = DeclarationFragment(.text, String(rest))
                break
            }
        }
        return out
    }
}
