/// One name of a symbol link, with the suffix by which DocC tells symbols of one name apart.
struct LinkComponent: Equatable {
    enum Disambiguation: Equatable {
        case none
        /// `-swift.method`, `-5fa9o`, `-swift.method-5fa9o`
        case kindOrHash(kind: String?, hash: String?)
        /// `-(Int,_)->Bool`: `nil` where a side isn't given, `_` stands for any type.
        case signature(parameters: [String]?, returns: [String]?)
    }

    /// The name with everything, for operators hold hyphens too.
    let full: String
    let name: String
    let disambiguation: Disambiguation

    init(_ text: String) {
        full = text
        if let (name, signature) = Self.signature(text) {
            self.name = name
            disambiguation = signature
            return
        }
        var name = text[...]
        var kind: String?
        var hash: String?
        for _ in 0..<2 {
            guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else { break }
            let suffix = name[name.index(after: hyphen)...]
            if let known = Self.kind(suffix) {
                kind = known
                name = name[..<hyphen]
                break
            }
            guard hash == nil, Self.isHash(suffix) else { break }
            hash = String(suffix)
            name = name[..<hyphen]
        }
        self.name = String(name)
        disambiguation = kind == nil && hash == nil ? .none : .kindOrHash(kind: kind, hash: hash)
    }

    /// The names of a link. A slash inside parentheses or of an operator's name parts nothing.
    static func split(_ link: String) -> [LinkComponent] {
        var parts: [LinkComponent] = []
        var part = ""
        var depth = 0
        var rest = Substring(link)
        while let character = rest.popFirst() {
            if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
            if character == "/", depth <= 0, !(part.allSatisfy(isOperatorCharacter) && beginsOperator(rest)) {
                parts.append(LinkComponent(part))
                part = ""
            } else {
                part.append(character)
            }
        }
        return parts + [LinkComponent(part)]
    }

    /// Up to the next parenthesis only operator characters: `/(_:_:)`, `=(_:_:)`.
    private static func beginsOperator(_ rest: Substring) -> Bool {
        guard let end = rest.firstIndex(of: "(") else { return rest.allSatisfy(isOperatorCharacter) }
        return rest[..<end].allSatisfy(isOperatorCharacter)
    }

    private static func isOperatorCharacter(_ character: Character) -> Bool { "/=-+!*%<>&|^~?.".contains(character) }

    private static func isHash(_ text: Substring) -> Bool {
        (1...6).contains(text.utf8.count) && text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        }
    }

    private static func kind(_ text: Substring) -> String? {
        let name = text.hasPrefix("swift.") ? text.dropFirst(6) : text
        if case .other = SymbolKind(identifier: String(name)) { return nil }
        return String(name)
    }

    /// `name-(A,B)->C`, `name-(A,B)`, `name->C`
    private static func signature(_ text: String) -> (name: String, Disambiguation)? {
        var head = text[...]
        var returns: [String]?
        if let arrow = head.range(of: "->"), arrow.lowerBound != head.startIndex, head[..<arrow.lowerBound].last != "-" {
            returns = types(head[arrow.upperBound...])
            head = head[..<arrow.lowerBound]
            // `-(A)->C` and `->C` alone both end here; without parameters the name is all that is left.
        }
        if head.hasSuffix(")"), let opening = head.range(of: "-("), opening.lowerBound != head.startIndex {
            let inner = head[opening.upperBound...].dropLast()
            return (String(head[..<opening.lowerBound]), .signature(parameters: types(inner), returns: returns))
        }
        return returns.map { (String(head), .signature(parameters: nil, returns: $0)) }
    }

    /// Types between commas that stand in no bracket; one pair of parentheses around all of them is allowed.
    private static func types(_ text: Substring) -> [String] {
        var list = text.filter { $0 != " " }
        if list.hasPrefix("("), list.hasSuffix(")") { list = String(list.dropFirst().dropLast()) }
        var out: [String] = []
        var type = ""
        var depth = 0
        for character in list {
            if "([<".contains(character) { depth += 1 } else if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth <= 0 {
                out.append(type)
                type = ""
            } else {
                type.append(character)
            }
        }
        return type.isEmpty && out.isEmpty ? [] : out + [type]
    }
}
