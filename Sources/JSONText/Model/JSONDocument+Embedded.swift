public import Diagnostics

extension JSONDocument {
    /// Reads the JSON text inside a string of this document. All its ranges and findings point into the outer file, at the bytes
    /// between the quotes, whatever escapes stand there. It may itself hold embedded documents.
    /// - Throws: `json.not-a-string` where the node is no string, else as `parse`; status `.findings`, for the file around it
    ///   can be read.
    public func embedded(in node: JSONNode, limits: Limits = Limits()) throws(DiagnosticError) -> JSONDocument {
        guard case .string = node.value else {
            throw DiagnosticError(
                Diagnostic(
                    "json.not-a-string", .error, "expected a string that holds JSON, found \(node.kind)", at: range(of: node)),
                status: .findings)
        }
        let text = content(of: node)
        var parser = JSONParser(source: source, bytes: text.bytes, map: text.map, level: level + 1, limits: limits)
        do {
            return JSONDocument(source: source, root: try parser.parse(), diagnostics: parser.diagnostics, level: level + 1)
        } catch {
            throw DiagnosticError(parser.diagnostic(for: error), status: .findings)
        }
    }

    /// Where a part of a string stands, given as UTF-8 offsets into its decoded text: `3..<8` of `"a\u00e9<tag>"` is `<tag>`.
    /// Offsets past the end are cut off. For a node that is no string, the whole node.
    public func range(of node: JSONNode, utf8 part: Range<Int>) -> SourceRange {
        guard case .string = node.value else { return range(of: node) }
        let map = content(of: node).map
        let lower = map[min(max(0, part.lowerBound), map.count - 1)]
        let upper = map[min(max(0, part.upperBound), map.count - 1)]
        return source.range(lower..<max(lower, upper))
    }

    /// The decoded bytes of a string node, and for each (and the end) the byte of the file where it is written.
    private func content(of node: JSONNode) -> JSONEscapes.Mapped {
        var text = JSONEscapes.Mapped(bytes: Array(source.bytes[node.range]), map: Array(node.range.lowerBound...node.range.upperBound))
        for _ in 0..<level { text = JSONEscapes.decode(text) }
        return JSONEscapes.decode(text.inner)
    }
}
