import Diagnostics
import Foundation

/// Reads one graph file, and tells what is wrong with it and where.
enum GraphReader {
    static func read(_ source: SourceText) throws(DiagnosticError) -> RawGraph {
        guard source.bytes.contains(where: { $0 > 0x20 }) else {
            throw unreadable("the symbol graph is empty", at: SourceLocation(file: source.file))
        }
        do {
            return try JSONDecoder().decode(RawGraph.self, from: Data(source.bytes))
        } catch let error as DecodingError {
            throw diagnose(error, source)
        } catch {
            throw unreadable("the symbol graph can't be read", at: SourceLocation(file: source.file))
        }
    }

    private static func diagnose(_ error: DecodingError, _ source: SourceText) -> DiagnosticError {
        if let offset = GraphFault.syntax(source.bytes) {
            let isCut = offset >= source.bytes.count
            return unreadable(
                isCut ? "the symbol graph is cut off: the JSON text ends inside a value" : "the symbol graph isn't JSON from here on",
                at: source.location(at: offset))
        }
        switch error {
        case .keyNotFound(let key, let context):
            let path = context.codingPath
            // A file without the four top-level keys is some other JSON, not a damaged graph.
            let message =
                path.isEmpty
                ? "this isn't a symbol graph: it has no \"\(key.stringValue)\""
                : "the symbol graph has no \"\(key.stringValue)\" in \(pointer(path))"
            return unreadable(message, at: place(path, source))
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let path = context.codingPath
            return unreadable(
                path.isEmpty
                    ? "this isn't a symbol graph: it isn't a JSON object"
                    : "\(pointer(path)) of the symbol graph isn't of the expected type",
                at: place(path, source))
        case .dataCorrupted(let context):
            if let offset = GraphFault.invalidUTF8(source.bytes) {
                return unreadable("the symbol graph isn't UTF-8 from here on", at: source.location(at: offset))
            }
            return unreadable(
                "the symbol graph holds a number out of range, a broken escape, or values nested too deeply",
                at: place(context.codingPath, source))
        @unknown default:
            return unreadable("the symbol graph can't be read", at: SourceLocation(file: source.file))
        }
    }

    private static func place(_ path: [any CodingKey], _ source: SourceText) -> SourceLocation {
        source.location(at: GraphFault.offset(of: steps(path), in: source.bytes))
    }

    private static func steps(_ path: [any CodingKey]) -> [GraphFault.Step] {
        path.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) }
    }

    /// The path as a JSON pointer (RFC 6901); no key that is decoded needs escaping.
    private static func pointer(_ path: [any CodingKey]) -> String {
        path.map { "/" + ($0.intValue.map(String.init) ?? $0.stringValue) }.joined()
    }

    static func unreadable(_ message: String, at location: SourceLocation) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                "reference.unreadable-graph", .error, message, at: location,
                explanation: "Extract the graph again with `vitrine symbols`, or with the Swift toolchain's swift-symbolgraph-extract."),
            status: .unreadable)
    }
}
