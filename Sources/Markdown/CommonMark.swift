import CCmark

/// The HTML of a text as the CommonMark 0.30 suite wants it: no extension, raw HTML passed through.
public func commonMarkHTML(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { raw in
        guard let html = cmark_markdown_to_html(raw.bindMemory(to: CChar.self).baseAddress, raw.count, CMARK_OPT_UNSAFE) else { return [] }
        defer { cmark_get_default_mem_allocator().pointee.free(html) }
        return Array(String(cString: html).utf8)
    }
}
