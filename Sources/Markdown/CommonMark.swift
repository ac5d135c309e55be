import CCmark
import Diagnostics

/// The HTML of a text as the CommonMark 0.30 suite wants it: no extension, raw HTML passed through. Bytes that aren't UTF-8 become U+FFFD.
public func commonMarkHTML(_ bytes: [UInt8]) -> [UInt8] {
    let source = SourceText(file: "", bytes: bytes)
    let prepared = PreparedText(plain: bytes, bytes.indices)
    var builder = TreeBuilder(
        source: source, options: .commonMark, prepared: prepared, lines: LineTable(bytes, bytes.indices))
    _ = CmarkTree.withDocument([bytes], options: CMARK_OPT_VALIDATE_UTF8) { builder.build($0) }
    var renderer = HTMLRenderer(
        tree: builder.tree, links: [], headings: [], htmlImages: [:], isRestricted: false, rendering: MarkdownRendering(form: .suite))
    return renderer.render()
}
