import SymbolGraph

/// A declaration as code: tokens coloured, types linked, long ones with one parameter a line.
enum DeclarationHTML {
    /// Lines longer than this are broken.
    static let width = 90

    /// - Parameters:
    ///   - kind: of the symbol, which tells what its name is.
    ///   - address: of a type by its precise id, from the page that the declaration stands on.
    static func render(_ fragments: [DeclarationFragment], kind: SymbolKind, address: (String) -> String?) -> [UInt8] {
        var html = ""
        for fragment in DeclarationWrapper.wrapped(fragments, width: width) {
            let text = HTMLText.escaped(fragment.spelling)
            let span = highlight(fragment.kind, in: kind).map { "<span class=\"hl-\($0)\">\(text)</span>" } ?? text
            if let href = fragment.symbol.flatMap(address) {
                html += "<a href=\"\(HTMLText.escaped(href))\">\(span)</a>"
            } else {
                html += span
            }
        }
        return Array(html.utf8)
    }

    private static func highlight(_ token: DeclarationFragment.Kind, in kind: SymbolKind) -> String? {
        switch token {
        case .keyword: "keyword"
        case .attribute: "attribute"
        case .number: "number"
        case .string: "string"
        case .typeIdentifier, .genericParameter: "type"
        case .internalParam, .externalParam: "variable"
        case .identifier:
            switch kind {
            case .class, .actor, .structure, .enumeration, .protocol, .typealias, .associatedType, .extension: "type"
            case .property, .typeProperty, .variable, .enumCase: "variable"
            default: "function"
            }
        case .text: nil
        }
    }
}
