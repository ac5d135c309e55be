import Diagnostics

/// Finds the tags of a remote-config string.
///
/// A tag is `<NAME/>`. `<x/>` in lower case with the name of an HTML element is HTML, anything else of that form is a tag. Known
/// names that stand in the text in any other way are tags that somebody damaged.
public struct CopyTags: Sendable {
    /// Names that the app itself fills (`paywalls.tags`).
    public let custom: Set<String>

    public init(custom: Set<String> = []) { self.custom = custom }

    /// What stands in `text`, in order.
    public func parse(_ text: String) -> [CopyTag] {
        // Most strings have no tag: known names all hold a `_`, or stand in brackets.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "_") }) else { return [] }
        var scanner = TagTextScanner(text, meaning: meaning)
        return scanner.tags()
    }

    /// `text` cut at its well-formed tags; HTML and damaged tags stay text.
    public func pieces(_ text: String) -> [CopyPiece] {
        let bytes = Array(text.utf8)
        var pieces: [CopyPiece] = []
        var end = 0
        for tag in parse(text) where tag.form == .tag {
            if tag.range.lowerBound > end {
                pieces.append(.text(String(decoding: bytes[end..<tag.range.lowerBound], as: UTF8.self)))
            }
            pieces.append(.tag(tag))
            end = tag.range.upperBound
        }
        if end < bytes.count { pieces.append(.text(String(decoding: bytes[end...], as: UTF8.self))) }
        return pieces
    }

    public func meaning(of name: String) -> TagMeaning? {
        TagCatalog.meaning(of: name) ?? (custom.contains(name) ? .custom : nil)
    }

    /// The known name nearest to one that isn't.
    public func suggestion(for name: String) -> String? { NearMiss.suggestion(for: name, in: TagCatalog.names + custom.sorted()) }
}
