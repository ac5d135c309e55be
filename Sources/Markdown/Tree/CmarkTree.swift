import CCmark
import Foundation

/// Calls of cmark that own what they make.
enum CmarkTree {
    /// Parses the parts as one text, hands the document's node to `body`, and frees the tree.
    static func withDocument<Result>(_ parts: [[UInt8]], options: Int32 = CMARK_OPT_DEFAULT, _ body: (OpaquePointer) -> Result) -> Result? {
        guard let parser = cmark_parser_new(options) else { return nil }
        for part in parts {
            part.withUnsafeBytes { raw in
                guard let base = raw.bindMemory(to: CChar.self).baseAddress else { return }
                cmark_parser_feed(parser, base, raw.count)
            }
        }
        let document = cmark_parser_finish(parser)
        cmark_parser_free(parser)
        guard let document else { return nil }
        defer { cmark_node_free(document) }
        return body(document)
    }

    /// The bytes of a C string that cmark keeps.
    static func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
        let count = strlen(text)
        return UnsafeRawPointer(text).withMemoryRebound(to: UInt8.self, capacity: count) {
            UnsafeBufferPointer(start: $0, count: count)
        }
    }
}
