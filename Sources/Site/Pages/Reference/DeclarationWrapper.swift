import SymbolGraph

/// Breaks a long declaration as Swift's own style does: each parameter on a line, then the result, then the `where` clause.
struct DeclarationWrapper {
    private enum State {
        /// Before the name; between name and parameters; inside them; behind.
        case head, name, parameters, tail
    }

    private var out: [DeclarationFragment] = []
    private var state = State.head
    /// Open brackets since the name or since the parameters began.
    private var depth = 0
    private var isQuoted = false
    private var previous: Character = " "
    /// A line has just begun: blanks that follow go.
    private var isLineStart = false

    /// The same tokens, with line breaks where the text would be wider than `width`.
    static func wrapped(_ fragments: [DeclarationFragment], width: Int) -> [DeclarationFragment] {
        let longest = fragments.spelling.split(separator: "\n").map(\.count).max() ?? 0
        guard longest > width else { return fragments }
        var wrapper = DeclarationWrapper()
        for fragment in fragments { wrapper.take(fragment) }
        return wrapper.out
    }

    private mutating func take(_ fragment: DeclarationFragment) {
        switch fragment.kind {
        case .identifier, .keyword:
            if state == .head, fragment.kind == .identifier || ["init", "subscript"].contains(fragment.spelling) {
                state = .name
            } else if fragment.spelling == "where", state != .head, state != .parameters {
                breakLine("")
                state = .tail
            }
            emit(fragment)
        case .text where state == .name || state == .parameters: takeText(fragment)
        default: emit(fragment)
        }
    }

    private mutating func emit(_ fragment: DeclarationFragment) {
        out.append(fragment)
        previous = fragment.spelling.last ?? previous
        isLineStart = false
    }

    private mutating func takeText(_ fragment: DeclarationFragment) {
        var text = ""
        var rest = Substring(fragment.spelling)
        while let character = rest.popFirst() {
            if isLineStart, character == " " { continue }
            isLineStart = false
            let ending = step(character, next: rest.first)
            switch ending {
            case .none: text.append(character)
            case .before:
                text += "\n" + String(character)
            case .after:
                text.append(character)
                text += "\n    "
                isLineStart = true
            }
            previous = character
        }
        if !text.isEmpty { out.append(DeclarationFragment(.text, text, symbol: fragment.symbol)) }
    }

    private enum Break { case none, before, after }

    /// Where the line breaks around a character of punctuation.
    private mutating func step(_ character: Character, next: Character?) -> Break {
        if character == "\"" { isQuoted.toggle() }
        guard !isQuoted else { return .none }
        switch (state, character) {
        case (.name, "(") where depth == 0:
            guard next != ")" else {
                state = .tail
                return .none
            }
            state = .parameters
            return .after
        case (.name, ":") where depth == 0, (.name, "=") where depth == 0:
            // A property, a type with its protocols: there are no parameters.
            state = .tail
        case (.parameters, ",") where depth == 0: return .after
        case (.parameters, ")") where depth == 0:
            state = .tail
            return .before
        case (.name, "<"), (.parameters, "<"), (.parameters, "("), (.parameters, "["), (.parameters, "{"): depth += 1
        case (.name, ">"), (.parameters, ">"): if previous != "-" { depth = max(0, depth - 1) }
        case (.parameters, ")"), (.parameters, "]"), (.parameters, "}"): depth -= 1
        default: break
        }
        return .none
    }

    /// Begins a line in place of the blank before it.
    private mutating func breakLine(_ indent: String) {
        if let last = out.last, last.kind == .text, last.spelling.hasSuffix(" ") {
            out[out.count - 1] = DeclarationFragment(.text, String(last.spelling.dropLast()) + "\n" + indent, symbol: last.symbol)
        } else {
            out.append(DeclarationFragment(.text, "\n" + indent))
        }
    }
}
