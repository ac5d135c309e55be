public import Diagnostics

/// A JSON text (RFC 8259, strict) that was read whole: order, places and numbers as written are kept.
public struct JSONDocument: Sendable {
    public struct Limits: Sendable {
        /// How deep arrays and objects may nest, at most 1024, so that releasing the tree can't exhaust a thread's stack.
        public let depth: Int

        public init(depth: Int = 512) { self.depth = min(max(1, depth), 1024) }
    }

    /// The file; for an embedded document the outermost one.
    public let source: SourceText
    public let root: JSONNode
    /// Findings that didn't stop the reading: duplicate keys (`json.duplicate-key`, an error), in the order of the text.
    public let diagnostics: [Diagnostic]
    /// How many strings this document stands in: 0 for a file, 1 for JSON inside a string of a file.
    public let level: Int

    /// Reads a whole file. A byte-order mark is accepted.
    /// - Throws: one diagnostic (`json.syntax`, `json.encoding` or `json.depth`) at the first fault, status `.unreadable`.
    public static func parse(_ source: SourceText, limits: Limits = Limits()) throws(DiagnosticError) -> JSONDocument {
        var parser = JSONParser(source: source, bytes: source.bytes, map: nil, level: 0, limits: limits)
        do {
            return JSONDocument(source: source, root: try parser.parse(), diagnostics: parser.diagnostics, level: 0)
        } catch {
            throw DiagnosticError(parser.diagnostic(for: error), status: .unreadable)
        }
    }

    /// Where a value stands: its part on the line where it begins.
    public func range(of node: JSONNode) -> SourceRange { source.range(node.range) }

    /// Where a member's key stands.
    public func range(ofKey member: JSONMember) -> SourceRange { source.range(member.keyRange) }
}
